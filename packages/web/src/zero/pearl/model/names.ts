import { ESCORT, type OpenPearl, type PearlFixed, type PearlSortie, pearlRules } from '@tallyho/zero';
import type { PearlClass, PearlTarget } from '@tallyho/zero/content';
import type { PearlWords } from '../words/words.ts';

/** What a target is called, or Escort. */
export function targetName({ sheet }: PearlFixed, target: number, w: PearlWords): string {
  if (target === ESCORT) return w.desk.escort;
  return target < 0 ? '' : w.pearl.targets[sheet.targets[target].place];
}

/** The same by its code, as events name it. */
export function targetCalled(fixed: PearlFixed, code: string, w: PearlWords): string {
  if (code === 'escort') return w.desk.escort;
  return targetName(
    fixed,
    fixed.sheet.targets.findIndex(({ id }) => id === code),
    w,
  );
}

export const flightName = ({ flights }: PearlFixed, flight: number): string => flights[flight].name;

export const sortieKind = ({ sheet }: PearlFixed, { kind }: PearlSortie) => sheet.flights[kind];

const isAfloat = (what: PearlClass): boolean => what === 'battleship' || what === 'ship';

export const levelName = ({ class: what }: PearlTarget, level: number, w: PearlWords): string =>
  (isAfloat(what) ? w.levels.afloat : w.levels.ashore)[level];

/** A sentence on a target as it stands: what it is, its state, who is on the way. */
export function targetWords(s: OpenPearl, target: number, w: PearlWords): string {
  const each = s.fixed.sheet.targets[target];
  const sent = pearlRules.unresolved(s).filter((one) => one.target === target).length;
  return [
    targetName(s.fixed, target, w),
    w.classes[each.class],
    levelName(each, pearlRules.levelOf(s, target), w),
    w.slip.points(s.points[target]),
    w.desk.sentTo(sent),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
