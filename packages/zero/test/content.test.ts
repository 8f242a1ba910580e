import { describe, expect, test } from 'vitest';
import { altitudes } from '../src/content/types.ts';
import {
  type Border,
  basePack,
  bombingResults,
  checkPack,
  type Face,
  type Fighter,
  type Title,
  titles,
} from '../src/index.ts';
import * as heights from '../src/rules/altitude.ts';
import * as cardRules from '../src/rules/cards.ts';
import { duel, fixtures, refused, start } from './fixture.ts';

const { faces, fighters, pilots } = basePack;
const face = (id: string): Face => faces.find((one) => one.id === id) as Face;
const fighter = (id: string): Fighter => fighters.find((one) => one.id === id) as Fighter;
const cards = faces.flatMap((one) => one.cards.map((card) => ({ ...card, face: one })));
const inZero = cards.filter((card) => !card.face.expansion);

describe('the deck', () => {
  test('Z-2.0a, Z-2.2h, CH-2.0a: 76 cards, and four FULL THROTTLE that join only when asked for', () => {
    expect([inZero.length, cards.length]).toEqual([76, 80]);
    expect(cards.filter((card) => card.face.expansion).map((card) => card.face.title)).toEqual(
      Array(4).fill('FULL THROTTLE'),
    );
    expect(start(duel()).state.fixed.names).not.toContain('FULL THROTTLE');
    expect(start(duel({}, {}, { fullThrottle: true })).state.deck.pile).toHaveLength(80);
  });

  test('Z-2.2c: every card has title, border, sections, Spoiled Attack symbol or not, both results and a number of its own', () => {
    expect(new Set(cards.map(({ number }) => number)).size).toBe(80);
    expect([...cards].map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 80 }, (_, i) => i + 1),
    );
    for (const one of faces) expect(one.sources.all).toBeDefined();
    expect(checkPack(basePack)).toEqual([]);
  });

  test('Z-2.2c, Z-7.0a: titles and Altitudes are known by their places in the lists of the content', () => {
    const placesIn = (names: readonly string[], numbers: object): unknown[] =>
      names.map(
        (name) => Object.entries(numbers).find(([key]) => key === name.toUpperCase().replaceAll(' ', '_'))?.[1],
      );
    expect(placesIn(titles, cardRules)).toEqual(titles.map((_, place) => place));
    expect(placesIn(altitudes, heights)).toEqual(altitudes.map((_, place) => place));
  });

  test('Z-2.2c, Z-5.27a, Z-5.34a: results for bombs and strafing, and Bomb ratings, change nothing in the Basic Game', () => {
    const changed = {
      ...fixtures,
      faces: faces.map((one) => ({
        ...one,
        cards: one.cards.map((card) => ({ ...card, bombing: 'vital', strafing: 'hit', spoiled: true })),
      })),
      fighters: (fixtures.fighters ?? []).map((one) => ({
        ...one,
        leader: { front: { ...one.leader.front, bombs: 3 }, damaged: one.leader.damaged },
      })),
    };
    const play = (pack: unknown): string => {
      const f = start(duel({}, {}, { packs: [pack as never] }));
      for (let i = 0; i < 60 && f.match.state.outcome === null; i++) {
        const [ask] = f.match.state.asks.filter(({ choice }) => choice === null);
        const options = f.match.table.options(ask);
        f.match.choose(ask.seat, ask.id, options[(i * 7) % options.length]);
      }
      return JSON.stringify(f.match.log);
    };
    expect(play(changed)).toBe(play(fixtures));
  });

  test('Z-2.2e, Z-2.2f, Z-2.2g: borders', () => {
    const border = (wanted: Border): Title[] => [
      ...new Set(faces.filter((one) => one.border === wanted).map(({ title }) => title)),
    ];
    expect(border('red')).toEqual(['IN MY SIGHTS', 'OUT OF THE SUN', 'MANEUVERING', 'HALF LOOP']);
    expect(border('white')).toEqual(['SCISSORS', 'VERTICAL ROLL', 'FULL THROTTLE']);
    expect(border('blue')).toEqual(['TIGHT TURN', 'BARREL ROLL', 'ACE PILOT']);
  });

  test('the faces the books show are there, in at least the copies they show', () => {
    const least: { [id: string]: number } = {
      'ims-1-1': 3,
      'ims-1-2': 3,
      'ims-2-2': 2,
      'ims-2-3': 1,
      'ims-3-3': 2,
      'ims-fuel-tank': 1,
      'ots-1-2': 1,
      'ots-2-3': 1,
      'ots-3-4': 1,
      maneuvering: 6,
      'half-loop': 1,
      scissors: 2,
      'tight-turn': 5,
      'barrel-roll': 6,
      'vertical-roll': 2,
      'ace-pilot': 2,
    };
    for (const [id, count] of Object.entries(least)) expect(face(id).cards.length, id).toBeGreaterThanOrEqual(count);
  });

  test('Z-CEX-05, Z-CEX-12, CH-EX-14: the Spoiled Attack symbol where the books show it, and not where they show none', () => {
    const spoiled = (id: string): [number, number] => [
      face(id).cards.filter((card) => card.spoiled).length,
      face(id).cards.length,
    ];
    for (const id of ['half-loop', 'maneuvering', 'ims-2-2', 'ace-pilot'])
      expect(spoiled(id)[0], id).toBeGreaterThan(0);
    expect(spoiled('maneuvering')[1] - spoiled('maneuvering')[0]).toBeGreaterThanOrEqual(2);
    for (const id of ['barrel-roll', 'scissors', 'tight-turn', 'ims-1-2', 'ims-2-3', 'ims-2-2'])
      expect(spoiled(id)[0], id).toBeLessThan(spoiled(id)[1]);
  });

  test('CH-EX-09: a TIGHT TURN with the bombing result Hit', () => {
    expect(face('tight-turn').cards.some(({ bombing }) => bombing === 'hit')).toBe(true);
  });

  test('colours and results are spread so that draws on them have sensible odds', () => {
    const share = (of: (card: (typeof cards)[number]) => boolean): number =>
      Math.round((cards.filter(of).length / 80) * 1000) / 10;
    expect(['red', 'white', 'blue'].map((border) => share((card) => card.face.border === border))).toEqual([
      52.5, 17.5, 30,
    ]);
    expect(bombingResults.map((result) => share((card) => card.bombing === result))).toEqual([40, 36.3, 15, 8.8]);
    expect([share((card) => card.strafing === 'hit'), share((card) => card.spoiled)]).toEqual([50, 20]);
    for (let block = 0; block < 8; block++) {
      const ten = cards.filter(({ number }) => Math.floor((number - 1) / 10) === block);
      expect(ten.filter(({ strafing }) => strafing === 'hit').length).toBe(5);
      expect(ten.filter(({ bombing }) => bombing === 'miss').length).toBe(4);
    }
  });

  test('every answer of a card is a title, and only ACE PILOT answers all ten', () => {
    for (const one of faces) for (const title of one.answers) expect(titles).toContain(title);
    expect(faces.filter(({ answers }) => answers.length === titles.length).map(({ id }) => id)).toEqual(['ace-pilot']);
  });
});

