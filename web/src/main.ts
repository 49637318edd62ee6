import { mount } from 'svelte'
import './ui/theme.css'
import App from './app/App.svelte'
import { installOffline } from './device/offline/install.svelte'
import { followAddress } from './ui/navigation.svelte'
import { wearTheChosenOne } from './ui/theme.svelte'
import { preferred, speak } from './i18n/messages.svelte'

wearTheChosenOne()
await speak(preferred())
followAddress()
mount(App, { target: document.getElementById('app')! })
installOffline()
