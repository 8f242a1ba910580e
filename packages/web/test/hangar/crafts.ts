import type { Language } from '@tallyho/words';
import { type Craft, craftAt } from '../../src/hangar/craft.ts';
import { downInFlamesCrafts } from '../../src/hangar/crafts/down-in-flames.ts';
import { wingsOfWarCrafts } from '../../src/hangar/crafts/wings-of-war.ts';
import { zeroCrafts } from '../../src/hangar/crafts/zero.ts';

/** All aircraft of the hangar. */
export const all = (language: Language): readonly Craft[] => [
  ...downInFlamesCrafts(language),
  ...zeroCrafts(language),
  ...wingsOfWarCrafts(language),
];

const english = all('en');

export function craftOf(key: string, crafts: readonly Craft[] = english): Craft {
  const craft = craftAt(crafts, key);
  if (craft === null) throw new Error(`no ${key} in the hangar`);
  return craft;
}
