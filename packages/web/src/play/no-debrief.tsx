import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../words/language.tsx';

interface Props {
  /** The game, which has its table all the same. */
  readonly id: string;
  /** Whether nothing is fought in it at all; otherwise nothing in it is over yet. */
  readonly isNever?: boolean;
}

/** A game that is there, and in which nothing can be looked back at. */
export function NoDebrief({ id, isNever = false }: Props) {
  const t = useWords();
  return (
    <NoGame title={isNever ? t.neverDebrief : t.noDebrief} help={isNever ? t.neverDebriefHelp : t.noDebriefHelp}>
      <p>
        <a href={writeRoute({ page: 'play', game: id })}>{t.toTheTable}</a>
      </p>
    </NoGame>
  );
}
