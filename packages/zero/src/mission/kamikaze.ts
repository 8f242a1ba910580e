/** CH-28.42a — no target: none looked for yet, or none found. Others are numbers of the sheets that can be found. */
export const NO_TARGET = -1;

/** CH-28.43a — a Search Phase has at most so many draws. */
export const SEARCH_DRAWS = 3;

/** CH-28.43a, CH-GAP-38 — still to come or going on; ended with a target; ended without one. */
export const SEARCHING = 0;
export const FOUND = 1;
export const IN_VAIN = 2;

/** CH-28.4 — the Search Phase. */
export interface Search {
  /** CH-28.42a — the target that the latest draw has found and nobody has declined. */
  target: number;
  draws: number;
  /** CH-28.44a — Search Turns that have been played, or are being played. */
  turns: number;
  /** CH-28.44b — the target that was declined at the start of this Search Turn: its guns fire when the turn ends. */
  declined: number;
  /** Draws that may still be discarded and made again. */
  redraws: number;
  /** SEARCHING, FOUND or IN_VAIN. */
  end: number;
}

export const newSearch = (redraws: number): Search => ({
  target: NO_TARGET,
  draws: 0,
  turns: 0,
  declined: NO_TARGET,
  redraws,
  end: SEARCHING,
});

/** CH-18.81a — what became of an MXY7: there is none; with its bomber; on its way to the target; it has struck or was shot down. */
export const ohkaStages = ['none', 'aboard', 'released', 'gone'] as const;
export const NO_OHKA = 0;
export const ABOARD = 1;
export const RELEASED = 2;
export const GONE = 3;

/** CH-18.8 — an MXY7 Ohka. It is a counter and no aircraft: its bomber's number stands for it. */
export interface Ohka {
  stage: number;
  /** CH-18.85d, CH-GAP-13 — Damage Points of all Flak together. */
  hits: number;
  /** CH-18.83d — 1: its bomber has been sent home when Egress was over, at no cost. */
  home: number;
}

export const newOhka = (carried: boolean): Ohka => ({ stage: carried ? ABOARD : NO_OHKA, hits: 0, home: 0 });

/** CH-28.21a, CH-28.22a, CH-28.53f — who is a kamikaze, and what one does to the target. */
export interface KamikazeFixed {
  /** By Element, and by Formation aircraft. */
  elements: boolean[];
  bombers: boolean[];
  /** Whether it has more than one engine; by Element, and by Formation aircraft. */
  multi: boolean[];
  bomberMulti: boolean[];
  /** Damage Points by result: those of single-engine aircraft, then those of all others. */
  damage: number[];
  /** CH-28.53a, CH-28.53b, CH-18.86a, CH-18.85c — the rows of the Bombing Display: cards of a kamikaze and of an MXY7, and what is added to the Flak at them. */
  cards: number;
  flak: number;
  ohkaCards: number;
  ohkaFlak: number;
}
