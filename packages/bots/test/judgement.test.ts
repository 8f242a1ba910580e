import { chanceFrom, type Trial } from '@tallyho/kernel';
import { zeroCarriersTrial, zeroGuadalcanalTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { foresight, judgement } from './judgement.ts';
import { systems } from './tables.ts';

/** As far as they are followed here, whole campaigns take no longer than short ones. */
const whole = new Map<string, Trial>([
  ['zero-carriers', zeroCarriersTrial as unknown as Trial],
  ['zero-guadalcanal', zeroGuadalcanalTrial as unknown as Trial],
]);

/** Games of a Pilot's; the last two are played by a Cadet, and so come to odd positions. */
const PILOTS = [1, 2, 3, 4, 5, 6, 7, 8];
const CADETS = 7;

/** What bots think of games that never change is written down. Whoever changes a bot's mind sees where, and measures whether it has become wiser (`docs/bots.md`). */
describe.each(systems)('$name', ({ name, thumbs, trial }) => {
  test.each(PILOTS)('what a Pilot thinks of game %i', async (n) => {
    const dealt = n % 2 === 0 ? (whole.get(name) ?? trial) : trial;
    const given = dealt.deal(chanceFrom(`judgement ${n}`));
    const thought = judgement(thumbs, given, `judgement ${n}`, n < CADETS ? 'pilot' : 'cadet', 40);
    await expect(thought).toMatchFileSnapshot(`approved/judgement/${name}-${n}.txt`);
  });

  test.each([1, 2, 3])('what a Veteran foresees in game %i', async (n) => {
    const given = trial.deal(chanceFrom(`foresight ${n}`));
    const foreseen = foresight(thumbs, given, `foresight ${n}`, 24, 12);
    await expect(foreseen).toMatchFileSnapshot(`approved/foresight/${name}-${n}.txt`);
  });
});
