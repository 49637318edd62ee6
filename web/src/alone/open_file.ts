/** Opens a page that is one file: everything is in it, so nothing is ever asked for elsewhere. */
import { mount, type Component } from 'svelte'
import '../ui/theme/theme.css'
import '../ui/theme/choice.css'
import { chooseLanguage, preferredLanguage } from '../device/language'
import { keepsTexts } from '../device/storage'
import { loadErrors } from '../i18n/errors'
import { alsoSay } from '../i18n/messages.svelte'
import { IN_FILE } from '../ui/addresses'
import { followAddress } from '../ui/navigation.svelte'
import { wearTheChosenOne } from '../ui/theme/theme.svelte'
import { goWithoutServer } from '../wire/server.svelte'

/** `parts` are the folders of what its screens say. */
export async function openFile(
  screens: Component<{ kept: boolean }>,
  parts: readonly string[],
): Promise<void> {
  goWithoutServer()
  const kept = keepsTexts()
  wearTheChosenOne()
  await chooseLanguage(preferredLanguage())
  await Promise.all([alsoSay('alone'), loadErrors(), ...parts.map(alsoSay)])
  followAddress(IN_FILE)
  mount(screens, { target: document.getElementById('app')!, props: { kept } })
}
