import { emptyHand, type Hand } from '../hand.ts';
import type { Arms } from './arms.ts';
import type { Ohka, Search } from './kamikaze.ts';
import type { Solitaire } from './solitaire.ts';

/** A Formation aircraft's number: after those of all aircraft that fly in Elements. */
export type BomberNo = number;
export const NO_BOMBER: BomberNo = -1;

/** Z-23.1a, Z-23.1c — where a Mission stands: without phases, or in one of them, or over. */
export const phases = [
  'unphased',
  'target-bound',
  'ingress',
  'bomb',
  'egress',
  'home-bound',
  'over',
  'search',
] as const;
export type PhaseName = (typeof phases)[number];
export const UNPHASED = 0;
export const TARGET_BOUND = 1;
export const INGRESS = 2;
export const BOMB = 3;
export const EGRESS = 4;
export const HOME_BOUND = 5;
export const OVER = 6;
/** CH-28.1a — only a kamikaze mission has it: between Target-Bound and Ingress. */
export const SEARCH = 7;

export const isOverTarget = (phase: number): boolean => phase >= INGRESS && phase <= EGRESS;

/** Z-23.51a, Z-CGAP-09 — with the others; over the target; waiting outside. */
export const whereabouts = ['together', 'over', 'held-off'] as const;
export const TOGETHER = 0;
export const OVER_TARGET = 1;
export const HELD_OFF = 2;

/** Z-20.31a — from where a Formation aircraft is attacked. */
export const angles = ['front', 'side', 'rear'] as const;
export const NO_ANGLE = -1;
export const FRONT = 0;
export const SIDE = 1;
export const REAR = 2;

/** Z-18.11b — nothing, or a bombing mode and one. */
export const UNLOADED = 0;

/** Z-21.13b — results of a bombing card in rising order. */
export const MISS = 0;
export const HIT = 1;
export const DIRECT = 2;
export const VITAL = 3;

/**
 * Z-17.22h, Z-17.32a, Z-20.0a — an aircraft of a Formation: its Hits, the side that shows, its fate, what it carries.
 * Z-16.31a, Z-16.32a, Z-17.23a: Positions are for Elements, it has none.
 */
export interface Bomber {
  hits: number;
  damaged: number;
  fate: number;
  load: number;
  /** Z-19.35a — Ace Capability markers left. */
  aces: number;
}

/** CH-19.43d — by aircraft of an Element: Responses in this Card Play or Wingman Attack phase. */
export interface CrewCounts {
  responses: number[];
}

/** CH-27.31g — the Element whose turn it is and that has not found the enemy; NO_ELEMENT: none. */
export interface NightSky {
  blind: number;
}
export const NO_ELEMENT = -1;

/** The part of a game that only Missions have. */
export interface Sortie {
  phase: number;
  /** Z-23.2 — turns of the Target-Bound and the Home-Bound phase; without phases, all turns and none. */
  outward: number;
  homeward: number;
  /** Medium, Heavy and Patrol aircraft; the first one's number is the number of aircraft in Elements. */
  bombers: Bomber[];
  /** By aircraft of an Element: what it carries. */
  load: number[];
  /** Z-CGAP-13 — by aircraft of an Element: whether it is to bomb or strafe in this Bomb Turn (1), and has done so (2). */
  runs: number[];
  /** By Element: whether it has come that comes late (1); where it is; whether it has been over the target (1). */
  entered: number[];
  where: number[];
  been: number[];
  /** Z-21.53b — by Element: at Very Low since the end of its Ingress turn (1); Z-CGAP-81: has dropped a Torpedo, and keeps its level (1). */
  low: number[];
  level: number[];
  /** Z-20.31a — the Angle of Attack of the active Element; NO_ANGLE: none yet. */
  angle: number;
  /** Z-20.41a — the mini-hand of the Formation aircraft that is attacked, and which one that is. */
  turrets: Hand;
  manned: BomberNo;
  /** Z-CEX-18 — whether Clouds hide the target (1). */
  clouds: number;
  /** Z-CGAP-113 — whether the attacker's bombs and Torpedoes come together (1); only in a Strike that can do so. */
  coordinated?: number;
  /** CH-19.43d — what is counted of green pilots; only where there are some. */
  crews?: CrewCounts;
  /** CH-27.31g — which Element finds nobody in its turn; only at night. */
  night?: NightSky;
  /** CH-28.4 — what has been looked for and found; only where the target is. */
  search?: Search;
  /** CH-18.8 — by Formation aircraft, the MXY7 that it carries; only where one is carried. */
  ohkas?: Ohka[];
  /** CH-27.4 — depth charges and the submarine they are for; only where there is one. */
  arms?: Arms;
  /** CH-30.82a — what the fighters have done in this turn and whom they attack; only where one player moves both sides. */
  solitaire?: Solitaire;
  /** LR-25 — whether somebody has rammed (1); only where somebody may. */
  rammed?: number;
  /** Z-21.83a — Damage Points on the target; Z-CGAP-42: the best photograph. */
  points: number;
  photograph: number;
  /** By aircraft of whatever kind: how many enemies it has shot down. */
  victories: number[];
}

/** What everybody sees of it. */
export type OpenSortie = Omit<Sortie, 'turrets'>;

/** Room for every aircraft and Element there can be. */
const MOST = 64;
const none = (): number[] => new Array<number>(MOST).fill(0);

/**
 * What a fight without a Mission is like, seen from the rules of Missions: nobody carries anything, everybody is
 * together. Nothing is ever written into it.
 */
export const NO_SORTIE: Sortie = {
  phase: UNPHASED,
  outward: 0,
  homeward: 0,
  bombers: [],
  load: none(),
  runs: none(),
  entered: none(),
  where: none(),
  been: none(),
  low: none(),
  level: none(),
  angle: NO_ANGLE,
  turrets: emptyHand({ noCards: [] }),
  manned: NO_BOMBER,
  clouds: 0,
  points: 0,
  photograph: MISS,
  victories: none(),
};

/** What there is of a Mission in a game. */
export const sortieOf = (s: { readonly sortie?: Sortie }): Sortie => s.sortie ?? NO_SORTIE;
