import type { CorsairsOption } from './campaign-types.ts';

const option = (
  id: CorsairsOption['id'],
  number: number,
  { side, role, missions, naval, effects, otherwise, sources }: Partial<CorsairsOption>,
): CorsairsOption => ({
  id,
  code: `LR-${number}`,
  side: side ?? null,
  role: role ?? 'any',
  missions: missions ?? null,
  naval: naval ?? false,
  effects: effects ?? [],
  otherwise: otherwise ?? null,
  sources: sources ?? { all: 'reconstructed' },
});

/** The options of the Resource Sheet from LR-14 on; those before are Zero!'s. */
export const corsairsOptions: readonly CorsairsOption[] = [
  option('rockets', 14, {
    role: 'attacker',
    effects: [{ does: 'rockets' }],
    sources: { all: 'reconstructed', effects: 'CH-18.41d' },
  }),
  option('napalm', 15, {
    role: 'attacker',
    effects: [{ does: 'napalm' }],
    sources: { all: 'reconstructed', effects: 'CH-18.51a' },
  }),
  option('skilled-pilot', 16, {
    effects: [{ does: 'skilled-pilot', fewer: 1 }],
    sources: { all: 'reconstructed', effects: 'CH-19.24e' },
  }),
  option('coastwatchers', 17, {
    side: 'allied',
    effects: [{ does: 'coastwatchers', targetBound: 1, highest: 'medium' }],
  }),
  option('thach-weave', 18, { side: 'allied', effects: [{ does: 'thach-weave', cards: 1 }] }),
  option('maximum-effort', 19, { effects: [{ does: 'maximum-effort' }] }),
  option('proximity-fuzes', 20, {
    side: 'allied',
    role: 'defender',
    naval: true,
    effects: [{ does: 'naval-flak', by: 1 }],
    otherwise: 'early-warning',
  }),
  option('big-blue-blanket', 21, { side: 'allied', effects: [{ does: 'one-element' }] }),
  option('radar-pickets', 22, {
    side: 'allied',
    missions: ['kamikaze'],
    effects: [{ does: 'radar-pickets', targetBound: 1 }],
    otherwise: 'early-warning',
  }),
  option('snooper', 23, {
    side: 'japanese',
    missions: ['kamikaze'],
    effects: [{ does: 'snooper', draws: 1 }],
    otherwise: 'deceptive-course',
  }),
  option('escort-by-service', 24, {
    side: 'japanese',
    effects: [{ does: 'escort-by-service', aircraft: { ija: 'ki-61', ijn: 'a6m5' } }],
    sources: { all: 'reconstructed', 'effects[0].aircraft.ija': 'CH-EX-09' },
  }),
  option('ramming-attacks', 25, { side: 'japanese', effects: [{ does: 'ramming', hits: 4 }] }),
  option('late-arrival', 26, { effects: [{ does: 'resource-late', turn: 3 }] }),
];
