import type { TokenScene } from '../scene.ts';
import type { Arranged, Placed } from './arrange.ts';
import { wingmanId } from './wingman.ts';

interface Props {
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly width: number;
  readonly height: number;
}

export interface Tether {
  readonly id: number;
  readonly own: boolean;
  readonly hold: 'tailing' | 'advantaged';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly word: readonly [x: number, y: number];
  readonly path: string;
  /** Where the arrow points, in degrees. */
  readonly turn: number;
}

/** From the nose of an aircraft to its tail, in metres. */
const HALF_LENGTH = 5;

function tetherOf({ id, own, hold }: TokenScene, hunter: Placed, prey: Placed, rear: Placed): Tether | null {
  if (hold === null) return null;
  const ahead = hunter.way === 'right' ? 1 : -1;
  const reach = HALF_LENGTH * hunter.scale;
  const from = [hunter.x + ahead * reach, hunter.y] as const;
  const to = [rear.x - (prey.way === 'right' ? 1 : -1) * (HALF_LENGTH + 0.6) * rear.scale, prey.y] as const;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
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
  };
}

/** Every position that somebody holds on somebody else, as a line. */
export const tethersIn = (tokens: readonly TokenScene[], { placed }: Arranged): Tether[] =>
  tokens.flatMap((token) => {
    const hunter = placed.get(token.id);
    const prey = token.prey === null ? undefined : placed.get(token.prey);
    if (hunter === undefined || prey === undefined) return [];
    // A line ends behind whoever flies last.
    const tether = tetherOf(token, hunter, prey, placed.get(wingmanId(prey.id)) ?? prey);
    return tether === null ? [] : [tether];
  });

/** Whether words are set small. */
export const isSmallPrint = ({ sizes: { plate } }: Arranged): boolean => plate === 'small' || plate === 'line';

/** Who has whom: a solid line for Tailing, a dashed one for Advantaged, in the colour of the side that holds the position. */
export function Tethers({ tokens, arranged, width, height }: Props) {
  const isSmall = isSmallPrint(arranged);
  return (
    <svg className="tethers" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {tethersIn(tokens, arranged).map(({ id, own, hold, path, to, turn }) => (
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
  );
}
