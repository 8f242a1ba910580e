import { nextStep, rankOf, WINS_A_RUNG } from './ladder.ts';
import { useLog } from './log-store.ts';
import { MedalPicture } from './medal-picture.tsx';
import { medalsOf } from './medals.ts';
import { useCareerWords } from './words/words.ts';
import '../style/career.css';

/** What a game has brought its pilot: a medal, if there is a new one, and how far the next rung is. */
export function Honours({ game }: { readonly game: string }) {
  const w = useCareerWords();
  const { sorties } = useLog();
  // A game that does not count has brought nothing.
  if (!sorties.some(({ id }) => id === game)) return null;
  const medal = medalsOf(sorties).find(({ sortie }) => sortie.id === game)?.medal;
  const rank = rankOf(sorties);
  const next = nextStep(sorties);
  return (
    <div className="honours">
      {medal !== undefined && (
        <div className="honour">
          <MedalPicture medal={medal} />
          <p>
            <span className="label">{w.newMedal}</span>
            <strong>{w.medal[medal]}</strong>
            <span>{w.medalRule[medal]}</span>
          </p>
        </div>
      )}
      <div className="honour">
        {next === null ? (
          <p>
            <strong>{w.top}</strong>
          </p>
        ) : (
          <p>
            <span className="label">{w.nextRung(rank === null ? '' : w.rungs[rank], w.rungs[next.rung])}</span>
            <span className="ladder-way" aria-hidden="true">
              <span style={{ width: `${(next.wins / WINS_A_RUNG) * 100}%` }} />
            </span>
            <span>{w.winsOf(next.wins, WINS_A_RUNG)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
