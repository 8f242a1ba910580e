import type { Seat } from '@tallyho/kernel';
import { firstOf, withoutFirst } from '@tallyho/kernel';
import { type Choice, help, helpAce } from '../choices.ts';
import { cardOf } from '../hand.ts';
import {
  barAnswer,
  barAnswering,
  barAsAce,
  fitAnswer,
  fitAsAce,
  fitToUse,
  hasAce,
  TO_FIGHTERS,
} from '../rules/answers.ts';
import { ACE_PILOT } from '../rules/cards.ts';
import { barHelp } from '../rules/formations.ts';
import {
  type Dogfight,
  type DogfightTable,
  type ElementNo,
  NOBODY,
  ownerOf,
  type PlaneNo,
  type Side,
} from '../state.ts';
import { layAnswer } from './exchange.ts';
import { HAND } from './hands.ts';
import { eachFace, type Refusals, refuse } from './refusals.ts';

/** Whom other Leaders may answer for: their side, at this Altitude and place, but not themselves. */
export interface Charge {
  readonly side: Side;
  readonly altitude: number;
  readonly where: number;
  readonly self: ElementNo;
}

/** The other Elements of its side that one player has. */
const friendsOf = (s: Dogfight, { side, self }: Charge, seat: Seat): ElementNo[] =>
  s.elements.flatMap((_, friend) =>
    friend !== self && ownerOf(s, friend) === seat && s.fixed.side[friend] === side ? [friend] : [],
  );

/**
 * Z-17.13c, Z-20.32c, Z-CGAP-24, Z-CGAP-25 — the Leaders of one player that are there for it and may answer now, each with
 * his own cards.
 */
const helpersOf = (s: Dogfight, charge: Charge, seat: Seat): ElementNo[] =>
  friendsOf(s, charge, seat).filter(
    (friend) =>
      s.elements[friend].hand.size > 0 &&
      barHelp(s, friend, charge.altitude, charge.where) === null &&
      barAnswering(s, s.elements[friend].lead, TO_FIGHTERS) === null,
  );

/** The first player from this one on who has a Leader that may answer, or is asked anyway; NOBODY: none is left. */
export function nextHelper(s: Dogfight, charge: Charge, from: Seat, asked: Seat): Seat {
  for (let seat = from; seat < s.fixed.seats.length; seat++)
    if (seat === asked || helpersOf(s, charge, seat).length > 0) return seat;
  return NOBODY;
}

/**
 * Every answer to the latest title that one player's Leaders could give. Z-17.15a: also as helpers they carry what they
 * carry; Z-CGAP-90: the Ace Ability may be used while helping.
 */
export function offerHelp(s: Dogfight, charge: Charge, seat: Seat, latest: number, options: Choice[]): void {
  const { fixed } = s;
  for (const helper of helpersOf(s, charge, seat)) {
    const { hand, lead } = s.elements[helper];
    const usable = hand.faces & fitToUse(s, lead, TO_FIGHTERS);
    for (let left = fitAnswer(s, latest, usable); left !== 0; left = withoutFirst(left))
      options.push(help(helper, cardOf(hand, fixed, firstOf(left))));
    for (let left = fitAsAce(s, helper, HAND, latest, usable); left !== 0; left = withoutFirst(left))
      options.push(helpAce(helper, cardOf(hand, fixed, firstOf(left))));
  }
}

/** The cards of one player's Elements that do not help; Z-10.41a: those of a mini-hand never do. */
export function refuseHelp(s: Dogfight, charge: Charge, seat: Seat, latest: number): Refusals {
  const refusals: Refusals = [];
  for (const friend of friendsOf(s, charge, seat)) {
    const { hand, mini, lead } = s.elements[friend];
    const bar = barHelp(s, friend, charge.altitude, charge.where);
    for (const card of eachFace(s, hand)) {
      const face = s.fixed.face[card];
      refuse(refusals, help(friend, card), bar ?? barAnswer(s, lead, face, latest, TO_FIGHTERS));
      if (bar === null && hasAce(s, friend, HAND) && s.fixed.title[face] !== ACE_PILOT)
        refuse(refusals, helpAce(friend, card), barAsAce(s, friend, face, latest, TO_FIGHTERS));
    }
    for (const card of eachFace(s, mini)) refuse(refusals, help(friend, card), bar ?? 'not-of-this-hand');
  }
  return refusals;
}

export type Help = Extract<Choice, { readonly do: 'help' | 'help-ace' }>;
export const isHelp = (choice: Choice): choice is Help => choice.do === 'help' || choice.do === 'help-ace';

/** A Leader answers for a light bomber (Z-17.13c) or a Formation (Z-20.32c); says what title it is. */
export const layHelp = (
  t: DogfightTable,
  { do: how, element, card }: Help,
  at: PlaneNo,
  because: 'Z-17.13c' | 'Z-20.32c',
): number => layAnswer(t, element, HAND, { do: how === 'help' ? 'answer' : 'answer-ace', card }, at, because);
