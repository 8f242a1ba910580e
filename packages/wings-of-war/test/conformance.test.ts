import { checkMoment, EVERY_STEP, tryGame } from '@tallyho/conformance';
import { below, chanceFrom, Match, secretChance, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { wingsOfWar, wingsOfWarTrial } from '../src/index.ts';
import { chase, Flight } from './flight.ts';
import { pick } from './pilot.ts';

const trial = wingsOfWarTrial as unknown as Trial;
const seeds = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, i) => `wings ${from + i}`);

describe('conformance', () => {
  test.each(seeds(0, 4))('every check at every step: %s', (seed) => {
    const { finding } = tryGame(trial, seed, EVERY_STEP);
    expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
  });

  test.each(seeds(100, 124))('every check at a step in twenty: %s', (seed) => {
    const { finding } = tryGame(trial, seed, { every: 20 });
    expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
  });

  test.each(seeds(200, 208))('every check at a step in thirty of a game whose players stay and fire: %s', (seed) => {
    const dealt = wingsOfWar.options(wingsOfWarTrial.deal(chanceFrom(`${seed}/deal`)));
    if (!dealt.ok) throw new Error(JSON.stringify(dealt.problem));
    const match = new Match(wingsOfWar, dealt.value, seed, wingsOfWar.setup(dealt.value, secretChance(seed)));
    const cards = new WeakMap();
    const chance = chanceFrom(`${seed}/players`);
    for (;;) {
      if (below(chance, 30) === 0) expect(checkMoment(trial, match as unknown as Match, cards)).toBeNull();
      const asks = match.state.asks.filter((ask) => ask.choice === null);
      if (asks.length === 0) break;
      const ask = asks[below(chance, asks.length)];
      match.choose(ask.seat, ask.id, pick(match.state, ask.seat, match.table.options(ask), chance));
    }
  });

  test('options that the trial deals are all different games that can be set up', () => {
    const chance = chanceFrom('deal');
    for (let i = 0; i < 200; i++) {
      const read = wingsOfWar.options(wingsOfWarTrial.deal(chance));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      wingsOfWar.setup(read.value, chanceFrom(below(chance, 1000)));
    }
  });
});

describe('the order of a turn', () => {
  test('WOW-GAP-28: floor, tailing, planning, flames, looks, reveal, fire', () => {
    const options = chase(120, { tailing: true, altitude: true, higher: true, special: true });
    const flight = new Flight(options, { turn: 2 });
    const kinds: string[] = [];
    for (let i = 0; i < 40 && flight.state.phase < 1; i++) {
      const [decision] = flight.match.table.decisions();
      if (kinds.at(-1) !== decision.kind) kinds.push(decision.kind);
      const wish = { tail: 'tail blue', ready: 'ready', floor: 'keep floor', plan: 'straight' }[decision.kind];
      const seat = flight.state.fixed.seats[decision.seat];
      flight.choose(seat, wish ?? flight.asked(seat)?.options[0] ?? '');
    }
    expect(kinds).toEqual(['floor', 'tail', 'plan', 'ready', 'rearrange']);
    expect(flight.match.table.decisions()[0].kind).toBe('fire');
  });
});
