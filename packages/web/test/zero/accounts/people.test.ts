import type { Choice } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { planFrom } from '../../../src/zero/set-up/mission-lines.ts';
import { missionOptions } from '../../../src/zero/set-up/mission-options.ts';
import { readyId } from '../../../src/zero/set-up/ready-missions.ts';
import { bombs, escorted } from '../missions.ts';
import { accountOf } from './account-of.ts';

const ready = (kind: Parameters<typeof readyId>[0]): object => missionOptions(planFrom(readyId(kind), ['one', 'two']));
const allied = { name: 'allied', side: 'allied' };
const japanese = { name: 'japanese', side: 'japanese' };

describe('who flies, as the table tells it', () => {
  test('Z-19.24a: whoever has Combat Vision looks ahead, and exchanges cards', async () => {
    const options = {
      seats: [
        { ...japanese, elements: [{ aircraft: 'a6m2', pilot: 'sasai', altitude: 'medium' }] },
        { ...allied, elements: [{ aircraft: 'f4u-1', pilot: 'boyington', altitude: 'medium' }] },
      ],
      year: 1943,
      balance: ['house'],
    };
    await expect(accountOf(options)).toMatchFileSnapshot('approved/combat-vision.txt');
  });

  test('CH-19.24q, CH-19.41a: Skilled Wingmen, green pilots and crews', async () => {
    const options = {
      ...escorted,
      seats: [
        {
          ...japanese,
          elements: [{ aircraft: 'a6m5', altitude: 'medium', green: { leader: true, wingman: true } }],
          formations: [
            { aircraft: ['g4m2', 'g4m2'], altitude: 'medium', crews: ['nonaka', null], green: [false, true] },
          ],
        },
        {
          ...allied,
          elements: [{ aircraft: 'f4u-1', altitude: 'medium', pilot: 'boyington', wingmanPilot: 'thomas' }],
        },
      ],
    };
    await expect(accountOf(options, { language: 'fr' })).toMatchFileSnapshot('approved/skilled-and-green.txt');
  });

  test('Z-4.2d: four players, of whom not everybody is concerned by everything', async () => {
    const element = (aircraft: string): object => ({ aircraft, altitude: 'medium' });
    const options = {
      seats: [
        { name: 'Ann', side: 'japanese', elements: [element('a6m2')] },
        { name: 'Ben', side: 'allied', elements: [element('f4f-3')] },
        { name: 'Cleo', side: 'japanese', elements: [element('a6m2')] },
        { name: 'Dan', side: 'allied', elements: [element('f4f-3')] },
      ],
    };
    await expect(accountOf(options)).toMatchFileSnapshot('approved/four-players.txt');
  });
});

describe('how a Mission can go', () => {
  test('CH-29.63b: where the players have assigned what flies, only the target counts', async () => {
    const options = { ...escorted, orders: { ...escorted.orders, assigned: true } };
    await expect(accountOf(options, { prefers: bombs })).toMatchFileSnapshot('approved/target-alone.txt');
  });

  test('CH-28.44a: kamikazes decline what they have found, and look on', async () => {
    const declines = (choice: Choice): boolean => choice.do === 'search' && choice.how > 0;
    await expect(accountOf(ready('kamikaze'), { prefers: declines, seed: 'declined 11' })).toMatchFileSnapshot(
      'approved/declined.txt',
    );
  });

  test('nobody meets those who come for a convoy', async () => {
    const options = ready('skip-bombing') as { readonly seats: readonly object[] };
    const [defenders, attackers] = options.seats;
    const unopposed = { ...options, seats: [{ ...defenders, elements: [] }, attackers] };
    const account = accountOf(unopposed, { prefers: bombs, seed: 'unopposed' });
    await expect(account).toMatchFileSnapshot('approved/unopposed.txt');
  });
});
