import { BOMBS, type Choice, type Dogfight, FIRES, type MissionChoice, SKIPS, STRAFES } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { looksAhead, type Thumbs, thumbsOf } from '../src/index.ts';
import { weighAttack, weighBombersAltitude, weighMission } from '../src/systems/zero-mission.ts';
import { costOfAttack, costOfFlak, costOfHits } from '../src/systems/zero-raid.ts';
import { type Given, situation, stateOf } from './zero-situations.ts';

/** Two Ki-30 (0, 1) and two Ki-21 (4, 5) on their way to a Rail Complex, two Hurricanes (2, 3) about. */
const raid = (given: object = {}): Dogfight =>
  stateOf(
    situation(
      {
        japanese: {
          elements: [{ aircraft: 'ki-30', altitude: 'medium' }],
          formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
        },
        allied: { elements: [{ aircraft: 'hurricane-iib', label: 'Hurricane' }] },
      },
      {
        mission: { phase: 'target-bound' },
        phase: 'altitude',
        active: 'Hurricane',
        Hurricane: { altitude: 'medium' },
        ...given,
      } as Given,
    ),
  );
const KI30 = 0;
const KI21 = 4;
/** Every card is worth two in the hand. */
const weigh = (choice: object, s = raid(), kind = '', at: object = {}): number =>
  weighMission(s, kind, at, choice as MissionChoice, () => 2);

describe('what Missions ask for, in figures', () => {
  test('Z-20.11a: bombers are attacked rather than nothing is done, by a Wingman most gladly', () => {
    expect(weigh({ do: 'wingman-bombers' })).toBe(2.8);
    expect(weigh({ do: 'attack-bombers' })).toBe(2.6);
    expect([weigh({ do: 'angle' }), weigh({ do: 'aim' }), weigh({ do: 'drop' })]).toEqual([1, 1.6, 1]);
    for (const help of ['help', 'help-ace']) expect(weigh({ do: help, card: 0 })).toBeCloseTo(2.2 - 0.4 * 2);
  });

  test('bombs before rockets before guns, and to skip them before all', () => {
    const run = (leader: number, wingman: number): number => weigh({ do: 'run', leader, wingman });
    expect(run(SKIPS, BOMBS)).toBeCloseTo(0.2 + 5 + 4);
    expect(run(FIRES, STRAFES)).toBeCloseTo(0.2 + 3 + 2);
    expect(run(-1, -1)).toBeCloseTo(0.2);
  });

  test('Z-20.53a: a Spoiled Attack is worth three more, an ACE PILOT half a point less', () => {
    const s = raid();
    const spoiled = s.fixed.sortie?.spoiled ?? [];
    const dull = s.fixed.face.findIndex(
      (face, card) => s.fixed.hits[face] === 0 && !s.fixed.fuelTank[face] && !spoiled[card],
    );
    const spoils = s.fixed.face.findIndex(
      (face, card) => s.fixed.hits[face] === 0 && !s.fixed.fuelTank[face] && spoiled[card],
    );
    expect(weigh({ do: 'counter', card: dull, ace: false }, s)).toBe(1);
    expect(weigh({ do: 'counter', card: spoils, ace: false }, s)).toBe(4);
    expect(weigh({ do: 'counter', card: dull, ace: true }, s)).toBe(3.5);
  });

  test('LR-25: whoever is Damaged may ram, a fresh fighter hardly', () => {
    expect(weigh({ do: 'ram', at: KI21 })).toBeCloseTo(0.25);
    expect(
      weigh({ do: 'ram', at: KI21 }, raid({ Hurricane: { altitude: 'medium', leader: { damaged: true } } })),
    ).toBeCloseTo(1.2);
  });

  test('with bombs over the target, and in to it', () => {
    expect(weigh({ do: 'over', element: KI30 })).toBe(8);
    expect(weigh({ do: 'hold', element: KI30 })).toBe(0.05);
    const runIn = (leader: boolean, wingman: boolean): number =>
      weigh({ do: 'run-in', element: KI30, leader, wingman });
    expect([runIn(true, true), runIn(true, false), runIn(false, true), runIn(false, false)]).toEqual([8, 1, 1, 0.1]);
    expect(weigh({ do: 'leave', at: KI21 })).toBe(0.02);
  });

  test('against whom the enemy is sent: four by what it costs; whom one attacks: what it costs', () => {
    const s = raid();
    const cost = costOfAttack(s, KI21);
    expect(cost).toBeGreaterThan(0);
    const named = weigh({ do: 'name', at: KI21 }, s, 'name-bomber');
    const prey = weigh({ do: 'name', at: KI21 }, s, 'name-prey');
    // Both look at the same turrets: half a point for a card, and two fifths off.
    const turrets = (named - 4 / (0.5 + cost)) / 0.5;
    expect(turrets).toBeGreaterThan(0);
    expect(prey).toBeCloseTo(1 + cost - 0.4 * turrets);
  });

  test('an attack costs what one, two, three, four and six hits cost, on average; no Flak costs nothing', () => {
    const s = raid();
    const mean = [1, 2, 3, 4, 6].reduce((sum, hits) => sum + costOfHits(s, KI21, hits), 0) / 5;
    expect(costOfAttack(s, KI21)).toBeCloseTo(mean, 9);
    expect(costOfFlak(s, KI21, 0)).toBe(0);
    expect(costOfFlak(s, KI21, 2)).toBeGreaterThan(costOfFlak(s, KI21, 1));
  });

  test('Z-21.31a: five for the way to where bombs fall, three tenths for another', () => {
    const at = (altitude: string, choice: string): number | null =>
      weighBombersAltitude(raid({ turn: 1, 'Ki-30': { altitude } }), KI30, { do: choice } as Choice);
    expect([at('medium', 'dive'), at('medium', 'stay'), at('medium', 'climb')]).toEqual([5, 0.3, 0.3]);
    expect([at('low', 'stay'), at('low', 'dive'), at('low', 'climb')]).toEqual([5, 0.3, 0.3]);
  });

  test('who has begun to attack bombers goes on with what hits', () => {
    const s = raid();
    const shot = s.fixed.face.findIndex((face) => !s.fixed.fuelTank[face] && s.fixed.hits[face] === 1);
    expect(weighAttack(s, { do: 'done' } as Choice, 1)).toBe(1);
    expect(weighAttack(s, { do: 'play', card: shot, at: KI21 } as Choice, 1)).toBeCloseTo(2.5 + 1.4);
    expect(weighAttack(s, { do: 'play', card: shot, at: 2 } as Choice, 1)).toBe(0.05);
  });
});

