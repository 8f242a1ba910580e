import { bot, botLevels, human, type Player } from '../players.ts';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly player: Player;
  readonly name: string;
  onPlayer(player: Player): void;
  onName(name: string): void;
}

/** Who sits at a seat, and what he is called. */
export function PlayerFields({ player, name, onPlayer, onName }: Props) {
  const { setUp } = useTableWords();
  return (
    <>
      <label>
        {setUp.player}
        <select
          value={player.kind === 'human' ? 'human' : player.level}
          onChange={({ target }) => {
            const level = botLevels.find((each) => each === target.value);
            onPlayer(level === undefined ? human : bot(level));
          }}
        >
          <option value="human">{setUp.human}</option>
          {botLevels.map((level) => (
            <option key={level} value={level}>
              {setUp.bots[level]}
            </option>
          ))}
        </select>
        <span className="legend">{player.kind === 'bot' ? setUp.botHelp[player.level] : ''}</span>
      </label>
      <label>
        {setUp.name}
        <input type="text" value={name} maxLength={24} onChange={({ target }) => onName(target.value)} />
      </label>
    </>
  );
}
