import type { Ranked } from '@tallyho/bots';
import { useTableWords } from '../words/words.ts';

/** What has come back from the bot that was asked for a hint. */
export type HintState = 'none' | 'waiting' | 'failed' | readonly Ranked[];

/** The three best answers as the bot sees them, with its chances. */
export function HintBox({ hint, texts }: { readonly hint: HintState; readonly texts: readonly string[] }) {
  const w = useTableWords();
  if (hint === 'none') return null;
  return (
    <div className="hint" role="status">
      {hint === 'waiting' && <p>{w.table.hintWait}</p>}
      {hint === 'failed' && <p>{w.table.hintFailed}</p>}
      {typeof hint !== 'string' && (
        <>
          <p className="label">{w.table.hintTitle}</p>
          <ol>
            {hint.slice(0, 3).map(({ option, chance }) => (
              <li key={option}>{w.table.hintIs({ choice: texts[option] ?? '', chance: Math.round(chance * 100) })}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
