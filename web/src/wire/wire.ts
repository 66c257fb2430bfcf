// Made from the types in crates/server. Do not edit: run
// UPDATE_WIRE=1 cargo test --workspace --lib in_step

export const WIRE = 4;

export type OptionKind = "flag" | "number" | "word" | { "one-of": string[] } | { list: OptionKind };

export type Advice = { text: string, 
/**
 * The share of the victory to expect.
 */
share?: number, sure?: number, };

/**
 * Everything: after it the page is in step.
 */
export type All = { wire: number, version: string, table: Table, you: You, seq: number, 
/**
 * Not before the start.
 */
view?: Record<string, unknown>, asks: Array<Ask>, clocks?: Clocks, chat: Array<Chat>, undo?: Undo, 
/**
 * My seat has made a decision that can be taken back.
 */
decided?: boolean, 
/**
 * The last part of the log.
 */
log: Log, 
/**
 * Answers until a late watcher sees anything.
 */
waits?: number, now: number, };

/**
 * A value inside a message.
 */
export type Arg = { "number": number } | { "text": string } | { "term": { id: string, plain: string, } } | { "list": Array<Arg> } | { "message": Message };

/**
 * Somebody's answer is awaited. Question and offers only for the seat's own page.
 */
export type Ask = { as: string, seat: number, question?: Message, offers?: Array<Offered>, };

export type Because = { as: string, text: string, 
/**
 * `null` if it may be answered.
 */
why: Message | null, };

/**
 * Who answered when it was not the person.
 */
export type By = "bot" | "stand-in" | "clock";

/**
 * The last frame before the server hangs up.
 */
export type Bye = { why: Why, 
/**
 * Come back after this many milliseconds.
 */
after_ms?: number, };

/**
 * What the host makes of a seat before the start.
 */
export type ChangeSeat = { seat: number, as: Who, };

export type Chat = { n: number, 
/**
 * Not for a watcher.
 */
seat?: number, name: string, 
/**
 * Who said it: the id that is public.
 */
by?: string, text: string, at: number, };

export type CheckSetup = { setup: Record<string, unknown>, };

export type CheckedSetup = { 
/**
 * Complete, with all defaults.
 */
setup: Record<string, unknown>, 
/**
 * Whom the rules will ask, by their names at the start.
 */
actors: Array<string>, };

/**
 * One answer or a short list of them.
 */
export type Choose = string | Array<string>;

/**
 * How long an answer may take.
 */
export type Clock = "none" | { "move": { seconds: number, } } | { "bank": { seconds: number, increment: number, } } | { "days": { days: number, } };

export type Clocks = { 
/**
 * Milliseconds by seat; `null` for bots.
 */
left: Array<number | null>, 
/**
 * Seats whose time runs.
 */
running: Array<number>, 
/**
 * The server's clock.
 */
now: number, };

export type Closed = "agreed" | "refused" | "late";

/**
 * Gains added up, turn by turn; the first number is before the first turn.
 */
export type Curve = { 
/**
 * `points`, `damage`, `kills` …
 */
what: string, sides: Array<Array<number>>, };

export type Entered = { table: Table, you: You, };

/**
 * A position that explains something, with the question that is asked there.
 */
export type Example = { name: string, view: Record<string, unknown>, asks: Array<Ask>, 
/**
 * The actors of each chair.
 */
chairs: Array<Array<string>>, };

export type Examples = { examples: Array<Example>, };

export type Failed = { error: Failure, };

/**
 * What went wrong, for programs and for people.
 */
export type Failure = { code: string, message: Message, };

/**
 * The view a run of steps begins with.
 */
export type First = { seq: number, view: Record<string, unknown>, 
/**
 * Who is asked here; no offers.
 */
asks: Array<Ask>, };

/**
 * What the server says. One key: its kind.
 */
export type Frame = { "all": All } | { "told": Told } | { "table": Table } | { "refused": Refused } | { "because": Because } | { "then": Then } | { "ways": Ways } | { "hint": Hint } | { "undo": Undo } | { "chat": Chat } | { "bye": Bye } | { "pong": number } | { "waits": number } | { "log": Log } | { "beat": number };

