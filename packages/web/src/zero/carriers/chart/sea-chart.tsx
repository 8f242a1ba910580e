import { type CSSProperties, memo, useId, useMemo, useRef } from 'react';
import { coastsOf } from '../../../campaign/map/coasts.ts';
import { Flight } from '../../../campaign/map/flight.tsx';
import { fitted } from '../../../campaign/map/frame.ts';
import { Ground } from '../../../campaign/map/ground.tsx';
import { COMPASS } from '../../../campaign/map/layout.ts';
import { aspectOf, type Projection, projectionOf, type Spot } from '../../../campaign/map/projection.ts';
import { TargetOnMap } from '../../../campaign/map/target-on-map.tsx';
import { BORDER, Border, Compass, MapTitle } from '../../../campaign/map/trimmings.tsx';
import { useSize } from '../../../campaign/map/use-size.ts';
import type { CraftScene } from '../../../campaign/scene.ts';
import type { ChartScene, FleetScene, WayScene } from '../scene.ts';
import { CloudLabel, CloudMark } from './cloud-mark.tsx';
import { FleetMark, TargetSmoke } from './fleet-mark.tsx';
import { type SeaLayout, seaLayoutOf } from './sea-layout.ts';
import { type Sounding, soundingsOn } from './soundings.ts';
import { type Aim, curveOf, WayMark } from './way-mark.tsx';

/** What flies over the chart just now. */
export interface FlightScene {
  readonly way: WayScene;
  readonly aircraft: readonly CraftScene[];
  readonly isHome: boolean;
}

interface Props {
  readonly chart: ChartScene;
  /** The range that is being written for one's own Fleet; null: what the chart knows. */
  readonly range?: number | null;
  /** The Strike that is being written. */
  readonly draft?: WayScene | null;
  readonly flight?: FlightScene | null;
}

/** Narrower than this, only what is played with is named. */
const NARROW = 520;
/** Lower than this, too. */
const LOW = 330;
const noLines: readonly never[] = [];

