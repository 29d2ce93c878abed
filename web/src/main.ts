import './styles/fonts.css';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/table.css';
import { mount } from 'svelte';
import App from './App.svelte';
import * as focus from './lib/focus.svelte';
import { preferred, speak } from './lib/i18n.svelte';
import * as router from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

const speakChosen = () => speak(preferred(settings.language, navigator.languages));
settings.follow(() => void speakChosen());
focus.trackInput();
router.listen();
await speakChosen();
mount(App, { target: document.getElementById('app')! });
