import type { Manoeuvre, ManoeuvreCard, ManoeuvreDeck, Sources } from './types.ts';

/*
 * WOW-GAP-18, WOW-GAP-19 — the manoeuvre decks, measured from a fan's templates at print scale. The letter fixes which
 * cards there are, its speed class how long their arrows are. Small variations of the drawing are ignored.
 */
type Triple = readonly [forward: number, right: number, turn: number];

interface SpeedClass {
  readonly straight: Triple;
  readonly turn: Triple;
  readonly sharp: Triple;
  readonly slip: Triple;
  readonly wide: Triple;
  readonly immelmann: Triple;
}

const speeds = {
  fast: {
    straight: [59_500, 0, 0],
    turn: [61_500, 32_500, 60],
    sharp: [33_750, 32_000, 90],
    slip: [59_500, 35_000, 0],
    wide: [35_400, 59_000, 0],
    immelmann: [59_500, 0, 180],
  },
  quick: {
    straight: [47_500, 0, 0],
    turn: [51_500, 25_000, 60],
    sharp: [30_000, 24_000, 90],
    slip: [47_500, 27_500, 0],
    wide: [28_000, 47_000, 0],
    immelmann: [47_500, 0, 180],
  },
  medium: {
    straight: [35_000, 0, 0],
    turn: [37_000, 17_500, 60],
    sharp: [22_000, 16_500, 90],
    slip: [35_000, 20_500, 0],
    wide: [20_500, 32_000, 0],
    immelmann: [35_000, 0, 180],
  },
  slow: {
    straight: [29_000, 0, 0],
    turn: [33_000, 15_500, 60],
    sharp: [22_000, 16_500, 90],
    slip: [32_500, 16_500, 0],
    wide: [20_000, 28_500, 0],
    immelmann: [29_000, 0, 180],
  },
} satisfies { readonly [name: string]: SpeedClass };

const STALL: Triple = [6_500, 0, 0];
const TIGHT: Triple = [6_000, 3_000, 60];

/** How many of each card a deck has: straights and 60s are always three and three a side. */
interface Contents {
  readonly speed: keyof typeof speeds;
  readonly stall?: number;
  readonly short?: number;
  readonly immelmann?: 0;
  readonly slips: readonly [right: number, left: number];
  readonly sharp?: readonly [right: number, left: number];
  readonly wide?: readonly [right: number, left: number];
  readonly tight?: 1;
  readonly steepSlips?: 1;
  readonly shortDive?: 1;
  /** The sharp turns are steep, the wide slips are not: as drawn for these decks. */
  readonly steepSharp?: true;
  readonly easyWide?: true;
  readonly wideTriple?: Triple;
}

const contents: { readonly [letter: string]: Contents } = {
  A: { speed: 'fast', slips: [2, 2] },
  B: { speed: 'quick', slips: [3, 3] },
  C: { speed: 'quick', slips: [3, 2], sharp: [3, 0] },
  D: { speed: 'medium', slips: [2, 2], sharp: [2, 0], wide: [1, 1] },
  E: { speed: 'slow', slips: [2, 2], wide: [1, 1] },
  F: { speed: 'quick', slips: [2, 2], sharp: [1, 1], wide: [1, 1] },
  G: { speed: 'slow', slips: [1, 1], steepSlips: 1 },
  H: { speed: 'quick', slips: [2, 2], immelmann: 0 },
  I: { speed: 'medium', slips: [2, 2], wide: [1, 1], wideTriple: [22_500, 35_000, 0] },
  J: { speed: 'medium', slips: [3, 3] },
  K: { speed: 'medium', slips: [2, 2], immelmann: 0 },
  L: { speed: 'quick', slips: [2, 2], sharp: [2, 2], stall: 1, short: 1, tight: 1 },
  M: { speed: 'quick', slips: [2, 2], sharp: [2, 1], wide: [2, 1] },
  N: { speed: 'fast', slips: [2, 2], sharp: [1, 1], steepSharp: true, wide: [1, 1] },
  O: { speed: 'quick', slips: [2, 2], sharp: [2, 2], wide: [1, 1] },
  P: { speed: 'slow', slips: [1, 1], wide: [1, 1], easyWide: true },
  Q: { speed: 'quick', slips: [2, 2], sharp: [1, 1], steepSharp: true },
  R: { speed: 'slow', slips: [3, 3] },
  S: { speed: 'quick', slips: [2, 2] },
  T: { speed: 'slow', slips: [2, 2] },
  U: { speed: 'quick', slips: [2, 2], sharp: [2, 0], wide: [1, 1] },
  V: { speed: 'medium', slips: [2, 2] },
  W: { speed: 'medium', slips: [2, 2], sharp: [1, 1], steepSharp: true },
  X: { speed: 'medium', slips: [3, 3], short: 1, shortDive: 1 },
  Y: { speed: 'slow', slips: [2, 2], immelmann: 0 },
};

