import type { SideName } from '@tallyho/zero';
import type { MapPoint } from '../../../campaign/scene.ts';

/** Where aircraft take off; `aircraft`: only these types do. */
interface Base {
  readonly at: MapPoint;
  readonly aircraft?: readonly string[];
}

type Bases = { readonly [side in SideName]: readonly Base[] };

const navy = ['g3m2', 'g4m1', 'a6m2'] as const;
const bombers = ['b-17d', 'b-17e', 'b-25c'] as const;

/**
 * By campaign and period, where the air groups lay in those months; the sheets say nothing of it, and no rule asks. Bases
 * beyond the edge of a map (Indochina, Formosa) lie on the edge.
 */
const bases: { readonly [campaign: string]: readonly Bases[] } = {
  malaya: [
    {
      // Singora, and the Navy near Saigon; Singapore.
      japanese: [{ at: [10650, 780], aircraft: navy }, { at: [10060, 718] }],
      allied: [{ at: [10380, 135] }],
    },
    {
      // Alor Star and Sungei Patani.
      japanese: [{ at: [10650, 780], aircraft: navy }, { at: [10040, 590] }],
      allied: [{ at: [10380, 135] }],
    },
    {
      // Kahang and Kluang, and the Navy at Kuantan; Palembang.
      japanese: [{ at: [10332, 378], aircraft: navy }, { at: [10350, 215] }],
      allied: [{ at: [10475, -291] }],
    },
  ],
  philippines: [
    {
      // Formosa; Clark Field, and the bombers at Del Monte.
      japanese: [{ at: [12060, 1930] }],
      allied: [{ at: [12485, 836], aircraft: bombers }, { at: [12058, 1515] }],
    },
    {
      // Lingayen and Clark, and the Navy at Davao; the strips of Bataan.
      japanese: [{ at: [12561, 712], aircraft: navy }, { at: [12030, 1605] }],
      allied: [{ at: [12485, 836], aircraft: bombers }, { at: [12050, 1447] }],
    },
    {
      japanese: [{ at: [12561, 712], aircraft: navy }, { at: [12030, 1605] }],
      allied: [{ at: [12485, 836], aircraft: bombers }, { at: [12050, 1447] }],
    },
  ],
  burma: [
    // Lampang; Mingaladon.
    { japanese: [{ at: [9950, 1829] }], allied: [{ at: [9613, 1691] }] },
    // Lampang; Magwe.
    { japanese: [{ at: [9950, 1829] }], allied: [{ at: [9494, 2015] }] },
    // Toungoo; Loiwing.
    { japanese: [{ at: [9643, 1893] }], allied: [{ at: [9785, 2396] }] },
  ],
};

/** Those of CORSAIRS AND HELLCATS. */
const carriers = ['f6f-3', 'fm-2', 'sb2c', 'tbf', 'f6f-5n'] as const;
const rabaul: Base = { at: [15217, -422] };
const clark: Base = { at: [12058, 1515] };
const kyushu: Base = { at: [13085, 3137] };

const corsairsBases: { readonly [campaign: string]: readonly Bases[] } = {
  solomons: [
    // Rabaul; Henderson Field.
    { japanese: [rabaul], allied: [{ at: [16005, -943] }] },
    // Buin; the Russells.
    { japanese: [{ at: [15568, -675] }], allied: [{ at: [15910, -907] }] },
    // Rabaul; Munda.
    { japanese: [rabaul], allied: [{ at: [15726, -833] }] },
    // Rabaul; Torokina.
    { japanese: [rabaul], allied: [{ at: [15505, -620] }] },
  ],
  // Clark Field; the carriers east of Luzon, then east of Samar, and the Army at Tacloban.
  'philippines-1944': [
    { japanese: [clark], allied: [{ at: [12480, 1500], aircraft: carriers }, { at: [12500, 1122] }] },
    { japanese: [clark], allied: [{ at: [12560, 1420], aircraft: carriers }, { at: [12500, 1122] }] },
    { japanese: [clark], allied: [{ at: [12560, 1420], aircraft: carriers }, { at: [12500, 1122] }] },
  ],
  // Kanoya; Task Force 58, and the Marines at Yontan; B-29s come from beyond the edge.
  okinawa: [
    { japanese: [kyushu], allied: [{ at: [13340, 2360], aircraft: ['b-29'] }, { at: [13040, 2750] }] },
    {
      japanese: [kyushu],
      allied: [
        { at: [13340, 2360], aircraft: ['b-29'] },
        { at: [12775, 2640], aircraft: ['f4u-1d', 'pv-1'] },
        { at: [13040, 2750] },
      ],
    },
    {
      japanese: [kyushu],
      allied: [
        { at: [13340, 2360], aircraft: ['b-29'] },
        { at: [12775, 2640], aircraft: ['f4u-1d', 'pv-1'] },
        { at: [13040, 2750] },
      ],
    },
  ],
};

/** Where a type takes off; null: nobody knows, the campaign came with somebody's own pack. */
export function baseOf(campaign: string, period: number, side: SideName, aircraft: string): MapPoint | null {
  const there = (bases[campaign] ?? corsairsBases[campaign])?.[period]?.[side] ?? [];
  const base =
    there.find((each) => each.aircraft?.includes(aircraft)) ?? there.find((each) => each.aircraft === undefined);
  return base?.at ?? null;
}
