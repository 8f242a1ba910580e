import type { Book } from '@tallyho/rulebook';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { Remarks } from '../rules/remarks.tsx';
import { useWords } from '../words/language.tsx';
import { type Chapter, headingOf, numeralOf } from './chapters.ts';
import type { Citations } from './citations.ts';
import { diagramBefore } from './diagrams/diagrams.tsx';
import { Played } from './played/played.tsx';
import { RuleParagraph } from './rule-paragraph.tsx';
import { useRulebookWords } from './words/words.ts';

interface Props {
  readonly book: Book;
  readonly chapter: Chapter;
  readonly chapters: readonly Chapter[];
  /** The paragraph that is open; '': none. */
  readonly at: string;
  /** Whether it was chosen, and not only found. */
  readonly isChosen: boolean;
  readonly citations: Citations | null;
  readonly words: ReadonlySet<string>;
}

/** A chapter of a book, from its first paragraph to its last, with drawings of its central ideas. */
export function ChapterPage({ book, chapter, chapters, at, isChosen, citations, words }: Props) {
  const t = useWords();
  const w = useRulebookWords();
  const wanted = at.toUpperCase();
  return (
    <>
      <p className="eyebrow">{w.chapter(numeralOf(chapter), t.bookNames[book.id])}</p>
      <PageTitle key={chapter.title} text={headingOf(chapter)} />
      <Remarks markdown={chapter.preface} />
      {chapter.entries.map((entry) => {
        const Diagram = diagramBefore(entry.id);
        return (
          <div key={entry.id} className="rule-place">
            {Diagram !== null && <Diagram />}
            <RuleParagraph entry={entry} words={words} isOpen={entry.id.toUpperCase() === wanted} isChosen={isChosen}>
              {citations !== null && <Played key={entry.id} rule={entry.id} citations={citations} />}
            </RuleParagraph>
          </div>
        );
      })}
      <nav className="rule-onward" aria-label={w.chapters}>
        <Turn book={book} to={chapters[chapter.number - 2]} name={w.previous} />
        <Turn book={book} to={chapters[chapter.number]} name={w.next} />
      </nav>
    </>
  );
}

interface TurnProps {
  readonly book: Book;
  readonly to: Chapter | undefined;
  readonly name: string;
}

function Turn({ book, to, name }: TurnProps) {
  if (to === undefined) return <span />;
  return (
    <a href={writeRoute({ page: 'rules', book: book.id, at: `chapter-${to.number}`, search: '' })}>
      <small>{name}</small> {headingOf(to)}
    </a>
  );
}
