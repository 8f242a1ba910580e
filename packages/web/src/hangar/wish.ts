import type { Flag } from '../art/flag.ts';
import { type Box, boxes, type Craft, type Role, roles } from './craft.ts';

export const sorts = ['points', 'year', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What somebody looks for in the hangar, and whom he compares; all of it stands in the address. */
export interface Wish {
  /** Null: of all games. */
  readonly box: Box | null;
  /** None: of all nations. */
  readonly nations: readonly Flag[];
  /** Null: of all kinds. */
  readonly role: Role | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: Sort;
  readonly search: string;
  /** The two that are compared, by their keys; '': nobody yet. */
  readonly a: string;
  readonly b: string;
}

export const NO_WISH: Wish = {
  box: null,
  nations: [],
  role: 'fighter',
  from: null,
  to: null,
  sort: 'points',
  search: '',
  a: '',
  b: '',
};

/** Those that have marks of their own, in the order in which they are offered. */
export const nations = [
  'united-kingdom',
  'united-states',
  'germany',
  'japan',
  'soviet-union',
  'poland',
  'france',
  'italy',
  'austria-hungary',
  'belgium',
  'generic',
] as const satisfies readonly Flag[];

const ALL = 'all';

/** As it stands in the address: 'game=zero/nation=japan/years=1940-1943'; what is usual is left out. */
export function writeWish({ box, nations: of, role, from, to, sort, search, a, b }: Wish): string {
  const parts: readonly (readonly [name: string, value: string])[] = [
    ['game', box ?? ''],
    ['nation', of.join('+')],
    ['kind', role === NO_WISH.role ? '' : (role ?? ALL)],
    ['years', from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`],
    ['sort', sort === NO_WISH.sort ? '' : sort],
    ['find', search],
    ['a', a],
    ['b', b],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2B', '+').replaceAll('%3A', ':')}`)
    .join('/');
}

/** Reads what it can; whatever makes no sense is left out. */
export function readWish(text: string): Wish {
  const given = new Map(
    text.split('/').map((part) => {
      const [name, ...value] = part.split('=');
      return [name, decoded(value.join('='))] as const;
    }),
  );
  const value = (name: string): string => given.get(name) ?? '';
  const oneOf = <T extends string>(all: readonly T[], name: string): T | null =>
    all.find((each) => each === value(name)) ?? null;
  const [, from = '', to = ''] = value('years').match(/^(\d{4})?-(\d{4})?$/) ?? [];
  const named = value('nation').split('+');
  return {
    box: oneOf(boxes, 'game'),
    nations: nations.filter((nation) => named.includes(nation)),
    role: value('kind') === ALL ? null : (oneOf(roles, 'kind') ?? NO_WISH.role),
    from: from === '' ? null : Number(from),
    to: to === '' ? null : Number(to),
    sort: oneOf(sorts, 'sort') ?? NO_WISH.sort,
    search: value('find'),
    a: value('a'),
    b: value('b'),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All that hang in the gallery: of the Great War the types, whose cards lie on their pages. */
export const inGallery = (crafts: readonly Craft[]): readonly Craft[] => crafts.filter(({ kind }) => kind !== 'cards');

/** Of the game and of the kind that are looked for, whatever else is. */
export const ofKind = (crafts: readonly Craft[], { box, role }: Pick<Wish, 'box' | 'role'>): readonly Craft[] =>
  inGallery(crafts).filter((craft) => (box === null || craft.box === box) && (role === null || craft.role === role));

/** Small letters without accents and signs: 'ki43' finds the Ki-43. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '');

/** What is found, in the order that is wanted. */
export function found(crafts: readonly Craft[], wish: Wish): readonly Craft[] {
  const words = plain(wish.search)
    .split(' ')
    .filter((word) => word !== '');
  const isFound = ({ flag, year, name, id, service, entry }: Craft): boolean => {
    const text = plain([name, id, service, entry.family, year].join(' '));
    return (
      (wish.nations.length === 0 || wish.nations.includes(flag)) &&
      (year === null || (year >= (wish.from ?? year) && year <= (wish.to ?? year))) &&
      words.every((word) => text.includes(word))
    );
  };
  return ofKind(crafts, wish).filter(isFound).toSorted(orders[wish.sort]);
}

const byName = (a: Craft, b: Craft): number => a.name.localeCompare(b.name, 'en', { numeric: true });

/** Points of one game say nothing in another: each has its place. */
const byBox = (a: Craft, b: Craft): number => boxes.indexOf(a.box) - boxes.indexOf(b.box);

const orders: { readonly [sort in Sort]: (a: Craft, b: Craft) => number } = {
  points: (a, b) => byBox(a, b) || (b.points ?? -1) - (a.points ?? -1) || byName(a, b),
  year: (a, b) => (a.year ?? 9999) - (b.year ?? 9999) || byName(a, b),
  name: byName,
};

/** The first and the last year of some aircraft; of none, any. */
export function yearsOf(crafts: readonly Craft[]): readonly [first: number, last: number] {
  const years = crafts.flatMap(({ year }) => year ?? []);
  return years.length === 0 ? [1914, 1945] : [Math.min(...years), Math.max(...years)];
}

/** A card is chosen to be compared: the first is A, the next B, a third takes B's place; chosen again, it goes. */
export function choose({ a, b }: Pick<Wish, 'a' | 'b'>, key: string): Pick<Wish, 'a' | 'b'> {
  if (key === a) return { a: b, b: '' };
  if (key === b) return { a, b: '' };
  return a === '' ? { a: key, b } : { a, b: key };
}
