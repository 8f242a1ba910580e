import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import { MANEUVER, SCISSORS } from '../rules/cards.ts';
import { attackHits } from '../rules/damage.ts';
import { isBomber } from '../rules/formation.ts';
import { position } from '../rules/positions.ts';
import {
  ADVANTAGED,
  type Asks,
  type DogfightFlow,
  type DogfightTable,
  NEUTRAL,
  ownerOf,
  type Plane,
} from '../state.ts';
import { offerAnswers, refusedAnswers, TO_ADVANTAGED, TO_HIT, TO_MANEUVER, TO_NEUTRAL } from './answers.ts';
import { hurt, playRedline, shootDown } from './damage.ts';
import { firefight, startingFirefight } from './firefight.ts';
import { clearTable, layCard } from './hands.ts';
import { setPosition } from './positions.ts';

/** An action and the exchange of answers to it. */
export interface Exchange {
  aim: number;
  by: Plane;
  to: Plane;
  /** The card of the action; NO_CARD for a Speed Maneuver. */
  card: Card;
  steps: number;
  /** Hits added by Tactics, and whether it is the Gunner who fires. */
  bonus: number;
  gunner: boolean;
  /** What awaits an answer, as a title or MANEUVER, and who played it. */
  top: number;
  last: Plane;
}

const responder = ({ by, to, last }: Exchange): Plane => (last === by ? to : by);

/**
 * DIF-ACT-21, DIF-ACT-22 — the two aircraft answer each other in turn (DIF-GAP-24: nobody else does), until one plays
 * no card.
 */
const answer: Asks<Exchange> = {
  ask: 'answer',
  because: (_, { by, last }) => (last === by ? 'DIF-ACT-21' : 'DIF-ACT-22'),
  several: false,
  who(s, at) {
    if (s.planes[at.by].gone || s.planes[at.to].gone) return -1;
    const plane = responder(at);
    const { hand, aces } = s.planes[plane];
    return hand.size + aces > 0 ? ownerOf(s, plane) : -1;
  },
  options: (s, at, _, list) => offerAnswers(s, responder(at), at.top, list),
  refusals: (s, at) => refusedAnswers(s, responder(at), at.top),
  chosen(t, at, choice) {
    const s = t.state;
    const plane = responder(at);
    if (choice.do === 'answer') {
      layCard(s, plane, choice.card);
      at.top = s.fixed.title[choice.card];
      at.last = plane;
      sayAnswered(t, plane, choice.card, at);
      t.again();
    } else if (choice.do === 'redline') {
      t.again();
      playRedline(t, plane, choice.card, true);
    } else {
      t.say?.(EVERYONE, { event: 'passed', plane, because: 'DIF-ACT-22' });
    }
  },
};

const sayAnswered = (t: DogfightTable, plane: Plane, card: Card, { by, to }: Exchange): void =>
  t.say?.(EVERYONE, {
    event: 'played',
    plane,
    card,
    use: 'answer',
    at: plane === by ? to : by,
    steps: 0,
    with: [],
    because: 'DIF-ACT-22',
  });

/**
 * DIF-ACT-23, DIF-ACT-24 — whoever played last has his way. DIF-GAP-91: an action of or against an aircraft that is
 * gone is lost.
 */
const settle = (t: DogfightTable, at: Exchange): void => {
  const s = t.state;
  const { aim, by, to, last } = at;
  if (last !== by || s.planes[by].gone || s.planes[to].gone) {
    t.say?.(EVERYONE, { event: 'cancelled', plane: by, at: to, because: 'DIF-ACT-24' });
    return;
  }
  t.say?.(EVERYONE, { event: 'succeeded', plane: by, at: to, because: 'DIF-ACT-23' });
  switch (aim) {
    case TO_HIT:
      strike(t, at);
      break;
    case TO_MANEUVER:
      move(t, at, position(s, by, to) + at.steps, 'DIF-ACT-10');
      break;
    case TO_NEUTRAL:
      move(t, at, NEUTRAL, 'DIF-REACT-05');
      break;
    default:
      move(t, at, ADVANTAGED, 'DIF-REACT-24');
  }
};

/**
 * DIF-REACT-12, DIF-REACT-16 — the hits of the card, or the end of the target. DIF-REACT-17: no EVASIVE against that.
 */
function strike(t: DogfightTable, { by, to, card, bonus, gunner }: Exchange): void {
  const s = t.state;
  if (s.fixed.fuelTank[card]) {
    t.say?.(EVERYONE, { event: 'destroyed', plane: to, because: 'DIF-REACT-16' });
    shootDown(t, to, by);
  } else {
    t.call(hurt, { plane: to, by, hits: attackHits(s, by, card, bonus, gunner) });
  }
}

function move(t: DogfightTable, { by, to }: Exchange, where: number, because: RuleId): void {
  setPosition(t.state, by, to, where);
  t.say?.(EVERYONE, { event: 'position', plane: by, at: to, position: where, because });
}

/** DIF-ACT-25 — then all cards of the action are discarded. */
const close = (t: DogfightTable): void => clearTable(t.state);

export const exchange: DogfightFlow<Exchange> = { name: 'exchange', steps: [answer, settle, close] };

/**
 * Starts an action: what stands there for the other to answer is its title, or MANEUVER. A bomber does not answer, it
 * fires.
 */
export function startExchange(t: DogfightTable, aim: number, by: Plane, to: Plane, card: Card, steps: number): void {
  if (isBomber(t.state, to)) {
    t.call(firefight, startingFirefight(aim, by, to, card, steps, 0));
    return;
  }
  const top = aim === TO_MANEUVER ? MANEUVER : aim === TO_ADVANTAGED ? SCISSORS : t.state.fixed.title[card];
  t.call(exchange, { aim, by, to, card, steps, bonus: 0, gunner: false, top, last: by });
}

/** DIF-ACT-26 — an attack, with what has been added to it. */
export function startAttack(t: DogfightTable, by: Plane, to: Plane, card: Card, bonus: number, gunner: boolean): void {
  if (isBomber(t.state, to)) {
    t.call(firefight, startingFirefight(TO_HIT, by, to, card, 0, attackHits(t.state, by, card, bonus, gunner)));
    return;
  }
  t.call(exchange, { aim: TO_HIT, by, to, card, steps: 0, bonus, gunner, top: t.state.fixed.title[card], last: by });
}
