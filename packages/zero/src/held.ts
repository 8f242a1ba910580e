import { type Card, type Hands, listOf, type Seat, type TableState } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import type { Change } from './flow/altitude.ts';
import { type Exchange, responder } from './flow/exchange.ts';
import { chargeOf, type FormationAttack } from './flow/formation-attack.ts';
import type { Course } from './flow/game.ts';
import { chargeOf as chargeOfAttacked, type HelpedExchange } from './flow/helped-exchange.ts';
import type { Charge } from './flow/helpers.ts';
import type { Pass } from './flow/pass.ts';
import { cardsOfTurrets } from './flow/refusals-mission.ts';
import { cardOf, type Hand } from './hand.ts';
import { type Dogfight, type ElementNo, elementOf, NOBODY, ownerOf } from './state.ts';

type At = Partial<Course & Change & Exchange & FormationAttack & HelpedExchange & Pass>;

/** The decisions of a player for his side, or for Formation aircraft; all others are those of an Element. */
const ofPlayers: readonly string[] = [
  'order',
  'start',
  'load',
  'depth',
  'submarine',
  'search',
  'over-target',
  'run-in',
  'name-bomber',
  'bomber-order',
  'rockets',
  'bombers-leave',
];

const ofSeat = (s: Dogfight, seat: Seat): ElementNo[] =>
  s.elements.flatMap((_, element) => (ownerOf(s, element) === seat ? [element] : []));

/** Those of a seat that might answer for one of their side. */
const besides = (s: Dogfight, { side, self }: Charge, seat: Seat): ElementNo[] =>
  ofSeat(s, seat).filter((element) => element !== self && s.fixed.side[element] === side);

/** The Elements whose decision it is: one, those of a player who might help, or all of a player's. */
function deciding(s: Dogfight, kind: string, seat: Seat): ElementNo[] {
  if (ofPlayers.includes(kind)) return ofSeat(s, seat);
  const at: At = s.frames[s.frames.length - 1].at;
  switch (kind) {
    case 'combat-vision':
      return [at.vision ?? NOBODY];
    case 'answer':
      return [responder(s, at as Exchange)];
    case 'follow':
    case 'follow-cost':
      return [at.follower ?? NOBODY];
    case 'flak-answer':
      return [elementOf(at.plane ?? NOBODY)];
    case 'aim-answer':
      return at.defending ? besides(s, chargeOf(s, at as FormationAttack), seat) : [at.element ?? NOBODY];
    case 'helped-answer': {
      const asked = at as HelpedExchange;
      const own = [responder(s, asked)].filter((element) => element !== NOBODY && ownerOf(s, element) === seat);
      return asked.defending ? [...own, ...besides(s, chargeOfAttacked(s, asked), seat)] : own;
    }
    default:
      return at.element === undefined ? ofSeat(s, seat) : [at.element];
  }
}

/** Cards of one face are alike: the first of each. */
const firstOfEach = ({ fixed }: Dogfight, hand: Hand): Card[] =>
  listOf(hand.faces).map((face) => cardOf(hand, fixed, face));

/** Z-3.3a, Z-10.0b — the Leader's hand and the mini-hand of an Element; Z-20.41a — or what the turrets hold. */
export const hands: Hands<Dogfight, Choice> = {
  held: (s, kind, seat) =>
    kind === 'counter'
      ? cardsOfTurrets(s)
      : deciding(s, kind, seat).flatMap((element) => {
          const { hand, mini } = s.elements[element];
          return [...firstOfEach(s, hand), ...firstOfEach(s, mini)];
        }),
  usedBy: (_, choice) => ('card' in choice ? [choice.card] : []),
};

/** The same of a campaign, in which there are hands only while a Mission is flown. */
export const handsInside: Hands<TableState & { readonly inner: Dogfight | null }, object> = {
  held: ({ inner }, kind, seat) => (inner === null ? [] : hands.held(inner, kind, seat)),
  usedBy: ({ inner }, choice, seat) => (inner === null ? [] : hands.usedBy(inner, choice as Choice, seat)),
};

/** And where no game is flown, and cards are only drawn. */
export const noHands: Hands<TableState, object> = { held: () => [], usedBy: () => [] };
