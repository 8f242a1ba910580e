import { bot, botLevels, human, type Player } from '../saved/players.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { useWords } from '../words/language.tsx';
import { seatNames } from './seat-names.ts';

interface Props {
  readonly game: SavedGame;
  readonly players: readonly Player[];
  onChange(players: readonly Player[]): void;
}

/** Who plays which seat of a game that somebody brought along: a person at this screen, or a bot. */
export function SeatChooser({ game, players, onChange }: Props) {
  const t = useWords();
  const commands: { readonly [side: string]: string } = t.commands;
  const seat = (at: number, value: string): void => {
    const level = botLevels.find((each) => each === value);
    onChange(players.map((player, i) => (i === at ? (level === undefined ? human : bot(level)) : player)));
  };
  return (
    <fieldset className="seat-chooser">
      <legend>{t.whoPlays}</legend>
      {seatNames(game).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and two may have the same name
        <label key={at}>
          <span>{commands[name] ?? name}</span>
          <select value={levelOf(players[at])} onChange={({ target }) => seat(at, target.value)}>
            <option value="human">{t.human}</option>
            {botLevels.map((level) => (
              <option key={level} value={level}>
                {t.botOf(t.levels[level])}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const levelOf = (player: Player | undefined): string => (player?.kind === 'bot' ? player.level : 'human');
