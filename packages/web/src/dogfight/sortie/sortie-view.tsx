import type { CardQuestion } from '../scene.ts';
import { FormationView } from './formation-view.tsx';
import type { SortieScene } from './scene.ts';

/** What can be done with the picture of a mission. */
export interface SortieHands {
  readonly question: CardQuestion<object> | null;
  /** The bomber that finds its place next, of those that wait. */
  readonly placing: number;
  onAim(plane: number): void;
  onChoose(choice: object): void;
}

/** The formations on their way, each at its altitude. */
export function SortieView({ sortie, hands }: { readonly sortie: SortieScene; readonly hands: SortieHands | null }) {
  return (
    <div className="sortie">
      {sortie.formations.map((formation) => (
        <FormationView key={formation.key} formation={formation} hands={hands} />
      ))}
    </div>
  );
}
