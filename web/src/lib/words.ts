// Turns messages into sentences, as the crate `words` does: every argument but a
// number also comes in forms, `$weapon_acc` beside `$weapon`. See docs/words.md.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Message } from '../wire/wire'

export const LANGS = ['en', 'pl'] as const
export type Lang = (typeof LANGS)[number]

/** Entries of a content, by the ids of those they replace. */
export type OwnWords = Record<string, Message>

/** What pages pass to their own sentences. */
export type Values = Record<string, string | number | Message>

interface Said {
  plain: string
  forms: Record<string, string>
}

/** What a game of the page says in its own way: names that depend on what the reader likes. */
let renamed: (message: Message) => Message = (message) => message
export const renameWith = (name: typeof renamed): void => void (renamed = name)

/** What a square is called that a message names by row and column, `r3c12`; undefined where that is its name. */
let placed: (id: string) => Message | undefined = () => undefined
export const placeWith = (name: typeof placed): void => void (placed = name)
const SQUARE = /^r\d+c\d+$/

/** All catalogues but the terminal's; those of the rules pages come when they are needed. */
const FILES = import.meta.glob<string>(
  ['../../../crates/words/*/*.ftl', '!../../../crates/words/*/{cli,duel,lab,usage}.ftl', '!../../../crates/words/*/rules*.ftl'],
  { query: '?raw', import: 'default' },
)
const RULES = import.meta.glob<string>('../../../crates/words/*/rules*.ftl', { query: '?raw', import: 'default' })

const texts = (files: Record<string, () => Promise<string>>, lang: Lang): Promise<string[]> =>
  Promise.all(Object.entries(files).flatMap(([path, load]) => (path.includes(`/words/${lang}/`) ? [load()] : [])))

export class Catalogue {
  private readonly bundle: FluentBundle
  /** Every form that any entry has. */
  private readonly forms = new Set<string>()

  /** What a content says in words of its own; it goes before the catalogues. */
  private own: OwnWords = {}

  constructor(
    readonly lang: Lang,
    texts: string[],
  ) {
    // The marks around arguments are for mixed directions of writing, which we do not have.
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) {
      const resource = new FluentResource(text)
      for (const entry of resource.body) for (const form of Object.keys(entry.attributes)) this.forms.add(form)
      const errors = this.bundle.addResource(resource)
      if (errors.length) console.error(lang, errors)
    }
  }

  /** All that pages and rules say; with the words of the rules pages where they are wanted. */
  static async load(lang: Lang, rules = false): Promise<Catalogue> {
    const loaded = await Promise.all([texts(FILES, lang), rules ? texts(RULES, lang) : []])
    return new Catalogue(lang, loaded.flat())
  }

  /** The same language with the words of a content: its names, and the texts of its cards. */
  with(own: OwnWords): Catalogue {
    return Object.assign(Object.create(Catalogue.prototype) as Catalogue, this, { own })
  }

  has(id: string): boolean {
    return id in this.own || this.bundle.hasMessage(id)
  }

  /** The message as a sentence; where the catalogue does not know it, its id and arguments. */
  say(given: Message): string {
    const message = renamed(given)
    const said = this.entry(message.id, this.variables(message.args ?? []))?.plain ?? this.bare(message)
    // A sentence may begin with what has no capital of its own: “the water (left)”.
    return /^(?!r\d+c\d)\p{Ll}.*\.$/u.test(said) ? said[0]!.toLocaleUpperCase(this.lang) + said.slice(1) : said
  }

  /** A sentence of the page itself. */
  text(id: string, values: Values = {}): string {
    const args = Object.entries(values).map(([name, value]): [string, Arg] => [
      name,
      typeof value === 'number' ? { number: value } : typeof value === 'string' ? { text: value } : { message: value },
    ])
    return this.say({ id, args })
  }

  private variables(args: [string, Arg][]): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {}
    for (const [name, arg] of args) {
      if ('number' in arg) {
        filled[name] = arg.number
        continue
      }
      const said = this.arg(arg)
      filled[name] = said.plain
      for (const form of this.forms) filled[`${name}_${form}`] = said.forms[form] ?? said.plain
    }
    return filled
  }

  private arg(arg: Arg): Said {
    if ('number' in arg) return plain(String(arg.number))
    if ('text' in arg) {
      const place = SQUARE.test(arg.text) ? placed(arg.text) : undefined
      return (place && this.entry(place.id, this.variables(place.args ?? []))) ?? plain(this.called(arg.text))
    }
    if ('term' in arg) return this.entry(arg.term.id, {}) ?? plain(arg.term.plain)
    if ('message' in arg) {
      const { id, args = [] } = renamed(arg.message)
      return this.entry(id, this.variables(args)) ?? plain(this.bare(arg.message))
    }
    const items = arg.list.map((item) => this.arg(item))
    const used = new Set(items.flatMap((item) => Object.keys(item.forms)))
    const forms = [...used].map((form) => [form, this.join(items.map((item) => item.forms[form] ?? item.plain))])
    return { plain: this.join(items.map((item) => item.plain)), forms: Object.fromEntries(forms) }
  }

  /** Somebody's name. One that the server gave, since nobody has chosen any, is said in this language. */
  called(name: string): string {
    const given = /^Guest (\d+)$/.exec(name)
    return (given && this.entry('web-guest', { n: given[1]! })?.plain) || name
  }

  /** `a`, `a and b`, `a, b and c`, as the language does it. */
  private join(items: string[]): string {
    const say = (id: string, some: string, next: string) => this.entry(id, { some, next })?.plain ?? `${some}, ${next}`
    const [first, ...rest] = items
    if (first === undefined) return say('words-list-nothing', '', '')
    return rest.reduce(
      (some, next, n) => say(n === rest.length - 1 ? 'words-list-last' : 'words-list-more', some, next),
      first,
    )
  }

  private entry(id: string, args: Record<string, FluentVariable>): Said | undefined {
    const own = this.own[id]
    return own ? this.printed(own.id, this.variables(own.args ?? [])) : this.printed(id, args)
  }

  private printed(id: string, args: Record<string, FluentVariable>): Said | undefined {
    const entry = this.bundle.getMessage(id)
    if (!entry?.value) return undefined
    const fill = (pattern: NonNullable<typeof entry.value>) => this.bundle.formatPattern(pattern, args, [])
    const forms = Object.entries(entry.attributes).map(([form, pattern]) => [form, fill(pattern)])
    return { plain: fill(entry.value), forms: Object.fromEntries(forms) }
  }

  private bare({ id, args = [] }: Message): string {
    const said = args.map(([name, arg]) => `${name}: ${this.arg(arg).plain}`)
    return said.length ? `${id} (${said.join(', ')})` : id
  }
}

const plain = (text: string): Said => ({ plain: text, forms: {} })
