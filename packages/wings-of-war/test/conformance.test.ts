import { EVERY_STEP, tryGame } from '@tallyho/conformance';
import { below, chanceFrom, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { wingsOfWar, wingsOfWarTrial } from '../src/index.ts';
import { chase, Flight } from './flight.ts';

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
