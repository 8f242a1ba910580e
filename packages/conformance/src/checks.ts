import {
  below,
  type Chance,
  canonical,
  choicesMade,
  cloneState,
  firstNotPlain,
  fork,
  hashState,
  heldIn,
  type Match,
  plain,
  readChoice,
  readRecord,
  replay,
  same,
  shuffle,
  Table,
  wordsOf,
  writeRecord,
} from '@tallyho/kernel';
import type { Position } from './position.ts';

/** Looks at one moment of a game; says what is wrong, or null. */
export type Check = (at: Position) => string | null;

/** The state is plain data: no functions, classes, Maps, Dates, undefined or broken numbers. */
const plainState: Check = ({ match }) => {
  const { fixed, ...changing } = match.state;
  const place = firstNotPlain(match.moves.length === 0 ? { fixed, ...changing } : changing);
  return place === null ? null : `state.${place} is not plain data`;
};

/** Long lists of options are sampled; short ones are tried whole. */
export const someOf = <T>(options: readonly T[], most: number, chance: Chance): readonly T[] =>
  options.length <= most ? options : shuffle(fork(chance), options.slice()).slice(0, most);

/** Cards are neither lost nor made, at this table and at those inside. */
const cardsConserved: Check = ({ match, cards }) => lostCards(match.game, match.state, cards);

/** What cards there were when a game was first looked at; a game is known by what never changes in it. */
export type CardCounts = WeakMap<object, string>;

export function lostCards(game: Match['game'], state: Match['state'], counts: CardCounts): string | null {
  const found = cardCounts(game.cards(state));
  const known = counts.get(state.fixed);
  if (known === undefined) counts.set(state.fixed, found);
  else if (known !== found) return `there are other cards than at the start of ${game.id}`;
  return state.inner ? lostCards(heldIn(game, state).game, state.inner, counts) : null;
}

/** How many there are of each card, as a text: equal texts, equal cards. */
function cardCounts(cards: readonly number[]): string {
  const counts: number[] = [];
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts.join();
}

/** A game that is not over asks somebody, and no game is longer than its bound. */
const noDeadEnd: Check = ({ match, bound }) => {
  const { state, moves, table } = match;
  if (moves.length > bound) return `more than ${bound} choices`;
  if (state.outcome !== null) return state.asks.length === 0 ? null : 'over, and somebody is still asked';
  const decisions = table.decisions();
  if (decisions.length === 0) return 'not over, and nobody is asked';
  const empty = decisions.find(({ options }) => options.length === 0);
  return empty === undefined ? null : `seat ${empty.seat} is asked (${empty.kind}) and has no option`;
};

/** A clone is the same game, and playing it leaves the original alone. */
const cloneIsOriginal: Check = (at) => sameGame(at, 'clone', cloneState(at.match.state));

/** A saved game is the same game. */
const savedIsOriginal: Check = (at) => sameGame(at, 'saved game', JSON.parse(JSON.stringify(at.match.state)));

function sameGame({ match, chance }: Position, name: string, copy: Match['state']): string | null {
  const before = hashState(match.state);
  if (hashState(copy) !== before) return `the ${name} differs`;
  const [ask] = match.state.asks.filter((a) => a.choice === null);
  if (ask === undefined) return null;
  const options = match.table.options(ask);
  const picked = Number(fork(chance).words[0]) >>> 0;
  const choice = options[picked % options.length];
  const played = [copy, cloneState(match.state)].map((state) => {
    const table = new Table(match.game, state);
    const open = table.openAsk(ask.seat);
    if (open === undefined || !same(table.options(open), options)) return 'other options';
    table.answer(open, choice);
    return hashState(table.state);
  });
  if (played[0] !== played[1]) return `the ${name} plays on differently`;
  return hashState(match.state) === before ? null : `playing the ${name} changed the original`;
}

/** Rebuilt from its record, it is the same game (a constructed situation has no record). */
const recordIsOriginal: Check = ({ match }) => {
  if (!match.isDealt) return null;
  const again = read(match);
  if (typeof again === 'string') return again;
  return hashState(again.state) === hashState(match.state) ? null : 'the record leads to another state';
};

