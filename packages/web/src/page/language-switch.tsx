import { languages } from '@tallyho/words';
import { texts, useLanguage } from '../words/language.tsx';

export function LanguageSwitch() {
  const { language, t, speak } = useLanguage();
  return (
    <fieldset className="language">
      <legend className="unseen">{t.language}</legend>
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => speak(each)}>
          <span className="language-long">{texts[each].languageName}</span>
          <span className="language-short" aria-hidden="true">
            {each.toUpperCase()}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
