import { useTableWords } from '../play/words/words.ts';
import { bot, botLevels, botTempers, hasTemper, human, type Player } from '../saved/players.ts';

interface Props {
  readonly player: Player;
  readonly name: string;
  onPlayer(player: Player): void;
  onName(name: string): void;
}

/** Who sits at a seat, and what he is called. */
export function PlayerFields({ player, name, onPlayer, onName }: Props) {
  const { setUp } = useTableWords();
  const temper = (player.kind === 'bot' ? player.temper : undefined) ?? 'steady';
  return (
    <>
      <label>
        {setUp.player}
        <select
          value={player.kind === 'human' ? 'human' : player.level}
          onChange={({ target }) => {
            const level = botLevels.find((each) => each === target.value);
            onPlayer(level === undefined ? human : bot(level, temper));
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
      {player.kind === 'bot' && hasTemper(player.level) && (
        <label>
          {setUp.temper}
          <select
            value={temper}
            onChange={({ target }) => {
              onPlayer(
                bot(
                  player.level,
                  botTempers.find((each) => each === target.value),
                ),
              );
            }}
          >
            {botTempers.map((each) => (
              <option key={each} value={each}>
                {setUp.tempers[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {setUp.name}
        <input type="text" value={name} maxLength={24} onChange={({ target }) => onName(target.value)} />
      </label>
    </>
  );
}
