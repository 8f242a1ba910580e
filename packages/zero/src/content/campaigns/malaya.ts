import type { LandCampaign, Period } from '../campaign-types.ts';
import { bombers, leader, pair, pairs } from '../listed.ts';
import { evac, FORCE_Z, LIGHT, RECON } from '../specials.ts';
import { box, gives, longWar, meeting, period, raid, resources } from './sheet.ts';

const periods: readonly Period[] = [
  period('december-1941', [1941, 12], [1941, 12], 15),
  period('january-1942', [1942, 1], [1942, 1], 5),
  period('february-1942', [1942, 2], [1942, 2], 15),
];

/** From the landings at Kota Bharu to the fall of Palembang, December 1941 to February 1942. */
export const malaya: LandCampaign = {
  id: 'malaya',
  name: 'Malaya',
  missions: 6,
  periods,
  longWar: longWar(periods),
  table: {
    'ims-1b': [1, 11, 11],
    'ims-2b': [2, 12, 13],
    'ims-3b': [3, 8, 21],
    ots: [4, 14, 19],
    maneuvering: [6, 15, 18],
    'half-loop': [21, 21, 22],
    scissors: [9, 10, 20],
    'barrel-roll': [5, 20, 16],
    'tight-turn': [8, 13, 17],
    'vertical-roll': [10, 16, 20],
    'ace-pilot': [7, 11, 22],
  },
  targets: [
    raid(1, 'kota-bharu', '1A', 'japanese', [bombers(2, 'ki-21'), pair('ki-30')], 'medium', [8, 7], [41, 15], {
      special: LIGHT,
    }),
    raid(2, 'alor-star', '1A', 'japanese', [bombers(2, 'ki-21'), bombers(2, 'ki-48')], 'medium', [8, 7], [18, 15], {
      special: LIGHT,
    }),
    raid(3, 'penang', '1B', 'japanese', [bombers(4, 'ki-21'), pair('ki-51')], 'medium', [8, 7], [17, 22]),
    raid(4, 'off-kuantan', '2B', 'japanese', [bombers(4, 'g4m1'), bombers(2, 'g3m2')], 'very low', [9, 8], [69, 35], {
      special: FORCE_Z,
      again: 11,
    }),
    raid(5, 'kota-bharu-beaches', '4A', 'allied', [bombers(2, 'hudson')], 'very low', [7, 6], [46, 13]),
    raid(6, 'singora', '1A', 'allied', [bombers(2, 'blenheim-i'), bombers(2, 'blenheim-iv')], 'low', [8, 7], [20, 7], {
      special: LIGHT,
    }),
    raid(7, 'patani', '3A', 'allied', [bombers(2, 'blenheim-iv')], 'very low', [8, 7], [28, 9]),
    raid(8, 'kampar', '3A', 'japanese', [pair('ki-30'), pair('ki-51')], 'low', [8, 7], [29, 32]),
    meeting(9, 'over-ipoh', [pair('ki-27')], [pair('buffalo-i')], 'medium', 6, [26, 28]),
    meeting(10, 'over-kuala-lumpur', [pair('ki-43')], [pair('buffalo-ii')], 'medium', 6, [34, 40]),
    raid(11, 'singapore-tengah', '1A', 'japanese', [bombers(4, 'ki-21')], 'medium', [9, 8], [59, 55, 25, 52]),
    raid(12, 'gemas', '3B', 'japanese', [bombers(2, 'ki-21'), pair('ki-30')], 'medium', [9, 8], [45, 45]),
    raid(13, 'singapore-keppel-harbour', '1B', 'japanese', [bombers(4, 'g3m2')], 'medium', [9, 8], [60, 56, 47, 78]),
    raid(14, 'endau', '4A', 'allied', [pair('vildebeest'), bombers(1, 'hudson')], 'low', [8, 7], [61, 44]),
    raid(15, 'muar', '3A', 'allied', [pair('wirraway'), bombers(2, 'martin-139')], 'medium', [7, 6], [45, 50]),
    raid(16, 'kluang', '1A', 'allied', [bombers(2, 'hudson'), bombers(2, 'blenheim-iv')], 'low', [8, 7], [54, 50], {
      special: LIGHT,
    }),
    raid(17, 'palembang', '1A', 'japanese', [bombers(2, 'ki-48'), pair('ki-51')], 'medium', [9, 8], [71, 91], {
      special: LIGHT,
    }),
    raid(18, 'bangka-strait-north', '4A', 'allied', [bombers(2, 'hudson')], 'low', [8, 7], [76, 82]),
    raid(19, 'bangka-strait-south', '4A', 'japanese', [bombers(2, 'g4m1')], 'medium', [9, 8], [87, 90]),
    meeting(
      20,
      'over-singapore',
      [pair('ki-43'), pair('ki-27')],
      [pair('hurricane-iib')],
      'medium',
      6,
      [63, 54, 85, 20],
    ),
    raid(21, 'seletar-naval-base', '1B', 'japanese', [bombers(1, 'ki-15')], 'high', [9, 8], [61, 55, 53, 44], {
      special: RECON,
    }),
    meeting(
      22,
      'kallang',
      [pair('ki-27')],
      [bombers(1, 'catalina-i'), leader('hurricane-iib')],
      'low',
      4,
      [62, 56, 62, 68],
      { special: evac(4) },
    ),
  ],
  resources: {
    japanese: resources(
      [gives([pairs(2, 'ki-27')]), gives([pairs(2, 'ki-27')]), gives([pair('ki-43'), pair('ki-27')])],
      [gives([pair('ki-43')])],
      [gives([pair('ki-43'), pair('ki-27')]), gives([pairs(2, 'ki-43')]), gives([pairs(2, 'ki-43')])],
      [gives([pair('a6m2')]), gives([pair('a6m2')]), gives([pair('a6m2'), pair('ki-27')])],
      [
        gives([pair('ki-43')], [], 'kato'),
        gives([pair('ki-43')], [], 'kato'),
        gives([pair('ki-44')], [], 'kuroe-ki-44'),
      ],
      [gives([pair('ki-27')], ['deceptive-course'])],
      [gives([pair('ki-43')], ['experienced-air-crew'])],
      [gives([], ['flak-guns', 'vital-target'])],
    ),
    allied: resources(
      [gives([pair('buffalo-i')]), gives([pair('buffalo-i')]), gives([pair('buffalo-ii')])],
      [gives([pair('buffalo-ii')]), gives([pair('hurricane-iib')]), gives([pair('hurricane-iib')])],
      [
        gives([pair('buffalo-i'), pair('buffalo-ii')]),
        gives([pair('buffalo-ii'), pair('hurricane-iib')]),
        gives([pair('hurricane-iib'), leader('buffalo-ii')]),
      ],
      [
        gives([pair('buffalo-i')], [], 'fisken'),
        gives([pair('buffalo-i')], [], 'fisken'),
        gives([leader('hurricane-iib')], [], 'brooker'),
      ],
      [
        gives([leader('buffalo-i')], ['early-warning']),
        gives([leader('buffalo-i')], ['early-warning']),
        gives([leader('hurricane-iib')], ['early-warning']),
      ],
      [gives([], ['clouds-over-target'])],
      [gives([], ['flak-guns', 'vital-target'])],
      [
        gives([leader('buffalo-i')], ['experienced-air-crew']),
        gives([leader('buffalo-ii')], ['experienced-air-crew']),
        gives([leader('hurricane-iib')], ['experienced-air-crew']),
      ],
    ),
  },
  pilots: { japanese: ['ija', 'ijn'], allied: ['commonwealth'] },
  map: box(8, -4, 99, 107),
  inset: { place: 'singapore', map: box(1.65, 1.15, 103.55, 104.15) },
  sources: {
    all: 'reconstructed',
    missions: 'Z-CGAP-49',
    'periods[0]': 'Z-CEX-14',
    'periods[1]': 'Z-CEX-14',
    'periods[2]': 'Z-CEX-14',
    'targets[10].aircraft.japanese': 'Z-CEX-13',
    'targets[10].turns': 'Z-CEX-13',
  },
};
