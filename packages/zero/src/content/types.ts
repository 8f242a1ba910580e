/**
 * The format of content: what we ship and what an owner of the boxed game types in are the same kind of pack.
 * A pack adds entries, or replaces those that have the same id.
 */

/** Z-4.2a, Z-5.0b — cards with a red border are Japanese, all others are Allied. */
export const sides = ['japanese', 'allied'] as const;
export type SideName = (typeof sides)[number];

/** Z-19.21a, Z-19.21b — whom a pilot flies for; the Japanese and the American services are kept apart. */
export const services = [
  'ijn',
  'ija',
  'usaaf',
  'usn',
  'usmc',
  'avg',
  'commonwealth',
  'dutch',
  'philippine',
  'chinese',
] as const;
export type Service = (typeof services)[number];

/** Z-19.21a, Z-19.31a — whose services they are. */
export const nationOf: { readonly [service in Service]: string } = {
  ijn: 'japan',
  ija: 'japan',
  usaaf: 'america',
  usn: 'america',
  usmc: 'america',
  avg: 'america',
  commonwealth: 'commonwealth',
  dutch: 'netherlands',
  philippine: 'philippines',
  chinese: 'china',
};

/** Z-2.2c — the titles, in the order of the deck: first what attacks, then what does both, then what answers. */
export const titles = [
  'IN MY SIGHTS',
  'OUT OF THE SUN',
  'MANEUVERING',
  'HALF LOOP',
  'SCISSORS',
  'VERTICAL ROLL',
  'FULL THROTTLE',
  'TIGHT TURN',
  'BARREL ROLL',
  'ACE PILOT',
] as const;
export type Title = (typeof titles)[number];

/** Z-2.2e, Z-2.2f, Z-2.2g — red attacks, blue answers, white does either. */
export const borders = ['red', 'white', 'blue'] as const;
export type Border = (typeof borders)[number];

/** What a card says when it is drawn for bombs, best last; used by the campaign game only. */
export const bombingResults = ['miss', 'hit', 'direct', 'vital'] as const;
export type BombingResult = (typeof bombingResults)[number];
export const strafingResults = ['miss', 'hit'] as const;
export type StrafingResult = (typeof strafingResults)[number];

/** Z-7.0a — the five Altitudes, from the ground up. */
export const altitudes = ['very low', 'low', 'medium', 'high', 'very high'] as const;
export type Altitude = (typeof altitudes)[number];

/** Where a value comes from: a rule id ('Z-EX-14.0', 'CH-EX-14'), the public record, or our reconstruction. */
export type Source = 'public' | 'reconstructed' | `Z-${string}` | `CH-${string}`;

/** The provenance of an entry: `all` holds for every field that is not named by its path. */
export type Sources = { readonly all: Source } & { readonly [field: string]: Source };

/** CH-2.0a — the boxes that aircraft and sheets come from; what names none has been here since Zero!. */
export const sets = ['zero', 'corsairs'] as const;
export type SetName = (typeof sets)[number];

/** The highest number that a card can have, and so the most cards there can be. */
export const MOST_CARDS = 999;
/** So many cards of one face a hand can tell apart. */
export const MOST_COPIES = 31;

/** One physical card: what it shows besides its face. */
export interface PrintedCard {
  /** CH-30.0b — 1 to 80, each once. */
  readonly number: number;
  /** The Spoiled Attack symbol. */
  readonly spoiled: boolean;
  readonly bombing: BombingResult;
  readonly strafing: StrafingResult;
}

/** One face of the Action deck, and the cards that show it. */
export interface Face {
  readonly id: string;
  readonly title: Title;
  /** Z-12.T2, Z-GAP-05 — the IN MY SIGHTS that destroys. */
  readonly subtitle: '' | 'FUEL TANK';
  readonly border: Border;
  /** Burst cost and printed Hits of a shot; 0 for every other card, and 0 Hits on the Fuel Tank. */
  readonly bursts: number;
  readonly hits: number;
  /** Z-8.31a — the Response section: the titles this card answers. Z-GAP-08: kept for each face. */
  readonly answers: readonly Title[];
  /** Z-2.2h — true: in the deck only when the four cards of CORSAIRS AND HELLCATS are added. */
  readonly expansion: boolean;
  readonly cards: readonly PrintedCard[];
  /** Fields by path: 'bursts', 'answers.IN MY SIGHTS', 'cards.7.spoiled' … */
  readonly sources: Sources;
}