/** Options are unique, plain, stable in order, and every one of them can be played. */
const optionsSound: Check = ({ match, chance }) => {
  for (const { seat, options } of match.table.decisions()) {
    if (new Set(options.map(canonical)).size !== options.length) return `seat ${seat} has the same option twice`;
    const odd = firstNotPlain(options);
    if (odd !== null) return `option ${odd} of seat ${seat} is not plain data`;
    const again = new Table(match.game, cloneState(match.state)).decisions().find((d) => d.seat === seat);
    if (!same(again?.options, options)) return `seat ${seat}: options change when listed again`;
    const open = match.table.openAsk(seat);
    if (open !== undefined && !same(match.table.look(open), options)) return `seat ${seat}: a look shows other options`;
    for (const option of someOf(options, MOST_PLAYED, chance)) {
      const table = new Table(match.game, cloneState(match.state));
      const ask = table.openAsk(seat);
      if (ask !== undefined) table.answer(ask, option);
    }
  }
  return null;
};
const MOST_PLAYED = 60;

/** Every option has a text of its own, and the text is read as that option; refusals are readable and not offered. */
const notationRoundTrips: Check = ({ match, chance }) => {
  const { game, state, table } = match;
  for (const ask of state.asks.filter((a) => a.choice === null)) {
    const options = table.options(ask);
    const texts = new Set(options.map((option) => plain(game.write(state, option, ask.seat))));
    if (texts.size !== options.length) return `two options of seat ${ask.seat} are written alike`;
    for (const option of someOf(options, MOST_READ, chance)) {
      const text = game.write(state, option, ask.seat);
      const read = readChoice(table, ask, text);
      if (!read.ok || !same(read.value, option)) return `'${text}' is not read as what it was written from`;
      if (!game.reads(state, plain(text))) return `'${text}' is not taken for notation`;
    }
    for (const refusal of someOf(table.refusals(ask), MOST_READ, chance)) {
      const text = game.write(state, refusal.choice, ask.seat);
      if (texts.has(plain(text))) return `'${text}' is offered and refused`;
    }
  }
  return null;
};
const MOST_READ = 12;

/**
 * Whatever a seat might look for is offered, or refused once, with a reason and a rule; where something is refused, the
 * trial says what that is, so that no kind of decision is forgotten.
 */
const nothingUnsaid: Check = ({ trial, match }) => {
  const { game, state, table } = match;
  for (const ask of state.asks.filter((a) => a.choice === null)) {
    const named = (choice: object): string => `'${game.write(state, choice, ask.seat)}'`;
    const said = new Set(table.options(ask).map(canonical));
    const refusals = table.refusals(ask);
    for (const { choice, reason, because } of refusals) {
      if (said.has(canonical(choice))) return `${named(choice)} is offered and refused, or refused twice`;
      if (reason === '' || because === '') return `${named(choice)} is refused without a reason or a rule`;
      said.add(canonical(choice));
    }
    const tries = trial.tries?.(state, table.kind(), ask.seat) ?? [];
    if (tries.length === 0 && refusals.length > 0)
      return `${table.kind()}: ${named(refusals[0].choice)} is refused, and the trial says of nothing that it is looked for`;
    for (const choice of tries)
      if (!said.has(canonical(choice))) return `${table.kind()}: no word about ${named(choice)}`;
  }
  return null;
};

/**
 * At a seat's own decision every card it holds is offered or refused, whether or not the question is about cards; and what
 * is offered is held. Only a trial of a game without cards need not say what that is.
 */
const noCardWithheld: Check = ({ trial, match }) => {
  const { game, state, table } = match;
  const { hands } = trial;
  if (hands === undefined)
    return hasCards(game, state) ? `the trial does not say which cards of ${game.id} a seat holds` : null;
  for (const ask of state.asks.filter((a) => a.choice === null)) {
    const kind = table.kind();
    const held = new Set(hands.held(state, kind, ask.seat));
    const said = new Set<number>();
    for (const choice of table.options(ask)) {
      for (const card of hands.usedBy(state, choice, ask.seat)) {
        if (!held.has(card)) return `${kind}: '${game.write(state, choice, ask.seat)}' uses a card that is not held`;
        said.add(card);
      }
    }
    for (const { choice } of table.refusals(ask))
      for (const card of hands.usedBy(state, choice, ask.seat)) said.add(card);
    for (const card of held)
      if (!said.has(card)) return `${kind}: no word about card ${card} in the hand of ${ask.seat}`;
  }
  return null;
};

