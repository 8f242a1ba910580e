import type { CardQuestion, Scene } from '../scene.ts';
import type { Arranged } from './arrange.ts';
import { freeId } from './plan.ts';

interface LinesProps {
  readonly scene: Scene;
  readonly arranged: Arranged;
  readonly width: number;
  readonly height: number;
}

/** Dotted lines between bombers that fly side by side or one behind the other: they support each other. */
export function SupportLines({ scene: { sortie = null, tokens }, arranged, width, height }: LinesProps) {
  if (sortie === null) return null;
  const bombers = new Set(tokens.filter(({ isBomber }) => isBomber).map(({ id }) => id));
  const lines = sortie.formations.flatMap(({ squares }) => {
    const flown = squares.filter(({ id }) => bombers.has(id));
    return flown.flatMap((a, i) =>
      flown.slice(i + 1).flatMap((b) => {
        const [one, other] = [arranged.placed.get(a.id), arranged.placed.get(b.id)];
        if (Math.abs(a.file - b.file) + Math.abs(a.row - b.row) !== 1) return [];
        return one === undefined || other === undefined ? [] : [{ key: `${a.id}-${b.id}`, one, other }];
      }),
    );
  });
  return (
    <svg className="support" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map(({ key, one, other }) => (
        <path key={key} d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />
      ))}
    </svg>
  );
}

interface FreeProps {
  readonly question: CardQuestion<object> | null;
  readonly arranged: Arranged;
  /** The bomber that finds its place next. */
  readonly placing: number;
  onChoose(choice: object): void;
}

/** The squares of a formation that is being made which the next bomber can take. */
export function FreeSquares({ question, arranged, placing, onChoose }: FreeProps) {
  const places = question?.places ?? null;
  if (places === null) return null;
  return places.squares.map(({ file, row, options }, at) => {
    const option = options.get(placing);
    const placed = arranged.placed.get(freeId(at));
    if (option === undefined || placed === undefined) return null;
    return (
      <button
        key={`${file} ${row}`}
        type="button"
        className="square-free"
        aria-label={option.text}
        title={option.text}
        style={{ left: placed.x, top: placed.y }}
        onClick={() => onChoose(option.choice)}
      >
        +
      </button>
    );
  });
}
