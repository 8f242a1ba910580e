import { exhaust } from '@tallyho/conformance';
import { below, chanceFrom, Table, type Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalState,
  guadalcanalLines,
  linesShown,
  zeroGuadalcanal,
  zeroGuadalcanalScript,
  zeroGuadalcanalTrial,
} from '../../src/index.ts';
import { inEarnest } from './play.ts';

const trial: Trial = zeroGuadalcanalTrial;

/** A campaign from its start, or one that has gone on for long: few ships are left, and most groups have come. */
function begun(n: number): GuadalcanalState {
  const options = zeroGuadalcanal.options(zeroGuadalcanalTrial.deal(chanceFrom(`deal ${n}`)));
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  if (n % 2 === 0) return zeroGuadalcanal.setup(options.value, chanceFrom(`lines ${n}`));
  const late = zeroGuadalcanalScript.situate(
    { week: 8, groups: 6, sunk: { destroyer: 4 + (n % 4 === 1 ? 1 : 0), freighter: 2 } },
    options.value,
    `lines ${n}`,
  );
  if (!late.ok) throw new Error(JSON.stringify(late.problem));
  return late.value;
}

test('CH-29.52a, CH-29.42a, CH-29.57a, CH-29.63a: players who mean it meet every line of every table', {
  timeout: 300_000,
}, () => {
  const missing = new Set(guadalcanalLines);
  const chance = chanceFrom('lines');
  for (let n = 0; n < 200 && missing.size > 0; n++) {
    const s = begun(n);
    const table = new Table<GuadalcanalState, AnyGuadalcanalChoice, AnyGuadalcanalEvent>(zeroGuadalcanal, s);
    table.advance();
    while (s.outcome === null) {
      const [ask] = s.asks.filter(({ choice }) => choice === null);
      const all = inEarnest(table.options(ask));
      const uses = (choice: AnyGuadalcanalChoice) => zeroGuadalcanalTrial.uses(s, choice, ask.seat);
      const choice =
        (s.inner === null ? all.find((one) => uses(one).some((line) => missing.has(line))) : undefined) ??
        all[below(chance, all.length)];
      for (const line of uses(choice)) missing.delete(line);
      table.answer(ask, choice);
    }
    for (const line of linesShown(s)) missing.delete(line);
  }
  expect([...missing]).toEqual([]);
});

test('CH-29.53a, CH-29.65a, CH-29.7a: chance alone meets every card, type, event and battle', {
  timeout: 300_000,
}, () => {
  expect(exhaust(trial, 'guadalcanal', 400).missing).toEqual([]);
});
