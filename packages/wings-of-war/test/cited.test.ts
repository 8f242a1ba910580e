import { cited, citedIn } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { wingsOfWarTrial } from '../src/index.ts';

/** The rules behind each question, and those that each event and each end of a game may cite. */
const OFTEN = citedIn(`
airborne: WOW-LAND-08
altitude: WOW-ALT-04
cards: WOW-DMG-02 WOW-DMG-06
collision: WOW-GAP-139 WOW-OVL-04
consent?: WOW-HIGH-10
crashed: WOW-LAND-13 WOW-LAND-18
draws: WOW-DMG-01
eliminated: WOW-GAP-65 WOW-HIGH-08 WOW-ILLEGAL-01 WOW-JAM-07 WOW-MOVE-06 WOW-SPLIT-06
end: WOW-GAP-12 WOW-VIC-01 WOW-VIC-06
executed: WOW-MOVE-02
exploded: WOW-JAM-07
fire-fighting: WOW-LAND-26
fire?: WOW-FIRE-11
fires: WOW-FIRE-07 WOW-FIRE-08
floor: WOW-HIGH-09
floor-proposed: WOW-HIGH-09
floor?: WOW-HIGH-09
ignored: WOW-GAP-134 WOW-LAND-06 WOW-LAND-09
illegal: WOW-GAP-30 WOW-LAND-07 WOW-OVERDIVE-01 WOW-PLAN-06 WOW-PLAN-07 WOW-PLAN-11 WOW-PLAN-13
jam: WOW-JAM-01
jam-counters: WOW-SPDMG-10
objective: WOW-TWO-12
phase: WOW-TURN-02
pivot?: WOW-LAND-22
plan?: WOW-PLAN-01
planned: WOW-PLAN-02
ready?: WOW-MOVE-01
rearrange?: WOW-TAIL-08
replans: WOW-MOVE-01
score: WOW-VIC-02
set-back: WOW-OVL-06
shown: WOW-TAIL-07
special: WOW-SPDMG-02 WOW-SPDMG-14 WOW-SPDMG-17
tail?: WOW-TAIL-12
tailing-lost: WOW-TAIL-14
tails: WOW-TAIL-05
turn: WOW-TURN-01
turn?: WOW-LAND-23
turned: WOW-LAND-23
`);
/** What does not come up in every hundred games. */
const SELDOM = citedIn(`
crashed: WOW-LAND-14
eliminated: WOW-OVERDIVE-05
illegal: WOW-LAND-02 WOW-SPDMG-04 WOW-SPDMG-06 WOW-SPDMG-12
landed: WOW-LAND-04
objective: WOW-LAND-04
photographed: WOW-TWO-12
touched-down: WOW-LAND-03
`);

test('whatever is asked and told cites the rule that says so', () => {
  const found = cited([wingsOfWarTrial as unknown as Trial], 150, () => {});
  expect(found.filter((each) => !OFTEN.includes(each) && !SELDOM.includes(each))).toEqual([]);
  expect(OFTEN.filter((each) => !found.includes(each))).toEqual([]);
});
