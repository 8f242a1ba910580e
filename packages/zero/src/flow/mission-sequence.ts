import { ATTACK_BOMBERS, type Choice, DONE, jettison, PASS, ramAt, WINGMAN_AT_BOMBERS } from '../choices.ts';
import { HELD_OFF, NO_ANGLE, sortieOf } from '../mission/state.ts';
import { barBombers, barBombersByWingman, hasWingmanForBombers } from '../rules/formations.ts';
import { hasBombersOutside, isKamikazeElement } from '../rules/kamikaze.ts';
import { barJettison, hasRun } from '../rules/loads.ts';
import { barRamming, rammable } from '../rules/ramming.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { playPhase } from './actions.ts';
import { beginRun } from './bomb-run.ts';
import { dropLoad } from './damage.ts';
import { attackFormation } from './formation-attack.ts';
import { MINI } from './hands.ts';
import { lineUp } from './line-up.ts';
import { blindSequence, locate } from './night.ts';
import { ram } from './ramming.ts';
import { refuseBombers, refuseBombersToWingman, refuseJettison, refuseRamming } from './refusals-mission.ts';
import { beginResponses } from './responses.ts';
import { altitudePhase, discardPhase, drawPhase, startSequence, type Turn } from './sequence.ts';
import { wingmanPhase } from './wingman.ts';

/** Z-15.2a — a new sequence of an Element on a Mission. CH-27.31g: at night, only if it finds the enemy. */
export function beginMissionSequence(t: DogfightTable, element: ElementNo): void {
  sortieOf(t.state).angle = NO_ANGLE;
  startSequence(t, element);
  if (locate(t, element)) t.call(missionSequence, { element });
  else t.call(blindSequence, { element });
}

/** Z-23.53b, Z-CGAP-96 — who waits outside with no enemy there only changes Altitude, discards and draws. */
export function isIdle(s: Dogfight, element: ElementNo): boolean {
  const { where } = sortieOf(s);
  if (where[element] !== HELD_OFF) return false;
  for (const enemy of s.fixed.enemies[element])
    if (s.elements[enemy].lead !== NOBODY && where[enemy] === HELD_OFF) return false;
  // CH-18.83c — bombers that have let their MXY7s go are outside too.
  return !hasBombersOutside(s, 1 - s.fixed.side[element]);
}

const mayJettison = (s: Dogfight, plane: PlaneNo): boolean => plane !== NOBODY && barJettison(s, plane) === null;

function offerJettison(s: Dogfight, element: ElementNo, options: Choice[]): void {
  const { lead, wing } = s.elements[element];
  if (mayJettison(s, lead)) options.push(jettison(lead));
  if (mayJettison(s, wing)) options.push(jettison(wing));
}

/** Z-15.2c, Z-15.2e — before anything else, each aircraft of an Element may drop what it carries. CH-28.24b, CH-GAP-41: but no kamikaze. */
const jettisonPhase: Asks<Turn> = {
  ask: 'jettison',
  because: 'Z-15.2c',
  several: false,
  who(s, { element }) {
    const { lead, wing } = s.elements[element];
    if (isIdle(s, element) || (!mayJettison(s, lead) && !mayJettison(s, wing))) return NOBODY;
    return isKamikazeElement(s, element) ? NOBODY : ownerOf(s, element);
  },
  options(s, { element }, _, options) {
    options.push(DONE);
    offerJettison(s, element, options);
    return options;
  },
  refusals: (s, { element }) => refuseJettison(s, element),
  chosen(t, _, choice) {
    if (choice.do !== 'jettison') return;
    dropLoad(t, choice.plane, 'Z-15.2c');
    t.again();
  },
};

const maySendAtBombers = (s: Dogfight, element: ElementNo): boolean =>
  hasWingmanForBombers(s, element) && barBombersByWingman(s, element) === null;

/** Z-15.2h, Z-17.23b — the Wingman may also be sent against Formation aircraft. */
const missionWingman: Asks<Turn> = {
  ...wingmanPhase,
  who(s, at) {
    if (isIdle(s, at.element)) return NOBODY;
    return maySendAtBombers(s, at.element) ? ownerOf(s, at.element) : wingmanPhase.who(s, at);
  },
  options(s, at, seat, options) {
    if (wingmanPhase.who(s, at) === NOBODY) options.push(PASS);
    else wingmanPhase.options(s, at, seat, options);
    if (maySendAtBombers(s, at.element)) options.push(WINGMAN_AT_BOMBERS);
    return options;
  },
  refusals: (s, at, seat) => [
    ...(wingmanPhase.refusals?.(s, at, seat) ?? []),
    ...refuseBombersToWingman(s, at.element),
  ],
  chosen(t, at, choice, seat) {
    if (choice.do === 'wingman-bombers') attackFormation(t, at.element, MINI);
    else wingmanPhase.chosen(t, at, choice, seat);
  },
};

/** Z-15.2a — bombs and guns against the target, after the change of Altitude and before cards. CH-19.43d: the Card Play phase is a new one. */
const bombOrStrafe = (t: DogfightTable, { element }: Turn): void => {
  beginResponses(t.state);
  beginRun(t, element);
};

function offerRamming(s: Dogfight, element: ElementNo, options: Choice[]): void {
  for (const at of rammable(s, element)) if (barRamming(s, element, at) === null) options.push(ramAt(at));
}

/**
 * Z-20.11a — a Leader may turn against Formation aircraft. Z-23.62c, Z-CGAP-14: one that has bombed or strafed plays no
 * cards.
 */
const missionPlay: Asks<Turn> = {
  ...playPhase,
  who(s, at) {
    const { lead } = s.elements[at.element];
    if (lead === NOBODY || hasRun(s, lead) || isIdle(s, at.element)) return NOBODY;
    return playPhase.who(s, at);
  },
  options(s, at, seat, options) {
    playPhase.options(s, at, seat, options);
    if (barBombers(s, at.element) === null) options.push(ATTACK_BOMBERS);
    offerRamming(s, at.element, options);
    return options;
  },
  refusals: (s, at, seat) => [
    ...(playPhase.refusals?.(s, at, seat) ?? []),
    ...refuseBombers(s, at.element),
    ...refuseRamming(s, at.element),
  ],
  chosen(t, at, choice, seat) {
    if (choice.do === 'ram') return ram(t, at.element, choice.at);
    if (choice.do !== 'attack-bombers') return playPhase.chosen(t, at, choice, seat);
    t.again();
    return attackFormation(t, at.element, !MINI);
  },
};

/** Z-15.2a — the seven steps in their order. */
export const missionSequence: DogfightFlow<Turn> = {
  name: 'mission-sequence',
  steps: [
    jettisonPhase, // 1, Z-15.2c
    missionWingman, // 2, Z-15.2h
    altitudePhase, // 3, Z-15.2j
    bombOrStrafe, // 4, Z-15.2k
    missionPlay, // 5, Z-15.2l, Z-15.2m
    discardPhase, // 6, Z-15.2n
    drawPhase, // 7, Z-15.2o
    lineUp,
  ],
};
