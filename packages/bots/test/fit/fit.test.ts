import { below, chanceFrom } from '@tallyho/kernel';
import { guadalcanal } from '@tallyho/zero/content';
import { expect, test } from 'vitest';
import { type Figure, fit } from './descend.ts';
import { flyMission } from './flown.ts';
import { likeliest } from './likeliest.ts';

const FINE = 10_000;

test('figures come near those that observations were made with, and errors tell how near', () => {
  const truth = [2, 0.5];
  const chance = chanceFrom('line');
  const observed = Array.from({ length: 400 }, () => {
    const x = below(chance, FINE) / FINE;
    const noise = (below(chance, FINE) / FINE - 0.5) / 10;
    return { x, y: truth[0] * x + truth[1] + noise };
  });
  const values = [1, 1];
  const figures = values.map(
    (_, i): Figure => ({
      name: `${i}`,
      least: 0,
      get: () => values[i],
      set: (value) => {
        values[i] = value;
      },
    }),
  );
  const fitted = fit(figures, observed, (some) => ({
    of: () => some,
    sum: (all) => all.reduce((sum, { x, y }) => sum + (y - values[0] * x - values[1]) ** 2, 0),
  }));
  for (const [i, { printed, fitted: found, error }] of fitted.entries()) {
    expect(printed).toBe(1);
    expect(Math.abs(found - truth[i])).toBeLessThan(0.05);
    expect(error).toBeLessThan(0.05);
  }
});

test('so do the likeliest chances', () => {
  const truth = [-0.5, 1];
  const chance = chanceFrom('chances');
  const rows = Array.from({ length: 20_000 }, () => {
    const x = (below(chance, FINE) / FINE) * 4 - 2;
    const score = truth[0] + truth[1] * x;
    const won = below(chance, FINE) / FINE < 0.5 + score / (2 * Math.sqrt(1 + score * score)) ? 1 : 0;
    return { factors: [1, x], won };
  });
  const fitted = likeliest(
    truth.map((_, i) => ({ name: `${i}`, printed: 0 })),
    rows,
  );
  for (const [i, { fitted: found, error }] of fitted.entries())
    expect(Math.abs(found - truth[i])).toBeLessThan(4 * error);
});

test('CH-29.63b, CH-29.54b: a Mission that is flown for a fit tells what it came to', () => {
  for (let n = 0; n < 12; n++) {
    const { attackers, defenders, damage, level, levels } = flyMission(`flown ${n}`);
    expect(damage).toBeGreaterThanOrEqual(levels[level]);
    for (const { aircraft, count, lost } of [...attackers, ...defenders]) {
      expect(lost).toBeLessThanOrEqual(count);
      expect(count).toBeLessThanOrEqual(guadalcanal.aircraft.find((type) => type.aircraft === aircraft)?.weekly ?? 0);
    }
  }
});
