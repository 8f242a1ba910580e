import { chanceFrom } from '@tallyho/kernel';
import { type CardRow, cardRows, type Skill, selection, zero, zeroCorsairsTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/index.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { hopedOf } from '../src/systems/zero-raid.ts';
import { wantsReshuffle, weighSelection } from '../src/systems/zero-selection.ts';
import type { AnyTable } from './tables.ts';
import { type Given, situation, stateOf } from './zero-situations.ts';

describe('CORSAIRS AND HELLCATS', () => {
  test('CH-19.43d, CH-27.31g: bots fly by night and with green pilots to the end', () => {
    for (let i = 0; i < 25; i++) {
      const options = zero.options(zeroCorsairsTrial.deal(chanceFrom(`corsairs ${i}`)));
      if (!options.ok) throw new Error(JSON.stringify(options.problem));
      const { state } = playGame(
        zeroThumbs as never,
        options.value,
        `corsairs ${i}`,
        options.value.seats.map(() => ({ level: 'pilot', playouts: 0, sees: false })),
      );
      expect(state.outcome).not.toBeNull();
    }
  });

  test('CH-19.43h: less is hoped of the bombs of a green pilot, and of bombs at night', () => {
    const hoped = (element: object, orders: object): number => {
      const table: AnyTable = situation(
        {
          japanese: { elements: [{ aircraft: 'ki-45', label: 'Nick', wingman: false, load: 'level', ...element }] },
          orders: { target: '3A', ...orders },
        },
        {
          mission: { phase: 'bomb' },
          phase: 'run',
          active: 'Nick',
          Nick: { altitude: 'low', 'runs in': 'leader' },
        } as Given,
      );
      return hopedOf(stateOf(table), 0, 0);
    };
    const usual = hoped({}, {});
    expect(hoped({ green: { leader: true } }, {})).toBeLessThan(usual);
    expect(hoped({}, { night: true })).toBeLessThan(usual);
  });

  test('CH-19.24q: whoever would waste his skills as a Wingman leads', () => {
    const letters: { readonly [pilot: string]: readonly Skill[] } = { boyington: ['A', 'CV'], thomas: ['P', 'H'] };
    const options = ['boyington', 'thomas'].map((pilot) => selection.assign(pilot, 'element 1 leader'));
    const weights: number[] = [];
    weighSelection(options, (pilot) => letters[pilot], weights, false);
    expect(weights[0]).toBeGreaterThan(weights[1]);
  });

  test('CH-19.24c: whoever gains by a whole deck has it reshuffled, and the other does not', () => {
    // In the Eastern Solomons HALF LOOP gives Navy and Marines a Skilled pilot.
    const whole = [...cardRows, ...cardRows];
    const wants = (seat: number, drawn: readonly CardRow[]) =>
      wantsReshuffle(seat, 'eastern-solomons', null, drawn, whole);
    expect([0, 1].map((seat) => wants(seat, ['half-loop', 'half-loop']))).toEqual([false, true]);
    expect([0, 1].map((seat) => wants(seat, ['tight-turn', 'tight-turn']))).toEqual([true, false]);
    const weights: number[] = [];
    weighSelection([selection.LEAVE_DECK, selection.RESHUFFLE], () => [], weights, true);
    expect(weights[1]).toBeGreaterThan(weights[0]);
  });
});
