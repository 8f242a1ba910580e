import { below, chanceFrom } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { badgeAt, gestureOf, type Hole, outlineOf, sheetAt, veilOf } from '../../src/lessons/spotlight/geometry.ts';

const screens = {
  desk: { screen: { width: 1440, height: 900 }, within: { left: 0, top: 72, width: 1440, height: 828 } },
  tablet: { screen: { width: 820, height: 1180 }, within: { left: 10, top: 60, width: 800, height: 900 } },
  phone: { screen: { width: 390, height: 844 }, within: { left: 0, top: 52, width: 390, height: 792 } },
} as const;

const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

test('veils, numbers, ways and sheets on every screen', async () => {
  const lines: string[] = [];
  for (const [name, { screen, within }] of Object.entries(screens))
    for (let n = 0; n < 12; n++) {
      const chance = chanceFrom(`${name} ${n}`);
      const hole = (isOval: boolean): Hole => ({
        isOval,
        box: {
          left: below(chance, screen.width) - 30,
          top: below(chance, screen.height) - 30,
          width: 10 + below(chance, 300),
          height: 6 + below(chance, 200),
        },
      });
      const holes = [hole(n % 3 === 1), hole(n % 2 === 0)];
      const { path, tip, angle } = gestureOf(holes[0], holes[1]);
      const sheet = { width: Math.min(444, screen.width - (n % 4) * 8), height: 160 + below(chance, 200) };
      const { left, top } = sheetAt(
        sheet,
        within,
        holes.map(({ box }, i) => ({ box, weight: i === 0 ? 20 : n % 5 })),
      );
      lines.push(
        `${name} ${n}: numbers at ${holes.map((one) => at(badgeAt(one, screen))).join(', ')}; sheet at ${left} ${top}`,
        `  ${veilOf(screen, holes)}`,
        `  ${path} to ${at(tip)} under ${angle}`,
      );
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/spotlights.txt');
});

test('a way between two things in the same place has no length', () => {
  const hole: Hole = { isOval: false, box: { left: 100, top: 100, width: 50, height: 50 } };
  expect(gestureOf(hole, hole)).toEqual({ path: 'M125 125Q125 125 125 125', tip: { x: 125, y: 125 }, angle: 0 });
  const oval: Hole = { ...hole, isOval: true };
  expect(gestureOf(oval, oval)).toEqual({ path: 'M125 125Q125 125 125 125', tip: { x: 125, y: 125 }, angle: 0 });
});

test('corners are round by ten pixels, or by half of what is smaller', () => {
  const box = { left: 1, top: 2, width: 16, height: 40 };
  expect(outlineOf({ box, isOval: false })).toBe(
    'M9 2H9A8 10 0 0 1 17 12V32A8 10 0 0 1 9 42H9A8 10 0 0 1 1 32V12A8 10 0 0 1 9 2Z',
  );
  expect(outlineOf({ box: { ...box, width: 40, height: 16 }, isOval: false })).toContain('A10 8');
});

test('a sheet keeps away from what must be seen and not from what need not', () => {
  const within = { left: 100, top: 50, width: 800, height: 600 };
  const sheet = { width: 300, height: 200 };
  const box = { left: 110, top: 60, width: 280, height: 150 };
  expect(sheetAt(sheet, within, [{ box, weight: 20 }])).toMatchInlineSnapshot(`
    {
      "left": 116,
      "top": 434,
    }
  `);
  expect(sheetAt(sheet, within, [{ box, weight: 1 }])).toMatchInlineSnapshot(`
    {
      "left": 116,
      "top": 434,
    }
  `);
  expect(sheetAt(sheet, within, [{ box, weight: 0.5 }])).toMatchInlineSnapshot(`
    {
      "left": 116,
      "top": 434,
    }
  `);
  expect(sheetAt(sheet, within, [{ box, weight: 0 }])).toMatchInlineSnapshot(`
    {
      "left": 116,
      "top": 66,
    }
  `);
});
