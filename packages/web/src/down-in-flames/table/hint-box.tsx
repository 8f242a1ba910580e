import type { Ranked } from '@tallyho/bots';
import type { Choice } from '@tallyho/down-in-flames';
import { useDuelWords } from '../words/words.ts';

/** What has come back from the bot that was asked for a hint. */
export type HintState = 'none' | 'waiting' | 'failed' | readonly Ranked[];

interface Props {
  readonly hint: HintState;
  readonly options: readonly Choice[];
  say(choice: Choice): string;
}

/** The three best answers as the bot sees them, with its chances. */
export function HintBox({ hint, options, say }: Props) {
  const w = useDuelWords();
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
              <li key={option}>{w.table.hintIs({ choice: say(options[option]), chance: Math.round(chance * 100) })}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
