import { useEffect, useState } from 'react';
import { writeRoute } from '../../page/route.ts';
import { isNewHere } from '../../play/tour.ts';
import { enterRoom } from '../../rooms.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { useWords } from '../../words/language.tsx';
import { useHomeWords } from '../words/words.ts';

/** The introductory duel, for whoever has flown nothing yet. */
const FIRST = { system: 'down-in-flames', title: 'Spitfire I – Bf-109E Emil' } as const;

interface Props {
  /** The latest fight against bots. */
  readonly last: SavedGame | null;
  /** Whether the shelf has been looked at; until then nobody knows which one that was. */
  readonly isKnown: boolean;
}

/** One click flies: the latest fight against bots once more, at first the introductory duel. */
export function FlyNow({ last, isKnown }: Props) {
  const t = useWords();
  const w = useHomeWords();
  const [state, setState] = useState<'idle' | 'wanted' | 'loading' | 'failed'>('idle');
  const { system, title } = last ?? FIRST;
  const levels =
    last === null
      ? [isNewHere() ? t.levels.cadet : t.levels.pilot]
      : [...new Set(last.players.flatMap((player) => (player.kind === 'bot' ? [t.levels[player.level]] : [])))];
  useEffect(() => {
    if (state !== 'wanted' || !isKnown) return;
    setState('loading');
    fly(last).catch(() => setState('failed'));
  }, [state, isKnown, last]);
  return (
    <div className="fly-now">
      <button
        type="button"
        className="primary largest"
        disabled={state === 'wanted' || state === 'loading'}
        onClick={() => setState('wanted')}
      >
        {t.flyNow}
      </button>
      <p data-waiting={!isKnown && !isNewHere()}>
        <strong>{title}</strong>
        <span>
          {w.against(levels.join(', '))} · <a href={writeRoute({ page: 'set-up', system })}>{w.anotherFight}</a>
        </span>
      </p>
      {state === 'failed' && <p role="alert">{t.gameNotLoaded}</p>}
    </div>
  );
}

async function fly(last: SavedGame | null): Promise<void> {
  const room = await enterRoom((last ?? FIRST).system);
  const begun = last === null ? room?.quick() : room?.again(last);
  if (begun?.ok !== true) throw new Error('the fight could not begin');
  void keepGame(begun.game);
  window.location.hash = writeRoute({ page: 'play', game: begun.game.id });
}
