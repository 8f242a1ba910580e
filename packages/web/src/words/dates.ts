import type { Language } from '@tallyho/words/language';

const locales: { readonly [language in Language]: string } = { en: 'en-GB', fr: 'fr-FR' };

/** How a language writes a day or an hour: '14 Nov 2026, 21:40'. */
export const dates = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[language], options);