export type GameCard = { game: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The fingerprint of the content.
 */
content: string, 
/**
 * The fewest and the most players.
 */
players: [number, number], 
/**
 * Who designed it and who published it.
 */
credits?: [string, string], 
/**
 * The chapters of its guide, in order; examples are called as the chapter they show.
 */
guide: Array<string>, options: Array<GameOption>, 
/**
 * The levels of the bots, weakest first.
 */
levels: Array<string>, 
/**
 * The printed components, where one game was asked for.
 */
components?: unknown, 
/**
 * Names and texts of the content that go before those of the catalogues; left out if there are none.
 */
words?: { [key in string]: Message }, };

/**
 * An option of a game's setup.
 */
export type GameOption = { name: string, 
/**
 * `flag`, `number`, `word`, `{"one-of": […]}` or `{"list": kind}`.
 */
kind: OptionKind, 
/**
 * `null` where the rules or luck decide.
 */
default: unknown, 
/**
 * What the rules accept after what was chosen before it, with the rest at its default.
 */
allowed: unknown[], };

export type GameOptions = { options: Array<GameOption>, };

export type Games = { games: Array<GameCard>, };

export type Hint = { as: string, seq: number, 
/**
 * Best first.
 */
best: Array<Advice>, };

export type Invite = { table: string, };

export type Join = { seat?: number, code?: string, };

/**
 * The host lets somebody sit down again.
 */
export type LetBack = { person: string, };

export type Like = { text: string, like: number, args?: Array<[string, Arg]>, };

/**
 * A table in a list.
 */
export type Listed = { id: string, state: TableState, game: string, setup: Record<string, unknown>, private: boolean, clock: Clock, seats: Array<ListedSeat>, 
/**
 * Open seats.
 */
open: number, created: number, yours: boolean, your_move: boolean, };

export type ListedSeat = { who: SeatKind, name?: string, level?: string, };

/**
 * Lines of the log, as many as fit into a frame.
 */
export type Log = { 
/**
 * The number of the first one; the log begins with 0.
 */
from: number, lines: Array<Message>, };

export type Mark = { 
/**
 * The answers given when it has happened.
 */
seq: number, kind: Moment, message: Message, 
/**
 * The heavier, the more memorable.
 */
weight: number, };

/**
 * The person behind the cookie.
 */
export type Me = { 
/**
 * Public; the secret is the cookie.
 */
id: string, name: string, 
/**
 * The version of the wire.
 */
wire: number, 
/**
 * The version of the program.
 */
version: string, };

/**
 * A sentence to be: its id in the catalogues and what goes into it.
 */
export type Message = { id: string, args?: Array<[string, Arg]>, };

/**
 * What a replay is searched for.
 */
export type Moment = "hit" | "kill" | "feat" | "flush" | "capture" | "phase" | "end";

export type Move = { as: string, seat: number, by?: By, };

export type NewName = { name: string, };

/**
 * A seat of a new table: who, and where it matters for which actors.
 */
export type NewSeat = Who | { who: Who, 
/**
 * Actors by number; sets of different seats may overlap.
 */
actors: Array<number>, };

export type NewTable = { game: string, setup?: Record<string, unknown>, 
/**
 * Left out: me, then bots.
 */
seats?: Array<NewSeat>, 
/**
 * The level of those bots; left out: normal.
 */
level?: string, clock?: Clock, watch?: Watch, private?: boolean, 
/**
 * Start at once.
 */
start?: boolean, };

/**
 * One answer that may be given now.
 */
export type Offer = { 
/**
 * What to send back.
 */
text: string, label: Message, at?: Pointer, };

/**
 * One answer that may be given now, as it travels: whole, or like an earlier
 * one of the same list.
 */
export type Offered = Offer | Like;

/**
 * The host opens or closes the chat.
 */
export type OpenChat = { open: boolean, };

/**
 * A fair pair: two games of two players, the second with sides swapped.
 */
export type Pair = { 
/**
 * The table of the first game.
 */
first: string, 
/**
 * Who has won both together: more wins, then the quicker victory where the game counts it.
 */
verdict?: Verdict, };

