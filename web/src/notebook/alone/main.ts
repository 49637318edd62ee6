/** The notebook as a file of its own: everything is in it, so nothing is ever asked for elsewhere. */
import { mount } from 'svelte'
import '../../ui/theme.css'
import { wearTheChosenOne } from '../../ui/theme.svelte'
import { alsoSay, preferred, speak } from '../../i18n/messages.svelte'
import Alone from './Alone.svelte'
import { hasStorage } from './storage'
import { followFragment } from './way.svelte'

const kept = hasStorage()
wearTheChosenOne()
await speak(preferred())
await alsoSay('notebook')
followFragment()
mount(Alone, { target: document.getElementById('app')!, props: { kept } })
