import type { TableState, TableView } from '@tallyho/kernel';
import { again, arrivedGame } from '../play/begin.ts';
import type { Room } from '../play/room.ts';
import type { RefusedScene } from '../play/scene.ts';
import type { Tells } from '../play/untellable.ts';
import type { DogfightRoom } from './room.ts';
import type { CardQuestion } from './scene.ts';

/** What every room of a dogfight does alike: records that are brought along, and choices in words. */
export const waysOf = (room: DogfightRoom): Pick<Room, 'again' | 'arrived' | 'sayChoice' | 'retell'> => ({
  again: (saved) => again(room, saved),
  arrived: (played) => arrivedGame(room, played),
  sayChoice: ({ view, told, decision }, choice, language) =>
    room.tell({ view, told, players: [], language }).say(decision?.kind ?? '', choice),
  retell: ({ view, told, decision }, language) => {
    const { scene, question } = room.tell({ view, told, players: [], language });
    return {
      lines: scene.log,
      prompt: decision === null ? '' : question(decision, []).prompt,
      refused: (refusal) => (decision === null ? null : refusedIn(question(decision, [refusal]))),
    };
  },
});

/** The one choice that is refused, wherever the table lays it: among the buttons, or with its card. */
const refusedIn = ({ buttons, cards }: CardQuestion<object>): RefusedScene | null =>
  [buttons, ...cards.values()].flatMap(({ refused }) => refused)[0] ?? null;

/** Whether events can be told at this table is found out by telling them. */
export const tellsOf =
  <S extends TableState, C extends object, E, V extends TableView, O extends object>(
    room: DogfightRoom<S, C, E, V, O>,
  ): Tells<S, C, E, V, O> =>
  ({ state }, seat, told) =>
    void room.tell({ view: room.game.observe(state, seat), told, players: [], language: 'en' });
