import type { Fixed } from '@tallyho/wings-of-war';
import { useMemo } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { PanZoomMap } from '../../widgets/pan-zoom-map.tsx';
import { Land } from '../land/land.tsx';
import { siteOf } from '../land/site-of.ts';
import { useWingsWords } from '../words/words.ts';
import { Arcs } from './arcs.tsx';
import { Areas } from './areas.tsx';
import { Figure, FigureLabel, type FigureScene, FigureShadow, type FlightScene } from './figure.tsx';
import { FireLines, type ShotScene } from './fire-lines.tsx';
import { Ghost, type GhostScene } from './ghost.tsx';

/** A base may stick out over the edge of the table, in millimetres. */
const RIM = 45;

/** All that is drawn on the table. */
export interface MapScene {
  readonly fixed: Fixed;
  /** The landing fields that somebody could land on. */
  readonly fields: readonly Fixed['fields'][number][];
  readonly turned: boolean;
  readonly figures: readonly FigureScene[];
  readonly flights: ReadonlyMap<number, FlightScene>;
  /** Whose arc and range are shown. */
  readonly arcs: readonly number[];
  readonly ghosts: readonly GhostScene[];
  readonly shots: readonly ShotScene[];
  readonly targets: readonly number[];
  /** The part of the table that matters now. */
  readonly frame: Box;
}

interface Props {
  readonly scene: MapScene;
  titleOf(plane: number): string;
  onPick(plane: number): void;
}

/** The table seen from above. */
export function FlightMap({ scene, titleOf, onPick }: Props) {
  const w = useWingsWords();
  const { fixed, figures, turned } = scene;
  const [width, height] = [fixed.width / 1000, fixed.length / 1000];
  const upright = turned ? 180 : 0;
  const site = useMemo(() => siteOf(fixed.options), [fixed]);
  return (
    <div className="map">
      <PanZoomMap
        drawing={{ x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM }}
        label={w.table.map}
        words={w.table}
        turned={turned}
        frame={scene.frame}
        behind={(look, size) => <Land site={site} isTurned={turned} look={look} size={size} />}
      >
        <Areas fixed={fixed} fields={scene.fields} />
        {figures
          .filter(({ id }) => scene.arcs.includes(id))
          .map(({ id, spot, rear }) => (
            <Arcs key={id} spot={spot} rear={rear} front={fixed.planes[id].guns[0] >= 0} />
          ))}
        {figures.map((figure) => (
          <FigureShadow
            key={figure.id}
            figure={figure}
            flight={scene.flights.get(figure.id) ?? null}
            upright={upright}
          />
        ))}
        {scene.ghosts.map((ghost) => (
          <Ghost key={ghost.key} ghost={ghost} upright={upright} />
        ))}
        {figures.map((figure) => (
          <Figure
            key={figure.id}
            figure={figure}
            flight={scene.flights.get(figure.id) ?? null}
            upright={upright}
            isTarget={scene.targets.includes(figure.id)}
            title={titleOf(figure.id)}
            onPick={onPick}
          />
        ))}
        {figures.map((figure) => (
          <FigureLabel
            key={figure.id}
            figure={figure}
            flight={scene.flights.get(figure.id) ?? null}
            upright={upright}
          />
        ))}
        <FireLines shots={scene.shots} upright={upright} />
      </PanZoomMap>
    </div>
  );
}
