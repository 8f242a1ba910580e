import type { Campaign } from './campaigns/types.ts';

/**
 * The format of content: what we ship and what an owner of the boxed game types in are the same kind of pack.
 * A pack adds entries, or replaces those that have the same id.
 */
export const nations = ['germany', 'japan', 'united-kingdom', 'soviet-union', 'poland', 'united-states'] as const;
export type Nation = (typeof nations)[number];

/** DIF-CARD-03 — the two alliances. */
export const sides = ['axis', 'allies'] as const;
export type Side = (typeof sides)[number];

export const theatres = ['pacific', 'europe'] as const;
export type Theatre = (typeof theatres)[number];

export const titles = [
  'ACE PILOT',
  'BARREL ROLL',
  'EVASIVE',
  'IN MY SIGHTS',
  'OUT OF THE SUN',
  'REDLINE',
  'SCISSORS',
  'TIGHT TURN',
  'VERTICAL ROLL',
  'YO-YO',
] as const;
export type Title = (typeof titles)[number];

/** Where a value comes from: a rule id ('DIF-EX-77'), the public record, or our reconstruction. */
export type Source = 'public' | 'reconstructed' | `DIF-${string}`;

/** The provenance of an entry: `all` holds for every field that is not named. */
export type Sources = { readonly all: Source } & { readonly [field: string]: Source };

/** DIF-BMB-29…37 — what a card does for a bomber; DIF-GAP-06: JINKING does two things. */
export const bomberEffects = [
  'none',
  'minus-1-hit',
  'minus-2-hits',
  'plus-1-hit',
  'stop-fuel-tank',
  'minus-1-hit-stop-fuel-tank',
] as const;
export type BomberEffect = (typeof bomberEffects)[number];

/** DIF-REACT-15 — subtitles are ignored when a reaction is matched. */
export const subtitles = ['', 'FUEL TANK', 'JINKING'] as const;
export type Subtitle = (typeof subtitles)[number];

/** DIF-ACT-04 — two red bars, two blue bars, or one of each; REDLINE is played on oneself at any moment. */
export const faceTypes = ['attack', 'react', 'attack-react', 'any-time'] as const;
export type FaceType = (typeof faceTypes)[number];

/** DIF-ACT-08 — what a React To list can name: a title, Maneuvers, or any card played against you. */
export const answerables = [...titles, 'MANEUVER', 'ANY'] as const;
export type Answerable = (typeof answerables)[number];

/** DIF-ALT-01 — the five levels, from the ground up. */
export const levels = ['very low', 'low', 'medium', 'high', 'very high'] as const;
export type Level = (typeof levels)[number];

/** One face of the action deck, and how many cards show it in each half of the deck. */
export interface Face {
  readonly id: string;
  readonly title: Title;
  readonly subtitle: Subtitle;
  readonly type: FaceType;
  /** Steps of position; 0: cannot be played as a Maneuver (unless a pilot says so, DIF-PIL-13). */
  readonly maneuver: number;
  /** Burst cost and printed hits of an attack; 0 for cards that do not attack. */
  readonly bursts: number;
  readonly hits: number;
  /** DIF-ACT-08 — the React To section. DIF-ACT-17: that of EVASIVE names the events after which it may be played. */
  readonly reactTo: readonly Answerable[];
  readonly bomber: BomberEffect;
  readonly copies: { readonly pacific: number; readonly europe: number };
  readonly sources: Sources;
}

/** One side of an aircraft card. */
export interface FighterSide {
  readonly speed: number;
  readonly performance: number;
  /** DIF-CARD-08, DIF-CARD-09 — cards drawn before and after the turn. */
  readonly horsepower: readonly [pre: number, post: number];
  readonly bursts: number;
  readonly firepower: number;
  /** DIF-CARD-15 — total hits at which this side is lost. */
  readonly airframe: number;
  /** DIF-SPEC-02 — the Gunner's Bursts; 0: no Gunner. */
  readonly gunner: number;
  readonly turbocharger: boolean;
  readonly agile: boolean;
  readonly barrage: boolean;
  /** DIF-SPEC-13 — used in campaign missions only. */
  readonly bombs: number;
}

export interface Fighter {
  readonly id: string;
  /** As on the card, the same in every language: 'Bf-109E Emil'. */
  readonly name: string;
  readonly nation: Nation;
  readonly year: number;
  readonly points: number;
  readonly front: FighterSide;
  readonly damaged: FighterSide;
  /** Fields by path: 'front.speed', 'points' … */
  readonly sources: Sources;
}

/** One side of a bomber card. DIF-BMB-02: turrets instead of Performance, Horsepower, Bursts and Firepower. */
export interface BomberSide {
  readonly speed: number;
  /** DIF-BMB-26 — cards drawn when it is attacked, and for each neighbour that is. */
  readonly defense: number;
  readonly support: number;
  /** DIF-CARD-15 — total hits at which this side is lost. */
  readonly airframe: number;
  readonly bombs: number;
}

/** DIF-COMP-04 — a bomber card. */
export interface Bomber {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly year: number;
  readonly points: number;
  /** DIF-BMB-04 — where it flies during the whole mission. */
  readonly altitude: Level;
  readonly front: BomberSide;
  readonly damaged: BomberSide;
  readonly sources: Sources;
}

/** DIF-PIL-04…16 — the ability codes of pilot markers. */
export const abilities = [
  'A+1',
  'A+2',
  'Ag',
  'AP1',
  'AP2',
  'B+1',
  'Cl',
  'Di',
  'F+1',
  'H+1/+1',
  'H+0/+1',
  'M0(1)',
  'P+1',
  'P+2',
  'Re',
  'S+1',
] as const;
export type Ability = (typeof abilities)[number];

export interface Pilot {
  readonly id: string;
  readonly name: string;
  /** DIF-PIL-02 — a grey flag: any nation. */
  readonly nation: Nation | 'generic';
  readonly points: number;
  readonly abilities: readonly Ability[];
  readonly sources: Sources;
}

export interface Pack {
  readonly system: 'down-in-flames';
  readonly pack: string;
  readonly faces?: readonly Face[];
  readonly fighters?: readonly Fighter[];
  readonly pilots?: readonly Pilot[];
  readonly bombers?: readonly Bomber[];
  readonly campaigns?: readonly Campaign[];
}
