import { expect, test } from 'vitest';
import { type AircraftCard, aircraftValue, basePack, mergePacks } from '../src/index.ts';

const { cards = [], types = [] } = basePack;
const card = (id: string): AircraftCard => {
  const found = cards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

test('every aircraft card has a value, and they differ', () => {
  const values = cards.map((one) => aircraftValue(one));
  for (const value of values) expect(value).toSatisfy(Number.isInteger);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(25);
  expect(Math.max(...values)).toBeLessThanOrEqual(95);
  expect(new Set(values).size).toBeGreaterThan(15);
});

test('better guns, a stronger airframe and a rear gun are worth more', () => {
  const plain = card('nieuport-28-roosevelt');
  expect(aircraftValue({ ...plain, front: 'A' })).toBeGreaterThan(aircraftValue(plain));
  expect(aircraftValue({ ...plain, damage: plain.damage + 2 })).toBeGreaterThan(aircraftValue(plain));
  expect(aircraftValue({ ...plain, rear: 'B' })).toBeGreaterThan(aircraftValue(plain));
  expect(aircraftValue({ ...plain, front: null })).toBeLessThan(aircraftValue(plain));
});

test('types of one time are about equal, those of 1916 are worth less than those of 1918', () => {
  const [camel, fokker] = [card('camel-brown'), card('triplane-richthofen')].map((one) => aircraftValue(one));
  expect(Math.abs(camel - fokker)).toBeLessThanOrEqual(8);
  expect(aircraftValue(card('nieuport-11-navarre'))).toBeLessThan(aircraftValue(card('d7-udet')) - 15);
});

test('an aircraft of a pack is worth what its card says', () => {
  const [type] = types;
  const content = mergePacks([
    basePack,
    { system: 'wings-of-war', pack: 'own', types: [{ ...type, id: 'own', deck: 'N' }] },
  ]);
  const own = { ...card('halberstadt-jasta-4'), type: 'own' };
  expect(aircraftValue(own, content)).toBeGreaterThan(aircraftValue(card('halberstadt-jasta-4')));
});
