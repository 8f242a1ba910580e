import { below, type Chance, chanceFrom } from '@tallyho/kernel';
import { Chess } from 'chessops/chess';
import type { Player } from './contender.ts';

/** No random game is longer than this. */
const MOST_PLIES = 400;

/** The reference: random chess, all legal moves listed once at every ply, pawns promoted to queens. */
export function chessPlayer(): Player {
  const chance = chanceFrom('bench');
  return () => {
    const position = Chess.default();
    let plies = 0;
    while (plies < MOST_PLIES && playPly(position, chance)) plies++;
    return plies;
  };
}

function playPly(position: Chess, chance: Chance): boolean {
  const listed = position.allDests();
  let moves = 0;
  for (const squares of listed.values()) moves += squares.size();
  if (moves === 0) return false;
  let picked = below(chance, moves);
  for (const [from, squares] of listed) {
    const size = squares.size();
    if (picked >= size) {
      picked -= size;
      continue;
    }
    for (const to of squares) {
      if (picked-- > 0) continue;
      const promotes = (to < 8 || to >= 56) && position.board.getRole(from) === 'pawn';
      position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
      return true;
    }
  }
  return false;
}
