import { useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../words/language.tsx';
import type { SavedGame } from './saved-game.ts';
import { SeatChooser } from './seat-chooser.tsx';
import { keepGame } from './shelf.ts';

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
