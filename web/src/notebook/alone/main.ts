/** The notebook as a file of its own: everything is in it, so nothing is ever asked for elsewhere. */
import { mount } from 'svelte'
import '../../ui/theme/theme.css'
import '../../ui/theme/choice.css'
import { chooseLanguage, preferredLanguage } from '../../device/language'
import { keepsTexts } from '../../device/storage'
import { wearTheChosenOne } from '../../ui/theme/theme.svelte'
import { alsoSay } from '../../i18n/messages.svelte'
import Alone from './Alone.svelte'
import { followFragment } from './way.svelte'

const kept = keepsTexts()
wearTheChosenOne()
await chooseLanguage(preferredLanguage())
await Promise.all([alsoSay('notebook'), alsoSay('errors')])
followFragment()
mount(Alone, { target: document.getElementById('app')!, props: { kept } })