const card = (manoeuvre: Manoeuvre, copies: number, steep: boolean, [forward, right, turn]: Triple): ManoeuvreCard => ({
  manoeuvre,
  copies,
  steep,
  forward,
  right,
  turn: turn * 100,
});

/** The same card for the other side. */
const mirrored = ([forward, right, turn]: Triple): Triple => [forward, 0 - right, 0 - turn];

function sides(
  right: Manoeuvre,
  left: Manoeuvre,
  copies: readonly [number, number],
  steep: boolean,
  triple: Triple,
): ManoeuvreCard[] {
  return [card(right, copies[0], steep, triple), card(left, copies[1], steep, mirrored(triple))];
}

/** In the order of the card numbers: the Climb and the Dive are the last two (WOW-SETUP-08, WOW-GAP-07). */
function cardsOf(c: Contents): ManoeuvreCard[] {
  const speed: SpeedClass = speeds[c.speed];
  const cards = [
    card('straight', 3, false, speed.straight),
    ...sides('right 60', 'left 60', [3, 3], false, speed.turn),
    ...sides('right 90', 'left 90', c.sharp ?? [0, 0], c.steepSharp === true, speed.sharp),
    card('stall', c.stall ?? 2, true, STALL),
    card('short straight', c.short ?? 0, false, STALL),
    ...sides('tight right', 'tight left', [c.tight ?? 0, c.tight ?? 0], true, TIGHT),
    card('immelmann', c.immelmann ?? 1, false, speed.immelmann),
    ...sides('slip right', 'slip left', c.slips, false, speed.slip),
    ...sides('steep slip right', 'steep slip left', [c.steepSlips ?? 0, c.steepSlips ?? 0], true, speed.slip),
    ...sides('wide right', 'wide left', c.wide ?? [0, 0], c.easyWide !== true, c.wideTriple ?? speed.wide),
    card('dive', 1, true, speed.straight),
    card('short dive', c.shortDive ?? 0, true, STALL),
    card('climb', 1, true, STALL),
  ];
  return cards.filter(({ copies }) => copies > 0);
}

/** Letters A to J are confirmed by a second source; the rest have one. */
const sourcesOf = (letter: string): Sources => ({ all: 'WOW-GAP-19', cards: letter <= 'J' ? 'public' : 'WOW-GAP-19' });

function heavy(
  letter: string,
  straight: Triple,
  right: Manoeuvre,
  left: Manoeuvre,
  turn: Triple,
  stall: number,
): ManoeuvreDeck {
  const short: Triple = [stall, 0, 0];
  const cards = [
    card('straight', 3, false, straight),
    ...sides(right, left, [3, 3], false, turn),
    card('stall', 2, true, short),
    card('dive', 1, true, straight),
    card('climb', 1, true, short),
  ];
  return { letter, cards, sources: { all: 'public' } };
}

export const decks: readonly ManoeuvreDeck[] = [
  ...Object.entries(contents).map(
    ([letter, c]): ManoeuvreDeck => ({ letter, cards: cardsOf(c), sources: sourcesOf(letter) }),
  ),
  heavy('XA', [6_700, 0, 0], 'right 30', 'left 30', [11_000, 1_200, 30], 2_300),
  heavy('XB', [12_500, 0, 0], 'right 30', 'left 30', [16_000, 2_600, 30], 2_300),
  heavy('XC', [12_500, 0, 0], 'right 45', 'left 45', [8_500, 5_400, 45], 2_300),
  heavy('XD', [22_500, 0, 0], 'right 45', 'left 45', [20_500, 5_500, 45], 6_500),
];
