import { useState } from 'react';
import { writeRoute } from '../page/route.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { keepGame } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';
import { SeatChooser } from './seat-chooser.tsx';

/** A game that came from somebody else: who plays it here, and then to the table. */
export function Arrival({ game }: { readonly game: SavedGame }) {
  const t = useWords();
  const [players, setPlayers] = useState(game.players);
  const open = (page: 'play' | 'retrace'): void => {
    void keepGame({ ...game, players });
    const { id } = game;
    window.location.hash = writeRoute(page === 'play' ? { page, game: id } : { page, game: id, step: 0 });
  };
  return (
    <div className="arrival">
      <SeatChooser game={game} players={players} onChange={setPlayers} />
      <div className="answers">
        <button type="button" className="primary" onClick={() => open('play')}>
          {game.over ? t.look : t.resume}
        </button>
        <button type="button" onClick={() => open('retrace')}>
          {t.watchReplay}
        </button>
      </div>
    </div>
  );
}
