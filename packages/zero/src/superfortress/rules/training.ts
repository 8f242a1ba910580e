import { superfortressTerms } from '../../content/corsairs/superfortress.ts';
import { trainingBoxes } from '../../content/corsairs/superfortress-types.ts';
import type { Superfortress } from '../state.ts';
import type { SuperfortressReason } from './reasons.ts';

const boxNo = (box: (typeof trainingBoxes)[number]): number => trainingBoxes.indexOf(box);
const SATURATION_2 = boxNo('saturation-2');
const SATURATION_1 = boxNo('saturation-1');
const DEFENSE = boxNo('defense');
const SUPPORT = boxNo('support');
const DAMAGE = boxNo('damage');

const isTicked = ({ boxes }: Superfortress, box: number): boolean => boxes[box] === 1;

/** CH-30.63a — the boxes that are still unticked. CH-30.62b: those of Saturation count as two. */
export const untickedOf = ({ boxes }: Superfortress): number => boxes.filter((box) => box === 0).length;

/** What the crew has still to learn, as it is taken off its card. */
export interface Shortfall {
  readonly saturation: number;
  readonly defense: number;
  readonly support: number;
  readonly capacity: number;
}

/** CH-30.61a, CH-30.62a, CH-30.62b, CH-30.64c — Saturation by two steps, everything else by one. */
export function shortfallOf(one: Superfortress): Shortfall {
  const missing = (box: number): number => (isTicked(one, box) ? 0 : -1);
  return {
    saturation: missing(SATURATION_2) + missing(SATURATION_1),
    defense: missing(DEFENSE),
    support: missing(SUPPORT),
    capacity: missing(DAMAGE),
  };
}

/** CH-30.64a, CH-30.64b, CH-30.36a, CH-GAP-49 — why a box cannot be ticked; null: it can. */
export function barTick(one: Superfortress, box: number): SuperfortressReason | null {
  if (isTicked(one, box)) return 'box-is-ticked';
  return box === SATURATION_1 && !isTicked(one, SATURATION_2) ? 'saturation-2-first' : null;
}

/** CH-30.65a — whether a card lets a crew learn from its Mission. */
export const teaches = (number: number): boolean => number <= superfortressTerms.trainingUpTo;
