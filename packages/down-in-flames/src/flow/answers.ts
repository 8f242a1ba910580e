import { type Card, listOf, type Refusal } from '@tallyho/kernel';
import { answer, answers, type Choice, PASS } from '../choices.ts';
import { ACE_PILOT, EVASIVE, REDLINE } from '../rules/cards.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Dogfight, Plane } from '../state.ts';
import { offerRedline } from './damage.ts';
import { offer } from './offer.ts';
import { refusal } from './refusals.ts';

/** What an action is about: fire, or a new position. */
export const TO_HIT = 0;
export const TO_MANEUVER = 1;
export const TO_NEUTRAL = 2;
export const TO_ADVANTAGED = 3;

/** DIF-ACT-08 — every card that answers what was played, a title or MANEUVER; none; and REDLINE. */
export function offerAnswers(s: Dogfight, plane: Plane, top: number, options: Choice[]): Choice[] {
  const { answering, marker } = s.fixed;
  const { hand, aces } = s.planes[plane];
  options.push(PASS);
  offer(hand.faces & answering[top], answers, options);
  if (aces > 0) options.push(answer(marker));
  offerRedline(s, plane, options);
  return options;
}

/** Every other card of the hand, with the reason. */
export function refusedAnswers(s: Dogfight, plane: Plane, top: number): Refusal<Choice>[] {
  const { answering, showing } = s.fixed;
  return listOf(s.planes[plane].hand.faces & ~answering[top] & ~showing[REDLINE]).map((card) =>
    refusal(answer(card), whyNoAnswer(s, top, card)),
  );
}

function whyNoAnswer(s: Dogfight, top: number, card: Card): Reason {
  if (top === ACE_PILOT) return 'only-ace-pilot-answers';
  if (s.fixed.title[card] === EVASIVE) return 'evasive-comes-after';
  return s.fixed.faces[card].type === 'attack' ? 'attack-only' : 'does-not-answer';
}
