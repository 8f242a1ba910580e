import type { TokenScene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';
import type { Arranged, Placed } from './arrange.ts';

interface Props {
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly width: number;
  readonly height: number;
}

interface Tether {
  readonly id: number;
  readonly own: boolean;
  readonly hold: 'tailing' | 'advantaged';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly word: readonly [x: number, y: number];
  readonly path: string;
  /** Where the arrow points, in degrees. */
  readonly turn: number;
  readonly length: number;
}

/** From the nose of an aircraft to its tail, in metres. */
const HALF_LENGTH = 5;

function tetherOf({ id, own, hold }: TokenScene, hunter: Placed, prey: Placed): Tether | null {
  if (hold === null) return null;
  const ahead = hunter.way === 'right' ? 1 : -1;
  const reach = HALF_LENGTH * hunter.scale;
  const from = [hunter.x + ahead * reach, hunter.y] as const;
  const to = [prey.x - (prey.way === 'right' ? 1 : -1) * (HALF_LENGTH + 0.6) * prey.scale, prey.y] as const;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (dx * ahead >= 0)
    return {
      id,
      own,
      hold,
      from,
      to,
      word: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      path: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
      length,
    };
  // The prey flies in another row: the line bends round.
  const bend = reach * 1.5;
  return {
    id,
    own,
    hold,
    from,
    to,
    word: [from[0] + ahead * bend * 0.6, (from[1] + to[1]) / 2],
    path: `M${from[0]} ${from[1]}C${from[0] + ahead * bend} ${from[1]} ${to[0] - ahead * bend} ${to[1]} ${to[0]} ${to[1]}`,
    turn: ahead > 0 ? 0 : 180,
    length: reach,
  };
}

/** Who has whom: a solid line for Tailing, a dashed one for Advantaged, in the colour of the side that holds the position. */
export function Tethers({ tokens, arranged, width, height }: Props) {
  const { terms } = useDogfightWords();
  const tethers = tokens.flatMap((token) => {
    const hunter = arranged.placed.get(token.id);
    const prey = token.prey === null ? undefined : arranged.placed.get(token.prey);
    const tether = hunter === undefined || prey === undefined ? null : tetherOf(token, hunter, prey);
    return tether === null ? [] : [tether];
  });
  const isSmall = arranged.sizes.plate === 'small' || arranged.sizes.plate === 'line';
  return (
    <>
      <svg className="tethers" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {tethers.map(({ id, own, hold, path, to, turn }) => (
          <g key={id} className={`tether ${own ? 'own' : 'enemy'} ${hold}`}>
            <path className="tether-shade" d={path} />
            <path className="tether-line" d={path} />
            <path
              className="tether-head"
              transform={`translate(${to[0]} ${to[1]}) rotate(${turn}) scale(${isSmall ? 0.7 : 1})`}
              d="M-13-8L3 0L-13 8L-9 0z"
            />
          </g>
        ))}
      </svg>
      {tethers.map(({ id, own, hold, word: [x, y], length }) => {
        const said = isSmall ? terms.holdsShort[hold] : terms.positions[hold === 'tailing' ? 4 : 3];
        // Where the line is shorter than its word, the word stands above it.
        const lift = length < said.length * (isSmall ? 8 : 10) + 16 ? (isSmall ? 11 : 16) : 0;
        return (
          <span
            key={id}
            aria-hidden="true"
            className={`hold-word ${own ? 'own' : 'enemy'}${isSmall ? ' small' : ''}`}
            style={{ transform: `translate(${x}px, ${y - lift}px)` }}
          >
            {said}
          </span>
        );
      })}
    </>
  );
}
