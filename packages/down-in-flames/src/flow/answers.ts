import type { Refusal } from '@tallyho/kernel';
import { answer, answers, type Choice, PASS } from '../choices.ts';
import { answering, barAnswer } from '../rules/answers.ts';
import type { Dogfight, Plane } from '../state.ts';
import { offerRedline } from './damage.ts';
import { offer } from './offer.ts';
import { refuseCards } from './refusals.ts';

/** What an action is about: fire, or a new position. */
export const TO_HIT = 0;
export const TO_MANEUVER = 1;
export const TO_NEUTRAL = 2;
export const TO_ADVANTAGED = 3;

/** DIF-ACT-08 — every card that answers what was played, a title or MANEUVER; none; and REDLINE. */
export function offerAnswers(s: Dogfight, plane: Plane, top: number, options: Choice[]): Choice[] {
  const { hand, aces } = s.planes[plane];
  options.push(PASS);
  offer(hand.faces & answering(s, top), answers, options);
  if (aces > 0) options.push(answer(s.fixed.marker));
  offerRedline(s, plane, options);
  return options;
}

/** Every other card of the hand, with the reason. */
export const refusedAnswers = (s: Dogfight, plane: Plane, top: number): Refusal<Choice>[] =>
  refuseCards(s, plane, answer, (card) => barAnswer(s, top, card));
