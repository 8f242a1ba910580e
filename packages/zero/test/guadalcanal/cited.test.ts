import { below, chanceFrom, Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { guadalcanalDecisions, zeroGuadalcanal, zeroGuadalcanalTrial } from '../../src/index.ts';

/** The rules that a decision, or an event, between Missions may cite. */
const CITED: { readonly [what: string]: readonly string[] } = {
  fly: ['CH-29.1c'],
  resupply: ['CH-29.43a'],
  service: ['CH-19.24j'],
  reshuffle: ['CH-19.24c'],
  assign: ['CH-19.24q'],
  'assign-green': ['CH-19.42a'],
  'guadalcanal-week': ['CH-29.0a'],
  'guadalcanal-weather': ['CH-29.52a', 'CH-29.52c'],
  'guadalcanal-target': ['CH-29.42a', 'CH-29.65f'],
  'guadalcanal-resupply': ['CH-29.43a', 'CH-29.71a', 'CH-29.72a'],
  'guadalcanal-assigned': ['CH-29.1c'],
  'guadalcanal-not-flown': ['CH-GAP-67'],
  'guadalcanal-debrief': ['CH-29.63b'],
  'guadalcanal-sunk': ['CH-29.43c'],
  'guadalcanal-battle': ['CH-29.76a'],
  'guadalcanal-marker': ['CH-29.63a'],
  'guadalcanal-reinforcements': ['CH-29.57b', 'CH-29.76b'],
  'guadalcanal-events': ['CH-29.65a'],
  'guadalcanal-verdict': ['CH-29.8a'],
};

test('whatever is asked and told between Missions cites the rule that says so', { timeout: 300_000 }, () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const check = (what: string, because: string): void => {
    seen.add(what);
    if (!CITED[what]?.includes(because)) wrong.add(`${what} ${because}`);
  };
  const own: readonly string[] = guadalcanalDecisions;
  for (let n = 0; n < 20; n++) {
    const chance = chanceFrom(`cited ${n}`);
    const given = zeroGuadalcanalTrial.deal(chanceFrom(`deal ${n}`));
    const started = Match.start(zeroGuadalcanal, given, `cited ${n}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    while (match.state.outcome === null) {
      const isOwn = match.state.inner === null;
      const [{ kind, because, seat, id, options }] = match.table.decisions();
      if (isOwn && own.includes(kind)) check(kind, because);
      match.choose(seat, id, options[below(chance, options.length)]);
    }
    for (const { event } of match.log) if (event.event.startsWith('guadalcanal-')) check(event.event, event.because);
    expect(match.state.outcome.because).toBe('CH-29.8a');
  }
  expect([...wrong]).toEqual([]);
  // No ship is sunk by chance, and few pilots are green. (Nobody is asked which type to draw for: the order changes nothing.)
  const rare = ['guadalcanal-sunk', 'assign-green'];
  expect(Object.keys(CITED).filter((what) => !seen.has(what) && !rare.includes(what))).toEqual([]);
});
