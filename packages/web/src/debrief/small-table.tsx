import type { Match, Seat } from '@tallyho/kernel';
import { useMemo } from 'react';
import { writeRoute } from '../page/route.ts';
import { lookAt } from '../play/look.ts';
import { Transport } from '../replay/controls.tsx';
import type { Player } from '../replay/use-player.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import type { Debriefing } from './debriefing.ts';
import { useDebriefWords } from './words/words.ts';

interface Props {
  readonly debriefing: Debriefing;
  readonly match: Match;
  readonly seat: Seat;
  readonly saved: SavedGame;
  /** How many moves came before the fight. */
  readonly from: number;
  readonly turn: number;
  readonly player: Player;
}

/** The table at the moment that is looked at, to a smaller scale, and what moves it. */
export function SmallTable({ debriefing, match, seat, saved, from, turn, player }: Props) {
  const w = useDebriefWords();
  const look = useMemo(() => lookAt(match, seat), [match, seat]);
  const { step, last } = player;
  return (
    <section className="debrief-table" aria-label={w.table}>
      <div className="debrief-still">{debriefing.still({ look, players: saved.players, seed: saved.id })}</div>
      <div className="debrief-transport">
        <Transport player={player} />
        <span className="debrief-place">{w.placeShort({ turn, step, of: last })}</span>
        <a href={writeRoute({ page: 'retrace', game: saved.id, step: from + step })}>{w.wholeTable}</a>
      </div>
    </section>
  );
}
