import { type Language, languageFrom } from '@tallyho/words/language';

const KEPT_AS = 'tallyho.language';

/** The language that was chosen on this device, otherwise that of its browser. */
export const preferredLanguage = (): Language => languageFrom([kept() ?? '', ...navigator.languages].join(','));

/** A browser may refuse to keep anything; the page then speaks the browser's language. */
function kept(): string | null {
  try {
    return window.localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

export function preferLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEPT_AS, language);
  } catch {
    // Nothing to be done: the choice holds until the page is closed.
  }
}
