/**
 * The format of content: what we ship and what an owner of the boxed game types in are the same kind of pack.
 * A pack adds entries, or replaces those that have the same id.
 */

/** Where a value comes from: a rule id ('WOW-GAP-14'), the public record, or our reconstruction. */
export type Source = 'public' | 'reconstructed' | `WOW-${string}`;

/** The provenance of an entry: `all` holds for every field that is not named. */
export type Sources = { readonly all: Source } & { readonly [field: string]: Source };

/**
 * The manoeuvres there are, as cards name them. The tight turns are the very short ones of deck L, the steep slips
 * those of deck G; the 30° and 45° turns belong to the multi-engine decks.
 */
export const manoeuvres = [
  'straight',
  'short straight',
  'stall',
  'right 60',
  'left 60',
  'right 90',
  'left 90',
  'tight right',
  'tight left',
  'slip right',
  'slip left',
  'steep slip right',
  'steep slip left',
  'wide right',
  'wide left',
  'immelmann',
  'climb',
  'dive',
  'short dive',
  'right 30',
  'left 30',
  'right 45',
  'left 45',
] as const;
export type Manoeuvre = (typeof manoeuvres)[number];

/** One face of a manoeuvre deck. Lengths in micrometres, the turn in hundredths of a degree, clockwise. */
export interface ManoeuvreCard {
  readonly manoeuvre: Manoeuvre;
  readonly copies: number;
  /** WOW-PLAN-05 — the steep symbol. */
  readonly steep: boolean;
  /** WOW-GAP-18 — from the old front edge to the new rear edge: ahead, to the right, and the change of heading. */
  readonly forward: number;
  readonly right: number;
  readonly turn: number;
}

export interface ManoeuvreDeck {
  /** The blue letter. */
  readonly letter: string;
  readonly cards: readonly ManoeuvreCard[];
  readonly sources: Sources;
}

/** WOW-GAP-08 — the symbols on damage cards. Red and green jams differ only for skills that this book does not have. */
export const symbols = [
  'none',
  'jam-red',
  'jam-green',
  'rudder-left',
  'rudder-right',
  'fire',
  'smoke',
  'engine',
  'crew',
  'explosion',
] as const;
export type DamageSymbol = (typeof symbols)[number];

export const damageLetters = ['A', 'B', 'C', 'D'] as const;
export type DamageLetter = (typeof damageLetters)[number];

/** Equal cards of a damage deck. They are numbered through in the order in which they stand. */
export interface DamageFace {
  readonly points: number;
  readonly symbol: DamageSymbol;
  readonly copies: number;
}

export interface DamageDeck {
  readonly letter: DamageLetter;
  readonly faces: readonly DamageFace[];
  readonly sources: Sources;
}

export const nations = [
  'france',
  'germany',
  'united-kingdom',
  'italy',
  'austria-hungary',
  'united-states',
  'belgium',
] as const;
export type Nation = (typeof nations)[number];

/** A model of aircraft: everything that is the same on all its cards, and what most of them have. */
export interface AircraftType {
  readonly id: string;
  /** As on the card, the same in every language. */
  readonly name: string;
  readonly nation: Nation;
  readonly seats: 1 | 2;
  readonly deck: string;
  /** WOW-DECK-01, WOW-TWO-02 — the letters of the guns; null: no such gun. */
  readonly front: DamageLetter | null;
  readonly rear: DamageLetter | null;
  /** WOW-DMG-06 — the green number. */
  readonly damage: number;
  readonly maxAltitude: number;
  /** WOW-CLIMB-02 — how many climb counters lift it one level. */
  readonly climb: number;
  /** WOW-GAP-17 — half the angle of the rear arc, in hundredths of a degree. */
  readonly rearArc: number;
  /** WOW-ROLAND-01 — the rear gun turns all round. */
  readonly highRearGun: boolean;
  readonly sources: Sources;
}

/** An aircraft card: one aircraft of a pilot and his squadron; guns and damage may differ from the rest of its type. */
export interface AircraftCard {
  readonly id: string;
  readonly type: string;
  readonly pilot: string;
  readonly unit: string;
  readonly front: DamageLetter | null;
  readonly rear: DamageLetter | null;
  readonly damage: number;
  readonly sources: Sources;
}

export interface Pack {
  readonly system: 'wings-of-war';
  readonly pack: string;
  readonly decks?: readonly ManoeuvreDeck[];
  readonly damage?: readonly DamageDeck[];
  readonly types?: readonly AircraftType[];
  readonly cards?: readonly AircraftCard[];
}
