import { mount } from 'svelte'
import './theme.css'
import App from './App.svelte'
import { installOffline } from './offline/install.svelte'
import { followAddress } from './shell/route.svelte'
import { wearTheChosenOne } from './shell/theme.svelte'
import { preferred, speak } from './words/words.svelte'

wearTheChosenOne()
await speak(preferred())
followAddress()
mount(App, { target: document.getElementById('app')! })
installOffline()
