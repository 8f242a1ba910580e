import type { ListedAircraft } from '../content/aircraft-types.ts';
import { readsSelection, writeSelection } from '../selection/notation.ts';
import type { CarrierChoice } from './choices.ts';

/*
 * Between Strikes: 'orders medium large-strike allied-fleet', 'orders long no-strike', 'resource 3',
 * 'strike allied-fleet: L/W a6m2, L d3a1', 'cap: 2 L/W f4f-3', 'cap: none', 'veteran abe 0.1' (launch and Leader),
 * 'veteran none', 'decoy', 'no decoy', and those of the selection of pilots. (A Strike has the notation of Zero!.)
 */

/** Z-25.63a — as the sheets write it: '2 L/W f4f-3', 'L d3a1', '2 b-17e'. */
export const writeListed = (listed: readonly ListedAircraft[]): string =>
  listed
    .map(({ count, as, aircraft }) =>
      as === 'aircraft' ? `${count} ${aircraft}` : `${count === 1 ? '' : `${count} `}${as} ${aircraft}`,
    )
    .join(', ') || 'none';

/** The same read: null, if it says nothing of the kind. */
export function readListed(text: string): ListedAircraft[] | null {
  if (text.trim() === 'none') return [];
  const listed = text.split(',').map((part): ListedAircraft | null => {
    const found = part.trim().match(/^(\d+)?\s*(L\/W|L)?\s*(\S+)$/);
    if (found === null) return null;
    const [, count, as, aircraft] = found;
    return { count: Number(count ?? 1), as: as === 'L' || as === 'L/W' ? as : 'aircraft', aircraft };
  });
  return listed.every((one) => one !== null) ? listed : null;
}

export function write(choice: CarrierChoice): string {
  switch (choice.do) {
    case 'orders':
      return `orders ${choice.tactic} ${choice.op}${choice.target === null ? '' : ` ${choice.target}`}`;
    case 'resource':
      return `resource ${choice.resource}`;
    case 'strike':
      return `strike ${choice.target}: ${writeListed(choice.fly)}`;
    case 'cap':
      return `cap: ${writeListed(choice.fly)}`;
    case 'veteran':
      return choice.pilot === '' ? 'veteran none' : `veteran ${choice.pilot} ${choice.launch}.${choice.leader}`;
    case 'decoy':
      return choice.wanted ? 'decoy' : 'no decoy';
    default:
      return writeSelection(choice);
  }
}

const texts: readonly RegExp[] = [
  /^orders [a-z]+ [a-z-]+( [a-z-]+)?$/,
  /^resource \d+$/,
  /^strike [a-z-]+: .+$/,
  /^cap: .+$/,
  /^veteran (none|\S+ \d+\.\d+)$/,
  /^(no )?decoy$/,
];
export const reads = (text: string): boolean => texts.some((one) => one.test(text)) || readsSelection(text);
