import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';

/** Figures as a language writes them. */
export const count = (n: number, language: Language): string => new Intl.NumberFormat(language).format(n);

export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** To a decimetre: '12.0', '12,0'. */
export const metres = (length: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(length);

/** With its sign, and a true minus. */
export const signed = (n: number, language: Language): string =>
  minus(new Intl.NumberFormat(language, { signDisplay: 'always' }).format(n));
