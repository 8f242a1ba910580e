import { type Bomber, basePack, type Fighter, type Pilot } from '@tallyho/down-in-flames/content';
import type { Looks } from '../../../art/aircraft/nearest.ts';
import type { CraftScene } from '../../../campaign/scene.ts';
import { withPacks } from '../../../content/packs.ts';

type Card = Pick<Fighter | Bomber, 'id' | 'name' | 'nation'>;

const lookOf =
  (kind: Looks['kind'] & string) =>
  ({ id, name, nation }: Card): CraftScene => ({ id, name, looks: { flag: nation, kind } });

/** All aircraft, the owner's own packs included. */
const aircraft = (): readonly CraftScene[] => [
  ...withPacks<Card>(basePack.fighters, 'down-in-flames', 'fighters').map(lookOf('fighter')),
  ...withPacks<Card>(basePack.bombers, 'down-in-flames', 'bombers').map(lookOf('medium')),
];
const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'down-in-flames', 'pilots');

/** An aircraft by its id; one whose pack is not here any more goes by the id itself. */
export function cardOf(id: string): CraftScene {
  return aircraft().find((each) => each.id === id) ?? { id, name: id, looks: {} };
}

export const pilotName = (id: string | null): string | null =>
  id === null ? null : (pilots().find((pilot) => pilot.id === id)?.name ?? id);
