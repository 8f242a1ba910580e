import { lineOf, type RuleId } from '@tallyho/kernel';
import { type Battle, carrierBattles, resupplyShips, type Ship } from '../../content/corsairs/guadalcanal-types.ts';
import type { Resupply } from '../choices.ts';
import { JAPANESE, type OpenGuadalcanal } from '../state.ts';

/** Why the Japanese side cannot do it this week, and the rule that says so. */
export const resupplyReasons = {
  'all-of-them-sunk': 'CH-29.43d',
  'too-early-for-the-eastern-solomons': 'CH-29.71a',
  'too-early-for-santa-cruz': 'CH-29.72a',
  'battle-is-fought': 'CH-29.73a',
  'santa-cruz-came-first': 'CH-29.73b',
  'japan-has-attacked': 'CH-29.74a',
} as const satisfies { readonly [reason: string]: RuleId };
export type ResupplyReason = keyof typeof resupplyReasons;

/** CH-29.43e — whether any ship is left. */
export const hasShips = ({ ships }: Pick<OpenGuadalcanal, 'ships'>): boolean => ships.some((left) => left > 0);

export const shipsOf = ({ ships }: Pick<OpenGuadalcanal, 'ships'>, ship: Ship): number =>
  ships[resupplyShips.indexOf(ship)];

const isShip = (by: Resupply): by is Ship => resupplyShips.some((ship) => ship === by);

const tooEarly: { readonly [battle in Battle]: ResupplyReason } = {
  'eastern-solomons': 'too-early-for-the-eastern-solomons',
  'santa-cruz': 'too-early-for-santa-cruz',
};

const isFought = ({ log }: OpenGuadalcanal, battle: Battle): boolean => log.some((line) => line.battle === battle);

/** CH-29.71a … CH-29.74a — why a battle cannot be declared; null: it can. */
function barBattle(s: OpenGuadalcanal, battle: Battle): ResupplyReason | null {
  if (isFought(s, battle)) return 'battle-is-fought';
  if (battle === 'eastern-solomons' && isFought(s, 'santa-cruz')) return 'santa-cruz-came-first';
  if (s.week < s.fixed.sheet.battles[battle]) return tooEarly[battle];
  return lineOf(s).attacker === JAPANESE ? 'japan-has-attacked' : null;
}

/** CH-29.43d, CH-29.7a — why it cannot be done; null: it can. */
export const barResupply = (s: OpenGuadalcanal, by: Resupply): ResupplyReason | null =>
  isShip(by) ? (shipsOf(s, by) > 0 ? null : 'all-of-them-sunk') : barBattle(s, by);

/** CH-29.7a — battles only where that has been agreed on. */
export const everyResupply = ({ fixed }: OpenGuadalcanal): Resupply[] => [
  ...resupplyShips,
  ...(fixed.options.carriers ? carrierBattles : []),
];
