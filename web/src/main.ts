import { mount } from 'svelte'
import './ui/theme.css'
import App from './app/App.svelte'
import { chooseLanguage, preferredLanguage } from './device/language'
import { installOffline } from './device/offline/install.svelte'
import { followAddress } from './ui/navigation.svelte'
import { wearTheChosenOne } from './ui/theme.svelte'

wearTheChosenOne()
await chooseLanguage(preferredLanguage())
followAddress()
mount(App, { target: document.getElementById('app')! })
installOffline()
