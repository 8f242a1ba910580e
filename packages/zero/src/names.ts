import { type Card, plain } from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';
import type { PlaneNo } from './state.ts';

/**
 * An aircraft by name: the Element's for its Leader, 'wingman' added for its Wingman. A promoted Wingman keeps its
 * name. Formation aircraft have names of their own.
 */
export function planeName(fixed: Fixed, plane: PlaneNo): string {
  const bomber = plane - fixed.labels.length * 2;
  if (bomber >= 0) return fixed.sortie?.bombers[bomber] ?? '';
  return plane % 2 === 0 ? fixed.labels[plane >> 1] : `${fixed.labels[plane >> 1]} wingman`;
}

export const cardName = (fixed: Fixed, card: Card): string => fixed.names[fixed.face[card]];

/* Whether a text, in small letters, names something of a game. */
export const isLabel = (fixed: Fixed, said: string): boolean => fixed.labels.some((label) => plain(label) === said);
export const isBomberName = ({ sortie }: Fixed, said: string): boolean =>
  sortie?.bombers.some((name) => plain(name) === said) ?? false;
export const isPlane = (fixed: Fixed, said: string): boolean =>
  isLabel(fixed, said.replace(/ wingman$/, '')) || isBomberName(fixed, said);
export const isCard = (fixed: Fixed, said: string): boolean => fixed.names.some((name) => plain(name) === said);
