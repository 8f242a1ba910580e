import type { Entry } from '@tallyho/rulebook';
import type { IndexEntry } from '../library/index-entry.ts';
import { lessonNamed, numberOf } from '../library/lessons.ts';
import { writeRoute } from '../page/route.ts';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import type { Citations } from './citations.ts';
import { useRulebookWords } from './words/words.ts';

interface Props {
  /** The paragraph that is open; '': none. */
  readonly rule: string;
  readonly citations: Citations | null;
}

/** Who names the paragraph: lessons, examples that are played, and other paragraphs, those that decide among them. */
export function CitedBy({ rule, citations }: Props) {
  const w = useRulebookWords();
  const isNamed =
    citations !== null && citations.lessons.length + citations.examples.length + citations.paragraphs.length > 0;
  return (
    <section className="cited-by" aria-labelledby="cited-by">
      <h2 id="cited-by">
        {w.citedBy} {rule !== '' && <span className="rule-no">{rule}</span>}
      </h2>
      {citations === null && <p>{w.pickOne}</p>}
      {citations !== null && !isNamed && <p>{w.citedNowhere}</p>}
      {citations !== null && isNamed && (
        <ul>
          {citations.lessons.map((entry) => (
            <li key={entry.file}>
              <Lesson entry={entry} />
            </li>
          ))}
          <Folded
            summary={w.scripted(citations.examples.length)}
            items={citations.examples.map((entry) => <Example key={`${entry.file}~${entry.part}`} entry={entry} />)}
          />
          <Folded
            summary={w.paragraphs(citations.paragraphs.length)}
            items={citations.paragraphs.map((entry) => <Paragraph key={entry.id} entry={entry} />)}
          />
        </ul>
      )}
    </section>
  );
}

/** A few stand there; more are folded away under their number. */
const FEW = 2;

function Folded({ summary, items }: { readonly summary: string; readonly items: readonly React.JSX.Element[] }) {
  if (items.length === 0) return null;
  if (items.length <= FEW) return items.map((item) => <li key={item.key}>{item}</li>);
  return (
    <li>
      <details>
        <summary>{summary}</summary>
        <ul>
          {items.map((item) => (
            <li key={item.key}>{item}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Lesson({ entry: { file } }: { readonly entry: IndexEntry }) {
  const { language } = useLanguage();
  const w = useRulebookWords();
  const named = lessonNamed(file);
  return named === undefined ? null : (
    <a href={writeRoute({ page: 'lesson', file })}>
      {w.lesson(numberOf(named))} – {typeset(named.lesson.title[language], language)}
    </a>
  );
}

const Example = ({ entry: { file, part, title } }: { readonly entry: IndexEntry }) => (
  <a href={writeRoute({ page: 'replay', file, part, variant: 0, step: 0 })}>{title}</a>
);

const Paragraph = ({ entry: { id, book, section } }: { readonly entry: Entry }) => (
  <a href={writeRoute({ page: 'rules', book, at: id, search: '' })}>
    {id} · {section}
  </a>
);
