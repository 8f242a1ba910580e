import { languages } from '@tallyho/words/language';
import { texts, useLanguage } from '../words/language.tsx';

export function LanguageSwitch() {
  const { language, t, speak } = useLanguage();
  return (
    <fieldset className="language">
      <legend className="unseen">{t.language}</legend>
      {languages.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => speak(each)}>
          <span className="unseen">{texts[each].languageName}</span>
          <span aria-hidden="true">{each.toUpperCase()}</span>
        </button>
      ))}
    </fieldset>
  );
}