/** The sea chart: coasts and depths, both Fleets with their ranges, targets, and who flies where. */
export function SeaChart({ chart, range = null, draft = null, flight = null }: Props) {
  const { box } = chart;
  const clip = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(sheet);
  const isNarrow = width < NARROW || height < LOW;
  const border = isNarrow ? 0 : BORDER;
  const [wide, high] = [width - 2 * border, height - 2 * border];
  const key = `${box.west} ${box.east} ${box.south} ${box.north}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is the same if its edges are
  const projection = useMemo(
    () => (wide > 0 && high > 0 ? projectionOf(fitted(box, wide / high), wide) : null),
    [key, wide, high],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is the same if its edges are
  const land = useMemo(() => coastsOf(box) ?? [], [key]);
  const layout = useMemo(
    () => (projection === null ? null : seaLayoutOf(chart, projection, isNarrow)),
    [chart, projection, isNarrow],
  );
  const depths = useMemo(
    () => (projection === null || isNarrow ? [] : soundingsOn(projection, land)),
    [projection, land, isNarrow],
  );
  return (
    <div ref={sheet} className="campaign-map sea-chart" style={{ '--aspect': aspectOf(box) } as CSSProperties}>
      {projection !== null && layout !== null && (
        <>
          <svg width={width} height={projection.height + 2 * border} role="img" aria-label={chart.label}>
            <clipPath id={clip}>
              <rect width={projection.width} height={projection.height} />
            </clipPath>
            <g transform={`translate(${border} ${border})`} clipPath={`url(#${clip})`}>
              <Ground lines={noLines} land={land} projection={projection} isSmall={isNarrow} />
              <Waters depths={depths} rose={layout.compass} />
              <Names chart={chart} projection={projection} layout={layout} isNarrow={isNarrow} />
              <Pieces
                chart={chart}
                projection={projection}
                layout={layout}
                isNarrow={isNarrow}
                range={range}
                draft={draft}
                isFlying={flight !== null}
              />
              {layout.title !== null && (
                <MapTitle at={layout.title} title={chart.title} note={chart.dates} hundredKm={projection.hundredKm} />
              )}
              {layout.compass !== null && <Compass at={layout.compass} />}
            </g>
            {border > 0 && (
              <g transform={`translate(${border} ${border})`}>
                <Border projection={projection} />
              </g>
            )}
          </svg>
          {flight !== null && (
            <div className="map-air" style={{ inset: `${border}px` }}>
              <Flight
                curve={curveOf(flight.way, projection, { spot: null, gap: 0 })}
                aircraft={flight.aircraft}
                isHome={flight.isHome}
                isNarrow={isNarrow}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Depths, and rays from the compass rose: ornament. */
const Waters = memo(({ depths, rose }: { readonly depths: readonly Sounding[]; readonly rose: Spot | null }) => {
  const middle =
    rose === null ? null : { x: rose.x + COMPASS.width / 2, y: rose.y + COMPASS.height - COMPASS.width / 2 };
  return (
    <g className="waters">
      {middle !== null && (
        <path
          className="rhumbs"
          d={Array.from({ length: 16 }, (_, i) => {
            const angle = (i * Math.PI) / 8;
            const [dx, dy] = [Math.cos(angle) * 1600, Math.sin(angle) * 1600];
            return `M${middle.x} ${middle.y}l${dx.toFixed(0)} ${dy.toFixed(0)}`;
          }).join('')}
        />
      )}
      {depths.map(({ spot, fathoms }) => (
        <text key={`${spot.x} ${spot.y}`} className="sounding" x={spot.x} y={spot.y}>
          {fathoms}
        </text>
      ))}
    </g>
  );
});
Waters.displayName = 'Waters';

interface PartProps {
  readonly chart: ChartScene;
  readonly projection: Projection;
  readonly layout: SeaLayout;
  readonly isNarrow: boolean;
}

/** A reef around a lagoon, with two islands in it. */
const ATOLL = 'M-13 3q-2-11 8-14q12-2 15 7q2 10-7 13q-11 3-16-6z';

/** What lies there and is not played with: seas, lands, towns, atolls. */
function Names({ chart, projection, layout, isNarrow }: PartProps) {
  const { at } = projection;
  return (
    <g>
      {chart.atolls.map((place) => {
        const { x, y } = at(place);
        return (
          <g key={`${x} ${y}`} className="atoll" transform={`translate(${x} ${y}) scale(${isNarrow ? 0.8 : 1.3})`}>
            <path className="reef" d={ATOLL} />
            <path className="islet" d="M-4 7q3-3 6-1q-2 3-6 1zM4 5q4-2 5 1q-3 2-5-1z" />
          </g>
        );
      })}
      {chart.waters.map(({ name, at: place, isWide }, i) => {
        const { x, y } = at(place);
        return layout.waters[i] ? (
          <text key={name} className={`water-name${isWide ? ' wide' : ''}`} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        ) : null;
      })}
      {chart.lands.map(({ name, at: place, turned, isIsle }, i) => {
        const { x, y } = at(place);
        return layout.lands[i] ? (
          <text
            key={name}
            className={isIsle ? 'isle-name' : 'land-name'}
            textAnchor="middle"
            transform={`translate(${x} ${y}) rotate(${turned})`}
          >
            {name}
          </text>
        ) : null;
      })}
      {chart.towns.map(({ name, at: place }, i) => {
        const { x, y } = at(place);
        const label = layout.towns[i];
        return label === null ? null : (
          <g key={name} className="town">
            <circle cx={x} cy={y} r="2.5" />
            <text x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface PiecesProps extends PartProps {
  readonly range: number | null;
  readonly draft: WayScene | null;
  readonly isFlying: boolean;
}

/** Fleets, targets, and the ways between them. */
function Pieces({ chart, projection, layout, isNarrow, range, draft, isFlying }: PiecesProps) {
  const ways = [
    ...chart.ways.map((way) => ({ way, isDraft: false })),
    ...(draft === null ? [] : [{ way: draft, isDraft: true }]),
  ];
  // A cloud is struck at its edge, beside what is written in it.
  const aimOf = ({ from, to }: WayScene): Aim => {
    const at = chart.fleets.findIndex((fleet) => fleet.at[0] === to[0] && fleet.at[1] === to[1]);
    const mark = chart.marks.findIndex((one) => one.at[0] === to[0] && one.at[1] === to[1]);
    if (at < 0) return { spot: layout.marks[mark] ?? null, gap: 24 };
    if (!chart.fleets[at].isHidden) return { spot: null, gap: 44 * layout.scale };
    const [start, { x, y }] = [projection.at(from), layout.fleets[at]];
    const [dx, dy] = [Math.sign(x - start.x) || 1, Math.sign(start.y - y) || 1];
    return { spot: { x: x + dx * layout.cloud.x * 0.55, y: y + dy * layout.cloud.y * 0.5 }, gap: 0 };
  };
  return (
    <>
      {chart.threat !== null && (
        <g className="threat">
          <WayMark way={chart.threat} projection={projection} aim={aimOf(chart.threat)} isNarrow isDraft={false} />
        </g>
      )}
      {chart.fleets.map((fleet, i) => (
        <CloudMark key={fleet.camp} fleet={fleet} spot={layout.fleets[i]} reach={layout.cloud} />
      ))}
      {chart.fleets.map((fleet, i) =>
        fleet.isHidden ? null : (
          <Rings
            key={fleet.camp}
            fleet={fleet}
            range={fleet.isOwn ? (range ?? fleet.range) : fleet.range}
            spot={layout.fleets[i]}
            rings={layout.rings}
            names={chart.ranges}
            side={layout.sides[i]}
            isNarrow={isNarrow}
          />
        ),
      )}
      {chart.fleets.map((fleet, i) =>
        fleet.isHidden ? <CloudLabel key={fleet.camp} fleet={fleet} {...layout.cloudLabels[i]} /> : null,
      )}
      {ways.map(({ way, isDraft }) => (
        <WayMark
          key={`${way.camp} ${way.from.join(' ')} ${way.to.join(' ')} ${isDraft}`}
          way={isFlying ? { ...way, aircraft: [] } : way}
          projection={projection}
          aim={aimOf(way)}
          isNarrow={isNarrow}
          isDraft={isDraft}
        />
      ))}
      {chart.fleets.map((fleet, i) =>
        fleet.isHidden ? null : (
          <FleetMark
            key={fleet.camp}
            fleet={fleet}
            spot={layout.fleets[i]}
            scale={layout.scale}
            isNamedAbove={layout.above[i]}
            hasShips={layout.hasShips[i]}
          />
        ),
      )}
      {chart.marks.map(({ key, badge, name, note, kind, camp, status }, i) => (
        <g key={key}>
          <TargetOnMap
            target={{ number: badge, name, kind, status, by: camp }}
            spot={layout.marks[i]}
            isAimedAt={ways.some(({ way: { to } }) => to.join(' ') === chart.marks[i].at.join(' '))}
            isSmall={isNarrow}
            label={layout.markNames[i]}
            note={isNarrow ? '' : note}
          />
          {status !== 'intact' && <TargetSmoke spot={layout.marks[i]} />}
        </g>
      ))}
    </>
  );
}

interface RingsProps {
  readonly fleet: FleetScene;
  readonly range: number | null;
  readonly spot: Spot;
  readonly rings: readonly number[];
  readonly names: readonly string[];
  readonly side: number;
  readonly isNarrow: boolean;
}

/** The ranges of a Fleet: of one's own all three, the chosen one filled; of the enemy's what has been revealed. */
const Rings = ({ fleet: { camp, isOwn }, range, spot, rings, names, side, isNarrow }: RingsProps) => (
  <g className={`rings ${camp}`} transform={`translate(${spot.x} ${spot.y})`}>
    {rings.map((radius, number) => {
      const isChosen = number === range;
      if (!isOwn && !isChosen) return null;
      return (
        <g key={names[number]} className={isChosen ? 'chosen' : ''}>
          <circle r={radius} />
          {(!isNarrow || isChosen) && (
            <text x={side * 0.94 * radius} y={-0.34 * radius - 4} textAnchor="middle">
              {names[number]}
            </text>
          )}
        </g>
      );
    })}
  </g>
);
