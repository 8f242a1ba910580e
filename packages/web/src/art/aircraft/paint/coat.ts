import { schemes } from '../types/schemes.ts';
import type { AircraftType, Marking, Scheme } from '../types/type.ts';
import { type Rgb, rgb } from './colour.ts';
import { blots } from './noise.ts';

/** The paint of one aircraft, ready to be laid on. */
export interface Coat {
  readonly marking: Marking;
  readonly metal: boolean;
  readonly scheme: Scheme;
  /** The colour of a part, if it has one of its own. */
  own(part: keyof Scheme): Rgb | null;
  readonly base: Rgb;
  readonly under: Rgb;
  readonly spinner: Rgb;
  /** The pattern of the upper side, seen from above. */
  upper(x: number, y: number): Rgb;
  /** A side, from -1 (belly) to 1 (back). */
  flank(x: number, y: number, z: number, height: number): Rgb;
  /** The side of a fin. */
  finSide(x: number, z: number): Rgb;
}

/** Patterns are drawn larger on large aircraft. */
const LARGE = 12.5;

/** Below this height of the section the belly begins. */
export const BELLY = -0.28;

const isSecond = (pattern: NonNullable<Scheme['pattern']>, x: number, y: number): boolean => {
  switch (pattern) {
    case 'bands':
      return Math.sin(x * 0.95 + y * 0.75 + 2.6 * blots(x * 0.28 + 3, y * 0.28 + 9)) <= 0;
    case 'splinter':
      return (
        Math.sin(Math.floor(x * 0.55 + Math.abs(y + 20) * 0.38) * 7.3 + Math.floor(x * 0.5 - y * 0.45) * 3.1) <= 0.05
      );
    case 'mottle':
      return blots(x * 1.5 + 11, y * 1.5 + 5) > 0.55;
    case 'blotches':
      return blots(x * 0.75 + 4, y * 0.75 + 8) > 0.52;
  }
};

/** Null in somebody's paint takes a colour of the scheme away. */
function schemeOf({ scheme, paint }: AircraftType): Scheme {
  const kept = Object.entries({ ...schemes[scheme], ...paint }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept) as unknown as Scheme;
}

export function coatOf(type: AircraftType): Coat {
  const scheme = schemeOf(type);
  const colours = new Map<string, Rgb>(
    Object.entries(scheme).flatMap(([part, value]) =>
      typeof value === 'string' && value.startsWith('#') ? [[part, rgb(value)]] : [],
    ),
  );
  const own = (part: keyof Scheme): Rgb | null => colours.get(part) ?? null;
  const [base, second, under] = [rgb(scheme.upper), rgb(scheme.second), rgb(scheme.under)];
  const { pattern } = scheme;
  const size = type.length > LARGE ? 0.6 : 1;
  const upper = (x: number, y: number): Rgb =>
    pattern !== undefined && isSecond(pattern, x * size, y * size) ? second : base;
  const side = own('flank');
  const belly = own('belly') ?? under;
  const mottled = (x: number, z: number, flank: Rgb): Rgb =>
    scheme.mottledFlank === true && blots(x * 2.2, z * 2.2 + 3) > 0.56 ? base : flank;
  const fin = own('fin') ?? own('body');
  return {
    marking: scheme.marking,
    metal: scheme.metal === true,
    scheme,
    own,
    base,
    under,
    spinner: rgb(scheme.spinner),
    upper,
    flank(x, y, z, height) {
      if (height < BELLY) return belly;
      if (side !== null && height < (scheme.flankTo ?? 0.35)) return mottled(x, z, side);
      return upper(x, y + z * 0.8);
    },
    finSide(x, z) {
      if (fin !== null) return fin;
      return side !== null && scheme.mottledFlank === true ? mottled(x, z, side) : upper(x, z + 4);
    },
  };
}
