import { chanceFrom, type Decision, type Json, SPECTATOR, Table } from '@tallyho/kernel';
import { type AnyGuadalcanalChoice, type GuadalcanalState, zeroGuadalcanalScript } from '@tallyho/zero';
import { campaignContentOf, guadalcanal, resupplyShips, sides } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { answer, flyOn, looksAhead, type Thumbs } from '../src/index.ts';
import { zeroGuadalcanalThumbs } from '../src/systems/zero-guadalcanal.ts';
import { habitualCrowd } from '../src/systems/zero-guadalcanal-habits.ts';
import { prospectOf } from '../src/systems/zero-guadalcanal-odds.ts';
import { attackOf, copyOf, crowdOf, outlookOf, rosterOf } from '../src/systems/zero-guadalcanal-outlook.ts';
import { plannerFor } from '../src/systems/zero-guadalcanal-plans.ts';
import { playOut, playWeek } from '../src/systems/zero-guadalcanal-playout.ts';
import { type QuickAffair, sheetOf } from '../src/systems/zero-guadalcanal-sheet.ts';
import { chanceAt, scoreOf } from '../src/systems/zero-guadalcanal-standing.ts';
import { beginWeek, drawAttack, endWeek, flyMission, move, WeekLuck } from '../src/systems/zero-guadalcanal-week.ts';

const thumbs = zeroGuadalcanalThumbs as unknown as Thumbs;
const { game } = zeroGuadalcanalThumbs;

function table(given: Json): Table<GuadalcanalState, AnyGuadalcanalChoice, never> {
  const options = game.options({ carriers: true });
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroGuadalcanalScript.situate(given, options.value as never, 'quick');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return new Table(game as never, state.value);
}

/** A moment of a campaign; `goOn`: as far as somebody is asked. */
function stateOf(given: Json, goOn = true): GuadalcanalState {
  const at = table(given);
  if (goOn) at.advance();
  return at.state;
}

const sheet = sheetOf(stateOf({}, false).fixed);
const lucks = (count: number): WeekLuck[] => Array.from({ length: count }, (_, i) => new WeekLuck(i));

/** A day on which the Americans attack, and what it came to. */
const day = { kind: 'attack', card: 'half-loop', flights: {}, vps: 0 };
const night = (more: object = {}): Json =>
  ({ week: 6, weather: 'ots', log: [day], phase: 'resupply', ...more }) as Json;

describe('quick campaigns and the rules', () => {
  test('CH-29.63a: every result moves the marker as it does in the campaign', () => {
    for (const { card, attacker, sheet: target } of guadalcanal.targets)
      for (const marker of [-4, 0, 4]) {
        const begun = { week: 3, weather: 'ots', marker, log: [{ kind: 'attack', card }], phase: 'attack' };
        const affair = attackOf(sheet, stateOf(begun, false));
        expect(affair.attacker).toBe(sides.indexOf(attacker));
        const levels = campaignContentOf([]).targets.find(({ id }) => id === target)?.levels ?? [];
        for (const [level, { vps }] of levels.entries()) {
          const after = stateOf({ ...begun, log: [{ kind: 'attack', card, vps }], phase: 'marker' });
          const at = outlookOf(sheet, stateOf(begun, false));
          move(sheet, at, affair.levels[level].move);
          expect(after.marker, `${card} at ${marker}: ${vps} VPs`).toBe(at.marker);
        }
      }
    for (const [i, ship] of resupplyShips.entries())
      for (let level = 0; level < 4; level++) {
        const after = stateOf({
          week: 3,
          weather: 'ots',
          log: [day, { kind: 'resupply', ship, level }],
          phase: 'resupply-marker',
          draws: [],
        });
        const at = outlookOf(sheet, stateOf(night({ week: 3 })));
        move(sheet, at, sheet.resupply[i].levels[level].move);
        expect(after.marker, `${ship} ${level}`).toBe(at.marker);
      }
  });

  test('CH-29.65a: a week ends with the events of its space, and begins with the aircraft that they leave', () => {
    for (let marker = -4; marker <= 4; marker++) {
      const from = stateOf({ week: 4, weather: 'ots', marker, log: [day], phase: 'end' }, false);
      const at = outlookOf(sheet, from);
      const next = stateOf({ week: 4, weather: 'ots', marker, log: [day], phase: 'end' });
      const luck = lucks(200).find((one) => {
        const tried = copyOf(at);
        endWeek(sheet, tried, one);
        beginWeek(sheet, tried, one);
        return tried.room.join() === next.limits.join() && tried.groups === next.groups;
      });
      if (luck === undefined) throw new Error(`no week begins as that of the campaign does at ${marker}`);
      endWeek(sheet, at, luck);
      beginWeek(sheet, at, luck);
      const then = outlookOf(sheet, next);
      expect(at).toEqual(then);
    }
  });

  test('CH-29.43e: without ships the marker goes left, and no battle is fought', () => {
    const given = {
      week: 6,
      weather: 'ots',
      marker: -1,
      sunk: { destroyer: 5, freighter: 3 },
      log: [day],
      phase: 'ships',
    };
    const at = outlookOf(sheet, stateOf(given as Json, false));
    move(sheet, at, sheet.withoutShips);
    expect(at.marker).toBe(stateOf(given as Json).marker);
  });

  test('CH-29.52a, CH-29.53b: who has flown by day does not fly at night', () => {
    const flights = { japanese: 'L/W a6m2', allied: 'L/W sbd-3 dive' };
    const s = stateOf(night({ log: [{ ...day, flights }] }));
    const at = outlookOf(sheet, s);
    expect(at.room).toEqual([8 - 2, 10 - 2]);
    expect(at.fresh[0][0]).toBe(0);
    expect(at.fresh[1][2]).toBe(2);
  });
});

