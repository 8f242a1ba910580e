import type { Seat } from '@tallyho/kernel';
import { DONE, dropBombs, fireRockets, leaveFormation, skipBombs } from '../choices.ts';
import { RELEASED } from '../mission/kamikaze.ts';
import { HELD_OFF, sortieOf } from '../mission/state.ts';
import { barBomberSkipping, bomberMode, isAttackBomber } from '../rules/bombing.ts';
import { shiftOf } from '../rules/break-off.ts';
import { bomberAt, bomberOwner, bomberSide, ordersOf } from '../rules/formations.ts';
import { barLeaving, isOutside, ohkaOf } from '../rules/kamikaze.ts';
import { bomberAttacksAsKamikaze } from '../rules/kamikaze-attacks.ts';
import { campaignShift, isDangerAhead } from '../rules/missions.ts';
import { ROCKETS, SKIP } from '../rules/ordnance.ts';
import { bomberHasRockets } from '../rules/rockets.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  FLYING,
  NEUTRAL,
  NOBODY,
  type PlaneNo,
} from '../state.ts';
import { breakOffTest } from './break-off.ts';
import { maybeFinish } from './finish.ts';
import { clearTable } from './hands.ts';
import { attackWithBomber } from './kamikaze.ts';
import { strikeWithOhka } from './ohka.ts';
import { passOver } from './pass.ts';
import { refuseHands } from './refusals.ts';
import { refuseLeaving, refuseSkipping } from './refusals-mission.ts';
import { destroyBomber, disengageBomber, flipBomber } from './strike.ts';

/** Formation aircraft over the target: those that have passed. */
export interface Raid {
  done: PlaneNo[];
  /** CH-18.43a — who has just bombed and still has rockets; only while it is asked. */
  armed?: PlaneNo;
}

/** Who is over the target: a Formation aircraft, or in place of one that has stayed outside, its MXY7 (CH-18.83b, CH-GAP-14). */
const passes = (s: Dogfight, nth: number): boolean =>
  isOutside(s, nth) ? ohkaOf(sortieOf(s), nth).stage === RELEASED : sortieOf(s).bombers[nth].fate === FLYING;

/** Those that still have to pass, the attacker's first (Z-CGAP-71), of the player whose turn it is. */
export function stillToPass(s: Dogfight, done: readonly PlaneNo[]): PlaneNo[] {
  const { attacker, bomberSide: sides } = ordersOf(s);
  const left = sortieOf(s).bombers.flatMap((_, nth) =>
    passes(s, nth) && !done.includes(s.planes.length + nth) ? [s.planes.length + nth] : [],
  );
  const ofAttacker = left.filter((plane) => sides[plane - s.planes.length] === attacker);
  const now = ofAttacker.length > 0 ? ofAttacker : left;
  return now.filter((plane) => bomberOwner(s, plane) === bomberOwner(s, now[0]));
}

/** Z-21.12b, Z-23.63a, Z-CGAP-71 — when all others have finished the Bomb Turn, one after the other, in the order its owner likes. */
const chooseNext: Asks<Raid> = {
  ask: 'bomber-order',
  because: 'Z-CGAP-71',
  several: false,
  who(s, { done }) {
    const left = stillToPass(s, done);
    const isOpen = left.length > 1 || (left.length === 1 && barBomberSkipping(s, left[0]) === null);
    return isOpen ? bomberOwner(s, left[0]) : NOBODY;
  },
  options(s, { done }, _, options) {
    for (const plane of stillToPass(s, done)) {
      options.push(dropBombs(plane));
      // CH-21.64c — over the water, if its player likes.
      if (barBomberSkipping(s, plane) === null) options.push(skipBombs(plane));
    }
    return options;
  },
  refusals: (s, { done }, seat) => [
    ...refuseSkipping(s, stillToPass(s, done)),
    ...refuseHands(s, seat, 'between-sequences'),
  ],
  chosen(t, at, choice) {
    if (choice.do !== 'drop' && choice.do !== 'skip') return;
    t.again();
    send(t, at, choice.at, choice.do === 'skip' ? SKIP : bomberMode(t.state, choice.at));
  },
};

const sendLast = (t: DogfightTable, at: Raid): void => {
  const [last] = stillToPass(t.state, at.done);
  if (last === undefined) return t.end();
  t.goto(chooseNext);
  send(t, at, last, bomberMode(t.state, last));
};

function send(t: DogfightTable, at: Raid, plane: PlaneNo, mode: number): void {
  const s = t.state;
  at.done.push(plane);
  if (isOutside(s, plane - s.planes.length)) {
    strikeWithOhka(t, plane);
    maybeFinish(t);
  } else if (bomberAttacksAsKamikaze(s, plane)) attackWithBomber(t, plane);
  else {
    if (mode !== ROCKETS && bomberHasRockets(s, plane) && !isAttackBomber(s, plane)) {
      at.armed = plane;
      t.goto(chooseRockets);
    }
    passOver(t, plane, mode);
  }
}

