import {
  basePack,
  type Crew,
  campaignBase,
  corsairsCounters,
  corsairsCrews,
  type Fighter,
  type FormationAircraft,
  type ListedAircraft,
  type Pilot,
} from '@tallyho/zero';
import type { CraftScene } from '../../../campaign/scene.ts';
import { withPacks } from '../../../content/packs.ts';
import { fighterOf, formationOf } from '../../model/content.ts';
import { flagOf } from '../../tell/flag.ts';

/** An aircraft by its id; one whose pack is not here any more goes by the id itself. */
export function craftOf(id: string): CraftScene {
  const card: Fighter | FormationAircraft | undefined = fighterOf(id) ?? formationOf(id);
  if (card === undefined) return { id, name: id, looks: {} };
  return { id, name: card.short, looks: { flag: flagOf(card), engines: card.engines } };
}

/** Z-24.46b — how many aircraft a line of a sheet stands for. */
export const countOf = ({ count, as }: ListedAircraft): number => (as === 'L/W' ? 2 * count : count);

/** Every aircraft of some lines, one by one. */
export const craftsOf = (listed: readonly ListedAircraft[]): CraftScene[] =>
  listed.flatMap((line) => Array.from({ length: countOf(line) }, () => craftOf(line.aircraft)));

const named = (): readonly (Pick<Pilot, 'id' | 'name' | 'full'> | Crew)[] => [
  ...withPacks<Pilot>(basePack.pilots, 'zero', 'pilots'),
  ...[...campaignBase.counters, ...corsairsCounters].flatMap(({ front, back }) => [front, back]),
  ...[...campaignBase.crews, ...corsairsCrews].flatMap(({ front, back }) => [front, back]),
];

/** A pilot or a crew by name. */
export function pilotName(id: string): string {
  const found = named().find((pilot) => pilot.id === id);
  return found === undefined ? id : found.full;
}