describe('the aircraft', () => {
  test('Z-GAP-06: at least 34 types, every value with its source, and those named by the project among them', () => {
    const named =
      'a6m2 a6m2-n a6m3 a6m5 ki-27 ki-43 ki-43-ii ki-44 ki-45 ki-61 ki-84 n1k2-j j2m3 buffalo-i hurricane-iib p-40b p-40e p-39d p-400 f2a-3 f4f-3 f4f-4 p-38g p-38j p-47d p-51d f4u-1 f6f-3'.split(
        ' ',
      );
    expect(fighters.length).toBeGreaterThanOrEqual(34);
    expect(named.filter((id) => fighter(id) === undefined)).toEqual([]);
  });

  test('Z-5.26a, Z-EX-07, Z-EX-17, Z-EX-20: the A6M2 of the book', () => {
    const { leader, wingman, points } = fighter('a6m2');
    expect([
      leader.front.bursts,
      leader.front.agile,
      wingman.front.offensive,
      wingman.front.defensive,
      points.leader + points.wingman,
    ]).toEqual([1, true, 2, 2, 6]);
  });

  test('Z-EX-14.0, Z-EX-14.1, Z-EX-14.2, Z-EX-14.3, Z-EX-21: the Ki-43 of the book', () => {
    const { leader, wingman, points } = fighter('ki-43');
    expect(leader.front).toMatchObject({ performance: 6, horsepower: 2, bursts: 0, agile: true });
    expect([
      leader.damaged.damage,
      wingman.front.defensive,
      wingman.front.damage,
      wingman.damaged.offensive,
      wingman.damaged.damage,
    ]).toEqual([4, 2, 3, 1, 4]);
    expect(points.leader + points.wingman).toBe(4);
  });

  test('Z-EX-14.0, Z-EX-14.4, Z-EX-20: the Buffalo I of the book', () => {
    const { leader, wingman, points } = fighter('buffalo-i');
    expect(leader.front).toMatchObject({ performance: 5, horsepower: 1, bursts: 1, damage: 3, agile: false });
    expect([wingman.front.offensive, points.leader + points.wingman]).toEqual([1, 4]);
  });

  test('Z-EX-02, Z-EX-18, Z-EX-21, Z-CEX-04, CH-EX-08, CH-EX-14: the other known values', () => {
    const { leader } = fighter('hurricane-iib');
    expect([leader.front.damage, leader.damaged.damage]).toEqual([3, 6]);
    expect(
      ['f4f-3', 'f4f-4'].map((id) => [
        fighter(id).wingman.front.defensive,
        fighter(id).points.leader + fighter(id).points.wingman,
      ]),
    ).toEqual([
      [2, 6],
      [2, 6],
    ]);
    expect(fighter('p-40e').points.leader + fighter('p-40e').points.wingman).toBe(6);
    expect(fighter('p-40b').wingman.front.offensive + fighter('p-40b').wingman.front.defensive).toBe(3);
    expect(fighter('p-38g').leader.front).toMatchObject({ performance: 6, horsepower: 2 });
    expect([
      fighter('ki-43-ii').leader.front.damage,
      fighter('ki-43-ii').wingman.front.offensive,
      fighter('ki-43-ii').wingman.front.defensive,
    ]).toEqual([3, 1, 2]);
  });

  test('Z-5.21e, Z-9.0a: the Damaged side is worse, and only the Ki-45 of the expansion has a Gunner', () => {
    for (const { leader, wingman, id } of fighters) {
      const worse =
        leader.damaged.performance < leader.front.performance || leader.damaged.horsepower < leader.front.horsepower;
      expect(worse, id).toBe(true);
      expect(wingman.damaged.damage, id).toBeGreaterThan(wingman.front.damage);
    }
  });

  test('Z-5.24b, Z-5.33b: no turbocharger before 1942', () => {
    expect(
      fighters
        .filter(({ turbo }) => turbo)
        .map(({ year }) => year)
        .sort()[0],
    ).toBe(1942);
  });
});

