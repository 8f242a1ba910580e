import { describe, expect, test } from 'vitest';
import { campaignBase, campaignContentOf, checkPack, readPack } from '../../src/content/index.ts';
import {
  zero,
  zeroCampaign,
  zeroCarriers,
  zeroGuadalcanal,
  zeroPearlHarbor,
  zeroSuperfortress,
} from '../../src/index.ts';
import { readOptions } from '../../src/options.ts';

const owner = { system: 'zero', pack: 'my box' };
const whole = { ...owner, ...campaignBase };

/** Everything that is wrong with a pack, each problem in a line. */
const wrong = (pack: object): string[] =>
  checkPack({ ...owner, ...pack }).map(({ code, place }) => `${code} at ${place}`);

/** The pack's first entry of a kind, with something changed at a path. */
function changed(kind: keyof typeof campaignBase, path: readonly (string | number)[], value: unknown): object {
  const entry = structuredClone(campaignBase[kind][0]) as unknown as { [step: string]: unknown };
  const last = path[path.length - 1];
  const holder = path.slice(0, -1).reduce<{ [step: string]: unknown }>((at, step) => at[step] as typeof at, entry);
  holder[last] = value;
  return { [kind]: [entry] };
}

describe('packs of the campaign game', () => {
  test('what we ship is a pack like any other, and comes back as it went in', () => {
    expect(checkPack(whole)).toEqual([]);
    const read = readPack(JSON.parse(JSON.stringify(whole)));
    expect(read.ok && read.value).toEqual({ ...whole, faces: [], fighters: [], pilots: [] });
  });

  test('an entry with the id of ours takes its place; what is new comes after', () => {
    const [airfield] = campaignBase.targets;
    const { targets, awards } = campaignContentOf([
      {
        targets: [
          { ...airfield, targetFlak: 7 },
          { ...airfield, id: '9A' },
        ],
      },
    ]);
    expect([targets[0].targetFlak, targets.length, targets.at(-1)?.id]).toEqual([
      7,
      campaignBase.targets.length + 1,
      '9A',
    ]);
    expect(awards).toEqual(campaignBase.awards);
    expect(campaignContentOf([])).toBe(campaignBase);
  });

  test('a pack for the Basic Game stays, in the options of a game, what it was before there were campaigns', () => {
    const options = readOptions({ packs: [owner, { ...owner, targets: [campaignBase.targets[0]] }] });
    expect(options.ok && options.value.packs.map((pack) => Object.keys(pack))).toEqual([
      ['system', 'pack', 'faces', 'fighters', 'pilots'],
      ['system', 'pack', 'faces', 'fighters', 'pilots', 'targets'],
    ]);
  });

  test('what is left out has a usual value', () => {
    const { guns, torpedo, kind, ...bomber } = structuredClone(campaignBase.lightBombers[0]);
    const read = readPack({ ...owner, lightBombers: [bomber] });
    expect(read.ok && read.value.lightBombers).toEqual([{ ...bomber, kind, guns, torpedo }]);
  });

  test.each([
    ['lightBombers', ['kind'], 'fighter', 'content-unknown-value at lightBombers[0].kind'],
    ['lightBombers', ['leader', 'front', 'dive'], 12, 'content-out-of-range at lightBombers[0].leader.front.dive'],
    ['lightBombers', ['leader', 'front', 'stukas'], 1, 'content-unknown-field at lightBombers[0].leader.front.stukas'],
    [
      'lightBombers',
      ['wingman', 'damaged', 'damage'],
      1,
      'damage-not-rising at lightBombers[0].wingman.damaged.damage',
    ],
    ['formations', ['class'], 'fighter', 'content-unknown-value at formations[0].class'],
    ['formations', ['damaged', 'speed'], 6, 'damaged-side-better at formations[0].damaged.speed'],
    ['formations', ['damaged', 'damage'], 6, 'damage-not-rising at formations[0].damaged.damage'],
    ['formations', ['sources', 'front.speed'], 'hearsay', 'content-bad-source at formations[0].sources.front.speed'],
    ['supply', ['fullSet'], 1, 'content-out-of-range at supply[0].fullSet'],
    ['supply', ['id'], 'me-109', 'not-in-content at supply[0].id'],
    ['supply', ['substitute'], 'me-109', 'not-in-content at supply[0].substitute'],
    ['display', ['mode'], 'skip', 'content-unknown-value at display[0].mode'],
    ['targets', ['points', 'direct'], 0, 'results-not-rising at targets[0].points'],
    ['targets', ['levels'], [], 'wrong-levels at targets[0].levels'],
    ['targets', ['levels', 0, 'from'], 1, 'levels-not-rising at targets[0].levels[0]'],
    ['targets', ['levels', 2, 'from'], 3, 'levels-not-rising at targets[0].levels[2]'],
    ['targets', ['levels', 2, 'vps'], 1, 'levels-not-rising at targets[0].levels[2]'],
    ['awards', ['id'], 'balloon', 'content-unknown-value at awards[0].id'],
    ['resources', ['id'], 'luck', 'content-unknown-value at resources[0].id'],
    ['resources', ['effects', 0, 'does'], 'win', 'content-unknown-value at resources[0].effects[0].does'],
    ['resources', ['effects', 0, 'results'], 1, 'content-out-of-range at resources[0].effects[0].results'],
    ['counters', ['front', 'skills'], ['X'], 'content-unknown-value at counters[0].front.skills[0]'],
    ['crews', ['front', 'skills'], ['BU'], 'content-unknown-value at crews[0].front.skills[0]'],
    ['campaigns', ['table', 'ots'], [1, 2], 'wrong-periods at campaigns[0].table.ots'],
    ['campaigns', ['table', 'ots', 1], 55, 'no-such-target at campaigns[0].table.ots[1]'],
    ['campaigns', ['targets', 3, 'again'], 55, 'no-such-target at campaigns[0].targets[3].again'],
    ['campaigns', ['targets', 1, 'number'], 1, 'content-duplicate-id at campaigns[0].targets[1].number'],
    ['campaigns', ['targets', 0, 'sheet'], '9Z', 'not-in-content at campaigns[0].targets[0].sheet'],
    ['campaigns', ['targets', 0, 'sheet'], null, 'mission-unclear at campaigns[0].targets[0]'],
    ['campaigns', ['targets', 0, 'attacker'], null, 'mission-unclear at campaigns[0].targets[0]'],
    ['campaigns', ['targets', 0, 'turns'], [6], 'mission-unclear at campaigns[0].targets[0]'],
    [
      'campaigns',
      ['targets', 0, 'aircraft', 'japanese', 0, 'aircraft'],
      'me-109',
      'not-in-content at campaigns[0].targets[0].aircraft.japanese[0].aircraft',
    ],
    [
      'campaigns',
      ['targets', 0, 'aircraft', 'japanese', 0, 'as'],
      'L/W',
      'listed-wrongly at campaigns[0].targets[0].aircraft.japanese[0].as',
    ],
    [
      'campaigns',
      ['resources', 'allied', 3, 'periods', 0, 'pilot'],
      'nobody',
      'not-in-content at campaigns[0].resources.allied[3].periods[0].pilot',
    ],
    [
      'campaigns',
      ['resources', 'allied', 3, 'periods'],
      [],
      'wrong-periods at campaigns[0].resources.allied[3].periods',
    ],
    [
      'carrierResources',
      ['effects', 0, 'whose'],
      'ours',
      'content-unknown-value at carrierResources[0].effects[0].whose',
    ],
    ['carrierResources', ['id'], 'luck', 'content-unknown-value at carrierResources[0].id'],
    [
      'carrierCampaigns',
      ['tracks', 0, 'lines', 2, 'from'],
      5,
      'levels-not-rising at carrierCampaigns[0].tracks[0].lines[2]',
    ],
    ['carrierCampaigns', ['tracks', 0, 'sheet'], '9Z', 'not-in-content at carrierCampaigns[0].tracks[0].sheet'],
    [
      'carrierCampaigns',
      ['targets', 'allied', 0],
      'midway-airfield',
      'not-in-content at carrierCampaigns[0].targets.allied[0]',
    ],
    [
      'carrierCampaigns',
      ['ops', 'allied', 'small-strike', 'strike', 0, 'as'],
      'aircraft',
      'listed-wrongly at carrierCampaigns[0].ops.allied.small-strike.strike[0].as',
    ],
    [
      'carrierCampaigns',
      ['scouts', 'japanese', 'gains', 0, 'aircraft'],
      'me-109',
      'not-in-content at carrierCampaigns[0].scouts.japanese.gains[0].aircraft',
    ],
    ['carrierCampaigns', ['swaps', 0, 'by'], 'me-109', 'not-in-content at carrierCampaigns[0].swaps[0]'],
    [
      'carrierCampaigns',
      ['drawnCaps', 'port-moresby', 'red', 0, 'aircraft'],
      'me-109',
      'not-in-content at carrierCampaigns[0].drawnCaps.port-moresby.red[0].aircraft',
    ],
    [
      'carrierCampaigns',
      ['bonuses', 0, 'below', 'tokyo'],
      3,
      'content-unknown-field at carrierCampaigns[0].bonuses[0].below.tokyo',
    ],
  ] as const)('%s %j %j: %s', (kind, path, value, problem) => {
    expect(wrong(changed(kind, path, value))).toEqual([problem]);
  });

  test('no id twice, in any kind', () => {
    const [award] = campaignBase.awards;
    expect(wrong({ awards: [award, award] })).toEqual(['content-duplicate-id at awards[1].id']);
  });

  test('a crew or an aircraft that a special Mission brings must be there', () => {
    const philippines = structuredClone(campaignBase.campaigns[1]);
    const special = { name: 'kelly', effects: [{ does: 'crew', crew: 'nobody', aircraft: 'b-17d' }] };
    const targets = philippines.targets.map((target) => (target.number === 5 ? { ...target, special } : target));
    expect(wrong({ campaigns: [{ ...philippines, targets }] })).toEqual([
      'not-in-content at campaigns[0].targets[4].special.effects[0].crew',
    ]);
  });

  test('Z-25.43c: a side has one force besides its Fleet, with targets that have tracks', () => {
    const sheet = (id: string) => structuredClone(campaignBase.carrierCampaigns.find((one) => one.id === id));
    const solomons = sheet('eastern-solomons');
    const [henderson, ryujo] = solomons?.forces ?? [];
    const forces = (...list: readonly unknown[]) => wrong({ carrierCampaigns: [{ ...solomons, forces: list }] });
    expect(forces(henderson, ryujo)).toEqual([]);
    expect(forces(henderson, { ...ryujo, side: 'allied' })).toEqual([
      'two-forces-of-a-side at carrierCampaigns[0].forces[1]',
    ]);
    expect(forces({ ...henderson, targets: ['midway-airfield'] })).toEqual([
      'not-in-content at carrierCampaigns[0].forces[0].targets[0]',
    ]);
  });

  test('the aircraft of a Strike that a Resource brings must be there', () => {
    const bombers = structuredClone(campaignBase.carrierResources.find(({ id }) => id === 'land-based-bombers'));
    const json = JSON.parse(JSON.stringify(bombers).replace('g4m1', 'me-109'));
    expect(wrong({ carrierResources: [json] })).toEqual([
      'not-in-content at carrierResources[0].effects[0].strikes[0].aircraft[0].aircraft',
    ]);
  });

  test('a campaign may use what its own pack brings', () => {
    const own = { ...structuredClone(campaignBase.formations[0]), id: 'ki-99' };
    const campaign = structuredClone(campaignBase.campaigns[0]);
    const targets = campaign.targets.map((target, i) =>
      i === 0
        ? { ...target, aircraft: { japanese: [{ count: 3, as: 'aircraft', aircraft: 'ki-99' }], allied: [] } }
        : target,
    );
    expect(wrong({ formations: [own], campaigns: [{ ...campaign, targets }] })).toEqual([]);
  });
});

test.each([zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress])(
  'a pack among options that is none is told with its place: $id',
  (game) => {
    const read = game.options({ packs: [{ pack: 'good' }, 7] });
    expect(read.ok ? null : read.problem.place).toBe('packs[1]');
  },
);
