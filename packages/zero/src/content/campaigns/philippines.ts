import type { LandCampaign, Period } from '../campaign-types.ts';
import { bombers, leader, pair, pairs } from '../listed.ts';
import { DAWN, evac, FORTRESS, KELLY, LIGHT, RECON } from '../specials.ts';
import { box, gives, longWar, meeting, period, raid, resources } from './sheet.ts';

const periods: readonly Period[] = [
  period('december-1941', [1941, 12], [1941, 12], 25),
  period('january-february-1942', [1942, 1], [1942, 2], -5),
  period('march-may-1942', [1942, 3], [1942, 5], 0),
];

/** From the first raid on Clark Field to the surrender of Corregidor, December 1941 to May 1942. */
export const philippines: LandCampaign = {
  id: 'philippines',
  name: 'Philippines',
  missions: 6,
  periods,
  longWar: longWar(periods),
  table: {
    'ims-1b': [1, 14, 15],
    'ims-2b': [2, 15, 14],
    'ims-3b': [7, 19, 22],
    ots: [4, 9, 17],
    maneuvering: [3, 18, 16],
    'half-loop': [5, 23, 23],
    scissors: [11, 13, 24],
    'barrel-roll': [6, 24, 20],
    'tight-turn': [10, 16, 18],
    'vertical-roll': [12, 25, 21],
    'ace-pilot': [8, 17, 24],
  },
  targets: [
    raid(1, 'clark-field', '1A', 'japanese', [bombers(4, 'g4m1')], 'high', [9, 8], [31, 30, 53, 34], {
      special: LIGHT,
    }),
    raid(2, 'iba', '1A', 'japanese', [bombers(2, 'g4m1'), bombers(2, 'g3m2')], 'high', [8, 7], [25, 29, 21, 26], {
      special: LIGHT,
    }),
    raid(3, 'nichols-field', '1A', 'japanese', [bombers(2, 'g3m2'), pair('a6m2')], 'medium', [8, 7], [35, 34, 79, 72], {
      special: LIGHT,
    }),
    raid(4, 'cavite', '1B', 'japanese', [bombers(4, 'g4m1')], 'medium', [9, 8], [34, 35, 73, 73]),
    raid(5, 'off-aparri', '4B', 'allied', [bombers(1, 'b-17d')], 'high', [8, 7], [42, 6], { special: KELLY, again: 7 }),
    raid(6, 'off-vigan', '4B', 'allied', [pair('p-35a'), leader('p-40e')], 'low', [8, 7], [26, 12]),
    raid(7, 'lingayen-gulf', '4A', 'allied', [bombers(1, 'b-17d')], 'high', [9, 8], [27, 22]),
    raid(8, 'legaspi', '1A', 'allied', [bombers(1, 'b-17d')], 'high', [9, 8], [62, 44], { special: LIGHT }),
    raid(9, 'davao-gulf', '4B', 'allied', [bombers(2, 'b-17d')], 'high', [10, 9], [81, 92]),
    raid(10, 'vigan', '1A', 'allied', [pair('p-40e')], 'low', [8, 7], [30, 14], { special: LIGHT }),
    meeting(11, 'over-clark-field', [pair('a6m2')], [pair('p-40b')], 'medium', 6, [33, 28, 66, 19]),
    meeting(12, 'over-aparri', [pairs(2, 'ki-27')], [pair('p-40e')], 'medium', 6, [42, 11]),
    meeting(13, 'over-corregidor', [pairs(2, 'ki-27')], [pair('p-40e')], 'medium', 6, [29, 37, 43, 89]),
    raid(14, 'abucay', '3A', 'japanese', [pair('ki-30'), pair('ki-51')], 'low', [8, 7], [30, 33, 52, 60]),
    raid(15, 'corregidor', '3A', 'japanese', [bombers(4, 'ki-21')], 'medium', [9, 8], [31, 35, 53, 79], {
      special: FORTRESS,
    }),
    raid(16, 'mariveles', '1B', 'japanese', [bombers(2, 'ki-48'), pair('ki-30')], 'low', [8, 7], [30, 35, 48, 76]),
    raid(17, 'subic-bay', '4A', 'allied', [pair('p-40e')], 'low', [8, 7], [27, 32, 36, 54]),
    raid(18, 'cabcaben', '1A', 'japanese', [pair('ki-30'), pair('ki-51')], 'low', [8, 7], [31, 35, 58, 74], {
      special: LIGHT,
    }),
    raid(19, 'lingayen-gulf-west', '4B', 'allied', [bombers(1, 'pby-5')], 'medium', [8, 7], [22, 21], {
      special: RECON,
    }),
    raid(20, 'cebu', '1B', 'allied', [bombers(2, 'b-25c')], 'medium', [9, 8], [64, 63]),
    raid(21, 'davao', '1A', 'allied', [bombers(2, 'b-25c')], 'medium', [9, 8], [82, 86], { special: LIGHT }),
    meeting(22, 'del-monte', [leader('a6m2')], [bombers(1, 'b-17e')], 'medium', 4, [73, 77], {
      special: evac(8),
      again: 23,
    }),
    meeting(23, 'manila-bay', [leader('ki-27')], [bombers(1, 'pby-5')], 'low', 4, [33, 34, 66, 67], {
      special: evac(6),
      instead: { period: 1, aircraft: 'pby-5', by: 'b-18' },
    }),
    meeting(24, 'over-bataan', [pair('ki-27')], [leader('p-40e')], 'medium', 6, [28, 34, 41, 66]),
    raid(25, 'nielson-field-japanese', '1A', 'allied', [pair('p-40e')], 'low', [8, 7], [36, 33, 84, 63], {
      special: DAWN,
    }),
  ],
  resources: {
    japanese: resources(
      [gives([pair('a6m2'), pair('ki-27')]), gives([pairs(2, 'ki-27')]), gives([pairs(2, 'ki-27')])],
      [gives([pair('a6m2')]), gives([pair('a6m2')]), gives([pair('ki-27')])],
      [gives([pair('ki-27')])],
      [
        gives([pair('a6m2')], [], 'sakai-1942'),
        gives([pair('ki-27')], [], 'anabuki-ki-27'),
        gives([pair('ki-27')], [], 'anabuki-ki-27'),
      ],
      [gives([pairs(2, 'a6m2')]), gives([pairs(2, 'ki-27')]), gives([pairs(2, 'ki-27')])],
      [
        gives([pair('a6m2')], ['deceptive-course']),
        gives([pair('ki-27')], ['deceptive-course']),
        gives([pair('ki-27')], ['deceptive-course']),
      ],
      [gives([], ['caught-on-the-ground'])],
      [gives([], ['flak-guns', 'vital-target'])],
    ),
    allied: resources(
      [gives([pair('p-40e')]), gives([leader('p-40e')]), gives([leader('p-40e')])],
      [gives([pair('p-40b')]), gives([leader('p-40e')]), gives([leader('p-40e')])],
      [gives([pair('p-40e'), leader('p-40b')]), gives([pair('p-40e')]), gives([pair('p-40e')])],
      [
        gives([leader('p-40e')], [], 'wagner'),
        gives([leader('p-40e')], [], 'dyess'),
        gives([leader('p-40e')], [], 'dyess'),
      ],
      [
        gives([pair('p-26a')], ['early-warning']),
        gives([leader('p-40b')], ['early-warning']),
        gives([leader('p-35a')], ['early-warning']),
      ],
      [gives([], ['clouds-over-target'])],
      [gives([], ['flak-guns', 'vital-target'])],
      [
        gives([pair('p-35a')], ['dispersal']),
        gives([leader('p-35a')], ['dispersal']),
        gives([leader('p-35a')], ['package-guns']),
      ],
    ),
  },
  pilots: { japanese: ['ijn', 'ija'], allied: ['usaaf'] },
  map: box(19.5, 5, 117.5, 127.5),
  inset: { place: 'manila-bay', map: box(15.8, 14, 119.6, 121.4) },
  sources: {
    all: 'reconstructed',
    missions: 'Z-CGAP-49',
    'targets[4].special': 'Z-19.3a',
  },
};
