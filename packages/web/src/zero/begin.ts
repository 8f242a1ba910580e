import { rules } from '@tallyho/zero';
import { beginFight } from '../play/begin.ts';
import type { Begun } from '../play/room.ts';
import { bot, human } from '../saved/players.ts';
import { fighterOf } from './model/content.ts';
import { zeroTable } from './zero-room.ts';

/** Z-EX-21 first of all; then types that met over the Pacific. */
const rivals: readonly (readonly [japanese: string, allied: string, year: number])[] = [
  ['a6m2', 'f4f-3', 1942],
  ['a6m2', 'f4f-4', 1942],
  ['a6m2', 'p-40e', 1942],
  ['ki-27', 'p-26a', 1941],
  ['ki-43', 'buffalo-i', 1942],
  ['ki-43', 'p-39d', 1942],
  ['ki-44', 'p-40e', 1942],
  ['a6m3', 'f4f-4', 1942],
  ['a6m3', 'p-40n', 1943],
  ['ki-43-ii', 'hurricane-iic', 1943],
  ['ki-61', 'p-40n', 1943],
  ['ki-61', 'spitfire-vc', 1943],
  ['a6m5', 'p-38g', 1943],
  ['a6m5', 'f6f-3', 1943],
  ['ki-84', 'p-38j', 1944],
  ['j2m3', 'fm-2', 1944],
  ['n1k1-j', 'f4u-1', 1944],
  ['n1k2-j', 'f6f-5', 1945],
];

const pointsOf = (id: string): number => {
  const fighter = fighterOf(id);
  return fighter === undefined ? 0 : rules.elementPoints(fighter, true);
};

/** Those whose Elements are worth the same. */
export const fairPairs = rivals.filter(([japanese, allied]) => pointsOf(japanese) === pointsOf(allied));

/** A fair fight of one Element against another, against the Pilot; the first time the Zero against the Wildcat. */
export function quickFight(isFirst: boolean, isNew = false): Begun {
  const [which, which2] = crypto.getRandomValues(new Uint32Array(2));
  const [japanese, allied, year] = fairPairs[isFirst ? 0 : which % fairPairs.length];
  const own = isFirst || which2 % 2 === 0 ? 'japanese' : 'allied';
  const aircraft = { japanese, allied };
  const other = own === 'japanese' ? 'allied' : 'japanese';
  const seats = [
    { name: 'You', side: own, elements: [{ aircraft: aircraft[own] }] },
    { name: 'Bot', side: other, elements: [{ aircraft: aircraft[other] }] },
  ];
  // Somebody new begins, and against somebody who knows no better.
  if (isNew) return beginFight(zeroTable, { year, seats, first: own }, [human, bot('cadet')]);
  return beginFight(zeroTable, { year, seats }, [human, bot('pilot')]);
}
