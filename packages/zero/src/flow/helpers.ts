import type { Seat } from '@tallyho/kernel';
import { firstOf, withoutFirst } from '@tallyho/kernel';
import { type Choice, help, helpAce } from '../choices.ts';
import { cardOf } from '../hand.ts';
import { answering, answersAsAce } from '../rules/answers.ts';
import { ACE_PILOT } from '../rules/cards.ts';
import { canHelp } from '../rules/formations.ts';
import { barResponse } from '../rules/green.ts';
import { isHeldSteady, playable } from '../rules/loads.ts';
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

/** Whom other Leaders may answer for: their side, at this Altitude and place, but not themselves. */
export interface Charge {
  readonly side: Side;
  readonly altitude: number;
  readonly where: number;
  readonly self: ElementNo;
}

/** Z-CGAP-24, Z-CGAP-25 — the Leaders of one player that may answer, each with his own cards; CH-19.43d: not a green one that has answered. */
const helpersOf = (s: Dogfight, { side, altitude, where, self }: Charge, seat: Seat): ElementNo[] =>
  s.elements.flatMap((_, helper) =>
    helper !== self &&
    ownerOf(s, helper) === seat &&
    canHelp(s, helper, side, altitude, where) &&
    !isHeldSteady(s, s.elements[helper].lead) &&
    barResponse(s, s.elements[helper].lead) === null
      ? [helper]
      : [],
  );

/** The first player from this one on who has a Leader that may answer, or is asked anyway; NOBODY: none is left. */
export function nextHelper(s: Dogfight, charge: Charge, from: Seat, asked: Seat): Seat {
  for (let seat = from; seat < s.fixed.seats.length; seat++)
    if (seat === asked || helpersOf(s, charge, seat).length > 0) return seat;
  return NOBODY;
}

/** Every answer to the latest title that one player's Leaders could give. Z-17.15a: also as helpers they carry what they carry. */
export function offerHelp(s: Dogfight, charge: Charge, seat: Seat, latest: number, options: Choice[]): void {
  const { fixed } = s;
  for (const helper of helpersOf(s, charge, seat)) {
    const { hand, lead, aces } = s.elements[helper];
    const allowed = hand.faces & playable(s, lead);
    for (let left = allowed & answering(s, latest); left !== 0; left = withoutFirst(left))
      options.push(help(helper, cardOf(hand, fixed, firstOf(left))));
    // Z-CGAP-90 — the Ace Ability may be used while helping.
    if (aces === 0 || !answersAsAce(s, latest)) continue;
    for (let left = allowed & ~fixed.showing[ACE_PILOT]; left !== 0; left = withoutFirst(left))
      options.push(helpAce(helper, cardOf(hand, fixed, firstOf(left))));
  }
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
