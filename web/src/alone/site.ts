/** The client in a folder of a static host: the same pages, and nothing that needs a server. */
import { mount } from 'svelte'
import '../ui/theme/theme.css'
import '../ui/theme/choice.css'
import { base } from '../device/base'
import { carryAlong } from '../device/carrying/kinds'
import { chooseLanguage, preferredLanguage } from '../device/language'
import { installOffline } from '../device/offline/install.svelte'
import { keepsTexts } from '../device/storage'
import { loadErrors } from '../i18n/errors'
import { alsoSay } from '../i18n/messages.svelte'
import { inFolder } from '../ui/addresses'
import { followAddress } from '../ui/navigation.svelte'
import { wearTheChosenOne } from '../ui/theme/theme.svelte'
import { goWithoutServer } from '../wire/server.svelte'
import { DOORS } from './doors'
import Site from './Site.svelte'

goWithoutServer()
carryAlong(async () => {
  const [notebooks, evenings] = await Promise.all([
    import('../notebook/sharing/carried'),
    import('../companion/carrying/carried'),
  ])
  return [notebooks.carriedNotebooks, evenings.carriedEvenings]
})
const kept = keepsTexts()
wearTheChosenOne()
await chooseLanguage(preferredLanguage())
await alsoSay('alone')
followAddress(inFolder(base(), DOORS))
mount(Site, { target: document.getElementById('app')!, props: { kept } })
void loadErrors()
installOffline()
