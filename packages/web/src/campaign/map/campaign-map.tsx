import { type Marker, seatOf } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import { useMemo, useRef } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { cardOf } from '../model/cards.ts';
import { nameOfPlace } from '../model/names.ts';
import { useCampaignWords } from '../words/words.ts';
import { ArrowMark } from './arrow-mark.tsx';
import { Ground } from './ground.tsx';
import { landOf } from './land.ts';
import { layoutOf } from './layout.ts';
import { aspectOf, projectionOf } from './projection.ts';
import { TargetOnMap } from './target-on-map.tsx';
import { useWidth } from './use-width.ts';

interface Props {
  readonly campaign: Campaign;
  readonly markers: readonly Marker[];
  /** The arrows that can be chosen now, and the one that is looked at. */
  readonly open: readonly number[];
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
export function CampaignMapView({ campaign, markers, open, selected, mostHeight = MOST_HEIGHT, onPick }: Props) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const sheet = useRef<HTMLDivElement>(null);
  const given = useWidth(sheet);
  const width = Math.min(given, mostHeight * aspectOf(campaign.map));
  const projection = useMemo(() => projectionOf(campaign.map, Math.max(300, width)), [campaign, width]);
  const land = useMemo(() => {
    const isAtSea = (kind: string): boolean => kind === 'cargo-ship' || kind === 'aircraft-carrier';
    const places = [
      ...campaign.targets.filter(({ kind }) => !isAtSea(kind)).map(({ at }) => at),
      ...campaign.map.towns.map(({ at }) => at),
    ];
    return landOf(campaign.map, places);
  }, [campaign]);
  const isNarrow = width < NARROW;
  const layout = useMemo(
    () => layoutOf(campaign, projection, open, isNarrow, language),
    [campaign, projection, open, isNarrow, language],
  );
  const order = campaign.arrows
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
          aria-label={w.map.label(campaign.name)}
        >
          <Ground map={campaign.map} land={land} projection={projection} />
          {!isNarrow &&
            campaign.map.towns.map(({ place, at }, i) => {
              const { x, y } = projection.at(at);
              const label = layout.townNames[i];
              return (
                <g key={place} className="town">
                  <circle cx={x} cy={y} r="2.5" />
                  {label !== null && (
                    <text x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
                      {nameOfPlace(place, language)}
                    </text>
                  )}
                </g>
              );
            })}
          {order.map((at) => {
            const arrow = campaign.arrows[at];
            return (
              <ArrowMark
                key={at}
                bow={layout.bows[at]}
                middle={layout.rows[at]}
                side={arrow.side}
                isStart={typeof arrow.from !== 'number'}
                aircraft={arrow.aircraft.map((id) => cardOf(id))}
                look={at === selected ? 'selected' : open.includes(at) ? 'open' : 'idle'}
                isSmall={isNarrow}
                onPick={onPick === undefined || !open.includes(at) ? undefined : () => onPick(at)}
              />
            );
          })}
          {campaign.targets.map((target, i) => (
            <TargetOnMap
              key={target.number}
              target={target}
              spot={projection.at(target.at)}
              marker={markers[i]}
              by={markers[i].by < 0 ? '' : seatOf('axis') === markers[i].by ? 'axis' : 'allies'}
              name={isNarrow ? '' : nameOfPlace(target.place, language)}
              isAimedAt={selected !== null && campaign.arrows[selected].to === target.number}
              label={layout.targetNames[i]}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
