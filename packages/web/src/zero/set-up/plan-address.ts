import { kamikazeSearch, readOptions } from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { fromLetters, toLetters } from '../../saved/link.ts';
import { missionAddress } from './mission-address.ts';
import { planFrom } from './mission-lines.ts';
import { missionOptions, planOf } from './mission-options.ts';
import type { MissionPlan } from './mission-plan.ts';

/*
 * Where a Mission is not as its line has it, all that makes it follows the line in the address: 'mission/malaya-14/~…'. Who sits where is of
 * no concern to whoever gets the link.
 */

const CHANGED = '~';

type Names = readonly [string, string];
const anybody: Names = ['japanese', 'allied'];

/** What makes the Mission, and nothing that belongs to this table: no names, no packs. */
function contentOf(plan: MissionPlan): object {
  const [japanese, allied] = plan.seats;
  const { packs: _, ...options } = missionOptions({
    ...plan,
    seats: [
      { ...japanese, name: anybody[0] },
      { ...allied, name: anybody[1] },
    ],
  }) as { readonly packs?: unknown; readonly orders: object };
  return plan.search === null || !('search' in options.orders)
    ? options
    : { ...options, orders: { ...options.orders, search: plan.search } };
}

/** The address of a plan, with all of it where it is not as its line has it. */
export function planAddress(plan: MissionPlan): string {
  const given = JSON.stringify(contentOf(plan));
  if (given === JSON.stringify(contentOf(planFrom(plan.line, anybody)))) return missionAddress(plan.line);
  return `${missionAddress(plan.line)}/${CHANGED}${toLetters(new TextEncoder().encode(given))}`;
}

/** The plan that an address leads to: what cannot be read, or cannot be flown, is left out. */
export function planAt(address: string, names: Names): MissionPlan {
  const [line, packed = ''] = address.split(`/${CHANGED}`);
  return (packed === '' ? null : unpacked(packed, line, names)) ?? planFrom(line, names);
}

function unpacked(packed: string, line: string, names: Names): MissionPlan | null {
  try {
    const given = JSON.parse(new TextDecoder().decode(fromLetters(packed) ?? undefined)) as {
      orders?: { search?: unknown };
    };
    const search = searches.find((id) => id === given.orders?.search);
    const orders = search === undefined ? given.orders : { ...given.orders, search: { table: kamikazeSearch[search] } };
    const read = readOptions({ ...given, orders, ...packOptions('zero') });
    if (!read.ok || read.value.orders === undefined || read.value.seats.length !== anybody.length) return null;
    const [japanese, allied] = read.value.seats;
    if (japanese.side !== 'japanese' || allied.side !== 'allied') return null;
    return planOf(read.value, planFrom(line, names).line, names);
  } catch {
    return null;
  }
}

const searches = Object.keys(kamikazeSearch) as (keyof typeof kamikazeSearch)[];