/** One side of a Leader's card. */
export interface LeaderSide {
  readonly performance: number;
  readonly horsepower: number;
  readonly bursts: number;
  /** Z-9.12a — Bursts of the Gunner; 0: no Gunner. */
  readonly gunner: number;
  /** Z-5.21a — total Hits at which this side is lost. */
  readonly damage: number;
  readonly agile: boolean;
  /** Z-5.27a — cards drawn for bombs in the campaign game; 0: carries none. */
  readonly bombs: number;
}

/** One side of a Wingman's card. */
export interface WingmanSide {
  readonly offensive: number;
  readonly defensive: number;
  readonly damage: number;
  /** Z-GAP-23 — only if the Wingman's own card shows it. */
  readonly agile: boolean;
  readonly bombs: number;
}

/** An aircraft type that flies in Elements: the Leader's card and the Wingman's, both sides of each. */
export interface Fighter {
  readonly id: string;
  /** As on the card, the same in every language: 'A6M2 Zero'. */
  readonly name: string;
  /** How players call it for short, and how notation does: 'A6M2'. */
  readonly short: string;
  /** Z-19.23a — the type a Skilled pilot names; all models of it share it: 'A6M'. */
  readonly family: string;
  readonly side: SideName;
  readonly services: readonly Service[];
  /** Z-2.1a — only Fighters may be chosen in the Basic Game. */
  readonly kind: 'fighter' | 'fighter-bomber';
  readonly year: number;
  readonly engines: number;
  /** Z-5.24a — a "T" beside Horsepower, on both cards. */
  readonly turbo: boolean;
  /** Z-7.2d — the highest level the Leader's card allows. */
  readonly ceiling: Altitude;
  /** Z-5.28a, Z-5.35a — Point Values; an Element with Wingman counts both. */
  readonly points: { readonly leader: number; readonly wingman: number };
  readonly leader: { readonly front: LeaderSide; readonly damaged: LeaderSide };
  readonly wingman: { readonly front: WingmanSide; readonly damaged: WingmanSide };
  /** CH-2.0a — a card of CORSAIRS AND HELLCATS that Zero! does not deal. */
  readonly set?: 'corsairs';
  /** CH-27.31e — cards drawn to find the enemy at night. CH-17.52a — who has this rating has no Wingman: that card is blank. */
  readonly night?: number;
  /** CH-18.41d, CH-18.51a — may carry rockets, or Napalm, when a Resource brings them. */
  readonly rockets?: true;
  readonly napalm?: true;
  /** Fields by path: 'leader.front.performance', 'points.element' … */
  readonly sources: Sources;
}

/** Z-19.25 — the letters on pilot counters. BM and S help only against the ground. */
export const skills = ['A', 'BM', 'BU', 'CV', 'D', 'G', 'H', 'P', 'S'] as const;
export type Skill = (typeof skills)[number];

/** Z-13.4, Z-19 — a pilot counter's face. */
export interface Pilot {
  readonly id: string;
  /** As on the counter; `full` is the man's whole name where we know it. */
  readonly name: string;
  readonly full: string;
  readonly service: Service;
  /** Z-19.23a — the family a Skilled pilot flies; null: any type of his service. */
  readonly family: string | null;
  /** Z-19.22a — no letter: Unskilled. */
  readonly skills: readonly Skill[];
  readonly sources: Sources;
}

export interface Pack {
  readonly system: 'zero';
  readonly pack: string;
  readonly faces?: readonly Face[];
  readonly fighters?: readonly Fighter[];
  readonly pilots?: readonly Pilot[];
}
