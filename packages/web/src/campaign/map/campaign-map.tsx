import { type Marker, seatOf } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import { useMemo, useRef } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { cardOf } from '../model/cards.ts';
import { nameOfPlace } from '../model/names.ts';
import { useCampaignWords } from '../words/words.ts';
import { ArrowMark } from './arrow-mark.tsx';
import { bowOf } from './arrows.ts';
import { Ground } from './ground.tsx';
import { landOf } from './land.ts';
import { aspectOf, projectionOf } from './projection.ts';
import { TargetOnMap } from './target-on-map.tsx';
import { useWidth } from './use-width.ts';

interface Props {
  readonly campaign: Campaign;
  readonly markers: readonly Marker[];
  /** The arrows that can be chosen now, and the one that is looked at. */
  readonly open: readonly number[];
  readonly selected: number | null;
  onPick?(arrow: number): void;
}

/** Narrower than this, names give way to numbers. */
const NARROW = 430;
/** Pixels: no map is higher than this. */
const MOST_HEIGHT = 600;

/** The map of a campaign: land and sea, places, targets with their markers, arrows with their aircraft. What it shows is also in words. */
export function CampaignMapView({ campaign, markers, open, selected, onPick }: Props) {
  const { language } = useLanguage();
  const w = useCampaignWords();
  const sheet = useRef<HTMLDivElement>(null);
  const given = useWidth(sheet);
  const width = Math.min(given, MOST_HEIGHT * aspectOf(campaign.map));
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
            campaign.map.towns.map(({ place, at }) => {
              const { x, y } = projection.at(at);
              return (
                <g key={place} className="town">
                  <circle cx={x} cy={y} r="2.5" />
                  <text x={x + 6} y={y - 5}>
                    {nameOfPlace(place, language)}
                  </text>
                </g>
              );
            })}
          {order.map((at) => {
            const arrow = campaign.arrows[at];
            return (
              <ArrowMark
                key={at}
                bow={bowOf(campaign, arrow, projection, isNarrow ? 15 : 20)}
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
              isEastern={projection.at(target.at).x > projection.width * 0.75}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
