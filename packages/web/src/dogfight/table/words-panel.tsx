import type { Scene } from '../scene.ts';
import { useTableWords } from '../words/words.ts';

/** The whole table as sentences: what the pictures show, for those who do not see them. */
export function WordsPanel({ scene: { turn, words } }: { readonly scene: Pick<Scene, 'turn' | 'words'> }) {
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
