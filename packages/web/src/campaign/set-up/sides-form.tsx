import type { Player } from '../../saved/players.ts';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { camps } from '../scene.ts';

interface Props {
  /** What the sides are called. */
  readonly sides: readonly string[];
  readonly players: readonly Player[];
  readonly names: readonly string[];
  onPlayers(players: readonly Player[]): void;
  onNames(names: readonly string[]): void;
}

const put = <T,>(list: readonly T[], at: number, value: T): T[] => list.map((each, i) => (i === at ? value : each));

/** Who plays which side. */
export function SidesForm({ sides, players, names, onPlayers, onNames }: Props) {
  return (
    <div className="campaign-sides">
      {camps.map((camp, at) => (
        <fieldset key={camp} className={`sheet side-form ${camp}`}>
          <legend>{sides[at]}</legend>
          <PlayerFields
            player={players[at]}
            name={names[at]}
            onPlayer={(player) => onPlayers(put(players, at, player))}
            onName={(name) => onNames(put(names, at, name))}
          />
        </fieldset>
      ))}
    </div>
  );
}
