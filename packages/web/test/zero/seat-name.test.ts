import { Match } from '@tallyho/kernel';
import { zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { tell } from '../../src/zero/tell/tell.ts';
import { seatName } from '../../src/zero/words/commands.ts';

describe('the seats of a Mission over the Pacific', () => {
  test.each([
    ['japanese', 'Japanese command', 'État-major japonais'],
    ['Japanese command', 'Japanese command', 'État-major japonais'],
    ['État-major allié', 'Allied command', 'État-major allié'],
    ['Vingtième Air Force', 'Twentieth Air Force', 'Vingtième Air Force'],
  ])('that nobody has named go by what they command: %s', (name, english, french) => {
    expect([seatName(name, 'en'), seatName(name, 'fr')]).toEqual([english, french]);
  });

  test('keep the names that people have given them', () => {
    expect(seatName('Jeanne', 'fr')).toBe('Jeanne');
  });

  test('are named so in whatever the table says of a player', () => {
    const match = Match.start(
      zero,
      {
        seats: [
          { name: 'japanese', side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
          { name: 'Allied command', side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
        ],
      },
      'seats',
    );
    if (!match.ok) throw new Error(match.problem.code);
    const view = zero.observe(match.value.state, 0);
    const passed = { event: 'passed', seat: 0, because: 'Z-8.43a' } as const;
    const told = JSON.stringify(tell({ view, told: [passed], players: [], language: 'fr' }));
    expect(told).toMatch(/État-major japonais\s: pas de réponse/);
    expect(told).toContain('État-major allié');
    expect(told).not.toContain('Allied command');
  });
});
