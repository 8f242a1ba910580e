import { cited, citedIn } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroCorsairsTrial, zeroKamikazeTrial, zeroMissionTrial } from '../../src/index.ts';

/** The rules behind each question, and those that each event and each end of a game may cite. */
const OFTEN = citedIn(`
aim?: Z-20.32b
altitude?: Z-3.2a
altitudes: Z-4.5d
angle: Z-20.31a
angle?: Z-20.31a
answer?: Z-8.43a
bombed: Z-21.13a Z-21.73b Z-23.64a
bomber: Z-20.32h
bomber-order?: Z-CGAP-71
bombers-leave?: Z-CGAP-46
break-off: Z-12.11c
bursts: Z-10.61a Z-20.22b
cards: CH-18.84b Z-10.11a Z-10.12a Z-11.2a4 Z-19.25e Z-20.13a Z-22.26c Z-4.6a Z-5.23a Z-7.21b1
climb-cost?: Z-7.21b3
clouds: Z-CEX-18
combat-vision?: Z-19.25e
counter-answer?: Z-20.52b
counter?: Z-20.51a
countered: Z-20.51a
crashed: CH-28.53f
damaged: Z-12.12c Z-5.21b
declined: CH-28.44a
destroyed: Z-5.21d Z-GAP-05
discard?: Z-3.4a
discarded: CH-28.53h Z-10.0b Z-10.45b Z-11.2a1 Z-19.25e Z-3.4a Z-7.21b3 Z-7.21d2a
disengaged: Z-12.12c
draw?: CH-27.31h Z-5.23a
drew: CH-18.84b Z-10.11a Z-10.12a Z-11.2a4 Z-19.25e Z-20.13a Z-22.26c Z-4.6a Z-5.23a Z-7.21b1
end: CH-GAP-38 Z-23.8c Z-GAP-45 Z-GAP-46
entered: Z-24.51a
first: Z-4.7a
flak: CH-28.44b CH-28.53b Z-22.13a Z-22.23a
flak-answer?: Z-22.25a
flak-answered: Z-22.26a
follow-cost?: Z-7.21d2a
follow?: Z-7.21d
formation: Z-20.11a
formation-play?: Z-20.42a
gave-up: Z-6.36a
helped-answer?: Z-17.13c
hit: Z-8.45b
jettison?: Z-15.2c
jettisoned: Z-15.2c Z-15.2f
kamikaze: CH-28.53a
load: Z-17.14e
load?: Z-17.14e
located: CH-27.31f CH-27.31g
moved: Z-7.21a Z-7.24a
name-bomber?: Z-20.32h
not-followed: Z-7.21d3
ohka: CH-18.83a CH-18.85d
ohka-dives: CH-18.86a
ohka-flak: CH-18.85c
order?: Z-4.7c
out: CH-28.53h Z-4.91a
over-target?: Z-23.51a
passed: Z-20.51a Z-20.52b Z-22.25a Z-8.43a
phase: CH-28.41a Z-23.3a Z-23.54a Z-23.61a Z-23.71a Z-23.8a
photographed: Z-CGAP-42
place: CH-GAP-41 Z-23.51a
play?: Z-3.3a
played: Z-10.44a Z-20.42a Z-20.52b Z-8.2b Z-8.31a Z-8.42a
position: Z-6.36a Z-6.3a Z-7.21c Z-7.21d3 Z-CGAP-11 Z-GAP-48
promoted: Z-11.2a
reshuffled: Z-4.61a
rolled: Z-7.22c
run-in: CH-28.52a Z-CGAP-13
run-in?: Z-CGAP-13
run?: Z-23.61a
score: Z-4.92a
search?: CH-28.43a
searched: CH-28.42a
sequence: Z-3.0a
start?: Z-4.5a
stopped: Z-20.53a Z-8.44b
target: Z-10.63a Z-3.1b
target-hit: Z-21.14b
turn: Z-3.0e
turret-cards: Z-20.41a
turrets: Z-20.41a
turrets-down: Z-CGAP-29
wingman-attack?: Z-3.1a
wingman-play?: Z-10.44a
`);
/** What does not come up in every hundred games. */
const SELDOM = citedIn(`
aim-answer?: Z-20.32c
alert: CH-27.43a
bombed: CH-18.42b CH-27.52a CH-GAP-33 Z-21.55a
bomber: Z-20.32e
choose-bomber?: Z-20.32e
delivered: CH-27.52a CH-27.61d CH-GAP-75
depth-set: CH-27.42b
depth?: CH-27.42a
destroyed: Z-12.12c
discarded: Z-11.1a Z-7.22b
disengaged: CH-18.83d
ohka: CH-28.53h
ohka-hits: CH-18.86b
passed: Z-20.32d
photographed: CH-27.73a
played: Z-17.13c Z-20.32b Z-20.32c Z-20.32d
position: Z-23.72b
submarine: CH-27.43e
submarine?: CH-27.43e
`);

test('whatever is asked and told on Missions cites the rule that says so', () => {
  const found = cited(
    [zeroMissionTrial, zeroCorsairsTrial, zeroKamikazeTrial] as unknown as Trial[],
    150,
    () => {},
    'break-off',
  );
  expect(found.filter((each) => !OFTEN.includes(each) && !SELDOM.includes(each))).toEqual([]);
  expect(OFTEN.filter((each) => !found.includes(each))).toEqual([]);
});
