import type { LogLine } from '@tallyho/kernel';
import { sides } from '../../content/types.ts';
import type { SortieFixed } from '../../mission/fixed.ts';
import type { OpenSortie } from '../../mission/state.ts';
import { CRASHED, DESTROYED, type Dogfight, elementOf, FLYING, LANDED, type Plane } from '../../state.ts';
import type { CraftFate, FlownCraft } from '../state.ts';

const fateOf = ({ fate, damaged }: Pick<Plane, 'fate' | 'damaged'>): CraftFate =>
  fate === DESTROYED || fate === CRASHED
    ? 'destroyed'
    : fate !== FLYING && fate !== LANDED
      ? 'disengaged'
      : damaged === 1
        ? 'damaged'
        : 'home';

/** Somebody who flew, and whether the Damaged side showed at the end, whatever became of him. */
export interface Returned {
  readonly craft: FlownCraft;
  readonly damaged: boolean;
}

/** Z-24.61a … Z-24.61c, Z-25.71a — all that flew, by side: what became of it, and how many enemies it shot down. */
export function allReturned({ planes, fixed }: Dogfight, orders: SortieFixed, sortie: OpenSortie): Returned[][] {
  const { victories, bombers } = sortie;
  const crews = fixed.options.seats.flatMap(({ formations }) => (formations ?? []).flatMap((each) => each.crews));
  return sides.map((_, side) => [
    ...planes.flatMap((plane, no): Returned[] => {
      const element = elementOf(no);
      if (fixed.side[element] !== side || !orders.flies[no]) return [];
      const wingman = no % 2 === 1;
      const craft = {
        aircraft: fixed.aircraft[element],
        pilot: (wingman ? orders.wingmen?.pilot[element] : fixed.pilot[element]) ?? '',
        wingman,
        fate: fateOf(plane),
        victories: victories[no],
      };
      return [{ craft, damaged: plane.damaged === 1 }];
    }),
    ...bombers.flatMap((bomber, nth): Returned[] => {
      if (orders.bomberSide[nth] !== side) return [];
      const craft = {
        aircraft: orders.bomberAircraft[nth],
        pilot: crews[nth] ?? '',
        wingman: false,
        fate: fateOf(bomber),
        victories: victories[planes.length + nth],
      };
      return [{ craft, damaged: bomber.damaged === 1 }];
    }),
  ]);
}

/** Z-24.61a … Z-24.61c — the lists of a report. */
export const rollCall = (flown: Dogfight, orders: SortieFixed, sortie: OpenSortie): FlownCraft[][] =>
  allReturned(flown, orders, sortie).map((side) => side.map(({ craft }) => craft));

/** Z-19.24a — a named pilot through a campaign: how often he flew, whom he shot down, what became of him last. */
export interface PilotRecord {
  readonly pilot: string;
  readonly side: number;
  /** What he flew last. */
  readonly aircraft: string;
  readonly missions: number;
  readonly victories: number;
  readonly fate: CraftFate;
}

/** Whoever has flown under a name, in the order in which they came. */
export function pilotRecords(
  log: readonly LogLine<{ readonly flown: readonly (readonly FlownCraft[])[] }>[],
): PilotRecord[] {
  const records = new Map<string, PilotRecord>();
  for (const { report } of log)
    for (const [side, flown] of (report?.flown ?? []).entries())
      for (const { pilot, aircraft, fate, victories } of flown) {
        if (pilot === '') continue;
        const known = records.get(pilot);
        records.set(pilot, {
          pilot,
          side,
          aircraft,
          missions: (known?.missions ?? 0) + 1,
          victories: (known?.victories ?? 0) + victories,
          fate,
        });
      }
  return [...records.values()];
}
