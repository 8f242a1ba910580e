import type { TableState, TableView } from '@tallyho/kernel';
import { again, arrivedGame } from '../play/begin.ts';
import type { Room } from '../play/room.ts';
import type { Tells } from '../play/untellable.ts';
import type { DogfightRoom } from './room.ts';

/** What every room of a dogfight does alike: records that are brought along, and choices in words. */
export const waysOf = (room: DogfightRoom): Pick<Room, 'again' | 'arrived' | 'sayChoice'> => ({
  again: (saved) => again(room, saved),
  arrived: (played) => arrivedGame(room, played),
  sayChoice: ({ view, told, decision }, choice, language) =>
    room.tell({ view, told, players: [], language }).say(decision?.kind ?? '', choice),
});

/** Whether events can be told at this table is found out by telling them. */
export const tellsOf =
  <S extends TableState, C extends object, E, V extends TableView, O extends object>(
    room: DogfightRoom<S, C, E, V, O>,
  ): Tells<S, C, E, V, O> =>
  ({ state }, seat, told) =>
    void room.tell({ view: room.game.observe(state, seat), told, players: [], language: 'en' });
