import { type Faces, holds } from '@tallyho/kernel';
import type { Dogfight } from '../state.ts';
import { ACE_PILOT } from './cards.ts';
import type { Reason } from './reasons.ts';

/** Z-8.31a, Z-8.42a — the faces whose Response section names the latest title. */
export const answering = ({ fixed }: Dogfight, latest: number): Faces => fixed.answering[latest];

/** Why a face is none of them; null: it is. */
export function barAnswer(s: Dogfight, face: number, latest: number): Reason | null {
  if (holds(answering(s, latest), face)) return null;
  if (latest === ACE_PILOT) return 'only-ace-pilot-answers';
  return s.fixed.faces[face].border === 'red' ? 'red-card-answers-nothing' : 'does-not-answer';
}

/** Z-6.35b, Z-GAP-24 — what a card that is used as SCISSORS answers; Z-19.25a, Z-19.25b: or as ACE PILOT. */
export const answersAsScissors = ({ fixed }: Dogfight, latest: number): boolean =>
  (fixed.asScissors & (1 << latest)) !== 0;
export const answersAsAce = ({ fixed }: Dogfight, latest: number): boolean => (fixed.asAce & (1 << latest)) !== 0;
