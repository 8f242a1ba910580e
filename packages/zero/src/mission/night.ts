import type { Fielded } from '../set-up.ts';
import type { Orders } from './orders.ts';

/** CH-27.31e, CH-GAP-30 — by Element: its night rating; 0: it is no night fighter. */
export interface NightTables {
  rating: number[];
}

/** Only at night. */
export const nightTables = ({ night }: Orders, elements: readonly Fielded[]): { night?: NightTables } =>
  night === true ? { night: { rating: elements.map(({ fighter }) => fighter.night ?? 0) } } : {};

/** CH-27.31c — what is taken off Area Flak and Target Flak. */
export const nightFlak = ({ night }: Orders): number => (night === true ? -1 : 0);
