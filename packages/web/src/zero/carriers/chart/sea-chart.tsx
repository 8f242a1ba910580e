import { memo, useMemo } from 'react';
import { coastsOf } from '../../../campaign/map/coasts.ts';
import { Flight } from '../../../campaign/map/flight.tsx';
import { Ground } from '../../../campaign/map/ground.tsx';
import { COMPASS } from '../../../campaign/map/layout.ts';
import { MapSheetView, useMapSheet } from '../../../campaign/map/map-sheet.tsx';
import type { Projection, Spot } from '../../../campaign/map/projection.ts';
import { TargetOnMap } from '../../../campaign/map/target-on-map.tsx';
import { TownOnMap } from '../../../campaign/map/town-on-map.tsx';
import { Compass, MapTitle } from '../../../campaign/map/trimmings.tsx';
import type { CraftScene, MapPoint } from '../../../campaign/scene.ts';
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

/** Lower than this, only what is played with is named. */
const LOW = 330;
const noLines: readonly never[] = [];

/** The sea chart: coasts and depths, both Fleets with their ranges, targets, and who flies where. */
export function SeaChart({ chart, range = null, draft = null, flight = null }: Props) {
  const { box } = chart;
  const sheet = useMapSheet(box, focusOf(chart, draft), LOW);
  const { projection, isNarrow, kept } = sheet;
  const key = `${box.west} ${box.east} ${box.south} ${box.north}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box is the same if its edges are
  const land = useMemo(() => coastsOf(box) ?? [], [key]);
  const layout = useMemo(
    () => (projection === null ? null : seaLayoutOf(chart, projection, isNarrow, kept)),
    [chart, projection, isNarrow, kept],
  );
  const depths = useMemo(
    () => (projection === null || isNarrow ? [] : soundingsOn(projection, land)),
    [projection, land, isNarrow],
  );
  return (
    <MapSheetView
      map={sheet}
      className="sea-chart"
      label={chart.label}
      air={
        flight === null || projection === null ? null : (
          <Flight
            curve={curveOf(flight.way, projection, { spot: null, gap: 0 })}
            aircraft={flight.aircraft}
            isHome={flight.isHome}
            isNarrow={isNarrow}
          />
        )
      }
    >
      {projection !== null && layout !== null && (
        <>
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
        </>
      )}
    </MapSheetView>
  );
}

/** What matters on a chart: the target that is being written, whoever flies, or one's own Fleet. */
const focusOf = ({ ways, fleets }: ChartScene, draft: WayScene | null): MapPoint | null =>
  draft?.to ?? ways.at(0)?.to ?? fleets.find(({ isOwn }) => isOwn)?.at ?? null;

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
        const label = layout.towns[i];
        return label === null ? null : <TownOnMap key={name} name={name} spot={at(place)} label={label} />;
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
            places={layout.ringNames[i]}
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
            aside={layout.asides[i]}
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
  /** Where their names stand, from the middle of the Fleet. */
  readonly places: readonly Spot[];
  readonly isNarrow: boolean;
}

/** The ranges of a Fleet: of one's own all three, the chosen one filled; of the enemy's what has been revealed. */
const Rings = ({ fleet: { camp, isOwn }, range, spot, rings, names, places, isNarrow }: RingsProps) => (
  <g className={`rings ${camp}`} transform={`translate(${spot.x} ${spot.y})`}>
    {rings.map((radius, number) => {
      const isChosen = number === range;
      if (!isOwn && !isChosen) return null;
      return (
        <g key={names[number]} className={isChosen ? 'chosen' : ''}>
          <circle r={radius} />
          {(!isNarrow || isChosen) && (
            <text {...places[number]} textAnchor="middle">
              {names[number]}
            </text>
          )}
        </g>
      );
    })}
  </g>
);
