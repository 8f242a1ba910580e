import { type Language, languageFrom } from '@tallyho/words/language';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';

export const texts: { readonly [language in Language]: Texts } = { en, fr };

const KEPT_AS = 'tallyho.language';

interface Speech {
  readonly language: Language;
  readonly t: Texts;
  speak(language: Language): void;
}

const Speaking = createContext<Speech>({ language: 'en', t: en, speak: () => {} });

/** The words of the page in the language it speaks now. */
export const useWords = (): Texts => useContext(Speaking).t;
export const useLanguage = (): Speech => useContext(Speaking);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    languageFrom([kept() ?? '', ...navigator.languages].join(',')),
  );
  const speak = useCallback((next: Language) => {
    setLanguage(next);
    keep(next);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(() => ({ language, t: texts[language], speak }), [language, speak]);
  return <Speaking.Provider value={speech}>{children}</Speaking.Provider>;
}

/** A browser may refuse to keep anything; the page then speaks the browser's language. */
function kept(): string | null {
  try {
    return window.localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keep(language: Language): void {
  try {
    window.localStorage.setItem(KEPT_AS, language);
  } catch {
    // Nothing to be done: the choice holds until the page is closed.
  }
}
