import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { useLanguage } from '../../words/language.tsx';
import type { CraftScene, MapScene } from '../scene.ts';
import { ArrowMark } from './arrow-mark.tsx';
import { coastsOf } from './coasts.ts';
import { Flight } from './flight.tsx';
import { fitted } from './frame.ts';
import { Ground } from './ground.tsx';
import { InsetOnMap } from './inset-on-map.tsx';
import { landOf } from './land.ts';
import { layoutOf } from './layout.ts';
import { aspectOf, projectionOf, type Spot } from './projection.ts';
import { RegionNames } from './region-names-on-map.tsx';
import { JoinedOnMap, TargetOnMap } from './target-on-map.tsx';
import { BORDER, Border, Compass, MapTitle } from './trimmings.tsx';
import { useCloser } from './use-closer.ts';
import { useSize } from './use-size.ts';
import { ZoomButtons, zoomArea } from './zoom-buttons.tsx';

/** What flies along an arrow just now. */
export interface FlyingScene {
  readonly arrow: number;
  readonly aircraft: readonly CraftScene[];
  readonly isHome: boolean;
}

interface Props {
  readonly map: MapScene;
  readonly title: string;
  /** The arrow that is looked at. */
  readonly selected: number | null;
  readonly flying?: FlyingScene | null;
  onPick?(arrow: number): void;
}

/** Narrower than this, names that find no room go, and the map can be looked at closer. */
const NARROW = 520;

/**
 * The map of a campaign: land and sea, places, targets with their markers, arrows with their aircraft. It shows as much
 * around them as its place allows. What it shows is also in words.
 */
export function CampaignMapView({ map, title, selected, flying = null, onPick }: Props) {
  const { box, targets, towns, arrows, open } = map;
  const { language } = useLanguage();
  const clip = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(sheet);
  const isSmall = width < NARROW;
  const border = isSmall ? 0 : BORDER;
  const closer = useCloser({ width, height }, isSmall, focusOf(map, selected));
  const { times, corner } = closer;
  const [wide, high] = [width * times - 2 * border, height * times - 2 * border];
  const isNarrow = wide < NARROW - 2 * BORDER;
  const projection = useMemo(
    () => (wide > 0 && high > 0 ? projectionOf(fitted(box, wide / high), wide) : null),
    [box, wide, high],
  );
  const land = useMemo(() => {
    const ashore = [...targets.filter(({ isAfloat }) => !isAfloat), ...towns].map(({ at }) => at);
    return coastsOf(box) ?? landOf(map, ashore);
  }, [map, box, targets, towns]);
  const layout = useMemo(() => {
    if (projection === null) return null;
    return layoutOf(map, projection, isNarrow, language, isSmall && times === 1 ? [zoomArea(width)] : []);
  }, [map, projection, isNarrow, language, isSmall, times, width]);
  const order = arrows
    .map((_, at) => at)
    .sort(
      (a, b) => Number(a === selected) - Number(b === selected) || Number(open.includes(a)) - Number(open.includes(b)),
    );
  return (
    <div
      ref={sheet}
      className={`campaign-map${times > 1 ? ' closer' : ''}`}
      style={{ '--aspect': aspectOf(box) } as CSSProperties}
      {...closer.on}
    >
      {projection !== null && layout !== null && (
        <svg
          ref={closer.svg}
          width={width}
          height={times > 1 ? height : projection.height + 2 * border}
          viewBox={closer.viewBox}
          role="img"
          aria-label={map.label}
        >
          <clipPath id={clip}>
            <rect width={projection.width} height={projection.height} />
          </clipPath>
          <g transform={`translate(${border} ${border})`} clipPath={`url(#${clip})`}>
            <Ground lines={map.lines} land={land} projection={projection} isSmall={isNarrow} />
            <RegionNames names={layout.regions} />
            {!isNarrow &&
              towns.map(({ name, at }, i) => {
                const { x, y } = projection.at(at);
                const label = layout.townNames[i];
                return (
                  <g key={name} className="town">
                    <circle cx={x} cy={y} r="2.5" />
                    {label !== null && (
                      <text x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
                        {name}
                      </text>
                    )}
                  </g>
                );
              })}
            {layout.title !== null && <MapTitle at={layout.title} title={title} hundredKm={projection.hundredKm} />}
            {layout.compass !== null && <Compass at={layout.compass} />}
            {order.map((at) => (
              <ArrowMark
                key={at}
                bow={layout.bows[at]}
                row={layout.rows[at]}
                camp={arrows[at].camp}
                isStart={arrows[at].isStart}
                aircraft={arrows[at].aircraft}
                look={at === selected ? 'selected' : open.includes(at) ? 'open' : 'idle'}
                isSmall={isNarrow}
                onPick={onPick === undefined || !open.includes(at) ? undefined : () => onPick(at)}
              />
            ))}
            {map.inset !== null && layout.inset !== null && <InsetOnMap inset={map.inset} place={layout.inset} />}
            {layout.joined !== null && <JoinedOnMap joined={layout.joined} />}
            {targets.map((target, i) => {
              const spot = layout.spots[i];
              return spot === null ? null : (
                <TargetOnMap
                  key={target.number}
                  target={target}
                  spot={spot}
                  home={layout.homes[i]}
                  isAimedAt={selected !== null && arrows.at(selected)?.to === i}
                  isSmall={isNarrow}
                  label={layout.targetNames[i]}
                  note={layout.notes[i]}
                />
              );
            })}
          </g>
          {border > 0 && (
            <g transform={`translate(${border} ${border})`}>
              <Border projection={projection} />
            </g>
          )}
        </svg>
      )}
      {layout !== null && flying !== null && layout.bows[flying.arrow] !== undefined && (
        <div className="map-air" style={{ left: border - corner.x, top: border - corner.y, width: wide, height: high }}>
          <Flight
            curve={layout.bows[flying.arrow]}
            aircraft={flying.aircraft}
            isHome={flying.isHome}
            isNarrow={isNarrow}
          />
        </div>
      )}
      {isSmall && width > 0 && <ZoomButtons closer={closer} />}
    </div>
  );
}

/** What matters on a map, in parts of it: the target that is looked at or flown to, or the middle. */
function focusOf({ box, targets, arrows, open }: MapScene, selected: number | null): Spot {
  const target = targets[arrows.at(selected ?? open[0] ?? -1)?.to ?? -1];
  const projection = projectionOf(box, 1);
  if (target === undefined) return { x: 0.5, y: 0.5 };
  const { x, y } = projection.at(target.at);
  return { x: x / projection.width, y: y / projection.height };
}
