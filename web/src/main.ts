import './style.css'
import './games/shared.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prefer, prefs } from './lib/prefs.svelte'

// The first words are there before the first page is.
await prefer({ lang: prefs.lang })
mount(App, { target: document.getElementById('app')! })
