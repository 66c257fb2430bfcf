// What the reader likes, kept in this browser, and the words in the chosen language.

import { MediaQuery } from 'svelte/reactivity'
import type { Message } from '../wire/wire'
import { Catalogue, LANGS, type Lang, type OwnWords, type Values } from './words'

/** `system`: as the reader's other windows look. */
export const THEMES = ['system', 'dark', 'light'] as const
export const SPEEDS = ['normal', 'fast', 'off'] as const
/** What is to be heard: everything, only that it is the reader's turn, nothing. */
export const HEARING = ['all', 'turn', 'off'] as const
export type Hearing = (typeof HEARING)[number]
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

interface Stored {
  lang: Lang
  theme: Theme
  speed: Speed
  /** Answer questions that have a single answer. */
  auto: boolean
  /** A finger's first touch shows what an answer would do, the second takes it. */
  preview: boolean
  /** Name squares by row and column. */
  coords: boolean
  /** Add up the points of the others from the log. */
  scores: boolean
  sound: Hearing
  /** 0 to 100. */
  volume: number
  /** Games whose first turn has been explained. */
  coached: string[]
  /** People whose chat is not shown. */
  muted: { id: string; name: string }[]
  /** Questions, by their ids, that are passed without being asked. */
  passes: string[]
}

const KEY = 'fireteam'
/** This many people are kept muted. */
const MUTED = 200

function first(): Stored {
  const guess: Stored = {
    lang: LANGS.find((lang) => navigator.language.startsWith(lang)) ?? 'en',
    theme: 'system',
    speed: 'normal',
    auto: true,
    preview: true,
    coords: false,
    scores: true,
    sound: 'turn',
    volume: 50,
    coached: [],
    muted: [],
    passes: [],
  }
  try {
    const kept = { ...guess, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
    // It was a switch once.
    const heard: unknown = kept.sound
    return { ...kept, sound: heard === true ? 'all' : heard === false ? 'turn' : kept.sound }
  } catch {
    return guess
  }
}

export const prefs: Stored = $state(first())

const daylight = new MediaQuery('(prefers-color-scheme: light)')

/** The theme that is shown. */
export const theme = (): 'dark' | 'light' => (prefs.theme !== 'system' ? prefs.theme : daylight.current ? 'light' : 'dark')

let catalogue: Catalogue | undefined = $state.raw()
/** Are the words of the rules pages wanted too? */
let rules = false
/** What the contents of the games say in words of their own. */
let own: OwnWords = {}

const load = async (lang: Lang): Promise<Catalogue> => (await Catalogue.load(lang, rules)).with(own)

/** From now on with the words of this content. */
export function adopt(words: OwnWords | undefined): void {
  if (!words) return
  own = { ...own, ...words }
  catalogue = catalogue?.with(own)
}

/** Changes preferences, keeps them, and loads the words of a new language. */
export async function prefer(change: Partial<Stored>): Promise<void> {
  if (change.lang && change.lang !== catalogue?.lang) catalogue = await load(change.lang)
  Object.assign(prefs, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // A browser that keeps nothing still plays.
  }
  document.documentElement.lang = prefs.lang
  document.documentElement.dataset.theme = theme()
}

/** From now on this person's lines are not shown, or shown again. */
export const mute = (id: string, name: string): Promise<void> =>
  prefer({ muted: [...prefs.muted.filter((one) => one.id !== id), { id, name }].slice(-MUTED) })
export const unmute = (id: string): Promise<void> => prefer({ muted: prefs.muted.filter((one) => one.id !== id) })
export const isMuted = (id: string | undefined): boolean => prefs.muted.some((one) => one.id === id)

/** The words of the rules pages and of the first game's help, from now on. */
export async function learn(): Promise<void> {
  if (rules) return
  rules = true
  catalogue = await load(prefs.lang)
}

/** A sentence of the page. */
export const t = (id: string, values?: Values): string => catalogue?.text(id, values) ?? ''

/** A sentence of the rules or of the server. */
export const say = (message: Message): string => catalogue?.say(message) ?? ''

/** Somebody's name. */
export const called = (name: string): string => catalogue?.called(name) ?? name

export const knows = (id: string): boolean => catalogue?.has(id) ?? false

/** The message for an option of a setup without a value: luck decides, unless the game says what does. */
export const openName = (game: string, option: string): string =>
  knows(`web-${game}-${option}-open`) ? `web-${game}-${option}-open` : 'web-luck-decides'

/** A point in time, as the language writes it. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export const percent = (share: number): string =>
  new Intl.NumberFormat(prefs.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Is motion wanted at all? */
export const moves = (): boolean =>
  prefs.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
