import { type Dogfight, downInFlamesScript, rules } from '@tallyho/down-in-flames';
import { Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Level, looksAhead, type Thumbs } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { downInFlamesCampaignThumbs } from '../src/systems/down-in-flames-campaign.ts';
import { missionThumbs } from '../src/systems/down-in-flames-mission.ts';
import { chooseIn, weighedBy } from './preferences.ts';
import type { AnyTable } from './tables.ts';

const single = downInFlamesThumbs as unknown as Thumbs;
const campaign = missionThumbs as unknown as Thumbs;
const { AIRFRAME, bombLoad, ratingOn, turretHand } = rules;

function flown(given: object, options: object): AnyTable {
  const read = downInFlamesScript.game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = downInFlamesScript.situate(given as never, read.value, 'figures');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(downInFlamesScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}
const stateOf = ({ state }: AnyTable): Dogfight => state as Dogfight;
/** Two Do 17 (A1, A2) and a Bf 109 (A3) on their way to a target, a Spitfire (B1) against them. */
const mission = (given: object): AnyTable =>
  flown(given, {
    mode: 'mission',
    seats: [
      { name: 'A', aircraft: [{ bomber: 'do-17z' }, { bomber: 'do-17z' }, { fighter: 'bf-109e' }] },
      { name: 'B', aircraft: [{ fighter: 'spitfire-i' }] },
    ],
    mission: { target: { damaged: 4, destroyed: 8, flak: 2 } },
  });
/** A Bf 109 E (A1) and a Spitfire I (B1). */
const duel = (given: object): AnyTable => flown(given, {});

describe('what is looked into, and what stays secret', () => {
  const kinds = (thumbs: Thumbs, level: Level, names: readonly string[]): string[] =>
    names.filter((kind) => looksAhead(thumbs, level, { kind, options: [{}, {}] } as never));

  test('aircraft and pilots are taken by weight, all else is looked into', () => {
    for (const thumbs of [single, campaign]) {
      expect(kinds(thumbs, 'ace', ['aircraft', 'pilot', 'start', 'act', 'answer', 'flak'])).toEqual([
        'start',
        'act',
        'answer',
        'flak',
      ]);
      expect(kinds(thumbs, 'pilot', ['act', 'answer'])).toEqual([]);
    }
  });

  test('crews, starts and the Flak of a campaign are laid in secret; crews, Flak and bombing vary', () => {
    expect(new Set(single.sealed)).toEqual(new Set(['aircraft', 'pilot', 'start']));
    expect(new Set(campaign.sealed)).toEqual(new Set(['aircraft', 'pilot', 'start', 'flak']));
    expect(downInFlamesCampaignThumbs.sealed).toEqual(campaign.sealed);
    for (const thumbs of [single, campaign])
      expect(new Set(thumbs.varied)).toEqual(new Set(['aircraft', 'pilot', 'flak', 'bombing']));
    expect([single.horizon, single.veteran]).toEqual([2, 150]);
    expect([downInFlamesCampaignThumbs.horizon, downInFlamesCampaignThumbs.veteran]).toEqual([2, 150]);
  });
});

describe('at the bombers, in figures', () => {
  const guns = ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 2/3', 'OUT OF THE SUN', 'EVASIVE', 'BARREL ROLL', 'YO-YO'];

  test('a bomber is worth three by the hits that are missing, less an eighth for each turret card, and its bombs', () => {
    for (const hits of [0, 2, 4]) {
      const table = mission({ active: 'B1', aircraft: { B1: { hand: guns }, A2: { hits } } });
      const s = stateOf(table);
      const weights = weighedBy(single, table);
      for (const plane of [0, 1]) {
        const left = ratingOn(s, plane, 1, AIRFRAME) - s.planes[plane].hits;
        const worth = 0.8 + 3 / left - 0.12 * turretHand(s, plane) + 0.05 * bombLoad(s, plane);
        expect(weights[`choose A${plane + 1} with YO-YO`]).toBeCloseTo(0.9 * worth, 9);
      }
      // Whoever lets them choose does not know whom he gets.
      expect(weights['let them choose']).toBeCloseTo(1.8, 9);
    }
    const fast = mission({ active: 'B1', phase: 'speed', aircraft: { B1: { hand: guns, front: { speed: 9 } } } });
    const s = stateOf(fast);
    const worth = 0.8 + 3 / ratingOn(s, 0, 1, AIRFRAME) - 0.12 * turretHand(s, 0) + 0.05 * bombLoad(s, 0);
    expect(weighedBy(single, fast)['choose A1 with speed']).toBeCloseTo(0.6 + 1.6 * worth, 9);
  });

  test('the enemy is sent against the one that bites: a turret card is worth a point, a hit that is left seven tenths', () => {
    const table = mission({ active: 'B1', aircraft: { B1: { hand: guns }, A2: { hits: 3 } } });
    chooseIn(single, table, 'let them choose');
    const s = stateOf(table);
    const left = (plane: number): number => ratingOn(s, plane, 1, AIRFRAME) - s.planes[plane].hits;
    for (const plane of [0, 1]) {
      const bites = 1 + turretHand(s, plane);
      expect(weighedBy(single, table)[`name A${plane + 1}`]).toBeCloseTo(bites + 0.7 * left(plane), 9);
      expect(weighedBy(campaign, table)[`name A${plane + 1}`]).toBeCloseTo(bites + 0.3 * left(plane), 9);
    }
  });

  test('fighters of a campaign go to the level of the bombers six times as gladly as they stay away', () => {
    const at = (altitude: string) =>
      weighedBy(
        campaign,
        mission({ phase: 'altitude', active: 'B1', aircraft: { B1: { hand: ['YO-YO', 'YO-YO'], altitude } } }),
      );
    const [high, low] = [at('high'), at('low')];
    expect([high.dive, high.stay, high.climb]).toEqual([3, 0.5, 0.1]);
    expect([low.climb, low.stay, low.dive]).toEqual([3, 0.5, 0.1]);
    // Who has no card to pay for it does not climb.
    const poor = weighedBy(
      campaign,
      mission({ phase: 'altitude', active: 'B1', aircraft: { B1: { hand: [], altitude: 'low' } } }),
    );
    expect(poor.climb ?? 0.1).toBe(0.1);
  });

  test('an ACE PILOT is hardly ever played against a single hit of a turret', () => {
    const table = mission({
      active: 'B1',
      aircraft: {
        B1: { hand: [...guns, 'ACE PILOT'], tailing: 'A1' },
        A1: { hand: ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 1/1', 'YO-YO'] },
      },
      mission: { chosen: 'A1' },
    });
    chooseIn(single, table, 'play OUT OF THE SUN at A1');
    chooseIn(single, table, 'turret IN MY SIGHTS 1/1');
    const weights = weighedBy(single, table);
    expect(weights['answer ACE PILOT']).toBeCloseTo(0.1, 9);
    // 1.2 + 0.9 − half of 2.6, and three less seven tenths of 0.9.
    expect(weights['answer BARREL ROLL']).toBeCloseTo(0.8, 9);
    expect(weights.pass).toBeCloseTo(2.37, 9);
    // In a campaign a card counts nothing, and 0.8 for each hit.
    const flownOn = weighedBy(campaign, table);
    expect([flownOn['answer ACE PILOT'], flownOn['answer BARREL ROLL'], flownOn.pass]).toEqual([1.8, 1.8, 3]);
  });

  test('who has more than two cards left in his turrets passes half as gladly', () => {
    const passing = (...cards: readonly string[]): number => {
      const table = mission({
        active: 'B1',
        aircraft: { B1: { hand: guns, tailing: 'A1' }, A1: { hand: cards } },
        mission: { chosen: 'A1' },
      });
      chooseIn(single, table, 'play OUT OF THE SUN at A1');
      return weighedBy(single, table).pass;
    };
    expect(passing('IN MY SIGHTS 1/1', 'YO-YO')).toBeCloseTo(0.8, 9);
    expect(passing('IN MY SIGHTS 1/1', 'YO-YO', 'YO-YO')).toBeCloseTo(0.4, 9);
  });
});

describe('how a fight stands, in figures', () => {
  const lead = (aircraft: object, seat = 0): number => (single.estimate(duel({ aircraft }).state, seat) - 0.5) / 0.05;
  const even = { hand: ['YO-YO', 'YO-YO'] };

  test('a hit is one, a card turned over two more, seven tenths for each step behind somebody, a card a seventh', () => {
    const from = (a: object, b: object = {}): number => lead({ A1: { ...even, ...a }, B1: { ...even, ...b } });
    expect(from({})).toBeCloseTo(0, 9);
    expect(from({ hits: 2 })).toBeCloseTo(-2, 9);
    expect(from({}, { hits: 1 })).toBeCloseTo(1, 9);
    expect(from({ advantaged: 'B1' })).toBeCloseTo(0.7, 9);
    expect(from({ tailing: 'B1' })).toBeCloseTo(1.4, 9);
    expect(from({}, { tailing: 'A1' })).toBeCloseTo(-1.4, 9);
    expect(from({ hand: ['YO-YO', 'YO-YO', 'YO-YO', 'YO-YO'] })).toBeCloseTo(0.3, 9);
    expect(lead({ A1: { ...even, hits: 2 }, B1: even }, 1)).toBeCloseTo(2, 9);
    // The Bf 109 is turned over by its third hit.
    expect(from({ hits: 3 })).toBeCloseTo(-5, 9);
  });

  test('a duel is the same to whoever flies campaigns', () => {
    for (const aircraft of [{}, { A1: { hits: 2 } }, { B1: { tailing: 'A1' } }])
      for (const seat of [0, 1]) {
        const { state } = duel({ aircraft });
        expect(campaign.estimate(state, seat)).toBe(single.estimate(state, seat));
      }
  });

  test('bombs that are too few count by how near they come to damaging the target', () => {
    const stands = (bombs: number): { lead: number; most: number } => {
      const { state } = mission({ phase: 'next', aircraft: { A1: { front: { bombs } }, A2: { front: { bombs } } } });
      const { scale, points } = (state as Dogfight).fixed.mission ?? { scale: 1, points: { destroyed: 0 } };
      return { lead: ((single.estimate(state, 0) - 0.5) * scale) / 0.02, most: points.destroyed };
    };
    const [none, half] = [stands(0), stands(1)];
    expect(half.lead - none.lead).toBeCloseTo(none.most / 2, 6);
  });
});

describe('altitudes, in figures', () => {
  const at = (own: object, enemy: object = {}) =>
    weighedBy(
      single,
      duel({ phase: 'altitude', aircraft: { A1: { hand: ['YO-YO', 'YO-YO', 'YO-YO'], ...own }, B1: enemy } }),
    );

  test('with company, alone, and pressed: a step of the one behind is worth 0.7 of a climb and 0.8 of a dive', () => {
    const even = at({ altitude: 'medium' }, { altitude: 'medium' });
    expect([even.stay, even.climb, even.dive]).toEqual([2, 0.4, 1]);
    const above = at({ altitude: 'low' }, { altitude: 'medium' });
    expect([above.stay, above.climb, above.dive].map((n) => n.toFixed(6))).toEqual([
      '0.800000',
      '1.600000',
      '0.900000',
    ]);
    const pressed = at({ altitude: 'medium' }, { altitude: 'medium', tailing: 'A1' });
    expect(pressed.climb).toBeCloseTo(0.4 + 0.35 * 4, 9);
    expect(pressed.dive).toBeCloseTo(1 + 0.4 * 4, 9);
    const hunter = at({ altitude: 'medium', tailing: 'B1' }, { altitude: 'medium' });
    expect([hunter.stay, hunter.climb, hunter.dive]).toEqual([2, 0.1, 0.2]);
    expect(at({ altitude: 'low', hand: ['YO-YO', 'YO-YO'] }, { altitude: 'medium' }).climb).toBe(0.1);
  });
});
