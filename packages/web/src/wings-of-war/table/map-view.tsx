import type { Plane } from '@tallyho/wings-of-war';
import { useMemo } from 'react';
import type { Player } from '../../saved/players.ts';
import type { Screening } from '../film/screening.ts';
import { siteOf } from '../land/site-of.ts';
import { FlightMap } from '../map/flight-map.tsx';
import type { LabelScene } from '../map/label.tsx';
import { MiniMap } from '../map/mini-map.tsx';
import type { MapScene } from '../map/scene.ts';
import { type PlateScene, plateOf } from '../model/plate.ts';
import type { Programme } from '../model/programme.ts';
import { tokenWords } from '../words/token-words.ts';
import { useWho } from '../words/who.ts';
import { useWingsWords } from '../words/words.ts';
import { AltitudePlate } from './altitude-plate.tsx';
import { type Frame, isPhone } from './frame.ts';
import { freeParts, hasCornerPlates, hasMiniMap, limitsOf, miniMapBox } from './free-parts.ts';
import { Plate, SmallPlate } from './plate.tsx';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly frame: Frame;
  /** Nothing is asked as long as it is shown. */
  readonly isWatched: boolean;
  readonly players: readonly Player[];
  readonly programmes: readonly Programme[];
  readonly lit: Plane;
  /** Whether the one who plans may stay on the ground. */
  readonly mayStay?: boolean;
  readonly targets: readonly Plane[];
  readonly touched: readonly Plane[];
  /** Whose arcs are looked at. */
  readonly arcs: readonly Plane[];
  onArcs(arcs: readonly Plane[]): void;
  onPick(plane: Plane): void;
  onPlate(plane: Plane): void;
}

/** The map with all that lies over it: plates, altitudes, the whole table in small. */
export function MapView(props: Props) {
  const { screening, scene, frame, players, programmes, lit, targets, touched, arcs, onArcs, onPick, onPlate } = props;
  const { mayStay = false, isWatched } = props;
  const w = useWingsWords();
  const { shown, isPlaying } = screening;
  const { view, names } = shown;
  const { altitude } = view.fixed.options.switches;
  const count = view.planes.length;
  const who = useWho(view, names, players);
  const mine = view.planes.findIndex(({ fate }, plane) => fate === 0 && view.fixed.planes[plane].owner === view.seat);
  const eye = lit >= 0 ? lit : mine;
  const plates = view.planes.map((_, plane) => plateOf(shown, plane, eye, programmes));
  const size = useMemo(
    () => ({ width: frame.board.width, height: frame.board.height }),
    [frame.board.width, frame.board.height],
  );
  const { width, length } = view.fixed;
  const table = useMemo(() => ({ width: width / 1000, height: length / 1000 }), [width, length]);
  const free = useMemo(
    () => freeParts(frame, { aircraft: count, hasAltitude: altitude, table, mayStay, isWatched }),
    [frame, count, altitude, table, mayStay, isWatched],
  );
  const site = useMemo(() => siteOf(view.fixed.options), [view.fixed]);
  const isCorner = hasCornerPlates(count);
  const isCode = isCorner || isPhone(frame);
  const foes = scene.figures.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  const areArcsShown = foes.length > 0 && foes.every((foe) => arcs.includes(foe));
  return (
    <FlightMap
      scene={scene}
      screening={screening}
      size={size}
      free={free}
      limits={limitsOf(frame, isPlaying, count)}
      lit={lit}
      targets={targets}
      touched={touched}
      labels={plates.map((plate) => labelOf(plate, isCode, onPlate))}
      eye={eye}
      isBrief={isPhone(frame) && !isCorner}
      areArcsShown={areArcsShown}
      nameOf={(plane) => tokenWords(w, view, names, who, plane, eye)}
      onPick={onPick}
      onArcs={() => onArcs(areArcsShown ? [] : foes)}
    >
      {(camera) => (
        <>
          {isCorner && (
            <div className="corner-plates">
              {plates
                .toSorted((a, b) => Number(b.isOwnSide) - Number(a.isOwnSide))
                .map((plate) => (
                  <Plate key={plate.id} plate={plate} onOpen={onPlate} />
                ))}
            </div>
          )}
          {!isCorner && altitude && (
            <AltitudePlate
              plates={plates}
              floor={view.floor}
              cloud={view.fixed.cloud}
              own={eye < 0 ? -1 : view.planes[eye].level}
            />
          )}
          {hasMiniMap(frame, { aircraft: count, isWatched }) && (
            <MiniMap site={site} scene={scene} camera={camera} lit={lit} box={miniMapBox(frame, table)} />
          )}
        </>
      )}
    </FlightMap>
  );
}

/** Beside its aircraft: in a duel and on a phone only who it is, otherwise a plate of two lines. */
function labelOf(plate: PlateScene, isCode: boolean, onOpen: (plane: Plane) => void): LabelScene {
  const { id, name, isYours, height, counters, damage, task, isPhotographed } = plate;
  if (isCode)
    return {
      id,
      width: height === null ? 34 : 48,
      height: 24,
      shown: <SmallPlate plate={plate} isCode onOpen={onOpen} />,
    };
  const second = (height === null ? 0 : 60) + (damage.kind === 'points' ? damage.most * 3.5 : damage.decks.length * 11);
  const signs = counters.length + (task !== null || isPhotographed ? 1 : 0);
  const first = 44 + name.length * 8 + (isYours ? 46 : 0);
  return {
    id,
    width: Math.round(Math.max(first, second + signs * 34 + 16)),
    height: 44,
    shown: <SmallPlate plate={plate} isCode={false} onOpen={onOpen} />,
  };
}
