import { createHash } from 'node:crypto';
import { readRulebook } from '@tallyho/rulebook/node';
import { corsairsLandCampaigns, readOptions, type ZeroOptions, zeroProblems } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { crewsFor, formationOf, missionFighters, pilotsFor } from '../../src/zero/model/content.ts';
import {
  type Flight,
  flightId,
  flightIn,
  flightLine,
  flightOf,
  flightPlan,
  flightsOf,
  forcesOf,
  periodsOf,
  pickablesOf,
  sheetsOf,
} from '../../src/zero/set-up/corsairs-flights.ts';
import { flightName, whereFlown } from '../../src/zero/set-up/line-form.tsx';
import { missionAddress, missionIn } from '../../src/zero/set-up/mission-address.ts';
import { campaigns, lineId, planFrom } from '../../src/zero/set-up/mission-lines.ts';
import { missionObjection, missionOptions } from '../../src/zero/set-up/mission-options.ts';
import {
  changedElement,
  changedMissionSeat,
  type MissionElement,
  type MissionPlan,
  plannedKinds,
  targetSheets,
  withAttacker,
  withCorsairs,
  withKind,
  withMissionElement,
  withNight,
  withStores,
} from '../../src/zero/set-up/mission-plan.ts';
import { planAddress, planAt } from '../../src/zero/set-up/plan-address.ts';
import { problemRules, ruleOf } from '../../src/zero/set-up/problem-rules.ts';
import { type ReadyKind, readyId, readyKinds } from '../../src/zero/set-up/ready-missions.ts';
import { aircraftScene } from '../../src/zero/tell/aircraft.ts';
import { zeroWords } from '../../src/zero/words/words.ts';

const names = ['one', 'two'] as const;

function read(plan: MissionPlan): ZeroOptions {
  const options = readOptions(missionOptions(plan));
  if (!options.ok) throw new Error(`${plan.line}: ${JSON.stringify(options.problem)}`);
  return options.value;
}
const ready = (kind: ReadyKind): MissionPlan => planFrom(readyId(kind), names);
const all = corsairsLandCampaigns.flatMap(flightsOf);

describe('a Mission of every kind of Corsairs & Hellcats', () => {
  test.each(readyKinds)('%s can be flown as it is, with aircraft on both sides', (kind) => {
    const plan = ready(kind);
    expect(plan.line).toBe(readyId(kind));
    expect(missionObjection(plan)).toBeNull();
    for (const { elements, formations } of plan.seats) expect(elements.length + formations.length).toBeGreaterThan(0);
    for (const language of ['en', 'fr'] as const) expect(whereFlown(zeroWords[language], plan, language)).not.toBe('');
  });

  test('CH-18.41d, CH-18.51a, CH-21.64a, CH-27.9a: rockets, Napalm, skipping bombs and a fortified target are in the orders', () => {
    const orders = (kind: ReadyKind) => read(ready(kind)).orders;
    expect(orders('rockets')?.effects).toEqual([{ side: 'allied', effect: { does: 'rockets' } }]);
    expect(orders('napalm')?.effects).toEqual([{ side: 'allied', effect: { does: 'napalm' } }]);
    expect(orders('skip-bombing')).toMatchObject({ skipBombing: true, errataLoadedHalf: true });
    expect(orders('fortified')).toMatchObject({ fortified: true });
    expect(orders('patrol')).toMatchObject({ kind: 'patrol', target: '6A-patrol', errataPatrols: true });
  });

  test('CH-27.3, CH-17.51a: by night a Black Widow is met, and by night only there are such to choose from', () => {
    const plan = ready('night');
    expect(plan.seats[1].elements).toMatchObject([{ fighter: 'p-61a', wingman: false }]);
    const widows = (night: boolean): string[] =>
      missionFighters({ corsairs: true, night }).flatMap(({ id, night: rating }) => (rating === undefined ? [] : [id]));
    expect(widows(true)).toEqual(['j1n1-s', 'ki-45-kai-c', 'p-61a', 'f6f-5n', 'pv-1n']);
    expect(widows(false)).toEqual([]);
  });

  test('CH-28.4, CH-18.82a: kamikazes look for their target, some with an MXY7, and escorts come home', () => {
    const { seats, orders } = read(ready('kamikaze'));
    expect(orders).toMatchObject({ kind: 'kamikaze', target: null, search: { table: expect.anything() } });
    expect(seats[0].elements.map(({ aircraft, kamikaze }) => [aircraft, kamikaze])).toEqual([
      ['a6m5', true],
      ['a6m5', true],
      ['d3a1', true],
      ['ki-43-ii', undefined],
    ]);
    expect(read(ready('ohka')).seats[0].formations).toMatchObject([{ ohka: true }, { ohka: true }]);
  });

  test('every kind of Mission can be made of any other, and is refused for nothing', () => {
    for (const from of readyKinds)
      for (const kind of plannedKinds({ corsairs: true })) {
        const plan = withKind(ready(from), kind);
        expect([from, kind, missionObjection(plan)]).toEqual([from, kind, null]);
        expect(read(plan).orders?.kind).toBe(kind);
      }
  });

  test('CH-28.1a, CH-27.7a, CH-17.41a: who changes the attacker gives the task to the other side', () => {
    const plan = withAttacker(withStores(withKind(ready('patrol'), 'patrol'), 'rockets', true), 'japanese');
    expect(missionObjection(plan)).toBeNull();
    expect(plan.seats.map(({ elements }) => elements.some(({ tasked }) => tasked))).toEqual([true, false]);
    expect(plan.effects).toEqual([{ side: 'japanese', effect: { does: 'rockets' } }]);
  });
});

