import { useTableWords } from '../words/words.ts';

/** The whole table as sentences: what the pictures show, for those who do not see them. */
export function WordsPanel({ turn, words }: { readonly turn: string; readonly words: readonly string[] }) {
  const w = useTableWords();
  return (
    <div className="in-words">
      <p className="legend">{w.table.wordsIntro}</p>
      <p>{turn}</p>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