/** CH-18.43a — bombs and rockets are two attacks, each with its Flak: who has dropped the first may leave it at that. */
const chooseRockets: Asks<Raid> = {
  ask: 'rockets',
  because: 'CH-18.43a',
  several: false,
  who: (s, { armed = NOBODY }) =>
    armed !== NOBODY && bomberAt(s, armed).fate === FLYING ? bomberOwner(s, armed) : NOBODY,
  options(_, { armed = NOBODY }, __, options) {
    options.push(DONE);
    options.push(fireRockets(armed));
    return options;
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'between-sequences'),
  chosen(t, _, choice) {
    if (choice.do === 'fire') passOver(t, choice.at, ROCKETS);
  },
};

const nextBomber = (t: DogfightTable): void => t.goto(chooseNext);

export const raid: DogfightFlow<Raid> = { name: 'raid', steps: [chooseNext, sendLast, chooseRockets, nextBomber] };

/** The first Formation aircraft of a player, from this number on, that could break off; NOBODY: there is none. */
function nextToLeave(s: Dogfight, seat: Seat, from: PlaneNo): PlaneNo {
  const { bombers } = sortieOf(s);
  const { bomberOwner: owners } = ordersOf(s);
  const first = s.planes.length;
  for (let nth = Math.max(0, from - first); nth < bombers.length; nth++)
    if (bombers[nth].fate === FLYING && owners[nth] === seat && barLeaving(s, first + nth) === null) return first + nth;
  return NOBODY;
}

/** Whose Formation aircraft may break off; `asked`: the first player who has not been asked yet. */
export interface Leaving {
  asked: Seat;
}

/**
 * Z-CGAP-46, Z-CGAP-105 — at the end of a game turn, when all else is done, Formation aircraft may break off one by one.
 * Nobody is asked whom the next turn cannot harm, nor, Z-CGAP-43, where aircraft are evacuated, which fly on.
 */
const chooseLeaving: Asks<Leaving> = {
  ask: 'bombers-leave',
  because: 'Z-CGAP-46',
  several: false,
  who(s, { asked }) {
    if (ordersOf(s).kind === 'evacuation') return NOBODY;
    for (let seat = asked; seat < s.fixed.seats.length; seat++)
      if (nextToLeave(s, seat, 0) !== NOBODY && isDangerAhead(s, s.fixed.seatSide[seat])) return seat;
    return NOBODY;
  },
  options(s, _, seat, options) {
    options.push(DONE);
    for (let plane = nextToLeave(s, seat, 0); plane !== NOBODY; plane = nextToLeave(s, seat, plane + 1))
      options.push(leaveFormation(plane));
    return options;
  },
  refusals: (s, _, seat) => [...refuseLeaving(s, seat), ...refuseHands(s, seat, 'between-sequences')],
  chosen(t, at, choice, seat) {
    t.again();
    if (choice.do === 'leave') leave(t, choice.at);
    else at.asked = seat + 1;
  },
};

export const leaving: DogfightFlow<Leaving> = { name: 'leaving', steps: [chooseLeaving] };

/** Z-12.T21 — whether an enemy Fighter is at a Formation aircraft's Altitude. */
function isEnemyNear(s: Dogfight, plane: PlaneNo): boolean {
  const side = bomberSide(s, plane);
  const level = ordersOf(s).altitude[plane - s.planes.length];
  const { where } = sortieOf(s);
  const outside = isOutside(s, plane - s.planes.length);
  return s.elements.some(
    (own, i) =>
      own.lead !== NOBODY && s.fixed.side[i] !== side && own.altitude === level && (where[i] === HELD_OFF) === outside,
  );
}

/** CH-30.71b, CH-EX-16 — where damage lasts, who comes home Damaged has exactly what is printed, whatever its crew has still to learn. */
function wearDown(s: Dogfight, plane: PlaneNo): void {
  const { solitaire } = ordersOf(s);
  if (solitaire !== undefined) bomberAt(s, plane).hits = solitaire.printed[plane - s.planes.length];
}

/** Z-12.12a, Z-12.T25, Z-CGAP-46 — the Break Off test of the Basic Game, with its campaign modifiers. */
function leave(t: DogfightTable, plane: PlaneNo): void {
  const s = t.state;
  const isDamaged = bomberAt(s, plane).damaged === 1;
  const shift =
    shiftOf(NEUTRAL, isDamaged, isEnemyNear(s, plane)) +
    campaignShift(s, bomberSide(s, plane), ordersOf(s).bomberClass[plane - s.planes.length]);
  const result = breakOffTest(t, plane, shift, isDamaged);
  clearTable(s);
  if (result === 'destroyed') destroyBomber(t, plane, 'Z-12.12c');
  else {
    if (result === 'damaged') {
      wearDown(s, plane);
      flipBomber(t, plane, 'Z-12.12c');
    }
    disengageBomber(t, plane, 'Z-12.12c');
  }
  maybeFinish(t);
}
