import type { Paint } from '../livery.ts';
import type { GreatWarType } from '../type.ts';
import type { Gradient } from './mark.ts';
import type { Outlines } from './outlines.ts';

/** All that the parts of a drawing have in common. */
export interface Frame extends Outlines {
  readonly type: GreatWarType;
  readonly paint: Paint;
  /** Patterns follow from it. */
  readonly name: string;
  /** The breadth of outlines in metres. */
  readonly ink: number;
  /** Ribs, wires and other lines that would only be noise in a small picture. */
  readonly isDetailed: boolean;
  /** Where the light comes from, as the aircraft sees it; a unit vector. */
  readonly light: readonly [x: number, y: number];
}

/** The light comes from the upper left of the screen, whatever the heading. */
export function lightAt(heading: number): Frame['light'] {
  const angle = (-heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [(sin - cos) * Math.SQRT1_2, (-sin - cos) * Math.SQRT1_2];
}

const SUN = '255,243,200';
const DUSK = '12,20,32';

/** Light and shade over a flat surface. */
export function sheen({ light: [x, y], type }: Frame, strength = 1): Gradient {
  const half = Math.max(...type.wings.map(({ span }) => span)) / 2;
  const tone = (colour: string, opacity: number): string => `rgba(${colour},${(opacity * strength).toFixed(3)})`;
  return {
    from: [x * half, y * half * 0.7],
    to: [-x * half, -y * half * 0.7],
    stops: [
      [0, tone(SUN, 0.4)],
      [0.5, tone(SUN, 0.04)],
      [0.52, tone(DUSK, 0.04)],
      [1, tone(DUSK, 0.38)],
    ],
  };
}

/** Light and shade across a round body: the side that looks to the light is bright. */
export function roundness({ light: [x] }: Frame, width: number): Gradient {
  const strength = Math.min(1, Math.abs(x) * 1.5);
  const [left, right] = x < 0 ? [SUN, DUSK] : [DUSK, SUN];
  return {
    from: [-width / 2, 0],
    to: [width / 2, 0],
    stops: [
      [0, `rgba(${left},${(0.42 * strength).toFixed(3)})`],
      [0.45, 'rgba(255,255,255,0.12)'],
      [1, `rgba(${right},${(0.46 * strength).toFixed(3)})`],
    ],
  };
}
