import { type Game, type GameRecord, replayTo, standing, type TableState, type TableView } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { lookAt } from '../play/look.ts';
import type { Room } from '../play/room.ts';

/** What was done at a step of a record, in the words of the table. */
export type SayDeed = (record: GameRecord, step: number, language: Language) => string;

/** A choice of a record in the words of its room; one that cannot be found again is named in notation. */
export const sayingChoices =
  <S extends TableState, C extends object, E, V extends TableView, O extends object>(
    game: Game<S, C, E, V, O>,
    sayChoice: Room['sayChoice'],
  ): SayDeed =>
  (record, step, language) => {
    const { who = '', text = '' } = standing(record)[step] ?? {};
    const before = replayTo(game as unknown as Game, record, step);
    if (!before.ok) return text;
    const match = before.value;
    const seat = match.game.seats(match.state).indexOf(who);
    const choice = match.decision(seat)?.options.find((each) => match.game.write(match.state, each, seat) === text);
    return choice === undefined ? text : sayChoice(lookAt(match, seat), choice, language);
  };
