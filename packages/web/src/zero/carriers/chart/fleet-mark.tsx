import type { Spot } from '../../../campaign/map/projection.ts';
import type { FleetScene } from '../scene.ts';
import { NOTE_LINE, nameLine } from './sea-layout.ts';

interface Props {
  readonly fleet: FleetScene;
  readonly spot: Spot;
  readonly scale: number;
  /** Its name stands where no other Fleet lies. */
  readonly isNamedAbove: boolean;
  /** How far its name and those of its ships stand to the side of it, so that they stay on the chart. */
  readonly aside: { readonly name: number; readonly ships: number };
  /** Whether there is room for the names of its ships. */
  readonly hasShips: boolean;
}

/** Where the carriers of a Fleet steam, and the destroyers around them. */
const decksOf: { readonly [decks: number]: readonly (readonly [number, number])[] } = {
  2: [
    [0, -8],
    [4, 9],
  ],
  3: [
    [-8, -14],
    [6, 0],
    [-6, 14],
  ],
  4: [
    [-20, -9],
    [-26, 9],
    [24, -8],
    [18, 10],
  ],
};
const screen = [
  [-34, -24],
  [-34, 24],
  [34, -22],
  [34, 22],
  [48, 0],
] as const;

/** Degrees: one side steams north-east, the other south-west. */
const headings = { allies: -38, axis: 152 };

/** Puffs of a column of smoke, blown to the upper left. */
const puffs = Array.from({ length: 6 }, (_, i) => ({ x: -i * 6, y: -i * 6.5 - 2, r: 3.2 + i * 1.6 }));

/** A carrier from above: deck and centre line; one that is badly hit lies over, and one that is lost settles. */
const Deck = ({ x, y, isListing, isLost }: Spot & { readonly isListing: boolean; readonly isLost: boolean }) => (
  <g
    className={`deck${isLost ? ' lost' : ''}`}
    transform={`translate(${x} ${y})${isListing ? ' rotate(13) skewX(-16) scale(1 0.72)' : ''}`}
  >
    <path className="deck-plan" d="M-22-4.500H15q6 0 9 4.500-3 4.500-9 4.500H-22z" />
    <path className="deck-line" d="M-18 0H18" />
    <path className="deck-island" d="M1 2.800h7" />
  </g>
);

/** Smoke of a hit, and fire at its foot. */
const Smoke = ({ x, y }: Spot) => (
  <g className="sea-smoke" transform={`translate(${x} ${y})`}>
    {puffs.toReversed().map((puff) => (
      <circle key={puff.r} cx={puff.x} cy={puff.y} r={puff.r} />
    ))}
    <circle className="sea-fire" r="3.200" />
  </g>
);

/** A turned point. */
function turned([x, y]: readonly [number, number], degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** A Fleet on the chart: its carriers with what has become of them, its screen, its name. */
export function FleetMark({ fleet, spot, scale, isNamedAbove, aside, hasShips }: Props) {
  const line = nameLine(scale, isNamedAbove);
  const { camp, decks, hurt, name, note } = fleet;
  const places = decksOf[decks] ?? decksOf[4];
  const heading = headings[camp];
  // Hit: one of them burns; badly: half of them, and one lies over; out of action: all of them.
  const burning = hurt === 0 ? 0 : hurt === 1 ? 1 : hurt === 2 ? Math.ceil(places.length / 2) : places.length;
  return (
    <g className={`fleet ${camp}`} transform={`translate(${spot.x} ${spot.y})`}>
      <g transform={`scale(${scale})`}>
        <g transform={`rotate(${heading})`}>
          {places.map(([x, y], i) => (
            <Deck key={`${x} ${y}`} x={x} y={y} isListing={hurt === 3 || (hurt === 2 && i === 0)} isLost={hurt === 3} />
          ))}
          {screen.map(([x, y]) => (
            <path key={`${x} ${y}`} className="destroyer" d={`M${x - 7} ${y - 1.6}h10l4 1.600-4 1.600h-10z`} />
          ))}
        </g>
        {places.slice(0, burning).map((place) => {
          const { x, y } = turned(place, heading);
          return <Smoke key={`${x} ${y}`} x={x} y={y} />;
        })}
      </g>
      <text className="fleet-name" x={aside.name} y={line} textAnchor="middle">
        {name}
      </text>
      {hasShips && (
        <text className="fleet-note" x={aside.ships} y={line + NOTE_LINE} textAnchor="middle">
          {note}
        </text>
      )}
    </g>
  );
}

/** A column of smoke over a target that is not a Fleet. */
export const TargetSmoke = ({ spot }: { readonly spot: Spot }) => <Smoke x={spot.x + 4} y={spot.y - 10} />;
