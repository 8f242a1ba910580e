/** What is chosen in a raid; Flights and targets by their places in the lists of `PearlFixed` and of the sheet. */
export type PearlChoice =
  | { readonly do: 'allot'; readonly flight: number; readonly target: number }
  | { readonly do: 'recall'; readonly flight: number }
  | { readonly do: 'launch' }
  | { readonly do: 'attack'; readonly flight: number }
  | { readonly do: 'divert'; readonly flight: number; readonly target: number }
  | { readonly do: 'third-wave' }
  | { readonly do: 'home' };

export const allot = (flight: number, target: number): PearlChoice => ({ do: 'allot', flight, target });
export const recall = (flight: number): PearlChoice => ({ do: 'recall', flight });
export const LAUNCH: PearlChoice = { do: 'launch' };
export const attack = (flight: number): PearlChoice => ({ do: 'attack', flight });
export const divert = (flight: number, target: number): PearlChoice => ({ do: 'divert', flight, target });
export const THIRD_WAVE: PearlChoice = { do: 'third-wave' };
export const HOME: PearlChoice = { do: 'home' };

/** The kinds of decisions of a raid. */
export const pearlDecisions = ['allot', 'attack', 'third-wave'] as const;
export type PearlDecision = (typeof pearlDecisions)[number];
