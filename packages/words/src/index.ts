import { type Json, LONGEST_PLACE, LONGEST_QUOTE, type Problem, quote } from '@tallyho/kernel';
import { type Catalogue, en } from './en.ts';
import { inline } from './format.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';

export type { CliProblem } from './en/cli.ts';
export type { ServerProblem } from './en/server.ts';
export { inline, number } from './format.ts';
export { type Language, languageFrom, languages } from './language.ts';

const catalogues: { readonly [L in Language]: Catalogue } = { en, fr };

type Texts = Catalogue['texts'];
/** The ids of everything that is said without anything being wrong. */
export type TextId = keyof Texts;
/** What must be known to say it. */
export type TextParams<I extends TextId> = Texts[I] extends (params: infer P) => string
  ? P
  : { readonly [name: string]: never };
/** The commands that have a page of help. */
export type HelpTopic = TextId extends infer I ? (I extends `help-${infer T}` ? T : never) : never;

export function text<I extends TextId>(id: I, params: TextParams<I>, language: Language): string {
  const said: string | ((given: never) => string) = catalogues[language].texts[id];
  return typeof said === 'string' ? said : said(params as never);
}

/** Facts that are lists of ours: what could have been given instead. They are told in full. */
const ours = new Set(['known', 'wanted', 'allowed', 'near', 'seats', 'because']);
const longest = (name: string, value: Json): number => {
  if (ours.has(name) && Array.isArray(value)) return Number.POSITIVE_INFINITY;
  return name === 'detail' ? LONGEST_PLACE : LONGEST_QUOTE;
};

/** What happened, what is safe, what to do: one problem as a sentence, which quotes little of what was given. */
export function sentence({ code, place, facts }: Problem, language: Language): string {
  const words = catalogues[language];
  const said = Object.hasOwn(words.sentences, code) ? words.sentences[code as keyof Catalogue['sentences']] : null;
  const where = words.place(quote(place, LONGEST_PLACE));
  if (said === null) return words.unknownProblem(code, where);
  const fact = (name: string): string => {
    const value: Json | undefined = facts[name];
    if (value === undefined) return '';
    if (name === 'reason') return reason(quote(inline(value)), language);
    // A problem inside a problem: why a choice of a record cannot be played.
    if (name === 'why') return sentence({ code: String(value), place: inline(facts.seat), facts }, language);
    return quote(inline(value), longest(name, value));
  };
  const spoken = said(where, fact);
  return place === '' ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken;
}

/** What campaigns are called and what they are about; place and Option texts of a campaign that came with the game. */
export const campaignWords = (language: Language): Catalogue['campaigns'] => catalogues[language].campaigns;

/** What Zero!'s campaigns are called and what their sheets say; places and stories of those that came with the game. */
export const zeroCampaignWords = (language: Language): Catalogue['zeroCampaigns'] => catalogues[language].zeroCampaigns;

/** The same of the Carrier campaigns and Pearl Harbor. */
export const zeroCarrierWords = (language: Language): Catalogue['zeroCarriers'] => catalogues[language].zeroCarriers;

/** Why not? The reason of a refusal in a few words; its code when there are none. */
export function reason(code: string, language: Language): string {
  const { reasons } = catalogues[language];
  return Object.hasOwn(reasons, code) ? reasons[code as keyof Catalogue['reasons']] : code;
}
