import { BOMBS, type Choice, FIRES, fireRockets, PASSES, run, SKIPS, STRAFES, strafe } from '../choices.ts';
import { BOMB, OVER_TARGET, sortieOf } from '../mission/state.ts';
import { DIVE, elementMode, passingMode, STRAFING } from '../rules/bombing.ts';
import { ordersOf } from '../rules/formations.ts';
import { attacksAsKamikaze } from '../rules/kamikaze-attacks.ts';
import { isToRun } from '../rules/loads.ts';
import { ROCKETS, SKIP } from '../rules/ordnance.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  elementOf,
  FLYING,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { diveToBomb } from './altitude.ts';
import { attackWithElement } from './kamikaze.ts';
import { passOver } from './pass.ts';
import {
  barRocketsAfter,
  barRun,
  barStrafingAfter,
  refuseAfterBombs,
  refuseCardsAfterBombs,
  refuseRuns,
} from './refusals-mission.ts';

/**
 * An Element over the target in the Bomb Turn. The two aircraft are those that led and followed when it began: Z-CGAP-91,
 * each keeps its task, whatever becomes of the other.
 */
export interface BombRun {
  element: ElementNo;
  lead: PlaneNo;
  wing: PlaneNo;
  leader: number;
  wingman: number;
}

/** Z-15.2k, Z-22.22a, Z-CGAP-69 — the Bombing or Strafing step: only in the Bomb Turn, and of every Element over the target. */
export function beginRun(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const { phase, where } = sortieOf(s);
  const { lead, wing } = s.elements[element];
  if (phase !== BOMB || where[element] !== OVER_TARGET || lead === NOBODY) return;
  if (attacksAsKamikaze(s, element)) return attackWithElement(t, element);
  t.call(bombRun, { element, lead, wing, leader: PASSES, wingman: PASSES });
}

const doings = [PASSES, BOMBS, STRAFES];
const armedDoings = [...doings, FIRES, SKIPS];

/** Z-23.62a, Z-CGAP-15 — what each of the two may do; an Element that bombs with both drops one level in all. */
function runsOf(s: Dogfight, { lead, wing }: BombRun, options: Choice[]): readonly Choice[] {
  const everyDoing = ordersOf(s).arms === undefined ? doings : armedDoings;
  for (const leader of everyDoing)
    for (const wingman of wing === NOBODY ? [PASSES] : everyDoing)
      if (
        barRun(s, lead, leader, wing, wingman) === null &&
        (wing === NOBODY || barRun(s, wing, wingman, lead, leader) === null)
      )
        options.push(run(leader, wingman));
  return options;
}

/** Z-23.61a, Z-23.61b, Z-CGAP-68, Z-CGAP-84 — to bomb, to strafe without bombs, or neither: only who was declared is asked. */
const chooseRun: Asks<BombRun> = {
  ask: 'run',
  because: 'Z-23.61a',
  several: false,
  who: (s, { element, lead, wing }) =>
    isToRun(s, lead) || (wing !== NOBODY && isToRun(s, wing)) ? ownerOf(s, element) : NOBODY,
  options: (s, at, _, options) => runsOf(s, at, options),
  refusals: (s, { element }) => refuseRuns(s, element),
  chosen(_, at, choice) {
    if (choice.do !== 'run') return;
    at.leader = choice.leader;
    at.wingman = choice.wingman;
  },
};

const bombs = (s: Dogfight, plane: PlaneNo, does: number): boolean => does === BOMBS && elementMode(s, plane) === DIVE;

/** Z-21.42a, Z-CGAP-82 — the Element of a Dive Bomber loses a level first. */
const dive = (t: DogfightTable, { element, lead, wing, leader, wingman }: BombRun): void => {
  const s = t.state;
  if (bombs(s, lead, leader) || bombs(s, wing, wingman)) diveToBomb(t, element);
};

export const isThere = (s: Dogfight, plane: PlaneNo): boolean => plane !== NOBODY && s.planes[plane].fate === FLYING;

