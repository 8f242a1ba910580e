import type { PointerEvent } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import type { Site } from '../land/site.ts';
import { SmallLand } from '../land/small-land.tsx';
import { useWingsWords } from '../words/words.ts';
import type { MapScene } from './scene.ts';
import type { Camera } from './use-camera.ts';

/** An aircraft is drawn as long as this, in millimetres, and never less than these pixels long. */
const LENGTH = 62;
const LEAST = 9;

interface Props {
  readonly site: Site;
  readonly scene: MapScene;
  readonly camera: Camera;
  readonly lit: number;
  /** Where it lies over the map, in pixels. */
  readonly box: Box;
}

/** The whole table in a corner: who is where, and which part of it is looked at. */
export function MiniMap({ site, scene: { width, height, isTurned, figures, areas }, camera, lit, box }: Props) {
  const { map } = useWingsWords();
  const { look, size } = camera.chart;
  const larger = Math.max(1, (LEAST * width) / (LENGTH * box.width));
  const go = (event: PointerEvent<HTMLButtonElement>): void => {
    const seen = event.currentTarget.getBoundingClientRect();
    camera.goTo({
      x: ((event.clientX - seen.left) / seen.width) * width,
      y: ((event.clientY - seen.top) / seen.height) * height,
    });
  };
  return (
    <button
      type="button"
      className="mini-map"
      aria-label={map.whole}
      title={map.whole}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={go}
    >
      <SmallLand site={site} isTurned={isTurned} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {areas.map((area) => (
          <rect
            key={`${area.kind} ${area.x} ${area.y}`}
            className={`mini-${area.kind}`}
            x={area.x}
            y={area.y}
            width={Math.max(area.width, 14)}
            height={Math.max(area.height, 14)}
          />
        ))}
        <rect
          className="mini-look"
          x={look.x - size.width / look.scale / 2}
          y={look.y - size.height / look.scale / 2}
          width={size.width / look.scale}
          height={size.height / look.scale}
        />
        {figures.map(({ id, isOwn, spot }) => (
          <path
            key={id}
            className={`mini-plane ${id === lit ? 'lit' : isOwn ? 'own' : 'enemy'}`}
            transform={`translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${larger})`}
            d="M0-34L24 28L0 14L-24 28Z"
          />
        ))}
      </svg>
    </button>
  );
}