describe('quick Missions', () => {
  const from = outlookOf(sheet, stateOf(night()));
  const [destroyer] = sheet.resupply;
  const crowds = [0, 1].map((seat) => habitualCrowd(sheet, from, destroyer, seat));

  test('CH-29.51a: nobody sends more than he has, and everything can be told type by type', () => {
    for (const affair of [...sheet.attacks, ...sheet.resupply])
      for (const seat of [0, 1]) {
        const crowd = habitualCrowd(sheet, from, affair, seat);
        const sent = crowd.free.map((free, type) => free + crowd.loaded[type]);
        expect(sent.every((count, type) => count <= from.fresh[seat][type])).toBe(true);
        expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(from.room[seat]);
        expect(crowdOf(sheet, seat, rosterOf(sheet, affair, seat, crowd))).toEqual(crowd);
      }
  });

  test('CH-29.54b: what is lost, and how often a ship goes down, is what the odds say', () => {
    const rosters = crowds.map((crowd, seat) => rosterOf(sheet, destroyer, seat, crowd));
    const { lost } = prospectOf(destroyer.mark, rosters[1], rosters[0]);
    const expected = rosters[1].reduce((sum, { count }, i) => sum + count * lost[i], 0);
    const before = from.boxes[1].reduce((sum, boxes) => sum + boxes, 0);
    let [gone, sunk] = [0, 0];
    for (const luck of lucks(2000)) {
      const at = copyOf(from);
      luck.turnTo(at.week, 'resupply');
      if (flyMission(sheet, at, destroyer, crowds, luck) === 3) sunk++;
      gone += before - at.boxes[1].reduce((sum, boxes) => sum + boxes, 0);
      expect(Math.min(...at.boxes.flat())).toBeGreaterThanOrEqual(0);
    }
    expect(gone / 2000).toBeCloseTo(expected, 0);
    expect(sunk).toBeGreaterThan(0);
    expect(sunk).toBeLessThan(2000);
  });

  test('CH-29.65b: Pistol Pete does a point more to the Airfield', () => {
    const airfield = sheet.attacks.find(({ isHelped }) => isHelped) as QuickAffair;
    const done = (pistolPete: boolean): number =>
      lucks(500).reduce((sum, luck) => {
        const at = { ...copyOf(from), pistolPete };
        luck.turnTo(at.week, 'attack');
        const own = [0, 1].map((seat) => habitualCrowd(sheet, at, airfield, seat));
        return sum + flyMission(sheet, at, airfield, own, luck);
      }, 0);
    expect(done(true)).toBeGreaterThan(done(false));
  });

  test('CH-29.65f: Henderson Field turns attacks on the Airfield into attacks on Ground Forces', () => {
    const at = { ...copyOf(from), hendersonField: true };
    for (const luck of lucks(200)) {
      const { attacker, mark } = drawAttack(sheet, at, luck);
      if (attacker === 0) expect(mark.sheet).not.toBe(guadalcanal.airfield);
    }
  });
});

describe('how the sheets stand', () => {
  const at = outlookOf(sheet, stateOf(night()));

  test('CH-29.61a: better to the right, won and lost at the ends; ships and boxes count for their side', () => {
    const chances = Array.from({ length: 11 }, (_, i) => chanceAt(sheet, scoreOf(sheet, at), i - 5));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect([chances[0], chances[10]]).toEqual([0, 1]);
    const fewer = copyOf(at);
    fewer.ships[0]--;
    expect(scoreOf(sheet, fewer)).toBeLessThan(scoreOf(sheet, at));
    const weaker = copyOf(at);
    weaker.boxes[1][2]--;
    expect(scoreOf(sheet, weaker)).toBeGreaterThan(scoreOf(sheet, at));
  });

  test('CH-29.8a: about as often as quick campaigns end so', () => {
    const attack = attackOf(sheet, stateOf(night()));
    for (const marker of [-3, 0, 3]) {
      const from = { ...copyOf(at), marker };
      const moment = { attack, isFlown: true, attacking: null, resupply: null, night: null };
      const won = lucks(600).reduce((sum, luck) => sum + playOut(sheet, from, moment, luck), 0) / 600;
      const standing = lucks(600).reduce((sum, luck) => sum + playWeek(sheet, from, moment, luck), 0) / 600;
      expect(Math.abs(won - standing), `at ${marker}: ${won} and ${standing}`).toBeLessThan(0.2);
    }
  });

  test('the same luck is the same campaign', () => {
    const moment = { attack: sheet.attacks[0], isFlown: false, attacking: null, resupply: null, night: null };
    const play = (): number[] => lucks(50).map((luck) => playOut(sheet, at, moment, luck));
    expect(play()).toEqual(play());
    expect(new Set(play()).size).toBeGreaterThan(1);
  });
});

