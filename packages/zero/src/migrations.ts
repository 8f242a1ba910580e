import type { Migration, Old } from '@tallyho/kernel';

const isOld = (value: Old[string]): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lengthOf = (list: Old[string]): number => (Array.isArray(list) ? list.length : 0);

/** Nobody counted victories before: whoever flies on begins at none. */
function withVictories(old: Old): Old {
  const { sortie, planes } = old;
  if (!isOld(sortie)) return old;
  const aircraft = lengthOf(planes) + lengthOf(sortie.bombers);
  return { ...old, sortie: { ...sortie, victories: new Array<number>(aircraft).fill(0) } };
}

/** What has changed the shape of games of Zero!. */
export const migrations: readonly Migration[] = [{ from: 3, state: withVictories }];
