import { numbersFrom } from '../../../art/numbers-from.ts';
import { horizonOf, type Land, type Time } from './place.ts';

/** What every part of a painting has to know: how large it is, where it is, when, and where its light stands. */
export interface Frame {
  readonly land: Land;
  readonly time: Time;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** How large things are, compared with the sky of a desk. */
  readonly scale: number;
  /** How much there is room for, compared with the width of a desk: a third at least. */
  readonly room: number;
  readonly light: { readonly x: number; readonly y: number };
}

const DESK = { width: 1440, height: 604 };

/** The sun stands high on the right by day and low at dusk; at night it is the moon. Labels and HUD are on the left. */
export function frameOf(land: Land, time: Time, seed: string, width: number, height: number): Frame {
  const next = numbersFrom(`${seed} light`);
  const horizon = horizonOf(land, height);
  const room = Math.max(0.34, width / DESK.width);
  const x = width * (0.68 + next() * 0.22);
  const y = time === 'dusk' ? horizon - height * 0.24 : height * (0.17 + next() * 0.06);
  return { land, time, seed, width, height, horizon, scale: height / DESK.height, room, light: { x, y } };
}
