import type { Json } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import type { Fighter } from '../../src/index.ts';
import { fixtures, start } from '../fixture.ts';

test('Z-CGAP-86: a Wingman whose card shows no bombs does not bomb, though its Leader does', () => {
  const [any] = (fixtures.fighters ?? []).filter(({ side }) => side === 'allied');
  const mule: Fighter = {
    ...{ ...any, id: 'mule', name: 'Mule', short: 'Mule', family: 'Mule' },
    leader: { ...any.leader, front: { ...any.leader.front, bombs: 1 } },
  };
  const f = start({
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'mule', load: 'level', altitude: 'low' }] },
    ],
    packs: [{ system: 'zero', pack: 'mules', fighters: [mule] } as unknown as Json],
    orders: { kind: 'bombing', attacker: 'allied', target: '3A', turns: [9, 8] },
  });
  for (let n = 0; n < 200 && f.asked('allied') !== 'run'; n++) {
    const wanted = ['Mule runs in: both', 'Mule goes over', 'stay', 'done', 'draw 0'];
    f.do(`allied: ${wanted.find((text) => f.offers('allied').includes(text)) ?? f.offers('allied')[0]}`);
  }
  expect(f.offers('allied')).toContain('leader bombs, wingman passes');
  expect(f.offers('allied')).not.toContain('leader passes, wingman bombs');
  expect(f.why('allied', 'leader passes, wingman bombs')).toBe('bomb-rating-is-zero (Z-CGAP-86)');
});
