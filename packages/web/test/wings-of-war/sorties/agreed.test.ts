import { wingsOfWar } from '@tallyho/wings-of-war';
import { expect, test } from 'vitest';
import {
  objection,
  optionsOf,
  type Plan,
  planFor,
  scenarioIds,
  setupOf,
  withAircraft,
  withDuel,
  withMore,
  without,
  withSeat,
} from '../../../src/wings-of-war/set-up/plan.ts';
import { inShort } from './diary.ts';

const nameOf = (seat: number): string => `Player ${seat}`;
const plan = (scenario: string, change: Partial<Plan> = {}): Plan => ({ ...planFor(scenario, nameOf), ...change });

const told = (one: Plan): string[] => [
  `  as planned: ${inShort({ ...one, seats: one.seats.map((seat) => seat.aircraft) })}`,
  `  as played: ${inShort(optionsOf(one))}`,
  `  objection: ${inShort(objection(one))}`,
];

/** Whatever people may agree on, from a scenario on. */
function* agreements(): Generator<readonly [string, Plan]> {
  for (const id of scenarioIds) yield [`${id}, ${setupOf(id).source}`, plan(id)];
  const escort = plan('escort');
  const on = { ...escort.switches, altitude: true, overdive: true, higher: true, clouds: true };
  yield ['altitude', plan('escort', { switches: { ...escort.switches, altitude: true }, floor: 3 })];
  yield ['everything', plan('escort', { switches: on, floor: 2 })];
  yield ['variants without altitude', plan('escort', { switches: { ...on, altitude: false }, floor: 2 })];
  yield [
    'interruption of nothing',
    plan('escort', { switches: { ...escort.switches, tailing: false, aiming: false } }),
  ];
  yield ['interruption of aiming', plan('escort', { switches: { ...escort.switches, tailing: false } })];
  const landing = plan('home-before-dark');
  yield ['landing without altitude', { ...landing, switches: { ...landing.switches, altitude: false } }];
  const ground = plan('scramble');
  yield ['on the ground without altitude', { ...ground, switches: { ...ground.switches, altitude: false } }];
  yield ['one more, twice, and one less', without(withMore(withMore(escort, 1), 1), 1, 'albatros')];
  yield ['one more where a number is taken', withMore(without(withMore(withMore(escort, 0), 0), 0, 'camel'), 0)];
  yield ['nobody left', without(plan('dogfight'), 0, 'camel')];
  yield ['one more than nobody', withMore(without(plan('dogfight'), 0, 'camel'), 0)];
  yield ['another card, another level', withAircraft(plan('interception'), 1, 'pfalz', { card: 'd7-udet', level: 3 })];
  yield [
    'commas and the same name',
    withSeat(withSeat(plan('dogfight'), 0, { name: 'Ann, the first' }), 1, { name: 'Ann  the first' }),
  ];
  yield ['no name', withSeat(plan('dogfight'), 1, { name: '' })];
  yield ['a duel', withDuel(plan('dogfight'), { own: 'spad-fonck', enemy: 'd7-udet' })];
  yield ['a duel with nobody', withDuel(plan('dogfight'), { own: 'nobody', enemy: 'd7-udet' })];
  yield ['too many turns', plan('dogfight', { turns: 1000, width: 10, damageDecks: 9 })];
}

test('whatever is agreed on is played so, or there is something against it', async () => {
  const lines = [...agreements()].flatMap(([name, one]) => [name, ...told(one)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/agreed.txt');
});

test('a scenario that nobody knows is the first one', () => {
  expect(setupOf('nothing').id).toBe(scenarioIds[0]);
  expect(() => planFor('nothing', nameOf)).toThrow('nothing');
  expect(wingsOfWar.options(optionsOf(plan('tournament'))).ok).toBe(true);
});

test.each(scenarioIds)('whoever does without altitude may still begin: %s', (scenario) => {
  const { switches } = plan(scenario);
  expect(objection(plan(scenario, { switches: { ...switches, altitude: false } }))).toBeNull();
});
