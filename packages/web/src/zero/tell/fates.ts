import { CRASHED, DESTROYED, DISENGAGED, LANDED } from '@tallyho/zero';
import type { ZeroWords } from '../words/words.ts';

/** What became of an aircraft that is not there any more. */
export function goneWord({ table }: Pick<ZeroWords, 'table'>, fate: number): string {
  if (fate === DESTROYED) return table.destroyed;
  if (fate === CRASHED) return table.crashed;
  if (fate === LANDED) return table.landed;
  return fate === DISENGAGED ? table.disengaged : '';
}
