import type { Side } from '@tallyho/down-in-flames/content';
import { type Language, languages } from '@tallyho/words';

/** Those who command a side in a campaign, unless they have names of their own. */
export const commands: { readonly [language in Language]: { readonly [side in Side]: string } } = {
  en: { axis: 'Axis command', allies: 'Allied command' },
  fr: { axis: 'État-major de l’Axe', allies: 'État-major allié' },
};

const sides: readonly Side[] = ['axis', 'allies'];

/**
 * What a seat is called in the language of whoever reads it. Names that people have given stay; those that the page gave,
 * in whatever language, or that a record has for want of any, are commands of a side.
 */
export function seatName(name: string, language: Language): string {
  const side = sides.find((each) => name === each || languages.some((any) => commands[any][each] === name));
  return side === undefined ? name : commands[language][side];
}
