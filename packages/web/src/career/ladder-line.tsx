import { ladderOf, WINS_A_RUNG } from './ladder.ts';
import type { Sortie } from './sortie.ts';
import { Wings } from './wings.tsx';
import { useCareerWords } from './words/words.ts';

/** The ladder, lying down: four rungs, and between them how far one has come, in thirds. */
export function LadderLine({ sorties }: { readonly sorties: readonly Sortie[] }) {
  const w = useCareerWords();
  return (
    <ol className="ladder">
      {ladderOf(sorties).map(({ rung, wins, isEarned }) => (
        <li key={rung} data-earned={isEarned}>
          <span className="ladder-way" aria-hidden="true">
            <span style={{ width: `${(wins / WINS_A_RUNG) * 100}%` }} />
          </span>
          <span className="ladder-rung">
            <Wings />
          </span>
          <span className="ladder-name">{w.rungs[rung]}</span>
          <span className="unseen">{isEarned ? w.earned : w.winsOf(wins, WINS_A_RUNG)}</span>
        </li>
      ))}
    </ol>
  );
}
