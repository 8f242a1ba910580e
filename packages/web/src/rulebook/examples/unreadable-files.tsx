import { sentence } from '@tallyho/words';
import type { UnreadableEntry } from '../../library/index-entry.ts';
import { useLanguage } from '../../words/language.tsx';

/** Scripts that cannot be read are named rather than left out. */
export function UnreadableFiles({ files }: { readonly files: readonly UnreadableEntry[] }) {
  const { t, language } = useLanguage();
  return (
    <section>
      <h2>{t.unreadableTitle}</h2>
      <p>{t.unreadableIntro}</p>
      <ul className="unreadable">
        {files.map(({ file, problem }) => (
          <li key={file} className="sheet notice">
            {sentence(problem, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
