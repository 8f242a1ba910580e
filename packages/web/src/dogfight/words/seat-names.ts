import { type Language, languages } from '@tallyho/words';

/** What seats are called that nobody has named, by what a record has for want of a name. */
export type SeatNames<K extends string> = { readonly [language in Language]: { readonly [id in K]: string } };

/**
 * What a seat is called in the language of whoever reads it. Names that people have given stay; those that the page gave,
 * in whatever language, or that a record has for want of any, are said in that language.
 */
export const seatNamesOf =
  <K extends string>(names: SeatNames<K>) =>
  (name: string, language: Language): string => {
    const ids = Object.keys(names[language]) as K[];
    const id = ids.find((each) => name === each || languages.some((any) => names[any][each] === name));
    return id === undefined ? name : names[language][id];
  };
