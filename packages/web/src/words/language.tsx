import type { Language } from '@tallyho/words/language';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { preferLanguage, preferredLanguage } from './preferred.ts';

export const texts: { readonly [language in Language]: Texts } = { en, fr };

interface Speech {
  readonly language: Language;
  readonly t: Texts;
  speak(language: Language): void;
}

const Speaking = createContext<Speech>({ language: 'en', t: en, speak: () => {} });

/** The words of the page in the language it speaks now. */
export const useWords = (): Texts => useContext(Speaking).t;
export const useLanguage = (): Speech => useContext(Speaking);

interface Props {
  /** What is spoken at first. */
  readonly first?: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: Props) {
  const [language, setLanguage] = useState(() => first ?? preferredLanguage());
  const speak = useCallback((next: Language) => {
    setLanguage(next);
    preferLanguage(next);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(() => ({ language, t: texts[language], speak }), [language, speak]);
  return <Speaking.Provider value={speech}>{children}</Speaking.Provider>;
}
