import { type Bomber, basePack, type Fighter, type Pilot } from '@tallyho/down-in-flames/content';
import type { Flag } from '../../art/marking.tsx';
import { withPacks } from '../../content/packs.ts';

/** What is drawn and said of an aircraft card. */
export interface CardLook {
  readonly id: string;
  readonly name: string;
  readonly flag: Flag;
}

type Card = Pick<Fighter | Bomber, 'id' | 'name' | 'nation'>;

/** All aircraft, the owner's own packs included. */
const aircraft = (): readonly Card[] => [
  ...withPacks<Card>(basePack.fighters, 'down-in-flames', 'fighters'),
  ...withPacks<Card>(basePack.bombers, 'down-in-flames', 'bombers'),
];
const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'down-in-flames', 'pilots');

/** An aircraft by its id; one whose pack is not here any more goes by the id itself. */
export function cardOf(id: string): CardLook {
  const card = aircraft().find((each) => each.id === id);
  return card === undefined ? { id, name: id, flag: 'generic' } : { id, name: card.name, flag: card.nation };
}

export const pilotName = (id: string | null): string | null =>
  id === null ? null : (pilots().find((pilot) => pilot.id === id)?.name ?? id);
