import type { Looks } from '../art/aircraft/nearest.ts';
import type { Flag } from '../art/flag.ts';
import type { Machine } from '../art/great-war/machine.ts';
import type { Entry, KindName } from '../content/catalogue.ts';
import type { SystemId } from '../system-ids.ts';

/** The boxes that aircraft come from; Corsairs & Hellcats is flown by the rules of Zero!. */
export const boxes = ['down-in-flames', 'zero', 'corsairs', 'wings-of-war'] as const;
export type Box = (typeof boxes)[number];

/** By the rules of which game a box is flown; of none in particular, of the first. */
export const systemOfBox = (box: Box | null): SystemId =>
  box === null ? 'down-in-flames' : box === 'corsairs' ? 'zero' : box;

/** What aircraft are filtered by: in the Great War a second man in the cockpit makes the difference. */
export const roles = ['fighter', 'bomber', 'two-seater'] as const;
export type Role = (typeof roles)[number];

/** A figure on the card of an aircraft in the gallery. */
export interface Figure {
  readonly name: string;
  readonly text: string;
}

/** A rating that two aircraft of a game can be compared by: more is better. */
export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly text: string;
  readonly value: number;
}

/** A value of a card, and where it comes from: a rule, the public record, or our reconstruction. */
export interface RatingValue {
  readonly text: string;
  readonly source: string;
}

/** A line of a rating sheet. */
export interface Rating {
  readonly id: string;
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly help: string;
  readonly intact: RatingValue;
  /** The other side of the card; null: it has none. */
  readonly damaged: RatingValue | null;
}

export interface RatingSheet {
  readonly title: string;
  readonly points: number | null;
  readonly ratings: readonly Rating[];
}

/** What an aircraft can do besides its ratings, with the paragraph that says so. */
export interface Ability {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

/** What it looks like: a painted aircraft, or a machine of the Great War from above. */
export type Picture =
  | { readonly of: 'plane'; readonly like: Looks }
  | { readonly of: 'machine'; readonly machine: Machine };

/** As what it enters a duel. */
export interface Duellist {
  /** The id that a fight is set up with: of the fighter, or of an aircraft card. */
  readonly id: string;
  /** Aircraft of one side cannot meet; null: any two can. */
  readonly side: string | null;
}

/** An aircraft of the hangar, in the words of a language. */
export interface Craft {
  readonly system: SystemId;
  readonly kind: KindName;
  readonly id: string;
  readonly box: Box;
  readonly role: Role;
  /** The same more exactly: "medium bomber". */
  readonly roleText: string;
  readonly name: string;
  readonly flag: Flag;
  /** For whom it flew. */
  readonly service: string;
  /** Since when; null: nobody told us. */
  readonly year: number | null;
  /** What it costs, or is worth; null: neither. */
  readonly points: number | null;
  readonly picture: Picture;
  /** Metres; null: it is drawn as its nearest relative, and its own size is not known. */
  readonly size: { readonly span: number; readonly length: number } | null;
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
  readonly sheets: readonly RatingSheet[];
  readonly abilities: readonly Ability[];
  /** Null: it fights no duels. */
  readonly duel: Duellist | null;
  readonly entry: Entry;
  /** The pack of somebody's own that it comes from. */
  readonly pack: string | null;
}

/** What an aircraft is known by in the whole hangar, and in its address. */
export const keyOf = ({ system, kind, id }: Pick<Craft, 'system' | 'kind' | 'id'>): string => `${system}:${kind}:${id}`;

export const craftAt = (crafts: readonly Craft[], key: string): Craft | null =>
  crafts.find((craft) => keyOf(craft) === key) ?? null;
