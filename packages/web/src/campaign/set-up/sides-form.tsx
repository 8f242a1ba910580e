import type { Player } from '../../saved/players.ts';
import { PlayerFields } from '../../set-up/player-fields.tsx';
import { sideIds } from '../model/sides.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly players: readonly Player[];
  readonly names: readonly string[];
  onPlayers(players: readonly Player[]): void;
  onNames(names: readonly string[]): void;
}

const put = <T,>(list: readonly T[], at: number, value: T): T[] => list.map((each, i) => (i === at ? value : each));

/** Who plays the Axis and who the Allies. */
export function SidesForm({ players, names, onPlayers, onNames }: Props) {
  const w = useCampaignWords();
  return (
    <div className="campaign-sides">
      {sideIds.map((side, at) => (
        <fieldset key={side} className={`sheet side-form ${side}`}>
          <legend>{w.campaigns.sides[side]}</legend>
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