describe('a Mission of a campaign of Corsairs & Hellcats', () => {
  test('Z-24.46a, CH-27.21b: every line of every period can be flown, Special Missions as well, with aircraft on both sides', () => {
    expect(all.filter(({ special }) => special !== null).length).toBe(20);
    for (const { campaign, target, special } of all)
      for (const period of periodsOf(campaign, target.number, special)) {
        const plan = flightPlan(flightOf(campaign, target, special, period), names);
        expect([plan.line, missionObjection(plan)]).toEqual([plan.line, null]);
        const aircraft = plan.seats.map(({ elements, formations }) => elements.length + formations.length);
        // Nobody flies over Yamato on her last way.
        if (special?.id !== 'S17') expect([plan.line, ...aircraft]).not.toContain(0);
      }
  });

  test('CH-27.12a, CH-28.21a: every sheet of a Target System and every force of kamikazes can be chosen, and stands in the line', () => {
    for (const one of all) {
      const { campaign, target, special } = one;
      const flights: Flight[] = [
        ...sheetsOf(campaign, target).map((sheet) => ({ ...one, sheet })),
        ...forcesOf(campaign, target, special).map(({ card }) => ({ ...one, force: card })),
      ];
      for (const flight of flights) {
        expect(flightIn(flightId(flight))).toEqual(flight);
        expect([flightId(flight), missionObjection(flightPlan(flight, names))]).toEqual([flightId(flight), null]);
      }
    }
  });

  test('Z-24.53a, CH-EX-06: every Resource of both sides can be taken, and what it brings flies', () => {
    for (const campaign of corsairsLandCampaigns) {
      const [one] = flightsOf(campaign);
      for (const period of periodsOf(campaign, one.target.number, null))
        for (const side of [0, 1])
          for (const { number, entry } of pickablesOf(campaign, side, period)) {
            const flight = flightOf(campaign, one.target, null, period);
            const picked = { ...flight, picks: flight.picks.map((pick, i) => (i === side ? { number, entry } : pick)) };
            expect(flightIn(flightId(picked))).toEqual(picked);
            expect([flightId(picked), missionObjection(flightPlan(picked, names))]).toEqual([flightId(picked), null]);
          }
    }
    const vella = flightIn('okinawa-14.march.3a.4a.ims-3b');
    expect(vella?.picks).toEqual([
      { number: 3, entry: 0 },
      { number: 4, entry: 0 },
    ]);
    const plan = planFrom('okinawa-14.march.3a.4a.ims-3b', names);
    // CH-EX-09: the escort is of Ki-61s, and Ki-43s fly in the place of those that were to be kamikazes.
    expect(plan.seats[0].elements.map(({ fighter, tasked }) => [fighter, tasked ?? false])).toEqual([
      ['ki-45', true],
      ['ki-27', true],
      ['ki-27', true],
      ['ki-43-ii', true],
      ['ki-61', false],
    ]);
    expect(plan.effects).toContainEqual({ side: 'allied', effect: { does: 'naval-flak', by: 1 } });
  });

  test('says where, in both languages, and Special Missions by their names', () => {
    const [munda] = flightsOf(corsairsLandCampaigns[0]);
    expect(flightName(zeroWords.en, munda, 'en')).toBe('Munda: Airfield');
    expect(whereFlown(zeroWords.en, planFrom('solomons-s2', names), 'en')).toBe('Solomons – Washing Machine Charlie');
    for (const flight of all)
      for (const language of ['en', 'fr'] as const)
        expect(flightName(zeroWords[language], flight, language)).toMatch(/^\p{L}.{4}/u);
  });
});

