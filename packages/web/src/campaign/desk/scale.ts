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

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The grades of a campaign to scale, from the Axis' best to the Allies'. */
export function bandsToScale({ bands, value }: Pick<StandingScene, 'bands' | 'value'>): Scale {
  const starts = bands.flatMap(({ from }) => (from === null ? [] : [from]));
  const [least, most] = [Math.min(...starts), Math.max(...starts)];
  const open = Math.max(4, (most - least) * OPEN_END);
  const [left, right] = [least - open, most + open];
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
  const rank = band.camp === 'axis' ? own.length - own.indexOf(band) : own.indexOf(band) + 1;
  return `${band.camp} tone-${Math.min(3, rank + 3 - own.length)}`;
}