describe('the pilots', () => {
  test('Z-19.22a, Z-CEX-02, CH-EX-06: the counters the books name, with what is told of them', () => {
    const of = (id: string) => pilots.find((one) => one.id === id);
    expect(of('boyington')).toMatchObject({ service: 'usmc', family: 'F4U', skills: ['A', 'CV'] });
    expect(of('thomas')).toMatchObject({ service: 'usmc', family: 'F4U', skills: ['P', 'H'] });
    expect(of('harris')).toMatchObject({ service: 'usn', family: 'F6F' });
    expect(of('sugita')).toMatchObject({ service: 'ijn', family: 'A6M' });
    expect(of('honda')).toMatchObject({ service: 'ijn', family: 'A6M' });
    expect(of('abe')).toMatchObject({ service: 'ijn', family: 'B5N' });
    expect(of('paek')).toMatchObject({ family: null, skills: [] });
    expect(new Set(pilots.map(({ id }) => id)).size).toBe(pilots.length);
  });

  test('every pilot but Abe and Paek finds an aircraft of his service and type', () => {
    const idle = pilots.filter(
      (pilot) => !fighters.some((one) => one.family === pilot.family && one.services.includes(pilot.service)),
    );
    expect(idle.map(({ id }) => id)).toEqual(['abe', 'paek']);
  });
});

