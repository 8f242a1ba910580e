import { describe, expect, test } from 'vitest';
import strengthsDuel from '../../../../docs/bots/strengths-down-in-flames.json';
import { areAlike, barPairs } from '../../src/hangar/compare/bars.ts';
import { duelsIn, sharesOf } from '../../src/hangar/compare/share.ts';
import { commonScale, drawnSize } from '../../src/hangar/compare/top-views.tsx';
import type { Craft } from '../../src/hangar/craft.ts';
import { count, metres, percent, signed } from '../../src/hangar/figures.ts';
import { barMeeting, fairFoe, redOf } from '../../src/hangar/meeting.ts';
import { mentions, metIn, sheetsOf } from '../../src/hangar/met-in.ts';
import { threeScale } from '../../src/hangar/page/three-views.tsx';
import { measurementOf, strengthIn, winsOf } from '../../src/hangar/strength.ts';
import { posters } from '../../src/home/posters/campaigns.ts';
import { duelAddress, duelIn } from '../../src/set-up/duel-address.ts';
import { all, craftOf } from './crafts.ts';

const crafts = all('en');
const zero = craftOf('zero:fighters:a6m2');
const wildcat = craftOf('zero:fighters:f4f-3');
const spitfire = craftOf('down-in-flames:fighters:spitfire-i');
const emil = craftOf('down-in-flames:fighters:bf-109e');

describe('bars from the middle outwards', () => {
  test('show what both have; the better one is marked, and none where they are even', () => {
    const pairs = barPairs(zero, wildcat, crafts);
    expect(pairs.map(({ id, a, b }) => [id, a.text, b.text, a.isBetter, b.isBetter])).toEqual([
      ['performance', '6', '5', true, false],
      ['horsepower', '2', '2', false, false],
      ['bursts', '1', '1', false, false],
      ['damage', '3/4', '3/6', false, true],
      ['wingman', '2/2', '2/2', false, false],
    ]);
  });
  test('are as long as their share of the most that such an aircraft has', () => {
    const most = Math.max(
      ...crafts.filter(({ kind, system }) => kind === 'fighters' && system === 'zero').map(({ bars }) => bars[0].value),
    );
    expect(barPairs(zero, wildcat, crafts)[0].a.share).toBe(6 / most);
    for (const { a, b } of barPairs(zero, wildcat, crafts)) expect(Math.max(a.share, b.share)).toBeLessThanOrEqual(1);
  });
  test('of two games there are none; of two kinds of cards only some', () => {
    expect(barPairs(zero, spitfire, crafts)).toEqual([]);
    const kate = craftOf('zero:formations:ki-21');
    expect(barPairs(zero, kate, crafts).map(({ id }) => id)).toEqual(['damage']);
    expect([areAlike(zero, wildcat), areAlike(zero, kate)]).toEqual([true, false]);
  });
});

