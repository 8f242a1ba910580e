import { from } from '../provenance.ts';
import { blue, option, plus, red, sheet, target } from './sheet.ts';

/**
 * What players have told of this sheet: Japan begins, the American targets and what strikes them, the pilots, and what
 * it means to lose a carrier. The sheet calls the second American carrier Wasp; in history it was the Hornet.
 */
export const midway1942 = sheet({
  id: 'midway-1942',
  name: 'Midway 1942',
  year: from('public', 1942),
  theatre: from('public', 'pacific'),
  missions: 5,
  turns: 6,
  initiative: from('public', 'axis'),
  interceptors: { axis: from('public', 'a6m2'), allies: 'f4f-4' },
  targets: [
    target(1, from('public', 'aircraft-carrier'), 'yorktown', [-17600, 3150], [8, 16, 2], from('public', [1, 5])),
    target(2, from('public', 'aircraft-carrier'), 'wasp', [-17520, 3050], [11, 22, 2], from('public', [2, 6])),
    target(3, from('public', 'airfield'), 'eastern-island', [-17695, 2832], [7, 14, 2]),
    target(4, 'infantry', 'sand-island', [-17780, 2798], [8, 16, 2]),
    target(5, 'aircraft-carrier', 'akagi', [-17960, 3060], [8, 16, 2], from('public', [1, 5])),
    target(6, 'aircraft-carrier', 'kaga', [-17920, 3030], [6, 12, 2], from('public', [2, 6])),
    target(7, 'aircraft-carrier', 'hiryu', [-17880, 3140], [10, 20, 2]),
    target(8, 'cargo-ship', 'transport-group', [-18180, 2760], [5, 10, 1]),
  ],
  arrows: [
    red([-17960, 3120], 1, from('public', 'd3a1'), from('public', 'd3a1'), from('public', 'b5n2')),
    red([-17880, 3080], 3, 'd3a1', 'd3a1', 'b5n2'),
    red(1, 2, from('public', 'd3a1'), from('public', 'b5n2'), from('public', 'b5n2')),
    red(3, 4, 'd3a1', 'd3a1', 'b5n2'),
    red(3, 2, from('public', 'd3a1'), from('public', 'b5n2'), from('public', 'b5n2')),
    blue([-17738, 2852], 8, 'b-17e'),
    blue([-17600, 3110], 5, 'sbd-3', 'sbd-3', 'tbd-1'),
    blue([-17600, 3110], 6, 'sbd-3', 'sbd-3'),
    blue(5, 7, 'sbd-3', 'sbd-3', 'tbd-1'),
    blue(6, 7, 'sbd-3', 'sbd-3', 'tbd-1'),
    blue(8, 6, 'b-17e', 'tbf-1'),
  ],
  options: {
    axis: [
      from('public', option(plus(2, 'a6m2'))),
      option(plus(1, 'a6m2'), { effect: 'sun-at-your-back', amount: 1 }),
      from('public', option(plus(1, 'a6m2', 'sugita'))),
      option(plus(1, 'a6m2'), { effect: 'flak', amount: -1 }),
      option(plus(1, 'b5n2'), { effect: 'altitude' }),
      option(plus(1, 'd3a1'), { effect: 'bombs', amount: 1 }),
      option(plus(1, 'a6m2'), { effect: 'vital-mission' }),
      option({ effect: 'rest', amount: 5 }),
    ],
    allies: [
      from('public', option(plus(2, 'f4f-4'))),
      option(plus(1, 'f4f-4', 'thach')),
      from('public', option(plus(1, 'f4f-4', 'mccuskey'))),
      option(plus(1, 'f4f-3'), { effect: 'flak', amount: 1 }),
      option(plus(1, 'sbd-3'), { effect: 'late' }),
      option(plus(1, 'f4f-4'), { effect: 'defense', amount: 1 }),
      option(plus(1, 'f4f-4'), { effect: 'vital-mission' }),
      option({ effect: 'winds', amount: 1 }, { effect: 'rest', amount: 3 }),
    ],
  },
  victory: {
    axis: { minor: 5, major: -25, decisive: -55 },
    allies: { minor: 20, major: 50, decisive: 80 },
  },
  crushing: { axis: [1, 2], allies: [5, 6, 7] },
  map: {
    west: -18320,
    east: -17380,
    south: 2680,
    north: 3260,
    lines: [
      {
        kind: 'coast',
        land: true,
        points: [
          [-17742, 2821],
          [-17736, 2817],
          [-17730, 2820],
          [-17734, 2826],
          [-17740, 2826],
        ],
      },
      {
        kind: 'coast',
        land: true,
        points: [
          [-17837, 2842],
          [-17832, 2838],
          [-17826, 2840],
          [-17830, 2845],
        ],
      },
    ],
    towns: [
      { place: 'midway', at: [-17738, 2772] },
      { place: 'kure-atoll', at: [-17832, 2832] },
    ],
  },
});
