import type { IndexEntry } from '../../library/index-entry.ts';
import { writeRoute } from '../../page/route.ts';
import { useWords } from '../../words/language.tsx';

/** One example in the list: a slip of paper that opens the replay. */
export function EntryCard({ entry }: { readonly entry: IndexEntry }) {
  const t = useWords();
  const { file, part, title, rules, variants } = entry;
  return (
    <a className="sheet entry" href={writeRoute({ page: 'replay', file, part, variant: 0, step: 0 })}>
      <span className="entry-title">{title}</span>
      {rules.length > 0 && (
        <span className="entry-rules">
          {rules.map((rule) => (
            <span key={rule}>{rule} </span>
          ))}
        </span>
      )}
      {variants.length > 0 && <span className="entry-variants">{t.variantCount(variants.length)}</span>}
    </a>
  );
}
