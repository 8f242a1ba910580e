import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Icon } from '../../play/table/icons.tsx';
import type { Box, Size } from '../../widgets/pan-zoom.ts';
import { Clouds } from '../clouds/clouds.tsx';
import type { Screening } from '../film/screening.ts';
import { Land } from '../land/land.tsx';
import { BLEED } from '../land/site.ts';
import { siteOf } from '../land/site-of.ts';
import { seenFrom } from '../model/drawing.ts';
import { useWingsWords } from '../words/words.ts';
import { Arcs } from './arcs.tsx';
import { Areas } from './areas.tsx';
import { fit, type Limits, overLand, steady } from './camera.ts';
import { DrawnCards } from './drawn-cards.tsx';
import { FilmCanvas } from './film-canvas.tsx';
import { FilmNotes } from './film-notes.tsx';
import { Ghost } from './ghost.tsx';
import { type LabelScene, Labels, useLabelPlaces } from './label.tsx';
import { motionOf } from './motion.ts';
import { chipsFor, Pointers } from './pointers.tsx';
import { useReadingOrder } from './reading-order.ts';
import { inTheAir, type MapScene } from './scene.ts';
import { surroundingsOf } from './surroundings.ts';
import { Shadow, Token } from './token.tsx';
import { type Camera, useCamera, ZOOM } from './use-camera.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useSteady } from './use-steady.ts';

interface Props {
  readonly scene: MapScene;
  readonly screening: Screening;
  /** The room that the map has, and the parts of it that nothing lies over. */
  readonly size: Size;
  readonly free: readonly Box[];
  readonly limits: Limits;
  readonly lit: number;
  readonly targets: readonly number[];
  readonly touched: readonly number[];
  readonly labels: readonly LabelScene[];
  /** From whom distances are told. */
  readonly eye: number;
  /** Whoever is out of the picture is named, and nothing more, where there is little room. */
  readonly isBrief: boolean;
  readonly areArcsShown: boolean;
  nameOf(plane: number): string;
  onPick(plane: number): void;
  onArcs(): void;
  /** What lies over the map: plates, a small map. */
  children?: (camera: Camera) => ReactNode;
}

