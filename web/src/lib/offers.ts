// Offers as they come over the wire, and as the page uses them: one that is
// like an earlier one is made whole. Pure.

import type { Arg, Ask, Message, Offer, Offered } from '../wire/wire'

/** Somebody who is asked, with whole offers. */
export type Asked = Omit<Ask, 'offers'> & { offers?: Offer[] }

type Args = [string, Arg][]

/** The argument with the name of one answer in place of another's. */
function renamed(arg: Arg, from: string, to: string): Arg {
  if ('text' in arg) return arg.text === from ? { text: to } : arg
  if ('list' in arg) return { list: arg.list.map((item) => renamed(item, from, to)) }
  if ('message' in arg) return { message: relabelled(arg.message, from, to) }
  return arg
}

function relabelled({ id, args }: Message, from: string, to: string, others: Args = []): Message {
  if (!args) return { id }
  const other = (name: string) => others.find(([n]) => n === name)?.[1]
  return { id, args: args.map(([name, arg]) => [name, other(name) ?? renamed(arg, from, to)]) }
}

export function unpacked(offers: readonly Offered[]): Offer[] {
  const whole: Offer[] = []
  for (const offer of offers) {
    if (!('like' in offer)) {
      whole.push(offer)
      continue
    }
    const { text, like, args } = offer
    const model = whole[like]
    // A server that names an offer it has not made has lost its mind; its word can still be answered.
    if (!model) whole.push({ text, label: { id: text } })
    else {
      const at = model.at && (model.at.id === model.text ? { ...model.at, id: text } : model.at)
      whole.push({ text, label: relabelled(model.label, model.text, text, args), ...(at && { at }) })
    }
  }
  return whole
}

export const asked = (asks: readonly Ask[]): Asked[] =>
  asks.map(({ offers, ...ask }) => (offers ? { ...ask, offers: unpacked(offers) } : ask))
