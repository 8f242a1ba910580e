import { below, type Chance } from '../src/index.ts';

/** What stands in damaged and in forged files. */
const strange: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1,
  1.5,
  7,
  99,
  100_000,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  1e300,
  [],
  {},
  [[]],
  [null],
  { seat: 0 },
];

type Place = { readonly in: object; readonly key: string | number };

function placesIn(value: unknown, found: Place[]): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ in: value, key: Array.isArray(value) ? Number(key) : key });
    placesIn((value as { readonly [key: string]: unknown })[key], found);
  }
  return found;
}

/** A copy of plain data with one thing in it changed, taken away, doubled or put elsewhere. */
export function corrupted(data: object, chance: Chance): object {
  const copy = JSON.parse(JSON.stringify(data)) as object;
  const places = placesIn(copy, []);
  const { in: holder, key } = places[below(chance, places.length)];
  const fields = holder as { [key: string | number]: unknown };
  switch (below(chance, 4)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete fields[key];
      break;
    case 1:
      if (Array.isArray(holder)) holder.push(fields[key]);
      else fields[`${key}2`] = fields[key];
      break;
    case 2: {
      const other = places[below(chance, places.length)];
      fields[key] = JSON.parse(JSON.stringify((other.in as typeof fields)[other.key] ?? null));
      break;
    }
    default:
      fields[key] = strange[below(chance, strange.length)];
  }
  return copy;
}
