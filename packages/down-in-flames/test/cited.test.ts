import { cited, citedIn } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import type { Happening } from '../src/events.ts';
import { downInFlamesTrial } from '../src/index.ts';

/** The rules behind each question, and those that each event and each end of a game may cite. */
const OFTEN = citedIn(`
act?: DIF-SEQ-05
acts: DIF-SEQ-01
aircraft: DIF-CMP-13 DIF-SETUP-05
aircraft?: DIF-SETUP-04
altitude: DIF-BMB-04 DIF-SETUP-09
altitude?: DIF-SEQ-03
answer?: DIF-ACT-21 DIF-ACT-22
begin?: DIF-OPT-06
bombing: DIF-BOMB-01
bombing?: DIF-BOMB-01
bombs-away: DIF-BOMB-03
cancelled: DIF-ACT-24
cards: DIF-ALT-09 DIF-BMB-26 DIF-FB-09 DIF-OPT-28 DIF-OPT-29 DIF-OPT-30 DIF-OPTN-15 DIF-REACT-22 DIF-SEQ-02 DIF-SEQ-10 DIF-SETUP-06
chose: DIF-BMB-13 DIF-BMB-14 DIF-BMB-15 DIF-BMB-22 DIF-BMB-23
climbed: DIF-ALT-12 DIF-ALT-18
damaged: DIF-DMG-01
declare?: DIF-OPTN-01 DIF-OPTN-18
destroyed: DIF-REACT-16
discard?: DIF-SEQ-09
discarded: DIF-ALT-08 DIF-ALT-13 DIF-ALT-16 DIF-BMB-13 DIF-SEQ-09
dived: DIF-ALT-12 DIF-ALT-18
dodge?: DIF-BMB-31
drew: DIF-ALT-09 DIF-BMB-26 DIF-FB-09 DIF-OPT-28 DIF-OPT-29 DIF-OPT-30 DIF-OPTN-15 DIF-REACT-22 DIF-SEQ-02 DIF-SEQ-10 DIF-SETUP-06
end: DIF-GAP-26 DIF-GAP-27 DIF-GAP-69 DIF-MVP-05 DIF-WIN-01
evade?: DIF-REACT-09 DIF-REACT-10
first: DIF-GAP-49 DIF-OPT-06 DIF-SETUP-11
flak-laid: DIF-FLAK-02
flak-pattern: DIF-FLAK-02
flak-revealed: DIF-BOMB-02
flak?: DIF-FLAK-01
follow?: DIF-ALT-15
formation?: DIF-BMB-06
gave-up: DIF-ALT-22 DIF-BMB-20 DIF-SEQ-07
hit: DIF-BMB-39 DIF-BOMB-02 DIF-DMG-03 DIF-OPTN-14 DIF-REACT-22
initiative: DIF-GAP-76
jettison?: DIF-FB-08
jettisoned: DIF-FB-09
late: DIF-OPTN-09
left-choice: DIF-BMB-14
name?: DIF-BMB-14
next?: DIF-OPT-07
order: DIF-OPT-20
passed: DIF-ACT-22 DIF-BMB-28 DIF-BMB-31
pay?: DIF-ALT-08 DIF-ALT-16
pilot?: DIF-PIL-01
placed: DIF-BMB-06
played: DIF-ACT-10 DIF-ACT-18 DIF-ACT-22 DIF-ACT-26 DIF-BMB-30 DIF-BMB-31 DIF-REACT-05 DIF-REACT-08 DIF-REACT-09 DIF-REACT-10 DIF-REACT-22 DIF-REACT-24 DIF-REACT-30 DIF-SPEC-02 DIF-SPEC-11
position: DIF-ACT-10 DIF-BMB-17 DIF-REACT-05 DIF-REACT-24
reduced: DIF-BMB-34
reshuffled: DIF-GAP-23
scored: DIF-MVP-05
shifted: DIF-OPTN-01
shot-down: DIF-DMG-02
speed-maneuver: DIF-SPD-04
speed?: DIF-SEQ-04
stall?: DIF-ALT-13
stalled: DIF-ALT-13
start?: DIF-SETUP-07
stayed-behind: DIF-ALT-21
stood-down: DIF-BMB-27
succeeded: DIF-ACT-23
target: DIF-CMP-26
turn: DIF-SETUP-13
turret?: DIF-BMB-28
winds: DIF-OPTN-18
withdrew: DIF-OPTN-07
`);
/** What does not come up in every hundred games. */
const SELDOM = citedIn(`
played: DIF-SPEC-08
stalled: DIF-ALT-14
`);

test('whatever is asked and told in fights and missions cites the rule that says so, and only a Maneuver has steps', () => {
  const steps = new Set<string>();
  const found = cited([downInFlamesTrial as unknown as Trial], 100, (told) => {
    const event = told as Happening;
    if (event.event === 'played' && event.steps !== 0) steps.add(event.use);
  });
  expect(found.filter((each) => !OFTEN.includes(each) && !SELDOM.includes(each))).toEqual([]);
  expect(OFTEN.filter((each) => !found.includes(each))).toEqual([]);
  expect([...steps]).toEqual(['maneuver']);
});
