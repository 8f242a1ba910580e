import { expect, test } from 'vitest';
import { zero, zeroScript } from '../../src/index.ts';
import { FRONT, REAR } from '../../src/mission/state.ts';
import { wingmanCards } from '../../src/rules/formations.ts';
import { defensive, offence } from '../../src/rules/ratings.ts';
import { isBeaten } from '../../src/rules/victory.ts';
import { ALLIED, type Dogfight, JAPANESE, NOBODY } from '../../src/state.ts';

/** Hurricanes of whom some come later, and an enemy: on the way home, with nobody of the first Element left. */
function left(turn: number, entered: boolean): Dogfight {
  const options = zero.options({
    mode: 'mission',
    seats: [
      {
        name: 'japanese',
        side: 'japanese',
        elements: [],
        formations: [{ aircraft: ['ki-21'], altitude: 'medium' }],
      },
      {
        name: 'allied',
        side: 'allied',
        elements: [
          { aircraft: 'hurricane-iib', label: 'First' },
          { aircraft: 'hurricane-iib', label: 'Late', enters: { when: 'home-bound', turn } },
        ],
      },
    ],
    orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [9, 8] },
  });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const state = zeroScript.situate({ mission: { phase: 'target-bound' }, phase: 'end' }, options.value, 'late');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  const s = state.value;
  for (const element of s.elements) {
    element.lead = NOBODY;
    element.wing = NOBODY;
  }
  if (s.sortie !== undefined) s.sortie.entered[1] = entered ? 1 : 0;
  return s;
}

test('Z-20.13a, Z-20.31c, Z-20.31e: a Wingman attacks bombers with its offence and defence, a card less from the front and one more from the rear', () => {
  const s = left(1, false);
  Object.assign(s.elements[0], { lead: 0, wing: 1, altitude: 2 });
  const cards = (angle: number): number => {
    if (s.sortie !== undefined) s.sortie.angle = angle;
    return wingmanCards(s, 0);
  };
  const plain = cards(NOBODY);
  expect(plain).toBe(offence(s, 0) + defensive(s, 0));
  expect(plain).toBeGreaterThan(1);
  expect([cards(FRONT), cards(REAR)]).toEqual([plain - 1, plain + 1]);
});

test('Z-4.91a, Z-GAP-65: a side is not beaten while an Element is still to come, in whatever turn; the enemy’s Elements are not its own', () => {
  for (const turn of [1, 2, 4]) {
    expect(isBeaten(left(turn, false), ALLIED), `turn ${turn}`).toBe(false);
    expect(isBeaten(left(turn, true), ALLIED), `turn ${turn}`).toBe(true);
  }
  const alone = left(1, false);
  for (const bomber of alone.sortie?.bombers ?? []) bomber.fate = 1;
  expect(isBeaten(alone, JAPANESE)).toBe(true);
});
