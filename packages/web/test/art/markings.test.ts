import { describe, expect, test } from 'vitest';
import { coatOf } from '../../src/art/aircraft/paint/coat.ts';
import { markingAt, type Spot } from '../../src/art/aircraft/paint/markings.ts';
import { painterOf } from '../../src/art/aircraft/paint/paint-part.ts';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import type { Marking, Nation } from '../../src/art/aircraft/types/type.ts';
import { coarse, typeOf } from './painted.ts';

const byNation: { readonly [nation in Nation]: readonly Marking[] } = {
  germany: ['cross', 'cross-outline'],
  poland: ['chequer'],
  'soviet-union': ['red-star'],
  commonwealth: ['roundel', 'roundel-pale', 'roundel-white'],
  'dutch-east-indies': ['triangle'],
  china: ['none'],
  'united-states': ['star', 'star-red-centre', 'star-bars', 'white-disc', 'roundel'],
  'japan-navy': ['disc', 'disc-edged'],
  'japan-army': ['disc', 'disc-edged'],
};

test.each(aircraftTypes.map((type) => [type.id, type] as const))('%s carries a marking of its nation', (_, type) => {
  expect(byNation[type.nation]).toContain(coatOf(type).marking);
});

/** A marking as a small picture in letters. */
function drawn(marking: Marking, spot: Spot): string {
  const rows = Array.from({ length: 25 }, (_, j) =>
    Array.from({ length: 49 }, (__, i) => markingAt(marking, (i - 24) / 12, (j - 12) / 12, spot)?.join('.') ?? '').join(
      ' ',
    ),
  );
  return rows.join('\n');
}

describe('no two nations can be confused', () => {
  const all = Object.entries(byNation).flatMap(([nation, markings]) =>
    markings.map((marking) => ({ nation, marking })),
  );
  const pictures = all.map(({ nation, marking }) => ({
    nation: nation.replace(/^japan.*/, 'japan'),
    marking,
    drawn: drawn(marking, 'above').split(' '),
  }));
  for (const a of pictures) {
    for (const b of pictures) {
      if (a.nation >= b.nation || a.marking === b.marking || a.marking === 'none' || b.marking === 'none') continue;
      test(`${a.marking} and ${b.marking}`, () => {
        const either = a.drawn.filter((dot, i) => dot !== '' || b.drawn[i] !== '').length;
        const differ = a.drawn.filter((dot, i) => dot !== b.drawn[i]).length;
        expect(differ / either).toBeGreaterThan(0.2);
      });
    }
  }
});

test('a roundel has a yellow ring on the body alone', () => {
  expect(drawn('roundel', 'above')).not.toBe(drawn('roundel', 'below'));
  expect(markingAt('roundel', 0.95, 0, 'side')).not.toEqual(markingAt('roundel', 0.95, 0, 'above'));
});

test('a star has one ray up', () => {
  expect(markingAt('red-star', 0, -0.9, 'side')).not.toBeNull();
  expect(markingAt('red-star', 0, 0.9, 'side')).toBeNull();
});

describe('German tails carry nothing', () => {
  test.each(aircraftTypes.filter(({ nation }) => nation === 'germany').map((type) => [type.id, type] as const))(
    '%s',
    (_, type) => {
      const { scheme } = coatOf(type);
      const paint = painterOf(type, coarse(type).stations);
      const own = new Set(Object.values(scheme));
      for (let u = 0; u <= 1; u += 0.1) {
        for (let v = 0; v <= 1; v += 0.1) {
          const dab = { colour: [0, 0, 0] as const, line: 0, glass: false };
          paint({ kind: 'fin', ink: 0 }, { x: -type.length + 0.5, y: 0, z: u, u, v }, dab);
          expect(own).toContain(`#${dab.colour.map((n) => n.toString(16).padStart(2, '0')).join('')}`);
        }
      }
    },
  );
});

describe('from 1943 the American star stands on one wing', () => {
  const above = (id: string, y: number) => {
    const type = typeOf(id);
    const { wing, marks } = type;
    const at = marks?.wingAt ?? 0.68;
    const paint = painterOf(type, coarse(type).stations);
    const found = [0.3, 0.4, 0.5, 0.6].map((c) => {
      const dab = { colour: [0, 0, 0] as readonly [number, number, number], line: 0, glass: false };
      const x = wing.x - wing.root * 0.5 - (0.5 - c);
      paint(
        { kind: 'wing', ink: 0, role: 'main', upper: true, wing },
        { x, y: y * wing.half * at, z: 0, u: at, v: c },
        dab,
      );
      return dab.colour.join();
    });
    return new Set(found);
  };
  test('P-51D: left', () => expect(above('p-51d', -1)).not.toEqual(above('p-51d', 1)));
  test('F4F-3: both', () => expect(above('f4f-3', -1)).toEqual(above('f4f-3', 1)));
});