/**
 * One side and its points.
 */
export type Place = { 
/**
 * A lone figure or the members of a team.
 */
side: Array<string>, points: number, 
/**
 * Decides between equal points.
 */
tiebreak: number, 
/**
 * 1 is first; equal sides share a place.
 */
place: number, };

/**
 * Play on from a moment of a record, against bots.
 */
export type PlayOn = { 
/**
 * This many answers stand.
 */
at: number, 
/**
 * Any actor of the chair I take.
 */
as: string, 
/**
 * The level of the bots; left out: normal.
 */
level?: string, };

/**
 * What an answer points at on the table.
 */
export type Pointer = { 
/**
 * `figure`, `square`, `weapon`, … as the game's view names its parts.
 */
kind: string, id: string, };

export type Ready = { ready: boolean, };

/**
 * A finished match, or one that somebody brought.
 */
export type RecordCard = { id: string, game: string, rules: number, 
/**
 * By seat.
 */
players: Array<string>, result?: Array<Place>, 
/**
 * By seat: its side, a number from 0 in the result.
 */
sides?: Array<number>, 
/**
 * My seat, in the list of my own matches.
 */
mine?: number, 
/**
 * The seat that won because nobody else was left.
 */
claimed?: number, 
/**
 * Answers in the log, luck's included.
 */
answers: number, started?: number, ended: number, uploaded: boolean, };

export type Records = { records: Array<RecordCard>, next?: string, };

export type Refused = { 
/**
 * The first key of the refused frame.
 */
to: string, 
/**
 * The number the page gave it.
 */
id?: number, code: string, 
/**
 * Where the match is; left out if the frame never reached the table.
 */
seq?: number, message: Message, };

/**
 * What a page says. Each frame is known by its first key.
 */
export type Said = { choose: Choose, as: string, seq: number, } | { consent: boolean, undo: number, } | { undo: number, } | { why: string, as: string, } | { would: string, as: string, } | { hint: string, } | { toward: Pointer, as: string, } | { entrust: string, } | { say: string, } | { again: boolean, } | { ping: number, } | { log: number, };

/**
 * A frame of the page: what it says and, if it likes, a number by which a refusal names the frame.
 */
export type Saying = { id?: number, } & ({ choose: Choose, as: string, seq: number, } | { consent: boolean, undo: number, } | { undo: number, } | { why: string, as: string, } | { would: string, as: string, } | { hint: string, } | { toward: Pointer, as: string, } | { entrust: string, } | { say: string, } | { again: boolean, } | { ping: number, } | { log: number, });

export type SeatKind = "open" | "person" | "bot";

export type SeatView = { who: SeatKind, name?: string, level?: string, ready: boolean, 
/**
 * Connected; bots always are.
 */
here: boolean, 
/**
 * A bot answers until the person returns.
 */
stand_in?: boolean, 
/**
 * The person is away: when the others may let a bot play for them.
 */
yields_at?: number, 
/**
 * Nobody is left on the other sides: when this person may claim the win.
 */
claims_at?: number, 
/**
 * Whom this seat answers for, by their present names.
 */
actors: Array<string>, };

/**
 * Somebody whom the host has sent away.
 */
export type SentAway = { id: string, name: string, };

/**
 * One answer of a record and what it changed.
 */
export type Step = { after: number, seq: number, as: string, 
/**
 * Empty where it would say more than the viewer saw.
 */
word: string, 
/**
 * The answer as people read it; not luck's, and only where the word is there.
 */
label?: Message, events: Array<Message>, view?: Record<string, unknown>, 
/**
 * Fields that changed, by section, index of the element, and name.
 */
parts?: Record<string, Record<string, Record<string, unknown>>>, 
/**
 * Who is asked next; the question only for those the viewer holds.
 */
asks: Array<Ask>, };

export type Steps = { total: number, first: First, steps: Array<Step>, };

/**
 * A record at a glance: turns, moments, charts.
 */
