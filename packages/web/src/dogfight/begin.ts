import { arrivedGame } from '../play/begin.ts';
import type { Room } from '../rooms.ts';
import type { DogfightRoom } from './room.ts';

/** What every room of a dogfight does alike: records that are brought along, and choices in words. */
export const waysOf = (room: DogfightRoom): Required<Pick<Room, 'arrived' | 'sayChoice'>> => ({
  arrived: (record, state) => arrivedGame(room, record, state),
  sayChoice(match, seat, choice, language) {
    const view = room.game.observe(match.state, seat);
    return room.tell({ view, told: match.told(seat), players: [], language }).say(match.table.kind(), choice);
  },
});
