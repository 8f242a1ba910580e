import type { Ranked } from '@tallyho/bots';
import { useTableWords } from '../words/words.ts';

/** What has come back from the bot that was asked for a hint. */
export type HintState = 'none' | 'waiting' | 'failed' | readonly Ranked[];

/** Of what the bot has not looked into it knows nothing to tell. */
function told(ranked: readonly Ranked[]): readonly Ranked[] {
  const tried = ranked.filter(({ playouts }) => playouts > 0);
  return (tried.length > 0 ? tried : ranked).slice(0, 3);
}

/** The three best answers as the bot sees them, with its chances, and with the points of a campaign where they count. */
export function HintBox({ hint, texts }: { readonly hint: HintState; readonly texts: readonly string[] }) {
  const w = useTableWords();
  if (hint === 'none') return null;
  const lineFor = ({ option, chance, points }: Ranked): string => {
    const said = { choice: texts[option] ?? '', chance: Math.round(chance * 100) };
    return points === undefined ? w.table.hintIs(said) : w.table.hintPoints({ ...said, points: Math.round(points) });
  };
  return (
    <div className="hint" role="status">
      {hint === 'waiting' && <p>{w.table.hintWait}</p>}
      {hint === 'failed' && <p>{w.table.hintFailed}</p>}
      {typeof hint !== 'string' && (
        <>
          <p className="label">{w.table.hintTitle}</p>
          <ol>
            {told(hint).map((one) => (
              <li key={one.option}>{lineFor(one)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
