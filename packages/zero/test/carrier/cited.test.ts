import { below, chanceFrom, Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { carrierDecisions, zeroCarriers } from '../../src/index.ts';

/** The rules that a decision, or an event, between Strikes may cite. */
const CITED: { readonly [what: string]: readonly string[] } = {
  orders: ['Z-25.31a'],
  resource: ['Z-25.52a'],
  strike: ['Z-25.63c'],
  cap: ['Z-25.64a'],
  veteran: ['Z-19.24f'],
  decoy: ['Z-25.34a'],
  'draw-for': ['CH-19.24d'],
  reshuffle: ['CH-19.24c'],
  assign: ['CH-19.24q'],
  'assign-green': ['CH-19.42a'],
  'carrier-turn': ['Z-25.1b'],
  'carrier-orders': ['Z-25.31a'],
  'carrier-resources': ['Z-25.52a'],
  'carrier-search': ['Z-25.33a'],
  'carrier-readied': ['Z-25.61b'],
  'carrier-held': ['Z-25.61b'],
  'carrier-decoy': ['Z-25.34a'],
  'carrier-grounded': ['Z-25.63b'],
  'carrier-cap-drawn': ['Z-25.43d'],
  'carrier-launch': ['Z-25.61a', 'Z-25.61b'],
  'carrier-takes-off': ['Z-25.61c'],
  'carrier-debrief': ['Z-25.61a'],
  'carrier-ticked': ['Z-25.82a', 'Z-25.82b', 'Z-25.51a'],
  'carrier-submarine': ['Z-25.51a'],
  'carrier-recovery': ['Z-25.71b'],
  'carrier-score': ['Z-25.83a'],
  'carrier-verdict': ['Z-25.9b'],
};

test('whatever is asked and told between Strikes cites the rule that says so', () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const check = (what: string, because: string): void => {
    seen.add(what);
    if (!CITED[what]?.includes(because)) wrong.add(`${what} ${because}`);
  };
  const own: readonly string[] = carrierDecisions;
  const campaigns = ['midway', 'coral-sea', 'eastern-solomons', 'santa-cruz'];
  for (let n = 0; n < 24; n++) {
    const chance = chanceFrom(`cited ${n}`);
    const started = Match.start(
      zeroCarriers,
      { campaign: campaigns[n % 4], ...(n % 4 > 1 ? { green: true } : {}) },
      `cited ${n}`,
    );
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    while (match.state.outcome === null) {
      const [{ kind, because, seat, id, options }] = match.table.decisions();
      if (own.includes(kind)) check(kind, because);
      match.choose(seat, id, options[below(chance, options.length)]);
    }
    for (const { event } of match.log) if (event.event.startsWith('carrier-')) check(event.event, event.because);
    expect(match.state.outcome.because).toBe('Z-25.9b');
  }
  expect([...wrong]).toEqual([]);
  // Strikes of which nothing is left are too rare to be met at random.
  expect(Object.keys(CITED).filter((what) => !seen.has(what) && what !== 'carrier-grounded')).toEqual([]);
});
