import { Fields } from '@tallyho/kernel';
import type { FieldedBomber } from './roster.ts';

/* CH-30.8 — a Mission or a combat in which one player moves both sides. Nothing of this is in any other Mission. */

/** What the campaign asks of such a Mission. */
export interface SolitaireOrders {
  /** Levels by which every bombing result is shifted: whoever bombs by radar hits less. */
  readonly results: number;
}

/** CH-30.62a, CH-30.7a — what a Formation aircraft brings along: its damage, and by how much its card and its bombs are changed. */
export interface BomberCondition {
  /** What it is called; null: by its type. */
  readonly label: string | null;
  readonly hits: number;
  readonly damaged: boolean;
  /** Whether that it is Damaged has cost its points before. */
  readonly counted: boolean;
  readonly saturation: number;
  readonly defense: number;
  readonly support: number;
  readonly capacity: number;
  /** Bombing cards more, or fewer. */
  readonly cards: number;
}

export const AS_PRINTED: BomberCondition = {
  label: null,
  hits: 0,
  damaged: false,
  counted: false,
  saturation: 0,
  defense: 0,
  support: 0,
  capacity: 0,
  cards: 0,
};

/** What never changes of it. */
export interface SolitaireFixed {
  results: number;
  /** By Formation aircraft: bombing cards more or fewer; the printed Damage Capacity; Hits and side showing at the start. */
  cards: number[];
  printed: number[];
  hits: number[];
  damaged: number[];
  /** Whether that it is Damaged has cost its points before. */
  counted: boolean[];
}

/** What changes: by Element, whether it has acted in this turn (1), by how many levels it has moved in it, and whom it attacks. */
export interface Solitaire {
  acted: number[];
  moved: number[];
  target: number[];
}

export function readSolitaire(fields: Fields): SolitaireOrders {
  const read = { results: fields.int('results', -3, 3, 0) };
  fields.done();
  return read;
}

/** Only where something is said of them. */
export function readConditions(
  fields: Fields,
  count: number,
  most: number,
): { readonly condition?: readonly BomberCondition[] } {
  const given = fields.list('condition', most);
  if (given.length === 0) return {};
  const one = (nth: number): BomberCondition => {
    const own = new Fields(given[nth], fields.at(`condition[${nth}]`));
    const shift = (name: string): number => own.int(name, -9, 9, 0);
    const read: BomberCondition = {
      label: own.raw('label') === null ? null : own.name('label'),
      hits: own.int('hits', 0, 99, 0),
      damaged: own.flag('damaged', false),
      counted: own.flag('counted', false),
      saturation: shift('saturation'),
      defense: shift('defense'),
      support: shift('support'),
      capacity: shift('capacity'),
      cards: shift('cards'),
    };
    own.done();
    return read;
  };
  return { condition: Array.from({ length: count }, (_, nth) => (given[nth] === undefined ? AS_PRINTED : one(nth))) };
}

/** The condition of one Formation aircraft. */
export const conditionOf = ({ given, nth }: FieldedBomber): BomberCondition => given.condition?.[nth] ?? AS_PRINTED;

/** Only where one player moves both sides. */
export function solitaireTables(
  orders: { readonly solitaire?: SolitaireOrders },
  bombers: readonly FieldedBomber[],
): { solitaire?: SolitaireFixed } {
  const { solitaire } = orders;
  if (solitaire === undefined) return {};
  return {
    solitaire: {
      results: solitaire.results,
      cards: bombers.map((one) => conditionOf(one).cards),
      printed: bombers.map(({ aircraft }) => aircraft.front.damage),
      hits: bombers.map((one) => conditionOf(one).hits),
      damaged: bombers.map((one) => (conditionOf(one).damaged ? 1 : 0)),
      counted: bombers.map((one) => conditionOf(one).counted),
    },
  };
}
