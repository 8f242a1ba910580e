import type { Seat } from '@tallyho/kernel';
import { useWords } from '../../words/language.tsx';
import { tableKeys } from '../keys.ts';
import type { Session } from '../session.ts';
import { useTableWords } from '../words/words.ts';

export interface WaitingProps {
  readonly session: Pick<Session, 'players' | 'names' | 'hurry' | 'undo'>;
  /** What a seat is called; without this, as it was named. */
  nameOf?(name: string): string;
  readonly seat: Seat;
  /** Whose answer is awaited. */
  readonly awaited: Seat;
  /** What is just being answered for the one at the screen, in words; '': nothing. */
  readonly forced?: string;
  readonly canUndo: boolean;
}

/** Who is thinking, or what is just being answered for the one at the screen. */
export function useWaitingWords({ session, nameOf, awaited, forced = '' }: WaitingProps): string {
  const t = useWords();
  const { table } = useTableWords();
  if (forced !== '') return forced;
  const player = session.players[awaited];
  const given = session.names[awaited] ?? '';
  const name = nameOf?.(given) ?? given;
  return player?.kind === 'bot' ? table.thinking({ name, level: t.levels[player.level] }) : table.waiting(name);
}

/** Nothing is asked of the one at the screen: who is thinking, and a way not to wait for him. */
export function Waiting(props: WaitingProps) {
  const { table } = useTableWords();
  const words = useWaitingWords(props);
  const { session, seat, canUndo } = props;
  return (
    <section className="decide waiting">
      <p className="prompt">{words}</p>
      <span className="tools">
        <HurryButton session={session} />
        {canUndo && (
          <button type="button" className="quiet" data-key={tableKeys.undo} onClick={() => session.undo(seat)}>
            {table.undo}
          </button>
        )}
      </span>
    </section>
  );
}

/** Runs on to the next question. */
export function HurryButton({ session }: Pick<WaitingProps, 'session'>) {
  const { table } = useTableWords();
  return (
    <button type="button" className="hurry quiet" data-key={tableKeys.go} onClick={() => session.hurry()}>
      {table.hurry}
    </button>
  );
}
