import { chanceFrom, Match } from '@tallyho/kernel';
import { zero, zeroScript } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';

/** What the Leader of a sequence is asked whose target is this aircraft, which has this fate. */
function prompt(fate: 'flying' | 'destroyed'): string {
  const options = zero.options({});
  if (!options.ok) throw new Error(options.problem.code);
  const [own, enemy] = zero.setup(options.value, chanceFrom('prompt')).fixed.labels;
  const state = zeroScript.situate(
    { turn: 2, active: own, [enemy]: { wingman: { fate } }, sequence: { target: `${enemy} wingman`, played: true } },
    options.value,
    'prompt',
  );
  if (!state.ok) throw new Error(state.problem.code);
  const match = new Match(zero, options.value, 'prompt', state.value);
  const [decision] = match.table.decisions();
  const { seat } = decision;
  const view = zero.observe(match.state, seat);
  const players = match.state.asked.map(() => human);
  return zeroTable.tell({ view, told: [], players, language: 'en' }).question(decision, []).prompt;
}

test('Z-GAP-49: who has shot his target down is not told that he attacks it', () => {
  expect(prompt('flying')).toContain('attacks');
  expect(prompt('destroyed')).not.toContain('attacks');
});
