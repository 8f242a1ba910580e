import { useMemo } from 'react';
import { useLanguage } from '../../words/language.tsx';
import type { CraftScene, MapPoint, MapScene } from '../scene.ts';
import { ArrowMark } from './arrow-mark.tsx';
import { coastsOf } from './coasts.ts';
import { Flight } from './flight.tsx';
import { Ground } from './ground.tsx';
import { InsetOnMap } from './inset-on-map.tsx';
import { landOf } from './land.ts';
import { layoutOf } from './layout.ts';
import { MapSheetView, useMapSheet } from './map-sheet.tsx';
import { RegionNames } from './region-names-on-map.tsx';
import { JoinedOnMap, TargetOnMap } from './target-on-map.tsx';
import { TownOnMap } from './town-on-map.tsx';
import { Compass, MapTitle } from './trimmings.tsx';

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

/**
 * The map of a campaign: land and sea, places, targets with their markers, arrows with their aircraft. It shows as much
 * around them as its place allows. What it shows is also in words.
 */
export function CampaignMapView({ map, title, selected, flying = null, onPick }: Props) {
  const { box, targets, towns, arrows, open } = map;
  const { language } = useLanguage();
  const sheet = useMapSheet(box, focusOf(map, selected));
  const { projection, isNarrow, kept } = sheet;
  const land = useMemo(() => {
    const ashore = [...targets.filter(({ isAfloat }) => !isAfloat), ...towns].map(({ at }) => at);
    return coastsOf(box) ?? landOf(map, ashore);
  }, [map, box, targets, towns]);
  const layout = useMemo(() => {
    if (projection === null) return null;
    return layoutOf(map, projection, isNarrow, language, kept);
  }, [map, projection, isNarrow, language, kept]);
  const order = arrows
    .map((_, at) => at)
    .sort(
      (a, b) => Number(a === selected) - Number(b === selected) || Number(open.includes(a)) - Number(open.includes(b)),
    );
  const bow = layout?.bows[flying?.arrow ?? -1];
  return (
    <MapSheetView
      map={sheet}
      label={map.label}
      air={
        flying === null || bow === undefined ? null : (
          <Flight curve={bow} aircraft={flying.aircraft} isHome={flying.isHome} isNarrow={isNarrow} />
        )
      }
    >
      {projection !== null && layout !== null && (
        <>
          <Ground lines={map.lines} land={land} projection={projection} isSmall={isNarrow} />
          <RegionNames names={layout.regions} />
          {!isNarrow &&
            towns.map(({ name, at }, i) => (
              <TownOnMap key={name} name={name} spot={projection.at(at)} label={layout.townNames[i]} />
            ))}
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
        </>
      )}
    </MapSheetView>
  );
}

/** What matters on a map: the target that is looked at or flown to. */
function focusOf({ targets, arrows, open }: MapScene, selected: number | null): MapPoint | null {
  return targets[arrows.at(selected ?? open[0] ?? -1)?.to ?? -1]?.at ?? null;
}
