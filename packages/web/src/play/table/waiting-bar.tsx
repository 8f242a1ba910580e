import { tableKeys } from '../keys.ts';
import { useTableWords } from '../words/words.ts';
import { Ask } from './ask.tsx';
import { Icon } from './icons.tsx';
import { HurryButton, useWaitingWords, type WaitingProps } from './waiting.tsx';

/** Nothing is asked of the one at the screen: whose turn it is to think, in the same bar. */
export function WaitingBar(props: WaitingProps) {
  const { table } = useTableWords();
  const words = useWaitingWords(props);
  const { session, seat, canUndo } = props;
  return (
    <section className="decide waiting bar">
      <Ask length="short">
        <p className="prompt">{words}</p>
      </Ask>
      <span className="tools">
        <HurryButton session={session} />
        {canUndo && (
          <button
            type="button"
            className="tool"
            data-key={tableKeys.undo}
            aria-label={table.undo}
            title={table.undo}
            onClick={() => session.undo(seat)}
          >
            <Icon of="undo" />
          </button>
        )}
      </span>
    </section>
  );
}
