import { downInFlamesScript } from '@tallyho/down-in-flames';
import { Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { missionThumbs } from '../src/systems/down-in-flames-mission.ts';
import { chooseIn, expectOrder, type Weights, weighedBy } from './preferences.ts';
import { type AnyTable, openAsk, tableOf } from './tables.ts';

/** Those of single missions, and those of campaigns. */
const single = downInFlamesThumbs as unknown as Thumbs;
const campaign = missionThumbs as unknown as Thumbs;
const both = [single, campaign];

const dorniers = (count: number): object[] => new Array(count).fill({ bomber: 'do-17z' });
const drawnUp = (a: readonly object[], target: object = {}, effects: readonly object[] = []): object => ({
  mode: 'mission',
  seats: [
    { name: 'A', aircraft: a },
    { name: 'B', aircraft: [{ fighter: 'spitfire-i' }] },
  ],
  mission: { target: { damaged: 4, destroyed: 8, flak: 2, ...target }, effects: { A: effects, B: effects } },
});

/** Two Do 17 with a Bf 109 (A1, A2, A3) on their way to a target, and a Spitfire (B1). */
function flown(given: object, options: object = drawnUp([...dorniers(2), { fighter: 'bf-109e' }])): AnyTable {
  const read = downInFlamesScript.game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const state = downInFlamesScript.situate(given as never, read.value, 'missions');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const table = new Table(downInFlamesScript.game, state.value) as unknown as AnyTable;
  table.advance();
  return table;
}

/** What is asked before a mission, up to a question of this kind. */
function before(kind: string, options: object): AnyTable {
  const table = tableOf(single, options, 'before');
  for (let ask = openAsk(table); table.kind() !== kind && ask !== undefined; ask = openAsk(table))
    table.answer(ask, table.options(ask)[0]);
  return table;
}

const guns = ['IN MY SIGHTS 1/1', 'IN MY SIGHTS 2/3', 'OUT OF THE SUN', 'EVASIVE', 'BARREL ROLL', 'YO-YO'];
const turrets = ['IN MY SIGHTS 1/1', 'IN MY SIGHTS JINKING', 'OUT OF THE SUN', 'TIGHT TURN', 'YO-YO'];

describe('before a mission', () => {
  test('DIF-OPTN-18: bombers want it short, their enemies want it long', () => {
    const table = before('declare', drawnUp(dorniers(2), {}, [{ effect: 'winds', amount: 1 }]));
    for (const thumbs of both) expectOrder(weighedBy(thumbs, table), '1 turn fewer', '1 turn more');
    chooseIn(single, table, '1 turn fewer');
    for (const thumbs of both) expectOrder(weighedBy(thumbs, table), '1 turn more', '1 turn fewer');
  });

  test('DIF-OPTN-01: bombers rather fly higher', () => {
    const table = before('declare', drawnUp(dorniers(2), {}, [{ effect: 'altitude' }]));
    expectOrder(weighedBy(single, table), ['bombers higher', 'bombers lower']);
    expectOrder(weighedBy(campaign, table), 'bombers higher', 'bombers lower');
  });

  test('DIF-FLAK-03: Normal Flak most often, and Dispersed Flak least where half of it is nothing', () => {
    const strong = before('flak', drawnUp(dorniers(2)));
    expectOrder(weighedBy(single, strong), 'flak normal', ['flak dispersed', 'flak tight']);
    expectOrder(weighedBy(campaign, strong), 'flak normal', 'flak tight', 'flak dispersed');
    const weak = before('flak', drawnUp(dorniers(2), { flak: 1 }));
    expectOrder(weighedBy(single, weak), 'flak normal', 'flak tight', 'flak dispersed');
    expectOrder(weighedBy(campaign, weak), 'flak normal', 'flak tight', 'flak dispersed');
  });

  test('fighters of a campaign start where the bombers are, or as near as they may', () => {
    const table = before('start', drawnUp([...dorniers(2), { fighter: 'bf-109e' }]));
    expectOrder(weighedBy(campaign, table), 'start medium', 'start low', 'start very low');
    expectOrder(weighedBy(single, table), 'start low', ['start medium', 'start very low']);
  });

  test('DIF-BMB-06: bombers close up, so that all support each other', () => {
    const table = before('formation', drawnUp(dorniers(4)));
    chooseIn(single, table, 'place A2 right of A1');
    chooseIn(single, table, 'place A3 behind A2');
    const weights = weighedBy(single, table);
    expectOrder(weights, 'place A4 behind A1', 'place A4 right of A2');
    expect(weights['place A4 behind A1']).toBe(4 * weights['place A4 right of A2']);
  });
});

describe('at the bombers', () => {
  const choosing = (given: object): Weights => weighedBy(single, flown({ active: 'B1', ...given }));

  test('DIF-BMB-13: who can fire chooses a bomber, the one that is nearest to its end; who cannot does not', () => {
    const weights = choosing({ aircraft: { B1: { hand: guns }, A2: { hits: 3 } } });
    expectOrder(weights, 'let them choose', 'choose A2 with YO-YO', 'pass', 'choose A1 with YO-YO');
    const unarmed = choosing({ aircraft: { B1: { hand: ['YO-YO', 'EVASIVE', 'BARREL ROLL'] } } });
    expect(unarmed['let them choose']).toBeLessThan(0.1);
    expect(unarmed['choose A1 with YO-YO']).toBeLessThan(0.1);
    // The only shot is not played for the choice.
    const one = choosing({ aircraft: { B1: { hand: ['IN MY SIGHTS 2/3', 'EVASIVE', 'YO-YO'] } } });
    expect(one['choose A1 with YO-YO']).toBeGreaterThan(one['choose A1 with IN MY SIGHTS 2/3'] + 0.5);
  });

  test('DIF-BMB-12: with Speed rather than with a card, and nobody changes his mind', () => {
    const fast = choosing({ phase: 'speed', aircraft: { B1: { hand: guns, front: { speed: 9 } }, A2: { hits: 3 } } });
    expectOrder(fast, 'choose A2 with speed', 'choose A1 with speed');
    const chosen = choosing({
      aircraft: { B1: { hand: guns, advantaged: 'A1' }, A2: { hits: 3 } },
      mission: { chosen: 'A1' },
    });
    const options = Object.keys(chosen).filter((text) => /^choose A2|^let them/.test(text));
    for (const text of options) expect(chosen[text], text).toBeLessThan(chosen.pass / 2);
  });

  test('DIF-BMB-14: the enemy is sent against the bomber that can bear it', () => {
    const table = flown({ active: 'B1', aircraft: { B1: { hand: guns }, A2: { hits: 3 } } });
    chooseIn(single, table, 'let them choose');
    for (const thumbs of both) {
      expectOrder(weighedBy(thumbs, table), 'name A1', 'name A2');
      expect(weighedBy(thumbs, table)['name A2']).toBeGreaterThan(2);
    }
  });

  test('DIF-ALT-07: fighters of a campaign keep to the level of the bombers', () => {
    const at = (altitude: string, own: object = {}): AnyTable =>
      flown({ phase: 'altitude', active: 'B1', aircraft: { B1: { hand: ['YO-YO', 'YO-YO'], altitude, ...own } } });
    expectOrder(weighedBy(campaign, at('high')), 'dive', 'stay', 'climb');
    expectOrder(weighedBy(campaign, at('low')), 'climb', 'stay', 'dive');
    expectOrder(weighedBy(campaign, at('medium')), 'stay', ['dive', 'climb']);
    // Who sits behind a fighter stays with him.
    const behind = at('high', { altitude: 'medium', tailing: 'A3' });
    expect(weighedBy(campaign, behind)).toEqual(weighedBy(single, behind));
    const gone = flown({
      phase: 'altitude',
      active: 'B1',
      aircraft: { B1: { hand: ['YO-YO'], altitude: 'high' }, A1: { gone: true }, A2: { gone: true } },
    });
    expect(weighedBy(campaign, gone)).toEqual(weighedBy(single, gone));
  });
});

describe('turrets', () => {
  const firedAt = (shot: string, own: object = {}, fighter: object = {}): AnyTable => {
    const table = flown({
      active: 'B1',
      aircraft: {
        B1: { hand: [...guns, 'IN MY SIGHTS FUEL TANK'], tailing: 'A1', ...fighter },
        A1: { hand: turrets, ...own },
      },
      mission: { chosen: 'A1' },
    });
    chooseIn(single, table, `play ${shot} at A1`);
    return table;
  };

  test('DIF-BMB-30: they fire what they have, with all that is added to it', () => {
    const table = firedAt('IN MY SIGHTS 1/1');
    expectOrder(
      weighedBy(single, table),
      'turret OUT OF THE SUN with TIGHT TURN, YO-YO',
      ['turret IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO', 'turret IN MY SIGHTS JINKING with TIGHT TURN, YO-YO'],
      ['turret OUT OF THE SUN with YO-YO', 'turret OUT OF THE SUN with TIGHT TURN'],
      'turret IN MY SIGHTS 1/1 with YO-YO',
      'turret OUT OF THE SUN',
      ['turret IN MY SIGHTS 1/1', 'turret IN MY SIGHTS JINKING'],
      'pass',
    );
    expectOrder(
      weighedBy(campaign, table),
      ['turret OUT OF THE SUN with TIGHT TURN, YO-YO', 'turret IN MY SIGHTS JINKING with TIGHT TURN, YO-YO'],
      'turret IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO',
      'turret OUT OF THE SUN with YO-YO',
      'turret IN MY SIGHTS 1/1 with YO-YO',
      ['turret OUT OF THE SUN', 'turret IN MY SIGHTS JINKING'],
      'turret IN MY SIGHTS 1/1',
      'pass',
    );
  });

  test('DIF-BMB-35: a shot into the fuel tank is stopped before all else; one that kills is fired', () => {
    const stopping = weighedBy(single, firedAt('IN MY SIGHTS FUEL TANK'));
    expectOrder(
      stopping,
      ['turret OUT OF THE SUN', 'turret IN MY SIGHTS JINKING', 'turret OUT OF THE SUN with YO-YO'],
      'turret IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO',
      'pass',
    );
    const tank = firedAt('IN MY SIGHTS 1/1', { hand: [...turrets, 'IN MY SIGHTS FUEL TANK'] }, { hand: guns });
    for (const thumbs of both)
      expectOrder(
        weighedBy(thumbs, tank),
        'turret IN MY SIGHTS FUEL TANK',
        'turret OUT OF THE SUN with TIGHT TURN, YO-YO',
      );
  });

  test('what saves the bomber, and what brings the fighter down, is worth most', () => {
    const saving = (hits: number): number => {
      const weights = weighedBy(single, firedAt('IN MY SIGHTS 1/1', { hits }));
      return weights['turret IN MY SIGHTS 1/1'] - weights['turret OUT OF THE SUN'];
    };
    // A Do 17 is turned over by four hits; the Spitfire has no Firepower.
    expect(saving(3)).toBeGreaterThan(saving(0) + 4);
    expect(saving(1)).toBe(saving(0));
    const killing = (hits: number): number =>
      weighedBy(single, firedAt('IN MY SIGHTS 1/1', {}, { hits }))['turret OUT OF THE SUN'];
    expect(killing(4)).toBeGreaterThan(killing(0) + 2);
    expect(killing(3)).toBe(killing(0));
  });

  test('against a manoeuvre only what hits counts', () => {
    const table = flown({
      active: 'B1',
      aircraft: { B1: { hand: [...guns, 'ACE PILOT'] }, A1: { hand: turrets } },
    });
    chooseIn(single, table, 'maneuver 2 at A1 with ACE PILOT');
    expectOrder(
      weighedBy(single, table),
      'turret OUT OF THE SUN with TIGHT TURN, YO-YO',
      'turret OUT OF THE SUN with YO-YO',
      ['turret IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO', 'turret IN MY SIGHTS JINKING with TIGHT TURN, YO-YO'],
      'turret OUT OF THE SUN',
      'turret IN MY SIGHTS 1/1',
      'pass',
    );
  });

  test('nobody fires his last cards at all costs', () => {
    const few = weighedBy(single, firedAt('IN MY SIGHTS 1/1', { hand: ['IN MY SIGHTS 1/1', 'YO-YO'] }));
    expect(few.pass).toBeGreaterThan(weighedBy(single, firedAt('IN MY SIGHTS 1/1')).pass);
    expect(few.pass).toBeLessThan(few['turret IN MY SIGHTS 1/1']);
  });

  test('DIF-BMB-31: a shot that hurts is dodged, one that does not is borne', () => {
    const dodging = (shot: string, hits: number): AnyTable => {
      const table = firedAt(
        'OUT OF THE SUN',
        { hand: [...turrets, 'IN MY SIGHTS 2/3'] },
        { hits, hand: [...guns, 'ACE PILOT'] },
      );
      chooseIn(single, table, `turret ${shot}`);
      return table;
    };
    for (const thumbs of both) {
      const [light, hard, last] = [
        dodging('IN MY SIGHTS 1/1', 0),
        dodging('IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO', 0),
        dodging('IN MY SIGHTS 1/1', 2),
      ].map((table) => weighedBy(thumbs, table));
      const worth = (weights: Weights): number => weights['answer ACE PILOT'] - weights.pass;
      expect(worth(hard)).toBeGreaterThan(worth(light) + 1);
      expect(worth(last)).toBeGreaterThan(worth(light) + 2);
      expect(worth(light)).toBeLessThan(0);
      expect(worth(last)).toBeGreaterThan(0);
    }
    expectOrder(
      weighedBy(single, dodging('IN MY SIGHTS 1/1 with TIGHT TURN, YO-YO', 0)),
      'answer BARREL ROLL',
      'answer ACE PILOT',
      'pass',
    );
  });
});

describe('bombing', () => {
  const bombs = (given: object, options = drawnUp(dorniers(1))): AnyTable =>
    flown({ phase: 'bombing', mission: { flak: 'normal' }, ...given }, options);

  test('DIF-BOMB-05: what brings most bombs to the target, while the Flak is weak', () => {
    const table = bombs({ aircraft: { A1: { front: { bombs: 4 } } } });
    for (const thumbs of both)
      expectOrder(weighedBy(thumbs, table), 'bomb tight with A1', 'bomb normal with A1', 'bomb dispersed with A1');
  });

  test('DIF-BOMB-03: a cripple does not fly into Flak that would bring it down', () => {
    const table = bombs({ aircraft: { A1: { front: { bombs: 4 }, hits: 5 } } }, drawnUp(dorniers(1), { flak: 3 }));
    expectOrder(weighedBy(single, table), 'bomb dispersed with A1', ['bomb normal with A1', 'bomb tight with A1']);
    const weights = weighedBy(campaign, table);
    expect(weights['bomb tight with A1']).toBeLessThan(weights['bomb dispersed with A1']);
  });

  test('a target that is destroyed anyway wants no more bombs', () => {
    const table = bombs(
      { aircraft: { A1: { front: { bombs: 1 } }, A2: { front: { bombs: 9 } } } },
      drawnUp(dorniers(2)),
    );
    const weights = weighedBy(campaign, table);
    expect(weights['bomb tight with A1']).toBeCloseTo(weights['bomb normal with A1']);
  });
});

describe('how a mission stands', () => {
  const chance = (thumbs: Thumbs, aircraft: object, seat = 0, phase = 'next'): number =>
    thumbs.estimate(flown({ phase, aircraft }, drawnUp([...dorniers(2), { fighter: 'bf-109e' }])).state, seat);
  const loads = (n: number): object => ({ front: { bombs: n } });

  test('what is good for one side is bad for the other', () => {
    for (const thumbs of both)
      for (const aircraft of [{}, { A1: { hits: 3 } }, { A3: { gone: true } }, { B1: { hits: 2 } }])
        expect(chance(thumbs, aircraft) + chance(thumbs, aircraft, 1)).toBeCloseTo(1);
  });

  test('hits and losses count, those of a bomber as those of a fighter', () => {
    for (const thumbs of both) {
      const even = chance(thumbs, {});
      expect(chance(thumbs, { A1: { hits: 1 } })).toBeLessThan(even);
      expect(chance(thumbs, { A1: { hits: 3 } })).toBeLessThan(chance(thumbs, { A1: { hits: 1 } }));
      expect(chance(thumbs, { A3: { hits: 1 } })).toBeLessThan(even);
      expect(chance(thumbs, { A3: { gone: true } })).toBeLessThan(chance(thumbs, { A3: { hits: 5 } }));
      expect(chance(thumbs, { B1: { hits: 2 } })).toBeGreaterThan(even);
    }
    expect(chance(single, { A3: { hand: ['YO-YO', 'YO-YO'] } })).toBeGreaterThan(chance(single, {}));
  });

  test('DIF-CMP-25: bombs on their way count for the target: too few are worse than none of it, enough are all of it', () => {
    for (const thumbs of both) {
      const [few, damage, destroy] = [1, 2, 5].map((n) => chance(thumbs, { A1: loads(n), A2: loads(n) }));
      expect(few).toBeLessThan(damage);
      expect(damage).toBeLessThan(destroy);
      expect(few).toBeLessThan(0.5);
      expect(destroy).toBeGreaterThan(0.5);
      const lost = chance(thumbs, { A1: { ...loads(5), gone: true }, A2: loads(5) });
      expect(lost).toBeLessThan(destroy - 0.1);
    }
  });
});