describe('who can meet', () => {
  test('two of one game, of other sides where there are sides, and no bombers', () => {
    expect(barMeeting(zero, wildcat)).toBeNull();
    expect(barMeeting(spitfire, spitfire)).toBeNull();
    expect(barMeeting(zero, spitfire)).toBe('games');
    expect(barMeeting(zero, craftOf('zero:fighters:ki-43'))).toBe('side');
    expect(barMeeting(craftOf('zero:lightBombers:d3a1'), wildcat)).toBe('unarmed-a');
    expect(barMeeting(wildcat, craftOf('zero:formations:ki-21'))).toBe('unarmed-b');
  });
  test('a fair foe costs about the same, flew at the time, and for the other side', () => {
    for (const craft of [zero, wildcat, spitfire, emil, craftOf('wings-of-war:types:sopwith-camel')]) {
      const foe = fairFoe(craft, crafts);
      if (foe === null) throw new Error(`nobody for ${craft.name}`);
      expect(barMeeting(craft, foe), craft.name).toBeNull();
      expect(foe.flag, craft.name).not.toBe(craft.flag);
      expect(Math.abs((foe.year ?? 0) - (craft.year ?? 0)), craft.name).toBeLessThan(3);
      expect(Math.abs((foe.points ?? 0) - (craft.points ?? 0)), craft.name).toBeLessThan(6);
    }
    expect(fairFoe(craftOf('zero:formations:ki-21'), crafts)).toBeNull();
  });
  test('red is the Axis, or the second where both or neither are', () => {
    expect([redOf(zero, wildcat), redOf(wildcat, zero), redOf(wildcat, wildcat), redOf(zero, zero)]).toEqual([
      'a',
      'b',
      'b',
      'b',
    ]);
  });
  test('a duel has an address', () => {
    const choice = { own: 'spitfire-i', enemy: 'bf-109e' };
    expect(duelAddress(choice)).toBe('duel/spitfire-i/bf-109e');
    expect(duelIn(duelAddress(choice))).toEqual(choice);
    expect([duelIn(''), duelIn('two'), duelIn('duel/spitfire-i'), duelIn('mission/a/b')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('what duels tell', () => {
  test('shares, and between what the true one lies, a draw counted as half', () => {
    const shares = sharesOf({ won: 46, drawn: 8, lost: 46 });
    expect([shares.won, shares.drawn, shares.lost]).toEqual([0.46, 0.08, 0.46]);
    expect([shares.low, shares.high].map((share) => share.toFixed(3))).toEqual(['0.404', '0.596']);
    expect(duelsIn({ won: 1, drawn: 2, lost: 4 })).toBe(7);
  });
  test('draws move the interval by half of what a win does', () => {
    const [won, drawn] = [sharesOf({ won: 30, drawn: 0, lost: 70 }), sharesOf({ won: 0, drawn: 60, lost: 40 })];
    expect([won.low, won.high]).toEqual([drawn.low, drawn.high]);
  });
  test('nothing before the first, and never beyond all or none', () => {
    expect(sharesOf({ won: 0, drawn: 0, lost: 0 })).toEqual({ won: 0, drawn: 0, lost: 0, low: 0, high: 1 });
    expect(sharesOf({ won: 9, drawn: 0, lost: 0 }).high).toBe(1);
    expect(sharesOf({ won: 0, drawn: 0, lost: 9 }).low).toBe(0);
  });
});

describe('measured strength', () => {
  test('is that of the measurement that the points were checked by, of our own fighters alone', async () => {
    const measurement = await measurementOf('down-in-flames');
    if (measurement === null) throw new Error('nothing was measured');
    expect(strengthIn(measurement, spitfire)).toEqual({
      elo: strengthsDuel.checked.elo['spitfire-i'],
      games: strengthsDuel.checked.games,
      date: strengthsDuel.date,
    });
    expect(strengthIn(measurement, { ...spitfire, pack: 'my-box' })).toBeNull();
    expect(strengthIn(measurement, craftOf('down-in-flames:bombers:ju-87b'))).toBeNull();
    expect(await measurementOf('wings-of-war')).toBeNull();
  });
  test('400 Elo points are ten to one', () => {
    expect([winsOf(0), winsOf(400), winsOf(-400)]).toEqual([0.5, 10 / 11, 1 / 11]);
  });
});

describe('where an aircraft is met', () => {
  const titles = async (craft: Craft): Promise<string[]> =>
    metIn(posters, await sheetsOf(craft.system), craft).map(({ id }) => id);
  test('in the campaigns whose sheets name it', async () => {
    expect(await titles(zero)).toEqual(
      expect.arrayContaining(['malaya', 'coral-sea', 'guadalcanal', 'pearl-harbor', 'midway']),
    );
    expect(await titles(spitfire)).toEqual(['battle-of-britain-1940']);
    expect(await titles(craftOf('zero:formations:b-29'))).toContain('superfortress');
    expect(await titles(craftOf('wings-of-war:types:sopwith-camel'))).toEqual([]);
  });
  test('a name is looked for in all of a sheet, and must be the whole of it', () => {
    expect(mentions({ a: [{ b: 'p-40e' }] }, 'p-40e')).toBe(true);
    expect(mentions({ a: [null, 1, 'p-40e-1'] }, 'p-40e')).toBe(false);
  });
});

describe('pictures to scale', () => {
  test('both fit, and the larger one fills its half', () => {
    const scale = commonScale({ width: 400, height: 120 }, [
      { span: 10, length: 9 },
      { span: 20, length: 6 },
    ]);
    expect(scale).toBeCloseTo(Math.min((200 * 0.84) / 20, (120 * 0.82) / 9));
    expect(commonScale({ width: 0, height: 0 }, [drawnSize(zero)])).toBe(0);
  });
  test('three views share the width, one alone has all of it', () => {
    const [size, room] = [
      { span: 12, length: 9 },
      { width: 400, height: 240 },
    ];
    expect(threeScale(room, size, false)).toBeCloseTo((400 * 0.42 * 0.92) / 12);
    expect(threeScale(room, size, true)).toBeCloseTo((240 * 0.9) / 9);
  });
  test('what nobody has painted is drawn as its nearest relative, and has no size of its own', () => {
    const own: Craft = { ...zero, id: 'my-own', size: null };
    expect(drawnSize(own).span).toBeGreaterThan(5);
    expect(drawnSize(craftOf('wings-of-war:types:fokker-dr1')).span).toBe(7.19);
  });
});

test('figures are written as their language writes them', () => {
  expect([count(1000, 'en'), percent(0.464, 'en'), metres(12, 'en'), signed(-43, 'en'), signed(43, 'en')]).toEqual([
    '1,000',
    '46%',
    '12.0',
    '−43',
    '+43',
  ]);
  expect([metres(9.06, 'fr'), percent(0.464, 'fr').replace(/\s/, ' ')]).toEqual(['9,1', '46 %']);
});
