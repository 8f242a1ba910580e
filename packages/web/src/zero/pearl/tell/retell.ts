import type { PearlChoice, PearlEvent, PearlView } from '@tallyho/zero';
import type { Look } from '../../../play/look.ts';
import type { Retelling } from '../../../play/retelling.ts';
import type { PearlWords } from '../words/words.ts';
import { choiceWords, promptOf } from './choices.ts';
import { linesOf } from './lines.ts';

export type PearlLook = Look<PearlChoice, PearlEvent, PearlView>;

/** A moment of a raid in words. */
export const retell = ({ view, told, decision }: PearlLook, w: PearlWords): Retelling => ({
  lines: linesOf(view.fixed, told, w),
  prompt: decision === null ? '' : promptOf(view, decision.kind, w).prompt,
  refused: ({ choice, reason, because }) => ({
    text: choiceWords(view, choice as PearlChoice, w),
    reason,
    rule: because,
    inSight: false,
  }),
});
