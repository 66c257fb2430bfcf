// What the first game's help says next. Pure: it follows the questions that are really asked.

export interface Mark {
  /** Names the message `coach-<id>`. */
  id: string
  /** What it is about: the first of these that can be seen. */
  at: string[]
  /** It is about the present question and goes away with it. */
  asked?: boolean
}

/** Before anything else, once the first question is there: what one plays for. */
export const INTRO: Mark[] = [{ id: 'goal', at: ['.status'] }]
/** While others move for the first time there is time to look around. */
export const TOUR: Mark[] = [
  { id: 'you', at: ['.players', '.tab-players'] },
  { id: 'question', at: ['.ask'] },
  { id: 'board', at: ['.board'] },
  { id: 'hand', at: ['.hand', '.tab-hand'] },
]
/** After the first turn. */
export const OUTRO: Mark[] = [
  { id: 'log', at: ['.log', '.tab-log'] },
  { id: 'end', at: ['.tools'] },
]

export interface Moment {
  /** Messages that were shown and put away. */
  seen: readonly string[]
  /** The question I am asked, by its id. */
  question: string | undefined
  /** Answers I gave in turns of mine. */
  answers: number
  knows(id: string): boolean
}

/** The message of a mark: what one plays for is another thing in every game, and in some modes other things are said. */
export function wording({ id }: Mark, game: string, mode: unknown, knows: (id: string) => boolean): string {
  const usual = `coach-${id === 'goal' ? `${game}-goal` : id}`
  const own = `${usual}-${String(mode)}`
  return knows(own) ? own : usual
}

/** A first turn has this many answers at least; less was a reaction to somebody else's. */
const TURN = 3

/** Teams are chosen and figures put down before anybody has a turn. */
export const isSetup = (question: string): boolean => /-ask-(draft|muster|roster|reveal|(bot-)?spawn|place(-class|-square)?)$/.test(question)

/** The next mark; nothing for now; or everything has been said. */
export function next({ seen, question, answers, knows }: Moment): Mark | 'wait' | 'done' {
  const fresh = (mark: Mark) => !seen.includes(mark.id)
  const intro = INTRO.find(fresh)
  if (intro) return question ? intro : 'wait'
  if (question) {
    const mark = { id: question, at: ['.ask'], asked: true }
    return fresh(mark) && knows(`coach-${question}`) ? mark : 'wait'
  }
  const round = TOUR.find(fresh)
  if (round) return answers > 0 ? round : 'wait'
  const turned = answers >= TURN && seen.some((id) => id.includes('-ask-'))
  if (!turned && !OUTRO.some(({ id }) => seen.includes(id))) return 'wait'
  return OUTRO.find(fresh) ?? 'done'
}
