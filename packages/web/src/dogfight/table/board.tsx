import type { Scene } from '../scene.ts';
import { type SortieHands, SortieView } from '../sortie/sortie-view.tsx';
import { TargetView } from '../sortie/target-view.tsx';
import { ChainView } from './chain-view.tsx';
import { Felt } from './felt.tsx';
import { Ladder } from './ladder.tsx';
import { Piles } from './piles.tsx';
import { Strip } from './strip.tsx';

/** The table itself: the others above, the felt in the middle, one's own side below. */
export function Board({ scene, hands = null }: { readonly scene: Scene; readonly hands?: SortieHands | null }) {
  const sortie = scene.sortie ?? null;
  return (
    <div className={`board${scene.isCrowded ? ' crowd' : ''}${sortie === null ? '' : ' mission'}`}>
      <div className="strips far">
        {scene.far.map((strip) => (
          <Strip key={strip.id} strip={strip} />
        ))}
      </div>
      <div className="middle">
        <Ladder rungs={scene.rungs} />
        {sortie === null ? (
          <Felt scene={scene} />
        ) : (
          <>
            <TargetView target={sortie.target} />
            <div className="field">
              <SortieView sortie={sortie} hands={hands} />
              {scene.tokens.length > 0 && <Felt scene={scene} />}
            </div>
          </>
        )}
        <div className="exchange">
          <ChainView chain={scene.chain} />
          <Piles scene={scene} />
        </div>
      </div>
      <div className="strips near">
        {scene.near.map((strip) => (
          <Strip key={strip.id} strip={strip} />
        ))}
      </div>
    </div>
  );
}