describe('the address of a Mission', () => {
  const opened = (address: string): MissionPlan => planAt(missionIn(address) ?? '', names);

  test('old ones open as they did: a line, a campaign, nothing, nonsense', () => {
    expect(opened('mission/malaya-14').line).toBe('malaya-14');
    expect(opened('mission/burma').line).toBe('burma-1');
    expect(opened('mission').line).toBe('malaya-1');
    expect(opened('mission/no-such-line').line).toBe('malaya-1');
    expect(opened('mission/philippines-1944').line).toBe('philippines-1944-1');
    expect(opened('mission/malaya-14/~broken').line).toBe('malaya-14');
    expect(opened('mission/malaya-14/~e30').line).toBe('malaya-14');
    expect(missionAddress('malaya-14')).toBe('mission/malaya-14');
  });

  test('is the line alone until something is changed', () => {
    for (const line of ['malaya-4', 'burma-9', ...readyKinds.map(readyId), ...all.map(flightLine)])
      expect(planAddress(planFrom(line, names))).toBe(`mission/${line}`);
  });

  const changed = (plan: MissionPlan, change: Partial<MissionElement>): MissionPlan =>
    changedMissionSeat(plan, 'allied', {
      elements: plan.seats[1].elements.map((one, i) => (i === 0 ? changedElement(one, change) : one)),
    });

  test('carries the whole of every plan that can be flown', () => {
    const plans = [
      ...[...readyKinds.map(readyId), ...all.map(flightLine), 'malaya-4', 'malaya-14', 'burma-2'].map((line) => ({
        ...planFrom(line, names),
        angles: true,
        outward: 9,
      })),
      changed(ready('kamikaze'), { pilot: 'bong' }),
      changed(ready('rockets'), { pilot: 'boyington', wingmanPilot: 'thomas', load: 'level+rockets' }),
      changed(ready('air-drop'), { green: { leader: true, wingman: true } }),
      withKind(ready('night'), 'transport'),
      { ...ready('kamikaze'), search: null, target: '7B-cve' },
      { ...ready('transport'), cargo: 3, landing: true },
    ].filter((plan) => missionObjection(plan) === null);
    expect(plans.length).toBeGreaterThan(80);
    for (const plan of plans) {
      const address = planAddress(plan);
      expect(address).toMatch(/^mission\/[\w.-]+\/~[\w-]+$/);
      expect(address.length).toBeLessThan(4000);
      expect([plan.line, missionOptions(opened(address))]).toEqual([plan.line, missionOptions(plan)]);
      expect(opened(address).line).toBe(plan.line);
    }
  });
});

describe('what cannot be flown', () => {
  const refusal = (plan: MissionPlan): [string | undefined, string | undefined] => {
    const code = missionObjection(plan)?.code;
    return [code, code === undefined ? undefined : ruleOf(code)];
  };
  const allied = (plan: MissionPlan, elements: readonly MissionElement[]): MissionPlan =>
    changedMissionSeat(plan, 'allied', { elements });

  test('CH-17.51a, CH-27.31d: night fighters by day and Wingmen by night are refused, and night takes all Wingmen', () => {
    expect(refusal({ ...ready('night'), night: false })).toEqual(['night-fighter-by-day', 'CH-17.51a']);
    const rockets = ready('rockets');
    expect(refusal({ ...rockets, night: true })).toEqual(['wingman-at-night', 'CH-27.31d']);
    expect(missionObjection(withNight(rockets, true))).toBeNull();
    expect(withMissionElement(withNight(rockets, true), rockets.seats[1]).seats[1].elements.at(-1)?.wingman).toBe(
      false,
    );
  });

  test('CH-28.23b, CH-28.25a, CH-18.6d, CH-18.54a: kamikazes high up or with a pilot, other targets, Napalm at sea', () => {
    const kamikazes = ready('kamikaze');
    const with1 = (change: Partial<MissionElement>): MissionPlan =>
      changedMissionSeat(kamikazes, 'japanese', {
        elements: kamikazes.seats[0].elements.map((one, i) => (i === 0 ? { ...one, ...change } : one)),
      });
    expect(refusal(with1({ altitude: 'very high' }))[1]).toMatch(/^(CH-28\.23b|Z-)/);
    expect(refusal(with1({ pilot: 'sakai' }))).toEqual(['kamikaze-with-a-pilot', 'CH-28.25a']);
    expect(refusal({ ...ready('submarine'), target: '1A' })).toEqual(['target-of-another-mission', 'CH-18.6d']);
    const napalm = ready('napalm');
    const [first, ...rest] = napalm.seats[1].elements;
    const loaded = allied(napalm, [{ ...first, load: 'napalm' }, ...rest]);
    expect(missionObjection(loaded)).toBeNull();
    expect(refusal({ ...loaded, target: '4B' })[0]).toBe('load-not-carried');
  });

  test('CH-19.24q, CH-19.42b: nobody is green and Skilled, and without a Wingman nobody flies him; the form keeps to it', () => {
    const plan = ready('rockets');
    const [first, ...rest] = plan.seats[1].elements;
    const green = { leader: true, wingman: true };
    expect(refusal(allied(plan, [{ ...first, pilot: 'bong' }, ...rest]))).toEqual([
      'pilot-of-another-service',
      'Z-19.21a',
    ]);
    expect(refusal(allied(plan, [{ ...first, pilot: 'boyington', green }, ...rest]))).toEqual([
      'green-and-skilled',
      'CH-19.42b',
    ]);
    expect(refusal(allied(plan, [{ ...first, wingman: false, wingmanPilot: 'thomas' }, ...rest]))).toEqual([
      'pilot-without-wingman',
      'CH-19.24q',
    ]);
    const crewed = changedElement({ ...first, green }, { pilot: 'boyington', wingmanPilot: 'thomas' });
    expect(missionObjection(allied(plan, [changedElement(crewed, { wingman: false }), ...rest]))).toBeNull();
  });

  test('every paragraph that is named is in the books, and every refusal is one', () => {
    expect(zeroProblems).toEqual(expect.arrayContaining(Object.keys(problemRules)));
    const { byId } = readRulebook();
    expect(Object.values(problemRules).filter((rule) => !byId.has(rule.toUpperCase()))).toEqual([]);
  });
});