/** Z-CGAP-83, Z-CGAP-84 — with bombs, or past the guns; who only strafes meets the Flak then. */
function passBy(t: DogfightTable, plane: PlaneNo, does: number): void {
  const s = t.state;
  if (!isThere(s, plane) || does === STRAFES || does === FIRES) return;
  const bombing = does === SKIPS ? SKIP : elementMode(s, plane);
  passOver(t, plane, does === PASSES ? passingMode(s, elementOf(plane)) : bombing);
}

const passLeader = (t: DogfightTable, { lead, leader }: BombRun): void => passBy(t, lead, leader);
const passWingman = (t: DogfightTable, { wing, wingman }: BombRun): void => passBy(t, wing, wingman);

/** Whether an aircraft has flown on after its run, and could strafe now or fire its rockets. */
const mayStrafe = (s: Dogfight, plane: PlaneNo, did: number): boolean =>
  isThere(s, plane) && barStrafingAfter(s, plane, did) === null;
const mayFire = (s: Dogfight, plane: PlaneNo, did: number): boolean =>
  isThere(s, plane) && barRocketsAfter(s, plane, did) === null;

/**
 * Z-21.71a, Z-21.72a, Z-CGAP-17 — who has bombed may strafe as well, when bombs and Flak are done with. CH-18.42a, CH-GAP-10: or fire
 * its rockets, not both.
 */
const chooseStrafe: Asks<BombRun> = {
  ask: 'strafe',
  because: 'Z-21.71a',
  several: false,
  who: (s, { element, lead, wing, leader, wingman }) =>
    mayStrafe(s, lead, leader) || mayStrafe(s, wing, wingman) || mayFire(s, lead, leader) || mayFire(s, wing, wingman)
      ? ownerOf(s, element)
      : NOBODY,
  options(s, at, _, options) {
    const leader = mayStrafe(s, at.lead, at.leader);
    const wingman = mayStrafe(s, at.wing, at.wingman);
    options.push(strafe(false, false));
    if (leader) options.push(strafe(true, false));
    if (wingman) options.push(strafe(false, true));
    if (leader && wingman) options.push(strafe(true, true));
    if (mayFire(s, at.lead, at.leader)) options.push(fireRockets(at.lead));
    if (mayFire(s, at.wing, at.wingman)) options.push(fireRockets(at.wing));
    return options;
  },
  refusals: (s, at) => [
    ...refuseCardsAfterBombs(s, at.element),
    ...(isThere(s, at.lead) ? refuseAfterBombs(s, at.lead, at.leader, strafe(true, false)) : []),
    ...(isThere(s, at.wing) ? refuseAfterBombs(s, at.wing, at.wingman, strafe(false, true)) : []),
  ],
  chosen(t, at, choice) {
    if (choice.do === 'fire') {
      if (choice.at === at.lead) at.leader = FIRES;
      else at.wingman = FIRES;
      t.again();
    }
    if (choice.do !== 'strafe') return;
    if (choice.leader) at.leader = STRAFES;
    if (choice.wingman) at.wingman = STRAFES;
  },
};

/** Z-21.72b, Z-22.27a, Z-CGAP-83, CH-18.43a — strafing, or rockets, with Flak of its own, the Leader before the Wingman. */
const strafeWith = (t: DogfightTable, plane: PlaneNo, does: number): void => {
  if (does === STRAFES) passOver(t, plane, STRAFING);
  else if (does === FIRES) passOver(t, plane, ROCKETS);
};
const strafeLeader = (t: DogfightTable, { lead, leader }: BombRun): void => strafeWith(t, lead, leader);
const strafeWingman = (t: DogfightTable, { wing, wingman }: BombRun): void => strafeWith(t, wing, wingman);

export const bombRun: DogfightFlow<BombRun> = {
  name: 'run',
  steps: [chooseRun, dive, passLeader, passWingman, chooseStrafe, strafeLeader, strafeWingman],
};
