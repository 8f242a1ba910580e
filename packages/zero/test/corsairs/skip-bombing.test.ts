import { Table } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, campaignBase, type Happening, zero, zeroScript } from '../../src/index.ts';
import type { Dogfight } from '../../src/state.ts';

/** No Allied light bomber has a Saturation rating; a pack may have one: the B5N2 under a white star. */
const [b5n2] = campaignBase.lightBombers.filter(({ id }) => id === 'b5n2');
const starred = { ...b5n2, id: 'starred', name: 'Starred', short: 'Starred', side: 'allied', services: ['usn'] };
const pack = { system: 'zero', pack: 'starred', lightBombers: [starred] };

/** What it may do over a ship, at this Altitude and with these orders; and what comes of a choice. */
function over(
  altitude: string,
  orders: object,
  chosen?: string,
): { offered: string[]; refused: string[]; told: Happening[] } {
  const options = zero.options({
    mode: 'mission',
    packs: [pack],
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      {
        name: 'allied',
        side: 'allied',
        elements: [{ aircraft: 'starred', label: 'X', wingman: false, load: 'saturation' }],
      },
    ],
    orders: { kind: 'bombing', attacker: 'allied', target: '5B', turns: [7, 8], ...orders },
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const given = { mission: { phase: 'bomb' }, phase: 'run', active: 'X', X: { altitude, 'runs in': 'leader' } };
  const state = zeroScript.situate(given, options.value, 'skip');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const told: Happening[] = [];
  const table = new Table<Dogfight, Choice, Happening>(zero, state.value, (_, event) => told.push(event));
  table.advance();
  const [ask] = state.value.asks;
  const choices = table.options(ask);
  const texts = choices.map((choice) => zero.write(state.value, choice, ask.seat));
  const refused = table.refusals(ask).map(({ choice }) => zero.write(state.value, choice, ask.seat));
  if (chosen !== undefined) table.answer(ask, choices[texts.indexOf(chosen)]);
  return { offered: texts, refused, told };
}

const skips = 'leader skips its bombs, wingman passes';

describe('skip bombing by a light bomber', () => {
  test('CH-21.64b: at Very Low, against ships, from March 1943, and not against Small Watercraft', () => {
    expect(over('very low', { skipBombing: true }).offered).toContain(skips);
    expect(over('low', { skipBombing: true }).offered).not.toContain(skips);
    expect(over('very low', {}).offered).not.toContain(skips);
    expect(over('very low', { skipBombing: true, target: '3A' }).offered).not.toContain(skips);
    expect(over('very low', { skipBombing: true, target: '7A' }).offered).not.toContain(skips);
  });

  test('CH-18.42a, CH-21.64b: who may not bomb, strafe, fire or skip is told of each of them', () => {
    const { offered, refused } = over('high', { skipBombing: true });
    expect([...offered, ...refused]).toEqual(
      expect.arrayContaining(
        ['bombs', 'strafes', 'fires rockets', 'skips its bombs'].map((does) => `leader ${does}, wingman passes`),
      ),
    );
  });

  test('CH-21.64c, CH-GAP-83: its Saturation rating and one card more, in Level Bombing', () => {
    const { told } = over('very low', { skipBombing: true }, skips);
    const bombed = told.find((event) => event.event === 'bombed');
    expect(bombed).toMatchObject({ because: 'CH-21.64c' });
    expect(bombed?.event === 'bombed' && bombed.cards.length).toBe(2);
  });
});
