import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/hangar/craft.ts';
import {
  choose,
  found,
  NO_WISH,
  nations,
  ofKind,
  readWish,
  type Wish,
  writeWish,
  yearsOf,
} from '../../src/hangar/wish.ts';
import { all, craftOf } from './crafts.ts';

const crafts = all('en');
const names = (wish: Partial<Wish>): string[] => found(crafts, { ...NO_WISH, ...wish }).map(({ name }) => name);

describe('what is looked for stands in the address', () => {
  const wishes: readonly (readonly [text: string, wish: Partial<Wish>])[] = [
    ['', {}],
    [
      'game=zero/nation=japan+united-states/years=1940-1943',
      { box: 'zero', nations: ['united-states', 'japan'], from: 1940, to: 1943 },
    ],
    ['kind=all/years=-1917', { role: null, to: 1917 }],
    ['kind=bomber/years=1944-/sort=name', { role: 'bomber', from: 1944, sort: 'name' }],
    ['find=ki%2043%2F%3D', { search: 'ki 43/=' }],
    ['a=zero:fighters:a6m2/b=zero:fighters:f4f-3', { a: 'zero:fighters:a6m2', b: 'zero:fighters:f4f-3' }],
  ];
  test.each(wishes)('%s', (text, wish) => {
    const whole: Wish = { ...NO_WISH, ...wish };
    expect(readWish(text)).toEqual(whole);
    const order = nations.filter((nation) => whole.nations.includes(nation));
    expect(readWish(writeWish({ ...whole, nations: order }))).toEqual(whole);
    if (whole.nations.length < 2) expect(writeWish(whole)).toBe(text);
  });

  test('and what makes no sense there is left out', () => {
    expect(readWish('game=chess/nation=mars/kind=boat/years=soon/sort=luck/%E0%A4%A')).toEqual(NO_WISH);
    expect(readWish('years=1940')).toEqual(NO_WISH);
  });
});

describe('the gallery', () => {
  test('shows the fighters of all games at first, the strongest of each first, and one game after the other', () => {
    const shown = found(crafts, NO_WISH);
    expect(shown.every(({ role }) => role === 'fighter')).toBe(true);
    const boxes = [...new Set(shown.map(({ box }) => box))];
    expect(boxes).toEqual(['down-in-flames', 'zero', 'corsairs', 'wings-of-war']);
    for (const box of boxes) {
      const points = shown.filter((craft) => craft.box === box).map((craft) => craft.points ?? -1);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  test('is narrowed down by game, kind, nation and year', () => {
    expect(ofKind(crafts, { box: 'down-in-flames', role: 'fighter' }).length).toBe(67);
    expect(names({ box: 'corsairs' }).length).toBe(5);
    expect(names({ box: 'wings-of-war', role: 'two-seater' })).toContain('Bristol F.2B');
    expect(names({ box: 'zero', nations: ['japan'], to: 1938 }).toSorted()).toEqual(['A5M4 Claude', 'Ki-27 Nate']);
    expect(names({ box: 'zero', nations: ['japan'], from: 1945 }).length).toBe(2);
    expect(names({ box: 'zero', nations: ['japan', 'generic'], to: 1938 }).length).toBe(2);
  });

  test('finds by name, nickname, family, and without signs', () => {
    expect(names({ search: 'ki43' })).toContain('Ki-43 Oscar');
    expect(names({ search: 'WILDCAT' }).length).toBeGreaterThan(3);
    expect(names({ search: 'wurger' })).toContain('Fw-190A-3 Würger');
    expect(names({ search: 'zero 1943', box: 'zero' })).toEqual(['A6M5 Zero']);
    expect(names({ search: 'no such aircraft' })).toEqual([]);
  });

  test('is put in order by year or by name', () => {
    const years = found(crafts, { ...NO_WISH, sort: 'year' }).map(({ year }) => year ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    const zeros = names({ sort: 'name', search: 'a6m', box: 'zero' });
    expect(zeros).toEqual(['A6M2 Zero', 'A6M2-N Rufe', 'A6M3 Zero', 'A6M5 Zero', 'A6M5c Zero']);
  });

  test('of the Great War hangs types; the cards of their pilots lie on their pages', () => {
    expect(found(crafts, { ...NO_WISH, role: null, box: 'wings-of-war' }).length).toBe(36);
  });

  test('knows the years of what it shows', () => {
    expect(yearsOf([])).toEqual([1914, 1945]);
    expect(yearsOf([craftOf('zero:fighters:a6m2'), craftOf('zero:fighters:ki-84')])).toEqual([1940, 1944]);
  });
});

describe('who is compared', () => {
  const [first, second, third] = ['zero:fighters:a6m2', 'zero:fighters:f4f-3', 'zero:fighters:ki-43'];
  test('the first is A, the next B, a third takes the place of B', () => {
    const one = choose({ a: '', b: '' }, first);
    const two = choose(one, second);
    expect([one, two, choose(two, third)]).toEqual([
      { a: first, b: '' },
      { a: first, b: second },
      { a: first, b: third },
    ]);
  });
  test('who is chosen again goes, and B takes the place of A', () => {
    expect(choose({ a: first, b: second }, first)).toEqual({ a: second, b: '' });
    expect(choose({ a: first, b: second }, second)).toEqual({ a: first, b: '' });
  });
  test('by keys that no two have', () => {
    expect(new Set(crafts.map(keyOf)).size).toBe(crafts.length);
  });
});
