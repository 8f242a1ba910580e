import { signed } from '@tallyho/words/figures';
import type { BandScene, StandingScene } from '../scene.ts';

/** Bands side by side, as wide as they reach. */
export interface Scale {
  readonly strips: readonly { readonly key: string; readonly className: string; readonly share: number }[];
  /** The figures at which they begin, and where these stand: 0 at the left end, 1 at the right. */
  readonly edges: readonly { readonly text: string; readonly at: number }[];
  /** Where one stands. */
  readonly here: number;
}

/** Bands without an end are drawn this part of all that has one. */
const OPEN_END = 0.22;

/** From where to where the bar reaches, in points. */
function reachOf({ bands }: Pick<StandingScene, 'bands'>): readonly [number, number] {
  const starts = bands.flatMap(({ from }) => (from === null ? [] : [from]));
  const [least, most] = [Math.min(...starts), Math.max(...starts)];
  const open = Math.max(4, (most - least) * OPEN_END);
  return [least - open, most + open];
}

/** The grades of a campaign to scale, from one side's best to the other's. */
export function bandsToScale({ bands, value }: Pick<StandingScene, 'bands' | 'value'>): Scale {
  const starts = bands.flatMap(({ from }) => (from === null ? [] : [from]));
  const [left, right] = reachOf({ bands });
  const at = (n: number): number => Math.min(1, Math.max(0, (n - left) / (right - left)));
  const end = (i: number): number => bands[i + 1]?.from ?? right;
  return {
    strips: bands.map((band, i) => ({
      key: band.key,
      className: toneOf(bands, band),
      share: Math.max(0.001, at(end(i)) - at(band.from ?? left)),
    })),
    edges: starts.map((from) => ({ text: signed(from), at: at(from) })),
    here: Math.min(0.985, Math.max(0.015, at(value))),
  };
}

/** The further from the middle, the stronger its colour. */
function toneOf(bands: readonly BandScene[], band: BandScene): string {
  if (band.camp === null) return 'nobody';
  const own = bands.filter(({ camp }) => camp === band.camp);
  const rank = bands[0].camp === band.camp ? own.length - own.indexOf(band) : own.indexOf(band) + 1;
  return `${band.camp} tone-${Math.min(3, rank + 3 - own.length)}`;
}

/** What a forecast says: where the middle 80 of 100 flights ended. */
export function likely(totals: readonly number[]): readonly [from: number, to: number] {
  const sorted = totals.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(0.1), at(0.9)];
}

/** Points of the curve from one end of the bar to the other. */
const POINTS = 48;
/** How far one flight is spread out, as a part of the bar. */
const SPREAD = 0.055;

/** How often flights end where, as heights between 0 and 1 along the bar. */
export function curveOf(standing: Pick<StandingScene, 'bands'>, totals: readonly number[]): readonly number[] {
  const [left, right] = reachOf(standing);
  const places = totals.map((total) => (total - left) / (right - left));
  const heights = Array.from({ length: POINTS + 1 }, (_, i) =>
    places.reduce((sum, place) => sum + Math.exp(-(((i / POINTS - place) / SPREAD) ** 2) / 2), 0),
  );
  const most = Math.max(...heights, Number.EPSILON);
  return heights.map((height) => height / most);
}
