import { type Card, type Faces, holds } from '@tallyho/kernel';
import type { Dogfight } from '../state.ts';
import { ACE_PILOT, EVASIVE } from './cards.ts';
import type { Reason } from './reasons.ts';

/** DIF-ACT-08 — the faces that answer what has been played: a title, or MANEUVER. */
export const answering = ({ fixed }: Dogfight, top: number): Faces => fixed.answering[top];

/** DIF-ACT-08 — why a card is none of them; null: it is. */
export function barAnswer(s: Dogfight, top: number, card: Card): Reason | null {
  if (holds(answering(s, top), card)) return null;
  if (top === ACE_PILOT) return 'only-ace-pilot-answers';
  if (s.fixed.title[card] === EVASIVE) return 'evasive-comes-after';
  return s.fixed.faces[card].type === 'attack' ? 'attack-only' : 'does-not-answer';
}

/** DIF-REACT-09, DIF-REACT-10 — once hits are certain, nothing but EVASIVE takes some off. */
export const evading = ({ fixed }: Dogfight): Faces => fixed.showing[EVASIVE];

export const barEvasion = (s: Dogfight, card: Card): Reason | null =>
  holds(evading(s), card) ? null : 'only-evasive-helps';