export type Story = { 
/**
 * Answers, luck's included.
 */
total: number, 
/**
 * `null` if the match began with a scene.
 */
setup: Record<string, unknown> | null, 
/**
 * The actors of each side, in the order of the places.
 */
sides: Array<Array<string>>, 
/**
 * The actors of each chair.
 */
chairs: Array<Array<string>>, turns: Array<Turn>, moments: Array<Mark>, 
/**
 * Where points come from, and how many each side has from each.
 */
sources: Array<string>, points: Array<Array<number>>, curves: Array<Curve>, 
/**
 * Whatever was used at least once, by side.
 */
tools: Array<Tool>, };

export type Table = { id: string, 
/**
 * The invitation to sit; only for those who sit.
 */
code?: string, state: TableState, game: string, rules: number, setup: Record<string, unknown>, private: boolean, clock: Clock, watch: Watch, seats: Array<SeatView>, 
/**
 * The host's seat, if the host sits.
 */
host?: number, watchers: number, created: number, started?: number, ended?: number, result?: Array<Place>, 
/**
 * The seat that won because nobody else was left.
 */
claimed?: number, 
/**
 * The next table of the same people.
 */
rematch?: string, 
/**
 * This is the second of two games with sides swapped.
 */
pair?: Pair, 
/**
 * The host has closed the chat.
 */
silent?: boolean, 
/**
 * Who may not sit down here; only for those who sit.
 */
sent_away?: Array<SentAway>, };

export type TableState = "lobby" | "playing" | "over" | "broken";

export type Tables = { tables: Array<Listed>, 
/**
 * Pass it as `before` for the next page.
 */
next?: string, };

/**
 * Decisions of one seat.
 */
export type Taken = { seat: number, decisions: number, };

/**
 * What an answer would lead to before luck or another seat speaks.
 */
export type Then = { as: string, text: string, events: Array<Message>, 
/**
 * What my next answer could point at.
 */
next: Array<Pointer>, };

/**
 * The match moved on from `after` to `seq`.
 */
export type Told = { after: number, seq: number, moves: Array<Move>, events: Array<Message>, 
/**
 * Sections that changed, whole.
 */
view?: Record<string, unknown>, 
/**
 * Fields that changed, by section, index of the element, and name.
 */
parts?: Record<string, Record<string, Record<string, unknown>>>, asks: Array<Ask>, clocks?: Clocks, 
/**
 * What the table says about it: a line of the log before those of the events.
 */
note?: Message, 
/**
 * Something was taken back: this many lines of the log stay.
 */
undone?: number, 
/**
 * After that my seat still has a decision that can be taken back.
 */
decided?: boolean, result?: Array<Place>, };

/**
 * What a side did with one thing: a weapon, an action, an ability.
 */
export type Tool = { 
/**
 * A place in the story's `sides`.
 */
side: number, name: Message, uses: number, 
/**
 * 0 where the game does not count it, as the kills.
 */
damage: number, kills: number, };

export type Turn = { 
/**
 * The answers given when it has begun.
 */
seq: number, message: Message, };

/**
 * Somebody asks the others to take something back.
 */
export type Undo = { n: number, seat: number, 
/**
 * The answers that would stay, counted as the log does.
 */
to: number, 
/**
 * The decisions that would not, by the seats that made them.
 */
takes: Array<Taken>, needs: Array<number>, agreed: Array<number>, until: number, closed?: Closed, };

export type Verdict = { "won": number } | "drawn";

/**
 * What those see who do not sit at the table, while the match is played.
 */
export type Watch = "masked" | { "delayed": { answers: number, } };

export type Way = { 
/**
 * To be chosen in one go. Where several ways begin alike, as far as they agree.
 */
words: Array<string>, 
/**
 * The first of them as people read it.
 */
label: Message, };

/**
 * Answers that lead to a thing; the shortest first, one for each first answer.
 */
export type Ways = { as: string, toward: Pointer, ways: Array<Way>, };

/**
 * Who sits on a seat of a new table.
 */
export type Who = "me" | "open" | { "bot": string };

export type Why = "restart" | "version" | "slow" | "flood" | "too-big" | "gone" | "broken";

/**
 * Who I am at a table.
 */
export type You = { id: string, seat?: number, host: boolean, };
