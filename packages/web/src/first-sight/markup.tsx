import type { Language } from '@tallyho/words/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../app.tsx';
import { LanguageProvider } from '../words/language.tsx';

/** The start page as it is before anything is known of who looks at it; made when the page is built. */
export const markupOf = (language: Language): string =>
  renderToStaticMarkup(
    <LanguageProvider first={language}>
      <App />
    </LanguageProvider>,
  );