/** The table seen from above. */
export function FlightMap(props: Props) {
  const { scene, screening, size, free, limits, lit, targets, touched, labels, eye, isBrief, nameOf, onPick, onArcs } =
    props;
  const w = useWingsWords();
  const { view } = screening.shown;
  const bounds = { x: -BLEED, y: -BLEED, width: scene.width + 2 * BLEED, height: scene.height + 2 * BLEED };
  const middle = { x: scene.width / 2, y: scene.height / 2, scale: size.width / scene.width };
  const best = fit(scene.wanted, size, free, limits);
  const wanted = best === null ? middle : overLand(best, scene.wanted, size, free, bounds);
  const goal = useSteady(wanted, size, (before) => steady(before, wanted, scene.wanted, size, free));
  const camera = useCamera(goal, size, bounds, `${view.turn} ${screening.isPlaying}`);
  useMapKeys(camera, onArcs);
  const { chart } = camera;
  const { look } = chart;
  const site = useMemo(() => siteOf(view.fixed.options), [view.fixed]);
  const seen = useMemo(() => seenFrom(view.fixed, scene.isTurned), [view.fixed, scene.isTurned]);
  const motion = useMemo(() => motionOf(screening, seen), [screening, seen]);
  const chips = useMemo(() => chipsFor(w, scene, { chart, free, eye, isBrief }), [w, scene, chart, free, eye, isBrief]);
  const { figures, ghosts } = scene;
  const places = useLabelPlaces({ figures, ghosts, labels, chart, free, chips });
  const among = useMemo(
    () => surroundingsOf(figures, labels, places, chips, chart, free),
    [figures, labels, places, chips, chart, free],
  );
  const order = useReadingOrder(figures, eye, screening.isPlaying);
  const inOrder = <T extends { readonly id: number }>(all: readonly T[]): readonly T[] =>
    all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const read = inOrder(figures);
  const drawing = {
    className: 'map-drawing',
    width: size.width,
    height: size.height,
    style: { '--unit': 1 / look.scale } as CSSProperties,
  } as const;
  return (
    <section
      ref={camera.frame}
      className="map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the map need a place to go to
      tabIndex={0}
      aria-label={w.map.label}
      {...camera.on}
    >
      <div ref={camera.world} className="map-world">
        <Land site={site} isTurned={scene.isTurned} look={look} size={size} />
        {!view.fixed.options.switches.clouds && (
          <Clouds site={site} isTurned={scene.isTurned} look={look} size={size} keepFrom={inTheAir(scene)} />
        )}
        <svg {...drawing} aria-hidden="true" focusable="false">
          <g
            transform={`translate(${size.width / 2 - look.x * look.scale} ${size.height / 2 - look.y * look.scale}) scale(${look.scale})`}
          >
            <Areas areas={scene.areas} badgeOf={screening.shown.names.badge} />
            {scene.arcs.map((arc) => (
              <Arcs key={arc.key} arc={arc} scale={look.scale} />
            ))}
            {scene.lines.map(({ key, from, to }) => (
              <path key={key} className="possible-shot" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            ))}
          </g>
        </svg>
        {read.map((figure) => (
          <Shadow key={figure.id} figure={figure} chart={chart} motion={motion} />
        ))}
        <svg {...drawing} aria-hidden="true" focusable="false">
          <g
            transform={`translate(${size.width / 2 - look.x * look.scale} ${size.height / 2 - look.y * look.scale}) scale(${look.scale})`}
          >
            {scene.ghosts.map((ghost) => (
              <Ghost key={ghost.key} ghost={ghost} scale={look.scale} />
            ))}
          </g>
        </svg>
        <div className="tokens">
          {read.map((figure) => (
            <Token
              key={figure.id}
              figure={figure}
              chart={chart}
              motion={motion}
              name={nameOf(figure.id)}
              rank={scene.figures.indexOf(figure)}
              isLit={figure.id === lit}
              isTarget={targets.includes(figure.id)}
              isTouched={touched.includes(figure.id)}
              onPick={onPick}
            />
          ))}
        </div>
        {screening.isPlaying && <FilmCanvas screening={screening} scene={scene} chart={chart} seen={seen} />}
        <Labels figures={scene.figures} labels={inOrder(labels)} places={places} chart={chart} motion={motion} />
        {screening.isPlaying && <FilmNotes screening={screening} scene={scene} chart={chart} among={among} />}
        <DrawnCards screening={screening} scene={scene} chart={chart} among={among} />
      </div>
      <Pointers chips={chips} onGo={camera.goTo} />
      {props.children?.(camera)}
      <MapTools camera={camera} areArcsShown={props.areArcsShown} onArcs={onArcs} />
    </section>
  );
}

interface ToolsProps {
  readonly camera: Camera;
  readonly areArcsShown: boolean;
  onArcs(): void;
}

function MapTools({ camera, areArcsShown, onArcs }: ToolsProps) {
  const { map } = useWingsWords();
  return (
    <div className="map-tools">
      <button
        type="button"
        className="map-tool arcs-tool"
        aria-pressed={areArcsShown}
        aria-label={map.arcs}
        title={map.arcs}
        onClick={onArcs}
      >
        <Icon of="arcs" />
      </button>
      <button
        type="button"
        className="map-tool zoom-tool"
        aria-label={map.zoomIn}
        title={map.zoomIn}
        onClick={() => camera.zoom(ZOOM)}
      >
        <Icon of="plus" />
      </button>
      <button
        type="button"
        className="map-tool zoom-tool"
        aria-label={map.zoomOut}
        title={map.zoomOut}
        onClick={() => camera.zoom(1 / ZOOM)}
      >
        <Icon of="minus" />
      </button>
      <button
        type="button"
        className="map-tool"
        aria-pressed={!camera.isByHand}
        aria-label={map.follow}
        title={map.follow}
        onClick={camera.follow}
      >
        <Icon of="frame" />
      </button>
    </div>
  );
}
