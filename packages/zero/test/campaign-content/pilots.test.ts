import { describe, expect, test } from 'vitest';
import { campaignBase, type PilotCounter } from '../../src/content/index.ts';
import { aircraft, campaign, typeOf } from './fixture.ts';

const { counters, crews } = campaignBase;

describe('pilots and crews', () => {
  const of = (family: string): PilotCounter[] => counters.filter((one) => one.family === family);

  test('Z-2.0a, Z-19.24d: 48 pilot counters and one crew, everybody on one side of one of them', () => {
    expect([counters.length, crews.length]).toEqual([48, 1]);
    const names = [...counters, ...crews].flatMap(({ front, back }) => [front.id, back.id]);
    expect(new Set(names).size).toBe(98);
    expect(new Set(counters.map(({ id }) => id)).size).toBe(48);
  });

  test('Z-19.22a, Z-19.23a: typed counters are Skilled on both sides, untyped ones on neither; all models of a type exist', () => {
    for (const { id, family, front, back } of counters) {
      for (const side of [front, back]) {
        expect(side.skills.length > 0, id).toBe(family !== null);
        expect(side.family, id).toBe(family);
      }
      if (family !== null)
        expect(
          aircraft.some((type) => type.family === family),
          family,
        ).toBe(true);
    }
  });

  test('Z-CEX-02: Paek is Unskilled, Abe on one of two B5N2 counters, Honda on one of two A6M2 counters', () => {
    const known = (id: string): PilotCounter | undefined => counters.find(({ front }) => front.id === id);
    expect([known('paek')?.family, known('paek')?.service]).toEqual([null, 'ijn']);
    expect([of('B5N').length, known('abe')?.family, of('A6M').length, known('honda')?.family]).toEqual([
      2,
      'B5N',
      2,
      'A6M',
    ]);
    expect(known('honda')?.sources).toMatchObject({ family: 'Z-CEX-02', 'front.name': 'Z-CEX-02' });
  });

  test('CH-EX-18: the Ki-30 has no Skilled pilots', () => {
    expect(of('Ki-30')).toEqual([]);
  });

  test('Z-19.3a, Z-19.35a: the only Skilled crew is Colin Kelly’s, with A, BD and NS', () => {
    const skilled = crews.flatMap(({ front, back }) => [front, back]).filter(({ skills }) => skills.length > 0);
    expect(skilled.map(({ id, skills }) => [id, skills])).toEqual([['colin-kelly', ['A', 'BD', 'NS']]]);
  });

  test('Z-19.21b: Navy and Army are kept apart; four untyped counters each, two for the AVG', () => {
    const untyped = (service: string): number =>
      counters.filter((one) => one.service === service && one.family === null).length;
    expect(['ijn', 'ija', 'commonwealth', 'usaaf', 'usn', 'avg'].map(untyped)).toEqual([4, 4, 4, 4, 4, 2]);
    for (const { service, family } of counters) {
      if (family === null) continue;
      const flown = aircraft.filter((type) => type.family === family).flatMap((type) => type.services);
      expect(flown, family).toContain(service);
    }
  });

  test.each([
    [
      'malaya',
      ['ki-43 ija', 'a6m2 ijn', 'ki-27 ija', 'buffalo-i commonwealth', 'hurricane-iib commonwealth', 'martin-139 -'],
    ],
    ['philippines', ['a6m2 ijn', 'ki-30 ija', 'p-40e usaaf', 'p-40b usaaf', 'p-26a usaaf', 'pby-5 -']],
    [
      'burma',
      ['ki-43 ija', 'p-40b avg', 'p-40e avg', 'buffalo-i commonwealth', 'hurricane-iib commonwealth', 'dc-3 -'],
    ],
  ])('Z-19.21, %s: who flies what', (id, wanted) => {
    const { pilots } = campaign(id);
    const said = wanted.map((line) => {
      const type = typeOf(line.split(' ')[0]);
      return `${type.id} ${pilots[type.side].find((service) => type.services.includes(service)) ?? '-'}`;
    });
    expect(said).toEqual(wanted);
  });
});
