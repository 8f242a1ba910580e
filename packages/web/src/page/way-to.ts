import { systemIds } from '../system-ids.ts';
import type { Route } from './route.ts';

/** Where a game is opened: one that is played on at its table, a fight that is over in its debrief. */
export const wayTo = ({
  id,
  system,
  over,
}: {
  readonly id: string;
  readonly system: string;
  readonly over: boolean;
}): Route =>
  over && systemIds.some((each) => each === system) ? { page: 'debrief', game: id } : { page: 'play', game: id };
