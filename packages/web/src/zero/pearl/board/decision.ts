import type { OpenDecision } from '@tallyho/kernel';
import { reason } from '@tallyho/words';
import type { PearlChoice } from '@tallyho/zero';
import { useLanguage } from '../../../words/language.tsx';

/** What is asked of the player, with what is refused. */
export type RaidDecision = OpenDecision<PearlChoice>;

/** Why not, in words. */
export function useReason(): (code: string) => string {
  const { language } = useLanguage();
  return (code) => reason(code, language);
}
