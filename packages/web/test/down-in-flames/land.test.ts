import { downInFlames, downInFlamesCampaign, missionOptions } from '@tallyho/down-in-flames';
import { chanceFrom } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { landOf, landOfCampaign } from '../../src/down-in-flames/model/land.ts';

const fixedOf = (given: object) => {
  const options = downInFlames.options(given);
  if (!options.ok) throw new Error(options.problem.code);
  return downInFlames.setup(options.value, chanceFrom('land')).fixed;
};

const duel = (one: string, other: string) =>
  fixedOf({
    seats: [
      { name: 'one', aircraft: [{ fighter: one }] },
      { name: 'other', aircraft: [{ fighter: other }] },
    ],
  });

test.each([
  ['spitfire-i', 'bf-109e', 'channel'],
  ['a6m5', 'f6f-3', 'pacific'],
  ['yak-1', 'bf-109g', 'steppe'],
  ['p-40e', 'bf-109e', 'desert'],
  ['p-51d', 'bf-109g', 'continent'],
  ['spitfire-xiv', 'bf-109g', 'continent'],
  ['p-7a', 'bf-109e', 'continent'],
])('%s and %s meet over the %s', (one, other, land) => {
  expect(landOf(duel(one, other))).toBe(land);
});

test('aircraft that are chosen in secret fly where the deck is from', () => {
  const secret = (deck: string) =>
    fixedOf({
      deck,
      seats: [
        { name: 'one', aircraft: [{}] },
        { name: 'other', aircraft: [{}] },
      ],
    });
  expect(landOf(secret('pacific'))).toBe('pacific');
  expect(landOf(secret('both'))).toBe('continent');
});

test.each([
  ['poland-1939', 'continent'],
  ['battle-of-britain-1940', 'channel'],
  ['midway-1942', 'pacific'],
  ['stalingrad-1942', 'steppe'],
  ['rabaul-1943', 'pacific'],
  ['daylight-bombing-1944', 'continent'],
])('every mission of %s is flown over the %s, unless a ship is bombed', (id, land) => {
  const options = downInFlamesCampaign.options({ campaign: id });
  if (!options.ok) throw new Error(options.problem.code);
  const { fixed } = downInFlamesCampaign.setup(options.value, chanceFrom('land'));
  fixed.campaign.arrows.forEach(({ to }, arrow) => {
    const mission = fixedOf(missionOptions(fixed, { arrow, options: [0, 0] }));
    const { kind } = fixed.campaign.targets[to - 1];
    const isShip = kind === 'cargo-ship' || kind === 'aircraft-carrier';
    expect(landOf(mission)).toBe(isShip && land !== 'pacific' ? 'channel' : land);
  });
});

test.each([
  ['Western Desert 1942', 'desert'],
  ['North Africa 1941', 'desert'],
  ['Italy 1944', 'alps'],
  ['Kursk 1943', 'steppe'],
  ['Somewhere 1943', 'continent'],
] as const)('the campaign %s of a pack is flown over the %s', (name, land) => {
  expect(landOfCampaign({ id: 'own', name, theatre: 'europe' })).toBe(land);
});
