import {
  type Card,
  EVERYONE,
  NO_CARD,
  only,
  type Refusal,
  type RuleId,
  removeCard,
  type Seat,
} from '../../src/index.ts';
import {
  FEINT,
  HAND_LIMIT,
  type Joust,
  type JoustChoice,
  type JoustFlow,
  type JoustQuestion,
  type JoustTable,
  type JoustVote,
  LANCE,
  paces,
  RALLY,
  SHIELD,
  SWERVE,
  titles,
} from './state.ts';

const BOTH: readonly Seat[] = [0, 1];
const PASS: JoustChoice = { do: 'pass' };
const PLAY: readonly JoustChoice[] = titles.map((_, card) => ({ do: 'play', card }));
const PACE: readonly JoustChoice[] = paces.map((_, pace) => ({ do: 'pace', pace }));

/** J-2 — the cards that attack. */
const attacks: readonly Card[] = [LANCE, RALLY];

/** J-3 — which cards answer a card. */
const answers: readonly (readonly Card[])[] = [[SHIELD, SWERVE], [FEINT], [SHIELD], [LANCE], []];

/** J-2 — why a card does not attack now; null: it does. */
function barAttack({ rallied }: Turn, card: Card): string | null {
  if (!attacks.includes(card)) return 'only-in-answer';
  return card === RALLY && rallied ? 'once-a-turn' : null;
}

/** J-3 — why a card does not answer the last one; null: it does. */
const barAnswer = ({ card: last }: Exchange, card: Card): string | null =>
  answers[last].includes(card) ? null : 'does-not-answer';

/** Every card of a hand that something stands against, in the order of the titles. */
const refuse = (hand: readonly Card[], because: RuleId, bar: (card: Card) => string | null): Refusal<JoustChoice>[] =>
  titles.flatMap((_, card) => {
    const reason = hand.includes(card) ? bar(card) : null;
    return reason === null ? [] : [{ choice: PLAY[card], reason, because }];
  });

/** J-5 — how many cards a rider draws after a turn at this pace. */
const drawAt = (pace: number): number => 3 - pace;

interface Turn {
  paces: number[];
  rallied: boolean;
}

const nextTurn = (t: JoustTable, at: Turn): void => {
  const s = t.state;
  s.turn++;
  at.rallied = false;
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'J-1' });
};

const choosePace: JoustVote<Turn> = {
  ask: 'pace',
  because: 'J-1',
  several: true,
  who: () => BOTH,
  options: () => PACE.slice(),
  refusals: (s, _, seat) => refuse(s.hands[seat], 'J-2', () => 'after-the-paces'),
  revealed(t, at, choices) {
    const s = t.state;
    const a = paceOf(choices[0].choice);
    const b = paceOf(choices[1].choice);
    s.attacker = a === b ? 1 - s.attacker : a > b ? 0 : 1;
    at.paces = [a, b];
    t.say?.(EVERYONE, { event: 'paces', paces: [paces[a], paces[b]], attacker: s.attacker, because: 'J-1' });
  },
};

const attack: JoustQuestion<Turn> = {
  ask: 'attack',
  because: 'J-2',
  several: false,
  who: (s) => s.attacker,
  options(s, at, seat) {
    const hand = s.hands[seat];
    const options: JoustChoice[] = [PASS];
    for (const card of attacks) if (hand.includes(card) && barAttack(at, card) === null) options.push(PLAY[card]);
    return options;
  },
  refusals: (s, at, seat) => refuse(s.hands[seat], 'J-2', (card) => barAttack(at, card)),
  chosen(t, at, choice, seat) {
    if (choice.do !== 'play') {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'J-2' });
      return;
    }
    t.again();
    discard(t, seat, choice.card);
    t.say?.(EVERYONE, { event: 'played', seat, card: titles[choice.card], because: 'J-2' });
    if (choice.card === RALLY) {
      at.rallied = true;
      draw(t, seat, 2);
    } else {
      t.call(exchange, { attacker: seat, card: LANCE, by: seat });
    }
  },
};

const paceOf = (choice: JoustChoice): number => (choice.do === 'pace' ? choice.pace : 0);

const drawUp = (t: JoustTable, at: Turn): void => {
  const { attacker } = t.state;
  drawAfter(t, at, attacker);
  drawAfter(t, at, 1 - attacker);
};

const drawAfter = (t: JoustTable, at: Turn, seat: Seat): void =>
  draw(t, seat, Math.min(drawAt(at.paces[seat]), HAND_LIMIT - t.state.hands[seat].length));

const endTurn = (t: JoustTable): void => {
  const { turn, fixed, hits } = t.state;
  if (turn < fixed.turns) t.goto(nextTurn);
  else t.finish({ winners: hits[0] === hits[1] ? [] : [hits[0] < hits[1] ? 0 : 1], because: 'J-6' });
};

export const turnFlow: JoustFlow<Turn> = {
  name: 'turn',
  steps: [nextTurn, choosePace, attack, drawUp, endTurn],
};

interface Exchange {
  attacker: Seat;
  /** The card that awaits an answer, and who played it. */
  card: Card;
  by: Seat;
}

const answer: JoustQuestion<Exchange> = {
  ask: 'answer',
  because: 'J-3',
  several: false,
  who: (_, at) => 1 - at.by,
  options(s, at, seat) {
    const hand = s.hands[seat];
    const options: JoustChoice[] = [PASS];
    for (const card of answers[at.card]) if (hand.includes(card)) options.push(PLAY[card]);
    return options;
  },
  refusals: (s, at, seat) => refuse(s.hands[seat], 'J-3', (card) => barAnswer(at, card)),
  chosen(t, at, choice, seat) {
    if (choice.do !== 'play') {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'J-4' });
      return;
    }
    discard(t, seat, choice.card);
    t.say?.(EVERYONE, { event: 'played', seat, card: titles[choice.card], because: 'J-3' });
    at.card = choice.card;
    at.by = seat;
    t.again();
  },
};

/** J-4 — whoever played last has his way. */
const settle = (t: JoustTable, at: Exchange): void => {
  const s = t.state;
  const target = 1 - at.attacker;
  if (at.by !== at.attacker) {
    t.say?.(EVERYONE, { event: 'stopped', seat: at.attacker, because: 'J-4' });
    return;
  }
  s.hits[target]++;
  t.say?.(EVERYONE, { event: 'hit', seat: target, hits: s.hits[target], because: 'J-4' });
  if (s.hits[target] >= s.fixed.hits) t.finish({ winners: [at.attacker], because: 'J-6' });
};

export const exchange: JoustFlow<Exchange> = { name: 'exchange', steps: [answer, settle] };

function discard(t: JoustTable, seat: Seat, card: Card): void {
  const { hands, deck } = t.state;
  removeCard(hands[seat], card);
  deck.discard.push(card);
}

export function draw(t: JoustTable, seat: Seat, count: number): void {
  const { hands, deck } = t.state;
  const hand = hands[seat];
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = t.draw(deck, only(seat));
    if (card === NO_CARD) break;
    hand.push(card);
  }
  if (hand.length === before) return;
  t.say?.(EVERYONE, { event: 'drew', seat, count: hand.length - before, because: 'J-5' });
  t.say?.(only(seat), { event: 'cards', cards: hand.slice(before).map((card) => titles[card]), because: 'J-5' });
}

export const startingTurn = (): Turn => ({ paces: [0, 0], rallied: false });
export type { Exchange, Joust, Turn };
