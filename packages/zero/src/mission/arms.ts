/** What never changes of the ordnance of CORSAIRS AND HELLCATS; only in Missions that have some of it. */
export interface ArmsFixed {
  /** CH-27.9a */
  fortified: boolean;
  /** CH-21.64b, CH-27.81b — whether ships may be skip bombed here. */
  skip: boolean;
  /** CH-27.72a, CH-GAP-02 */
  errataPatrols: boolean;
  /** By Element and by Formation aircraft: the loads it may begin with; whether it can carry a Torpedo; its Cargo rating. */
  loads: number[][];
  bomberLoads: number[][];
  torpedo: boolean[];
  bomberTorpedo: boolean[];
  cargo: number[];
  bomberCargo: number[];
  /** CH-17.61a — by Formation aircraft and side showing: its Strafing rating. */
  strafing: number[];
  /** CH-27.71a — by Element: the Altitude at which it patrols; UNPATROLLED: it does not. */
  patrols: number[];
  /** The additions to the Bombing Display by what is done and Altitude: cards added, or BARRED; Flak added. */
  cards: number[];
  flak: number[];
  /** CH-27.44b — Damage Points of a depth charge at a wrong depth, by result. */
  wrongDepth: number[];
  /** CH-27.61d, CHS-R6 — VPs for each mine or point of Cargo. */
  each: number;
}
/** What has no row in the additions. */
export const BARRED = -99;
export const UNPATROLLED = -1;

/** CH-27.42a — the settings of depth charges, and where a submarine can be. */
export const depths = ['surface', 'shallow', 'deep'] as const;
export const SURFACE = 0;
export const DEEP = 2;
/** Not set, or not known yet; set, and somebody else's secret. */
export const UNSET = -1;
export const SECRET = -2;

/** What changes of it: only against a submarine. */
export interface Arms {
  /** CH-27.42a — by aircraft of whatever kind: the setting of its depth charges. */
  depths: number[];
  /** Whether everybody has seen it (1): its charges have fallen. */
  shown: number[];
  /** CH-27.43a — how deep its alert lets the submarine go; CH-27.43e — where it is. */
  alert: number;
  depth: number;
}