describe('what is looked into in campaigns', () => {
  const asked = (thumbs: Thumbs, kinds: readonly string[]): string[] =>
    kinds.filter((kind) => looksAhead(thumbs, 'ace', { kind, options: [{}, {}] } as never));
  const selecting = ['draw-for', 'service', 'reshuffle', 'assign', 'assign-green'];

  test('Land campaigns: between Missions all is taken by weight, better things more often', async () => {
    const thumbs = await thumbsOf('zero-campaign');
    const between = ['resource', 'retain', 'reinforce', 'passenger', ...selecting];
    expect(asked(thumbs, [...between, 'play', 'altitude'])).toEqual(['play', 'altitude']);
    expect(new Set(thumbs.varied)).toEqual(new Set(between));
    expect([thumbs.sealed, thumbs.horizon, thumbs.veteran]).toEqual([['start'], 2, 300]);
  });

  test('Carrier campaigns: orders and Resources are looked into and vary, launches are not looked into', async () => {
    const thumbs = await thumbsOf('zero-carriers');
    expect(asked(thumbs, ['orders', 'resource', 'play'])).toEqual(['orders', 'resource', 'play']);
    expect(thumbs.unsearched?.length).toBeGreaterThan(0);
    expect(thumbs.varied).toEqual(['orders', 'resource']);
    expect([thumbs.sealed, thumbs.horizon, thumbs.veteran]).toEqual([['start'], 2, 300]);
  });

  test('Guadalcanal: rosters and ships are looked into, who flies in them is not', async () => {
    const thumbs = await thumbsOf('zero-guadalcanal');
    expect(asked(thumbs, ['fly', 'resupply', ...selecting])).toEqual(['fly', 'resupply']);
    for (const kind of ['fly', 'resupply', 'orders', 'resource']) expect(thumbs.varied).toContain(kind);
    expect(thumbs.bold?.({ do: 'fly' })).toBe(0);
    expect(thumbs.bold?.({ do: 'play' })).toBe(1);
    expect([thumbs.sealed, thumbs.horizon, thumbs.veteran]).toEqual([['start'], 2, 300]);
  });

  test('whoever plays alone looks three turns ahead', async () => {
    for (const system of ['zero-pearl-harbor', 'zero-superfortress'] as const) {
      const { horizon, veteran } = await thumbsOf(system);
      expect([horizon, veteran], system).toEqual([3, 120]);
    }
  });
});
