import { cutOuts } from './cut-outs.ts';

/*
 * An aircraft cut out of paper: the few numbers of a type that the page has at once, where those that it is painted from are
 * the painter's. Tenths of a metre in the list, metres here.
 */

/** Where a wing is measured, as shares of its half span, and a body, as shares of its length. */
export const WING = [0, 0.5, 0.9] as const;
export const BODY = [0.03, 0.3, 0.65] as const;

export interface CutOut {
  readonly wing: Flat;
  readonly body: readonly Section[];
  readonly tail: Flat;
  readonly fin: { readonly height: number; readonly root: number; readonly aside: number };
  readonly engines: readonly Nacelle[];
  /** Colours as #rrggbb. */
  readonly upper: string;
  readonly under: string;
}

/** A wing of paper: leading edge and height of its root, half its span, and its chords from the root to the tip. */
export interface Flat {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly chords: readonly (readonly [at: number, edge: number, chord: number, rise: number])[];
}

export interface Section {
  readonly at: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Nacelle {
  readonly y: number;
  readonly ahead: number;
  readonly radius: number;
  readonly length: number;
}

const numbersOf = (text: string): readonly number[] =>
  text === '' ? [] : text.split(' ').map((tenths) => Number(tenths) / 10);

const inGroups = (numbers: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: numbers.length / size }, (_, n) => numbers.slice(n * size, (n + 1) * size));

/** The tailplane lies so high. */
const TAIL = 0.3;

function read(line: string, length: number): CutOut {
  const [root, chords, sections, stern, tailfin, engines, paint] = line.split('/');
  const [x, z, half] = numbersOf(root);
  const [tailHalf, tailRoot, tailTip, ahead] = numbersOf(stern);
  const [height, finRoot, aside] = numbersOf(tailfin);
  const [upper, under] = paint.split(' ');
  return {
    wing: {
      x,
      z,
      half,
      chords: inGroups(numbersOf(chords), 3).map(([edge, chord, rise], n) => [WING[n], edge, chord, rise]),
    },
    body: inGroups(numbersOf(sections), 3).map(([width, top, bottom], n) => ({ at: BODY[n], width, top, bottom })),
    tail: {
      x: ahead - length,
      z: TAIL,
      half: tailHalf,
      chords: [
        [0, 0, tailRoot, 0],
        [0.9, (tailTip - tailRoot) * 0.5, tailTip, 0],
      ],
    },
    fin: { height, root: finRoot, aside },
    engines: inGroups(numbersOf(engines), 4).map(([y, forward, radius, long]) => ({
      y,
      ahead: forward,
      radius,
      length: long,
    })),
    upper: `#${upper}`,
    under: `#${under}`,
  };
}

const known = new Map<string, CutOut>();

/** The cut-out of a type of the roster; null: nobody has cut it out. */
export function cutOutOf(id: string, length: number): CutOut | null {
  const line = cutOuts[id];
  if (line === undefined) return null;
  const cutOut = known.get(id) ?? read(line, length);
  known.set(id, cutOut);
  return cutOut;
}
