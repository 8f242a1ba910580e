import type { Supply } from './aircraft-types.ts';
import type { Source } from './types.ts';

const supply = (
  id: string,
  coreSet: number,
  fullSet: number,
  substitute: string | null,
  known: { readonly [field: string]: Source } = {},
): Supply => ({ id, coreSet, fullSet, substitute, sources: { all: 'reconstructed', ...known } });

/**
 * Z-2.0a, Z-25.65a — how many there are of each type. Where a rule is named, the type appears there in this number or
 * the book says that there are no more (Z-CEX-24).
 */
export const supplies: readonly Supply[] = [
  supply('a6m2', 2, 2, null, { coreSet: 'Z-CEX-02' }),
  supply('a5m4', 0, 1, 'ki-27'),
  supply('ki-27', 1, 2, null, { coreSet: 'Z-CEX-17' }),
  supply('ki-43', 1, 2, null, { coreSet: 'Z-CEX-18' }),
  supply('ki-44', 0, 1, 'ki-43'),
  supply('buffalo-i', 1, 2, null, { coreSet: 'Z-CEX-17' }),
  supply('buffalo-ii', 1, 1, null, { coreSet: 'Z-CEX-12' }),
  supply('hurricane-iib', 1, 2, null, { coreSet: 'Z-CEX-12' }),
  supply('p-40b', 1, 2, null, { coreSet: 'Z-CEX-19' }),
  supply('p-40e', 1, 2, null, { coreSet: 'Z-EX-01' }),
  supply('f4f-3', 2, 2, null, { coreSet: 'Z-CEX-24', fullSet: 'Z-CEX-24' }),
  supply('f2a-3', 0, 1, 'f4f-3'),
  supply('p-35a', 0, 1, 'p-40b'),
  supply('p-26a', 0, 1, 'p-40b'),
  supply('p-39d', 0, 1, 'p-40e'),
  supply('d3a1', 2, 2, null, { coreSet: 'Z-CEX-22' }),
  supply('b5n2', 2, 2, null, { coreSet: 'Z-CEX-02' }),
  supply('ki-30', 1, 1, null, { coreSet: 'Z-CEX-12' }),
  supply('ki-51', 0, 1, 'ki-30'),
  supply('sbd-3', 2, 2, null, { coreSet: 'Z-CEX-24' }),
  supply('tbd-1', 1, 1, null),
  supply('tbf-1', 0, 1, 'tbd-1'),
  supply('sb2u', 0, 1, 'sbd-3'),
  supply('a-24', 0, 1, 'sbd-3'),
  supply('vildebeest', 0, 1, 'tbd-1'),
  supply('wirraway', 0, 1, 'sbd-3'),
  supply('lysander', 0, 1, 'sbd-3'),
  supply('ki-21', 4, 4, null, { coreSet: 'Z-CEX-13' }),
  supply('ki-48', 0, 2, 'ki-21'),
  supply('g3m2', 0, 4, 'g4m1'),
  supply('g4m1', 4, 4, null, { coreSet: 'Z-CEX-19' }),
  supply('blenheim-i', 0, 2, 'blenheim-iv'),
  supply('blenheim-iv', 2, 2, null),
  supply('hudson', 1, 2, null, { coreSet: 'Z-CEX-01' }),
  supply('martin-139', 0, 2, 'blenheim-iv'),
  supply('b-18', 0, 2, 'hudson'),
  supply('b-25c', 0, 2, 'hudson'),
  supply('b-26', 0, 2, 'hudson'),
  supply('b-17d', 1, 2, null, { coreSet: 'Z-CEX-01' }),
  supply('b-17e', 2, 2, null, { coreSet: 'Z-CEX-05' }),
  supply('h6k4', 1, 1, null),
  supply('ki-15', 0, 1, 'h6k4'),
  supply('e13a1', 0, 1, 'h6k4'),
  supply('pby-5', 1, 1, null),
  supply('catalina-i', 0, 1, 'pby-5'),
  supply('dc-3', 0, 2, 'pby-5'),
];

/**
 * Who flies when even the substitute is used up and the players stay within the box: the first of these types that has
 * cards left. If none has, the aircraft is lost.
 */
export const lastResorts: { readonly [nation in 'japan' | 'commonwealth' | 'america']: readonly string[] } = {
  japan: ['ki-43', 'ki-27', 'a6m2'],
  commonwealth: ['buffalo-ii', 'buffalo-i', 'hurricane-iib'],
  america: ['p-40b', 'p-40e'],
};
