import { type Happening, INGRESS, NO_TARGET } from '@tallyho/zero';

/** A draw of a search: what it has found, and what was done about that. */
export interface SearchDraw {
  /** The number of a sheet that can be found; NO_TARGET: nothing. */
  readonly target: number;
  readonly came: 'found' | 'declined' | 'nothing';
}

/** CH-28.42a, CH-28.43a — the draws of a search so far; one that is made again takes the place of the one before. */
export function drawsIn(told: readonly Happening[]): SearchDraw[] {
  const draws: SearchDraw[] = [];
  for (const event of told) {
    if (event.event === 'searched')
      draws[event.draws - 1] = { target: event.target, came: event.target === NO_TARGET ? 'nothing' : 'found' };
    else if (event.event === 'declined') draws[draws.length - 1] = { target: event.target, came: 'declined' };
    else if (event.event === 'phase' && event.phase === INGRESS) break;
  }
  return draws;
}