describe('packs from outside', () => {
  const [aFace] = faces;
  const [aFighter] = fighters;
  const wrong = (pack: object): string[] =>
    checkPack({ system: 'zero', pack: 'mine', ...pack }).map(({ code, place }) => `${code} at ${place}`);

  test('a good pack has no problems', () => {
    expect(wrong({ faces: [aFace], fighters: [aFighter], pilots: [pilots[0]] })).toEqual([]);
  });

  test('everything wrong is listed, each with its place', () => {
    expect(wrong({ system: 'wings-of-war' })).toEqual(['content-unknown-value at system']);
    expect(checkPack([])[0].code).toBe('content-wrong-type');
    expect(
      wrong({
        faces: [
          { ...aFace, border: 'blue' },
          { ...face('tight-turn'), answers: [] },
          { ...face('maneuvering'), answers: ['SCISSORS'] },
        ],
        fighters: [{ ...aFighter, leader: { front: aFighter.leader.front, damaged: aFighter.leader.front } }],
        pilots: [{ ...pilots[0], sources: { all: 'hearsay' } }],
      }),
    ).toEqual([
      'wrong-border at faces[0].border',
      'blue-card-answers-nothing at faces[1].answers',
      'red-card-answers at faces[2].answers',
      'damage-not-rising at fighters[0].leader.damaged.damage',
      'content-bad-source at pilots[0].sources.all',
    ]);
    expect(wrong({ faces: [{ ...aFace, bursts: 0 }] })).toEqual(['shot-without-bursts at faces[0].bursts']);
    expect(wrong({ faces: [{ ...aFace, hits: 0 }] })).toEqual(['shot-without-hits at faces[0].hits']);
    expect(wrong({ faces: [{ ...face('maneuvering'), bursts: 1 }] })).toEqual([
      'bursts-without-shot at faces[0].bursts',
    ]);
    expect(wrong({ faces: [aFace, aFace] })).toEqual(['content-duplicate-id at faces[1].id']);
    expect(wrong({ faces: [aFace, { ...aFace, id: 'other' }] })).toEqual(
      aFace.cards.map(() => 'card-number-twice at faces.other'),
    );
    const better = { ...aFighter.leader.damaged, performance: 9 };
    expect(wrong({ fighters: [{ ...aFighter, leader: { front: aFighter.leader.front, damaged: better } }] })).toEqual([
      'damaged-side-better at fighters[0].leader.damaged.performance',
    ]);
  });

  test('a wrong word in a list is named by its own place, and a counter has room for nine letters', () => {
    const [aPilot] = basePack.pilots;
    expect(wrong({ faces: [{ ...aFace, border: 'red', answers: ['LOOP'] }] })).toEqual([
      'content-unknown-value at faces[0].answers[0]',
    ]);
    expect(wrong({ pilots: [{ ...aPilot, skills: ['A', 'Z'] }] })).toEqual([
      'content-unknown-value at pilots[0].skills[1]',
    ]);
    expect(wrong({ pilots: [{ ...aPilot, skills: Array(9).fill('H') }] })).toEqual([]);
    expect(wrong({ pilots: [{ ...aPilot, skills: Array(10).fill('H') }] })).toEqual([
      'content-out-of-range at pilots[0].skills',
    ]);
    expect(refused({ balance: ['points', 'luck'] })).toBe('field-wrong-value at balance[1]');
    expect(refused({ packs: [5] })).toBe('content-wrong-type at packs[0]');
  });

  test('options refuse a bad pack, a number that is taken, and a deck too small to deal', () => {
    expect(
      refused(duel({}, {}, { packs: [{ system: 'zero', pack: 'p', faces: [{ ...aFace, border: 'blue' }] } as never] })),
    ).toContain('wrong-border at packs[0].faces[0].border');
    expect(
      refused(
        duel(
          {},
          {},
          { packs: [fixtures as never, { system: 'zero', pack: 'p', faces: [{ ...aFace, id: 'x' }] } as never] },
        ),
      ),
    ).toContain('card-number-twice');
    const deckOf = (count: number): object => {
      const own = faces.map((one, i) => ({
        ...one,
        cards: cards.slice(0, i === 0 ? count : 0).map(({ face: _, ...card }) => card),
      }));
      return duel({}, {}, { packs: [fixtures as never, { system: 'zero', pack: 'p', faces: own } as never] });
    };
    expect([10, 11].map((count) => refused(deckOf(count) as never))).toEqual(['hands-exceed-deck at packs', 'fine']);
  });

  test('options refuse more faces, or more cards of one, than a hand can tell apart', () => {
    const packOf = (faces: readonly object[]): object =>
      duel({}, {}, { packs: [fixtures as never, { system: 'zero', pack: 'p', faces } as never] });
    const [card] = aFace.cards;
    const faceOf = (id: string, from: number, count: number): object => ({
      ...aFace,
      id,
      cards: Array.from({ length: count }, (_, i) => ({ ...card, number: from + i })),
    });
    const many = (count: number): object[] => Array.from({ length: count }, (_, i) => faceOf(`f-${i}`, 100 + i, 1));
    expect(refused(packOf(many(31)) as never)).toBe('too-many-faces at faces');
    expect(refused(packOf([faceOf('common', 100, 31)]) as never)).toBe('fine');
    expect(refused(packOf([faceOf('common', 100, 32)]) as never)).toBe('too-many-copies at packs[1].faces.common');
  });
});
