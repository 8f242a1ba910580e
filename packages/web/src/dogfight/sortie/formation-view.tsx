import type { OptionScene } from '../../play/scene.ts';
import { FlyerView } from './flyer-view.tsx';
import type { FormationScene } from './scene.ts';
import type { SortieHands } from './sortie-view.tsx';

interface Free {
  readonly file: number;
  readonly row: number;
  readonly option: OptionScene<object>;
}

/** The free squares that the bomber in question can take. */
function freeSquares({ key }: FormationScene, hands: SortieHands | null): Free[] {
  const places = hands?.question?.places ?? null;
  if (hands === null || places === null || places.formation !== key) return [];
  return places.squares.flatMap(({ file, row, options }) => {
    const option = options.get(hands.placing);
    return option === undefined ? [] : [{ file, row, option }];
  });
}

/** A formation on its grid, flying upwards; free squares can be taken while it is being made. */
export function FormationView({
  formation,
  hands,
}: {
  readonly formation: FormationScene;
  readonly hands: SortieHands | null;
}) {
  const { own, title, squares } = formation;
  const free = freeSquares(formation, hands);
  const all = [...squares, ...free];
  const left = Math.min(...all.map(({ file }) => file));
  const top = Math.min(...all.map(({ row }) => row));
  const files = Math.max(...all.map(({ file }) => file)) - left + 1;
  return (
    <section className={own ? 'formation own' : 'formation'} aria-label={title}>
      <h3>{title}</h3>
      <div className="formation-grid" style={{ gridTemplateColumns: `repeat(${files}, var(--square))` }}>
        {squares.map(({ file, row, flyer }) => (
          <div key={flyer.id} className="square" style={{ gridColumn: file - left + 1, gridRow: row - top + 1 }}>
            <FlyerView flyer={flyer} hands={hands} />
          </div>
        ))}
        {free.map(({ file, row, option }) => (
          <div
            key={`${file} ${row}`}
            className="square"
            style={{ gridColumn: file - left + 1, gridRow: row - top + 1 }}
          >
            <button
              type="button"
              className="square-free"
              aria-label={option.text}
              title={option.text}
              onClick={() => hands?.onChoose(option.choice)}
            >
              +
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
