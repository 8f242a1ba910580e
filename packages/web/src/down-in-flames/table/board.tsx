import type { Player } from '../../play/players.ts';
import { planeAsked } from '../model/relations.ts';
import type { TableModel } from '../model/use-model.ts';
import { ChainView } from './chain-view.tsx';
import { Felt } from './felt.tsx';
import { Ladder } from './ladder.tsx';
import { Piles } from './piles.tsx';
import { Strip } from './strip.tsx';

interface Props {
  readonly model: TableModel;
  readonly players: readonly Player[];
}

/** The table itself: the others above, the felt in the middle, one's own side below. */
export function Board({ model, players }: Props) {
  const { view, names, near } = model;
  const planes = view.planes.map((_, plane) => plane);
  const asked = view.asks.length > 0 ? planeAsked(view) : -1;
  const strips = (list: readonly number[]) =>
    list.map((plane) => <Strip key={plane} model={model} plane={plane} players={players} awaited={asked === plane} />);
  return (
    <div className={view.planes.length > 4 ? 'board crowd' : 'board'}>
      <div className="strips far">{strips(planes.filter((plane) => view.fixed.side[plane] !== near))}</div>
      <div className="middle">
        <Ladder model={model} />
        <Felt model={model} />
        <div className="exchange">
          <ChainView model={model} awaited={asked >= 0 ? names.plane(asked) : ''} />
          <Piles model={model} />
        </div>
      </div>
      <div className="strips near">{strips(planes.filter((plane) => view.fixed.side[plane] === near))}</div>
    </div>
  );
}