describe('without Corsairs & Hellcats', () => {
  test('every Mission of Zero! is what it was', () => {
    const digests = campaigns().map((campaign) => {
      const options = campaign.targets.map((target) => missionOptions(planFrom(lineId(campaign, target), names)));
      return createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16);
    });
    expect(digests).toEqual(['1e58abf984c24ed3', '3156fa42ab64d1cc', '559c6e5e551255fe']);
  });

  test('nothing of it can be chosen, and switching it off takes all of it away', () => {
    const plan = withCorsairs(ready('kamikaze'), false);
    expect(plannedKinds(plan)).toEqual(['bombing', 'reconnaissance', 'dogfight', 'evacuation']);
    expect(targetSheets(plan).map(({ id }) => id)).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B']);
    for (const kind of readyKinds) {
      const { orders, seats } = missionOptions(withCorsairs(ready(kind), false)) as ZeroOptions;
      expect(Object.keys(orders ?? {})).toEqual(['kind', 'attacker', 'target', 'turns', 'effects', 'angles']);
      for (const { elements, formations = [] } of seats) {
        for (const one of elements)
          expect(['aircraft', 'wingman', 'pilot', 'altitude']).toEqual(expect.arrayContaining(Object.keys(one)));
        for (const one of formations) expect(one.aircraft.every((id) => formationOf(id)?.set === undefined)).toBe(true);
      }
    }
    const malaya = planFrom('malaya-1', names);
    expect(missionOptions(withCorsairs(withCorsairs(malaya, true), false))).toEqual(missionOptions(malaya));
  });
});

test('CH-19.2b, CH-19.34c: people of both games are there to be chosen, crews as well', () => {
  const [corsair] = missionFighters({ corsairs: true, night: false }).filter(({ id }) => id === 'sb2c');
  expect(pilotsFor(corsair, true).map(({ id }) => id)).toEqual(['mini', 'ghesquiere']);
  expect(pilotsFor(corsair)).toEqual([]);
  expect(crewsFor(formationOf('g4m2')).map(({ name }) => name)).toEqual(['Nonaka', 'Higai']);
});

test('CH-17.52a, CH-18.41d, CH-18.51a: the hangar shows a night fighter without a Wingman, and what may be carried', () => {
  const shown = (id: string) =>
    missionFighters({ corsairs: true, night: true }).flatMap((one) =>
      one.id === id ? [aircraftScene(zeroWords.en, one)] : [],
    )[0];
  expect(shown('p-61a').tables.map(({ caption }) => caption)).toEqual(['Leader']);
  expect(shown('p-61a').notes[0]).toMatch(/^Night fighter: .* draws 3 cards/);
  expect(shown('f4u-1d').notes).toEqual(expect.arrayContaining(['May carry rockets.', 'May carry Napalm.']));
  expect(shown('a6m2').notes.join()).not.toMatch(/rockets|Napalm|Night/);
});
