import type { ListedAircraft } from '../aircraft-types.ts';
import type { CardRow, KamikazeLine, SearchCard, SearchLine } from '../kamikaze-types.ts';
import { bombers, pair, pairs } from '../listed.ts';
import type { BombingResult, Source, Sources } from '../types.ts';

/** CH-28.21a — the campaigns that have kamikaze tables. */
export type KamikazeCampaign = 'philippines-1944' | 'okinawa';

/**
 * CH-28.21a — what flies when a card is drawn, and whose it is. Notes: 1 — bombers with MXY7s start at High and stay there
 * (CH-28.23a); 2 — Ki-61s become Ki-43-IIs when the Resource brings Ki-61s (CH-EX-09); 3 — and so does any type that the
 * Resource has taken.
 */
export interface KamikazeForce extends KamikazeLine {
  readonly service: 'ijn' | 'ija';
  readonly notes: readonly number[];
  readonly sources: Sources;
}

interface More {
  readonly notes?: readonly number[];
  readonly ohkas?: true;
  readonly source?: Source;
}

const line = (
  card: CardRow,
  service: KamikazeForce['service'],
  aircraft: readonly ListedAircraft[],
  { notes = [], ohkas, source = 'reconstructed' }: More = {},
): KamikazeForce => ({ card, aircraft, ohkas: ohkas ?? false, service, notes, sources: { all: source } });

/** CH-28.21a — the Kamikaze Aircraft Table. */
export const kamikazeForces: { readonly [campaign in KamikazeCampaign]: readonly KamikazeForce[] } = {
  'philippines-1944': [
    line('ims-1b', 'ijn', [pair('a6m5'), pair('a6m2')]),
    line('ims-2b', 'ijn', [pair('d3a1'), pair('a6m5')]),
    line('ims-3b', 'ija', [pair('ki-45'), pair('ki-43-ii')]),
    line('ots', 'ijn', [pairs(2, 'a6m5')]),
    line('maneuvering', 'ijn', [pair('d4y'), pair('a6m5')]),
    line('half-loop', 'ijn', [bombers(2, 'p1y1'), pair('a6m2')]),
    line('scissors', 'ija', [pair('ki-51'), pair('ki-43-ii')]),
    line('vertical-roll', 'ijn', [pair('d3a1'), pair('d4y')]),
    line('full-throttle', 'ija', [bombers(2, 'ki-49'), pair('ki-43-ii')]),
    line('tight-turn', 'ijn', [pairs(2, 'a6m2')]),
    line('barrel-roll', 'ijn', [pair('a6m5'), pair('d3a1')]),
    line('ace-pilot', 'ija', [pair('ki-61'), pair('ki-43-ii')]),
  ],
  okinawa: [
    line('ims-1b', 'ijn', [pairs(2, 'a6m5'), pair('d3a1')]),
    line('ims-2b', 'ijn', [pair('d4y'), pair('a6m5'), pair('d3a1')]),
    line('ims-3b', 'ija', [pair('ki-45'), pair('ki-61'), pairs(2, 'ki-27')], { notes: [2], source: 'CH-EX-09' }),
    line('ots', 'ija', [pairs(2, 'ki-43-ii'), pair('ki-51')]),
    line('maneuvering', 'ijn', [pairs(2, 'd3a1'), pair('a6m2')]),
    line('half-loop', 'ijn', [bombers(3, 'g4m2')], { notes: [1], ohkas: true }),
    line('scissors', 'ijn', [bombers(2, 'p1y1'), pair('d4y')]),
    line('vertical-roll', 'ijn', [pair('b6n'), pair('b5n2'), pair('a6m2')]),
    line('full-throttle', 'ija', [bombers(2, 'ki-67'), pair('ki-61')], { notes: [2] }),
    line('tight-turn', 'ija', [pair('ki-27'), pair('ki-43-ii'), pair('ki-51')]),
    line('barrel-roll', 'ijn', [pair('a6m5'), pairs(2, 'a6m2')]),
    line('ace-pilot', 'ija', [pair('ki-84'), pair('ki-61'), pair('ki-43-ii')], { notes: [2, 3] }),
  ],
};

/** Who flies in the place of a type that the Resource has taken. */
export const kamikazeSubstitutes: { readonly [service in KamikazeForce['service']]: string } = {
  ija: 'ki-43-ii',
  ijn: 'a6m2',
};

const find = (result: BombingResult, card: SearchCard | null, target: string | null): SearchLine => ({
  result,
  card,
  target,
});

/** CH-28.42a — the Kamikaze Search Table: the bombing result first, then the card. */
export const kamikazeSearch: { readonly [campaign in KamikazeCampaign]: readonly SearchLine[] } = {
  'philippines-1944': [
    find('miss', null, null),
    find('hit', 'ims-1b', '7B-cve'),
    find('hit', 'ims-2b', '7B-cve'),
    find('hit', 'ims-3b', '7B-cv'),
    find('hit', 'ots', '7B-cv'),
    find('hit', 'maneuvering', '7B-cve'),
    find('hit', 'half-loop', '7B-cv'),
    find('hit', 'scissors', '7B-cvl'),
    find('hit', 'vertical-roll', '7B-cvl'),
    find('hit', 'full-throttle', '7B-cvl'),
    find('hit', 'tight-turn', '7B-cvl'),
    find('hit', 'barrel-roll', '7B-cve'),
    find('hit', 'ace-pilot', '7B-cv'),
    find('direct', 'red', '7B-cruiser'),
    find('direct', 'white', '2B'),
    find('direct', 'blue', '4B'),
    find('vital', null, '7B-cv'),
  ],
  okinawa: [
    find('miss', null, null),
    find('hit', 'ims-1b', '7B-cve'),
    find('hit', 'ims-2b', '7B-cve'),
    find('hit', 'ims-3b', '7B-cv'),
    find('hit', 'ots', '7B-cv'),
    find('hit', 'maneuvering', '7B-cve'),
    find('hit', 'half-loop', '7B-cv'),
    find('hit', 'scissors', '7B-cvl'),
    find('hit', 'vertical-roll', '7B-cvl'),
    find('hit', 'full-throttle', '7B-cvl'),
    find('hit', 'tight-turn', '7B-cvl'),
    find('hit', 'barrel-roll', '7B-cve'),
    find('hit', 'ace-pilot', '7B-cv'),
    find('direct', 'red', '2B'),
    find('direct', 'white', '2B'),
    find('direct', 'blue', '2B'),
    find('vital', null, '7B-cv'),
  ],
};

/**
 * CH-28.53f — the Kamikaze Damage Table: Damage Points of a Miss, a Hit, a Direct and a Vital. CH-GAP-40: of multi-engine
 * aircraft the Hit and the Vital are known.
 */
export const kamikazeDamage = {
  single: [0, 2, 4, 8],
  multi: [0, 3, 6, 11],
  sources: { all: 'reconstructed', 'multi[1]': 'CH-EX-09', 'multi[3]': 'CH-EX-09' },
} as const;