/** What a Veteran is asked at such a moment, and what he thinks of each option by its notation. */
function thought(given: Json, seat: number, seed = 'planner', looks = 60): { readonly [text: string]: number } {
  const at = table(given);
  at.advance();
  const decision = at.decisions().find((one) => one.seat === seat) as Decision<AnyGuadalcanalChoice>;
  const planner = plannerFor(at.state, decision, chanceFrom(seed));
  if (planner === null) throw new Error('nothing is planned');
  for (let n = 0; n < looks; n++) planner.playout();
  return Object.fromEntries(
    planner.ranked().map(({ option, chance }) => [game.write(at.state, decision.options[option], seat), chance]),
  );
}

describe('Veterans plan with the whole campaign in mind', () => {
  test('CH-29.43a: a destroyer is enough where a space is all that is missing; where one more is lost, the chance is small', () => {
    const weak = { allied: { 'sbd-3': 3, tbf: 2, 'pby-5': 2, 'b-17e': 2, 'f4f-3': 3, 'p-400': 2 } };
    const last = thought(night({ marker: 4, lost: weak }), 0);
    expect(last['resupply destroyer']).toBeGreaterThanOrEqual(last['resupply freighter']);
    expect(last['resupply destroyer']).toBeGreaterThan(0.8);
    const lost = thought(night({ marker: -4 }), 0);
    expect(lost['resupply destroyer']).toBeLessThan(last['resupply destroyer']);
  });

  test('they look ahead at rosters and ships, by themselves alone and with the same luck alike', () => {
    const at = table(night());
    at.advance();
    const [decision] = at.decisions();
    expect(looksAhead(thumbs, 'veteran', decision as never)).toBe(true);
    const view = game.observe(at.state, 0);
    const chosen = (): object =>
      answer(thumbs, 'veteran', view, decision as never, chanceFrom('same'), { playouts: 40 });
    expect(chosen()).toEqual(chosen());
  });

  test('CH-29.1c: what the other side has assigned in secret changes nothing', () => {
    const given = { week: 5, weather: 'ots', log: [{ kind: 'attack', card: 'maneuvering' }], phase: 'attack' } as Json;
    const at = table(given);
    at.advance();
    while (at.decisions()[0].seat === 0) {
      const [{ options }] = at.decisions();
      const ask = at.openAsk(0);
      if (ask !== undefined) at.answer(ask, options[0]);
    }
    const [decision] = at.decisions();
    const think = () => {
      const planner = plannerFor(at.state, decision, chanceFrom('secret'));
      for (let n = 0; n < 20; n++) planner?.playout();
      return planner?.ranked();
    };
    const before = think();
    at.state.flights[0].push({ aircraft: 'a6m2', count: 2, load: 'none', altitude: null });
    expect(think()).toEqual(before);
  });
});

test('CH-29.1c: Pilots do not always send the same', () => {
  const sent = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const world = table({ week: 5, weather: 'ots', log: [{ kind: 'attack', card: 'ims-1b' }], phase: 'attack' });
    world.advance();
    const chance = chanceFrom(`pilot ${n}`);
    const told: string[] = [];
    for (;;) {
      const [decision] = world.decisions();
      if (decision === undefined || decision.seat !== 0) break;
      const view = game.observe(world.state, 0);
      const choice = answer(thumbs, 'pilot', view, decision as never, chance) as AnyGuadalcanalChoice;
      told.push(game.write(world.state, choice, 0));
      const ask = world.openAsk(0);
      if (ask !== undefined) world.answer(ask, choice);
    }
    sent.add(told.join());
  }
  expect(sent.size).toBeGreaterThan(1);
});

test('a forecast plays the rest of the campaign quickly, from what everybody sees', () => {
  const at = table({
    week: 5,
    weather: 'ots',
    marker: 2,
    log: [{ kind: 'attack', card: 'maneuvering' }],
    phase: 'attack',
  });
  at.advance();
  const view = game.observe(at.state, SPECTATOR);
  const ends = (seed: string): number[] => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 30 }, () => flyOn(thumbs, view, chance));
  };
  expect(ends('a')).toEqual(ends('a'));
  expect(new Set(ends('a'))).toEqual(new Set([-5, 5]));
});
