import type { Altitude, Fighter, LeaderSide, Service, SideName, Sources, WingmanSide } from './types.ts';

/**
 * Z-17.11a, Z-17.12a, Z-17.13a, Z-17.21a, Z-17.3a — what an aircraft is for; 'light' are the Fighter-Bombers, the book's
 * FBs, which Z-17.21b does not mean when it says Bombers.
 */
export const aircraftClasses = ['fighter', 'light', 'medium', 'heavy', 'patrol'] as const;
export type AircraftClass = (typeof aircraftClasses)[number];

/** Z-17.22h — the classes whose cards show a Speed: they fly in Formations and hold no hand. */
export const formationClasses = ['medium', 'heavy', 'patrol'] as const;
export type FormationClass = (typeof formationClasses)[number];

/**
 * Z-17.13b — the bomb ratings that a light bomber's card shows besides `bombs`, which is its Level rating. 0: it does
 * not bomb in this way. A Damaged one has dropped its load (Z-15.2f).
 */
export interface BombRatings {
  readonly dive: number;
  readonly saturation: number;
}

/** Z-17.13a — a light bomber follows every Fighter rule except where the book says otherwise: so it is one, and more. */
export interface LightBomber extends Fighter {
  readonly kind: 'fighter-bomber';
  /** Z-21.24a — false: no Burst rating at all, so no shots of its own and no strafing. */
  readonly guns: boolean;
  /** Z-17.14a — the word "Torpedo" is on its cards. */
  readonly torpedo: boolean;
  readonly leader: { readonly front: LeaderSide & BombRatings; readonly damaged: LeaderSide & BombRatings };
  readonly wingman: { readonly front: WingmanSide & BombRatings; readonly damaged: WingmanSide & BombRatings };
}

/** One side of a Formation aircraft's card. */
export interface FormationSide {
  /** Z-23.24a — what Missions are shortened by. */
  readonly speed: number;
  /** Z-20.41a — cards it draws for itself, and for each other aircraft of its Formation. */
  readonly turretDefense: number;
  readonly turretSupport: number;
  /** Z-5.21a — total Hits at which this side is lost. */
  readonly damage: number;
  /** Z-21.61a, Z-21.31a — bomb ratings; 0: it does not bomb in this way, or no longer (Z-CGAP-86). */
  readonly saturation: number;
  readonly level: number;
  /** CH-17.61a — an attack bomber, which is a Medium Bomber in all else (CH-17.63a), draws so many cards for its guns. */
  readonly strafing?: number;
}

/** Z-17.22h — Medium and Heavy Bombers and Patrol aircraft: one card each, both sides. */
export interface FormationAircraft {
  readonly id: string;
  /** As on the card, the same in every language: 'Ki-21 Sally'. */
  readonly name: string;
  readonly short: string;
  /** Z-17.22f — models of one family may share a Formation: 'B-17'. */
  readonly family: string;
  readonly side: SideName;
  readonly services: readonly Service[];
  readonly class: FormationClass;
  readonly year: number;
  readonly engines: number;
  /** Z-17.22a, Z-17.22c, Z-17.31a — so many fly together. */
  readonly formation: number;
  /** Z-18.31a — an "N" beside the Saturation rating. */
  readonly norden: boolean;
  /** Z-21.51a — the word "Torpedo" is on its card. */
  readonly torpedo: boolean;
  readonly ceiling: Altitude;
  readonly front: FormationSide;
  readonly damaged: FormationSide;
  /** CH-2.0a — a card of CORSAIRS AND HELLCATS that Zero! does not deal. */
  readonly set?: 'corsairs';
  /** CH-18.41d — may carry rockets when a Resource brings them. */
  readonly rockets?: true;
  /** Fields by path: 'front.speed', 'damaged.saturation' … */
  readonly sources: Sources;
}

/**
 * Z-2.0a, Z-25.65a — how many of a type there are: Elements of Fighters and light bombers, single aircraft of all
 * others. The box has the core set; the full set adds types of the same months.
 */
export interface Supply {
  /** The aircraft's id. */
  readonly id: string;
  readonly coreSet: number;
  readonly fullSet: number;
  /** The type of the core set that flies in its place; null: it is in the core set itself. */
  readonly substitute: string | null;
  readonly sources: Sources;
}

/** Z-24.46b — how a sheet lists aircraft: pairs of Leader and Wingman, Leaders alone, or aircraft of Formations by number. */
export const listings = ['L/W', 'L', 'aircraft'] as const;
export type Listing = (typeof listings)[number];

/** Z-24.46b — "2 L/W Ki-27", "L P-40E", "4 Ki-21". */
export interface ListedAircraft {
  readonly count: number;
  readonly as: Listing;
  readonly aircraft: string;
}
