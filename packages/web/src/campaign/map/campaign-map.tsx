import { useMemo, useRef } from 'react';
import type { MapScene } from '../scene.ts';
import { ArrowMark } from './arrow-mark.tsx';
import { Ground } from './ground.tsx';
import { landOf } from './land.ts';
import { layoutOf } from './layout.ts';
import { aspectOf, projectionOf } from './projection.ts';
import { TargetOnMap } from './target-on-map.tsx';
import { useWidth } from './use-width.ts';

interface Props {
  readonly map: MapScene;
  /** The arrow that is looked at. */
  readonly selected: number | null;
  readonly mostHeight?: number;
  onPick?(arrow: number): void;
}

/** Narrower than this, names give way to numbers. */
const NARROW = 430;
/** Pixels: no map is higher than this, unless told otherwise. */
const MOST_HEIGHT = 600;

/**
 * The map of a campaign: land and sea, places, targets with their markers, arrows with their aircraft. What it shows is
 * also in words.
 */
export function CampaignMapView({ map, selected, mostHeight = MOST_HEIGHT, onPick }: Props) {
  const { box, targets, towns, arrows, open } = map;
  const sheet = useRef<HTMLDivElement>(null);
  const given = useWidth(sheet);
  const width = Math.min(given, mostHeight * aspectOf(box));
  const projection = useMemo(() => projectionOf(box, Math.max(300, width)), [box, width]);
  const land = useMemo(
    () =>
      landOf(
        map,
        [...targets.filter(({ isAfloat }) => !isAfloat), ...towns].map(({ at }) => at),
      ),
    [map, targets, towns],
  );
  const isNarrow = width < NARROW;
  const layout = useMemo(() => layoutOf(map, projection, isNarrow), [map, projection, isNarrow]);
  const order = arrows
    .map((_, at) => at)
    .sort(
      (a, b) => Number(a === selected) - Number(b === selected) || Number(open.includes(a)) - Number(open.includes(b)),
    );
  return (
    <div ref={sheet} className="campaign-map">
      {width > 0 && (
        <svg
          viewBox={`0 0 ${projection.width} ${projection.height}`}
          width={projection.width}
          height={projection.height}
          role="img"
          aria-label={map.label}
        >
          <Ground map={map} land={land} projection={projection} />
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
          {order.map((at) => (
            <ArrowMark
              key={at}
              bow={layout.bows[at]}
              middle={layout.rows[at]}
              camp={arrows[at].camp}
              isStart={arrows[at].isStart}
              aircraft={arrows[at].aircraft}
              look={at === selected ? 'selected' : open.includes(at) ? 'open' : 'idle'}
              isSmall={isNarrow}
              onPick={onPick === undefined || !open.includes(at) ? undefined : () => onPick(at)}
            />
          ))}
          {targets.map((target, i) => (
            <TargetOnMap
              key={target.number}
              target={target}
              spot={projection.at(target.at)}
              name={isNarrow ? '' : target.name}
              isAimedAt={selected !== null && arrows[selected].to === i}
              label={layout.targetNames[i]}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
