import { below, chanceFrom, Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { downInFlames, downInFlamesTrial } from '../src/index.ts';

/** The rules behind each question, and those that each event may cite; of a card, by what it is played as. */
const CITED = `
act?: DIF-SEQ-05
aircraft?: DIF-SETUP-04
altitude?: DIF-SEQ-03
answer?: DIF-ACT-21 DIF-ACT-22
begin?: DIF-OPT-06
bombing?: DIF-BOMB-01
declare?: DIF-OPTN-01 DIF-OPTN-18
discard?: DIF-SEQ-09
dodge?: DIF-BMB-31
evade?: DIF-REACT-09 DIF-REACT-10
flak?: DIF-FLAK-01
follow?: DIF-ALT-15
formation?: DIF-BMB-06
jettison?: DIF-FB-08
name?: DIF-BMB-14
next?: DIF-OPT-07
pay?: DIF-ALT-08 DIF-ALT-16
pilot?: DIF-PIL-01
speed?: DIF-SEQ-04
stall?: DIF-ALT-13
start?: DIF-SETUP-07
turret?: DIF-BMB-28
acts: DIF-SEQ-01
aircraft: DIF-CMP-13 DIF-SETUP-05
altitude: DIF-BMB-04 DIF-SETUP-09
bombing: DIF-BOMB-01
bombs-away: DIF-BOMB-03
cancelled: DIF-ACT-24
cards: DIF-ALT-09 DIF-BMB-26 DIF-FB-09 DIF-OPT-28 DIF-OPT-29 DIF-OPT-30 DIF-OPTN-15 DIF-REACT-22 DIF-SEQ-02 DIF-SEQ-10 DIF-SETUP-06
chose: DIF-BMB-13 DIF-BMB-14 DIF-BMB-15 DIF-BMB-22 DIF-BMB-23
climbed: DIF-ALT-12 DIF-ALT-18
damaged: DIF-DMG-01
destroyed: DIF-GAP-93 DIF-REACT-16
discarded: DIF-ALT-08 DIF-ALT-13 DIF-ALT-16 DIF-BMB-13 DIF-SEQ-09
dived: DIF-ALT-12 DIF-ALT-18
drew: DIF-ALT-09 DIF-BMB-26 DIF-FB-09 DIF-OPT-28 DIF-OPT-29 DIF-OPT-30 DIF-OPTN-15 DIF-REACT-22 DIF-SEQ-02 DIF-SEQ-10 DIF-SETUP-06
end: DIF-GAP-26 DIF-GAP-27 DIF-GAP-69 DIF-MVP-05 DIF-WIN-01 DIF-WIN-02
first: DIF-GAP-49 DIF-OPT-06 DIF-SETUP-11
flak-laid: DIF-FLAK-02
flak-pattern: DIF-FLAK-02
flak-revealed: DIF-BOMB-02
gave-up: DIF-ALT-22 DIF-BMB-20 DIF-SEQ-07
hit: DIF-BMB-39 DIF-BOMB-02 DIF-DMG-03 DIF-OPTN-14 DIF-REACT-22
initiative: DIF-GAP-76
jettisoned: DIF-FB-09
late: DIF-OPTN-09
left-choice: DIF-BMB-14
order: DIF-OPT-20
passed: DIF-ACT-22 DIF-BMB-28 DIF-BMB-31
placed: DIF-BMB-06
played as agile: DIF-SPEC-08
played as answer: DIF-ACT-22 DIF-BMB-31
played as attack: DIF-ACT-26
played as barrage: DIF-SPEC-11
played as barrel-roll: DIF-REACT-05
played as evade: DIF-REACT-09 DIF-REACT-10
played as gunner: DIF-SPEC-02
played as maneuver: DIF-ACT-10
played as redline: DIF-REACT-22
played as scissors: DIF-REACT-24
played as tactic: DIF-ACT-18 DIF-REACT-08
played as turret: DIF-BMB-30
played as vertical-roll: DIF-REACT-30
position: DIF-ACT-10 DIF-BMB-17 DIF-REACT-05 DIF-REACT-24
reduced: DIF-BMB-34
reshuffled: DIF-GAP-23
scored: DIF-MVP-05
shifted: DIF-OPTN-01
shot-down: DIF-DMG-02
speed-maneuver: DIF-SPD-04
stalled: DIF-ALT-13 DIF-ALT-14
stayed-behind: DIF-ALT-21
stood-down: DIF-BMB-27
succeeded: DIF-ACT-23
target: DIF-CMP-26
turn: DIF-SETUP-13
winds: DIF-OPTN-18
withdrew: DIF-OPTN-07
`;

/** Met in one game of several hundred: a FUEL TANK from a turret. */
const RARE = ['destroyed DIF-GAP-93'];

test('whatever is asked and told in fights and missions cites the rule that says so, and only a Maneuver has steps', () => {
  const found = new Set<string>();
  const steps = new Set<string>();
  for (let n = 0; n < 100; n++) {
    const chance = chanceFrom(`cited ${n}`);
    const started = Match.start(downInFlames, downInFlamesTrial.deal(chance), `cited ${n}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    while (match.state.outcome === null) {
      const [{ kind, because, seat, id, options }] = match.table.decisions();
      found.add(`${kind}? ${because}`);
      match.choose(seat, id, options[below(chance, options.length)]);
    }
    found.add(`end ${match.state.outcome.because}`);
    for (const { event } of match.log) {
      found.add(`${event.event === 'played' ? `played as ${event.use}` : event.event} ${event.because}`);
      if (event.event === 'played' && event.steps !== 0) steps.add(event.use);
    }
  }
  const listed = CITED.trim()
    .split('\n')
    .flatMap((line) => {
      const [what, rules] = line.split(': ');
      return rules.split(' ').map((rule) => `${what} ${rule}`);
    });
  const expected = listed.filter((each) => !RARE.includes(each));
  expect([...found].filter((each) => !RARE.includes(each)).toSorted()).toEqual(expected.toSorted());
  expect([...steps]).toEqual(['maneuver']);
});