/** At this table or at those inside. */
function hasCards(game: Match['game'], state: Match['state']): boolean {
  return game.cards(state).length > 0 || (state.inner ? hasCards(heldIn(game, state).game, state.inner) : false);
}

/** Only seats with a decision can choose; a wrong, late or strange choice changes nothing. */
const strangersChangeNothing: Check = ({ match }) => {
  const before = hashState(match.state);
  const { asked } = match.state;
  for (let seat = -1; seat <= asked.length; seat++) {
    const open = match.table.openAsk(seat);
    const tries: [decision: number, choice: unknown][] = [
      [open?.id ?? 1, { do: 'nonsense' }],
      [open?.id ?? 1, null],
      [(asked[seat] ?? 0) + 1, match.table.decisions()[0]?.options[0] ?? {}],
      [(open?.id ?? 1) - 1, match.table.decisions()[0]?.options[0] ?? {}],
      [Number.NaN, {}],
    ];
    for (const [decision, choice] of tries) {
      if (match.choose(seat, decision, choice).ok)
        return `seat ${seat} may choose ${canonical(choice)} for decision ${decision}`;
    }
    if (match.chooseText(seat, '\u0000').ok) return `seat ${seat} may choose an unprintable text`;
  }
  return hashState(match.state) === before ? null : 'a refused choice changed the state';
};

/** What may be taken back and made again leads to the same place, and nothing drawn is ever taken back. */
const undoRedo: Check = ({ match }) => {
  const seat = match.moves.at(-1)?.seat;
  if (seat === undefined || !match.canUndo(seat)) return null;
  const [after, told] = [hashState(match.state), match.logged];
  if (hasDrawn(match.state)) return 'undo takes back a draw';
  if (!match.undo(seat).ok) return 'undo was promised and refused';
  if (!match.redo(seat).ok) return 'redo after undo was refused';
  return hashState(match.state) === after && match.logged === told ? null : 'undo and redo lead elsewhere';
};

/** Whether the generator has gone on from the words that the latest choice gave it. */
function hasDrawn(s: Match['state']): boolean {
  const { secret, words } = s.chance;
  const given = secret === undefined ? words : wordsOf(secret, choicesMade(s) - 1);
  return !same(words, given) || (s.inner ? hasDrawn(s.inner) : false);
}

/**
 * A seat may concede at any moment, asked or not: it loses with its side, nothing is taken back any more, and the record
 * of that leads to the same end.
 */
const concession: Check = ({ match, chance }) => {
  if (!match.isDealt || match.state.outcome !== null) return null;
  const again = read(match);
  if (typeof again === 'string') return again;
  const seats = match.state.asked.length;
  const seat = below(fork(chance), seats);
  if (!again.concede(seat).ok) return `seat ${seat} may not concede`;
  const { state } = again;
  if (state.outcome === null || state.asks.length > 0) return 'the game goes on after a concession';
  if (state.outcome.winners.includes(seat)) return `seat ${seat} concedes and wins`;
  if (state.outcome.because === '') return 'a concession has no rule';
  for (let other = 0; other < seats; other++) {
    if (again.canUndo(other) || again.undo(other).ok) return 'a concession is taken back';
    if (again.concede(other).ok) return 'a game that is over is conceded';
  }
  const replayed = read(again);
  if (typeof replayed === 'string') return replayed;
  return hashState(replayed.state) === hashState(state) ? null : 'the record of a concession leads elsewhere';
};

/** The match once more, from its record; or what is wrong with that. */
function read(match: Match): Match | string {
  const record = readRecord(writeRecord(match, 'keeper'));
  if (!record.ok) return `the record cannot be read: ${canonical(record.problem)}`;
  const again = replay(match.game, record.value);
  return again.ok ? again.value : `the record cannot be replayed: ${canonical(again.problem)}`;
}

/** Cheap enough for every step of every game. */
export const quickChecks: { readonly [name: string]: Check } = { noDeadEnd, cardsConserved };

/** For a few steps of every game, or for every step of a few. */
export const slowChecks: { readonly [name: string]: Check } = {
  plainState,
  cloneIsOriginal,
  savedIsOriginal,
  optionsSound,
  notationRoundTrips,
  nothingUnsaid,
  noCardWithheld,
  strangersChangeNothing,
  undoRedo,
};

/** These play the game again from its first card: the longer it has lasted, the longer they take. */
export const replayChecks: { readonly [name: string]: Check } = { recordIsOriginal, concession };
