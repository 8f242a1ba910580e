import type { Json } from '@tallyho/kernel';
import type { Language } from './language.ts';

/** A fact of a problem, by name, as people read it; '' when there is none of that name. */
export type Fact = (name: string) => string;

/** One sentence about a problem: what happened, what is safe, what to do. */
export type Sentence = (place: string, fact: Fact) => string;

/** A sentence for every one of these codes. */
export type Sentences<Code extends string> = { readonly [C in Code]: Sentence };

/** A few words for every one of these codes, to stand after a colon. */
export type Phrases<Code extends string> = { readonly [C in Code]: string };

/** Plain data on one line, without the punctuation that only machines need. */
export function inline(value: Json | undefined): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((item) => nested(item)).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.map(([name, field]) => `${name}: ${nested(field)}`).join(', ') || '–';
}

function nested(value: Json | undefined): string {
  if (value === null || typeof value !== 'object') return inline(value);
  return Array.isArray(value) ? `[${inline(value)}]` : `{${inline(value)}}`;
}

const formats: { readonly [L in Language]: Intl.NumberFormat } = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }),
};

/** A number as it is written in a language, with one decimal at most. */
export const number = (value: number, language: Language): string => formats[language].format(value);
