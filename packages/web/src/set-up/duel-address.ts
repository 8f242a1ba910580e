/*
 * The address of a duel that is being prepared, both aircraft chosen: 'duel/spitfire-i/bf-109e'.
 */

const DUEL = 'duel';

/** Whom one flies, and against whom: ids of fighters, or of aircraft cards. */
export interface DuelChoice {
  readonly own: string;
  readonly enemy: string;
}

export const duelAddress = ({ own, enemy }: DuelChoice): string => [DUEL, own, enemy].join('/');

/** What an address names; null: no duel. */
export function duelIn(chosen: string): DuelChoice | null {
  const [what, own = '', enemy = ''] = chosen.split('/');
  return what === DUEL && own !== '' && enemy !== '' ? { own, enemy } : null;
}
