import type { SelectionLine } from '../content/corsairs/selection.ts';
import type { Service } from '../content/types.ts';

/** CH-19.24f, CH-19.41a — a row of the table: the cards that give a Skilled pilot or crew, and those that give a green one. */
export type SelectionRow = Pick<SelectionLine, 'skilled' | 'green'>;

/** Who sits where: leading an Element, beside its Leader, or in a Formation. */
export type Role = 'leader' | 'wingman' | 'crew';

/** An aircraft for which people are selected. */
export interface Candidate {
  readonly aircraft: string;
  /** CH-19.24d — its type: all models that the same pilots fly. */
  readonly family: string;
  readonly services: readonly Service[];
  readonly role: Role;
  /** Its Element or its Formation, counted from 0. */
  readonly unit: number;
  /** CH-19.24e — whom a Resource brings: the id of a pilot, or ANYBODY; null: nobody. */
  readonly granted: string | null;
  /** CH-28.25a — nothing is drawn for a kamikaze. */
  readonly kamikaze: boolean;
}

/** A Skilled pilot who is picked at random among those that fly the type. */
export const ANYBODY = '';

/** One side of a counter. */
export interface Person {
  readonly id: string;
  /** The man himself, who may be on more than one counter. */
  readonly full: string;
  readonly service: Service;
  readonly family: string | null;
  readonly skilled: boolean;
}

/** CH-GAP-22 — a counter and whoever is on it. */
export interface Counter {
  readonly id: string;
  readonly crew: boolean;
  readonly people: readonly Person[];
}

/** CH-19.24d, CH-19.34b — all aircraft of one type in Elements, or one Formation, by their numbers among a side's candidates. */
export interface Group {
  readonly family: string;
  readonly crews: boolean;
  readonly members: readonly number[];
}

/** What is agreed on for a whole campaign. */
export interface SelectionTerms {
  /** CH-19.4a — green pilots and crews. */
  readonly green: boolean;
  /** CH-19.26a — only these, by their ids; null: anybody. */
  readonly historical: ReadonlySet<string> | null;
  /** CH-19.24u — the most Skilled pilots that each side may have; null: as many as there are counters. */
  readonly most: readonly [number | null, number | null];
}
