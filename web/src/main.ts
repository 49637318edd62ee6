import { mount } from 'svelte'
import './ui/theme/theme.css'
import './ui/theme/choice.css'
import App from './app/App.svelte'
import { carryAlong } from './device/carrying/kinds'
import { chooseLanguage, preferredLanguage } from './device/language'
import { loadErrors } from './i18n/errors'
import { installOffline } from './device/offline/install.svelte'
import { followAddress } from './ui/navigation.svelte'
import { wearTheChosenOne } from './ui/theme/theme.svelte'

carryAlong(async () => {
  const [notebooks, evenings] = await Promise.all([
    import('./notebook/sharing/carried'),
    import('./companion/carrying/carried'),
  ])
  return [notebooks.carriedNotebooks, evenings.carriedEvenings]
})
wearTheChosenOne()
await chooseLanguage(preferredLanguage())
followAddress()
mount(App, { target: document.getElementById('app')! })
void loadErrors()
installOffline()
