import { EVERYONE, type Seat } from '@tallyho/kernel';
import { areObjectivesDecided, isDecided, scoreOf, sidesInPlay } from '../rules/victory.ts';
import { isInPlay, NO_PLANE, type Side, type WingsFlow, type WingsOfWar, type WingsTable } from '../state.ts';
import { burn } from './damage.ts';
import { fireFlow, volleyOf } from './fire.ts';
import { floorFlow } from './floor.ts';
import { groundFlow, turnable } from './ground.ts';
import { clearPlan, limitPlans, planFlow, startPlanning } from './plan.ts';
import { reveal } from './reveal.ts';
import { forgetLooks, looksFlow, looksOf, pursuitFlow, pursuitOf } from './tail.ts';

export interface Turn {
  phase: number;
}

/** WOW-TURN-01, WOW-TURN-05 — a turn begins: the whole deck is at hand again. */
const nextTurn = (t: WingsTable, at: Turn): void => {
  const s = t.state;
  s.turn++;
  at.phase = 0;
  s.phase = 0;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    clearPlan(s, plane);
    a.played = 0;
    a.halted = false;
    a.tails = NO_PLANE;
  }
  limitPlans(s);
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'WOW-TURN-01' });
};

/** WOW-GAP-28 (0) */
const proposeFloor = (t: WingsTable): void => {
  if (t.state.fixed.options.switches.higher) t.call(floorFlow, { floor: -1, seat: -1 });
};

/** WOW-GAP-28 (1) */
const lookForTails = (t: WingsTable): void => {
  if (!t.state.fixed.options.switches.tailing) return;
  const pursuit = pursuitOf(t.state);
  if (pursuit.tailers.length > 0) t.call(pursuitFlow, pursuit);
};

/** WOW-GAP-28 (2), WOW-TAIL-06 */
const plan = (t: WingsTable): void => t.call(planFlow, startPlanning(t.state));

/** WOW-GAP-28 (3), WOW-GAP-64 — flames, before anything is shown or revealed. */
const flames = (t: WingsTable): void => {
  const s = t.state;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (isInPlay(s.planes[plane]) && s.planes[plane].flames > 0) burn(t, plane);
  }
  maybeFinish(t);
};

/** WOW-GAP-28 (4), WOW-TAIL-09 */
const look = (t: WingsTable, at: Turn): void => {
  if (!t.state.fixed.options.switches.tailing) return;
  const looks = looksOf(t, at.phase);
  if (looks.pending.length > 0) t.call(looksFlow, looks);
};

const turnOnGround = (t: WingsTable, at: Turn): void => {
  const { options } = t.state.fixed;
  if (at.phase !== 1 || !options.switches.altitude) return;
  const turning = turnable(t.state);
  if (turning.planes.length > 0) t.call(groundFlow, turning);
};

const revealAndMove = (t: WingsTable, at: Turn): void => {
  const s = t.state;
  s.phase = at.phase + 1;
  t.say?.(EVERYONE, { event: 'phase', phase: s.phase, because: 'WOW-TURN-02' });
  if (s.fixed.options.switches.tailing) forgetLooks(s);
  reveal(t, at.phase);
  if (maybeFinish(t)) return;
  const volley = volleyOf(s);
  if (volley !== null) t.call(fireFlow, volley);
};

/** WOW-TURN-02 … WOW-TURN-04 — the phase is over when the fire is resolved. */
const endPhase = (t: WingsTable, at: Turn): void => {
  if (maybeFinish(t)) return;
  at.phase++;
  if (at.phase < 3) t.goto(look);
};

/** WOW-SPDMG-15, WOW-TURN-04 — a smoke counter less at the end of the turn; WOW-GAP-12 — and an agreed last turn. */
const endTurn = (t: WingsTable): void => {
  const s = t.state;
  for (const a of s.planes) if (a.smoke > 0) a.smoke--;
  if (s.turn >= s.fixed.options.turns) finishByPoints(t, 'WOW-GAP-12');
  else t.goto(nextTurn);
};

/** WOW-VIC-01, WOW-GAP-118 — the game ends when at most one side is left, or when there is nothing left to do. */
function maybeFinish(t: WingsTable): boolean {
  const s = t.state;
  const sides = sidesInPlay(s);
  if (isDecided(sides)) {
    if (s.fixed.options.victory === 'points') finishByPoints(t, 'WOW-VIC-06');
    else finishFor(t, sides, 'WOW-VIC-01');
    return true;
  }
  if (!areObjectivesDecided(s)) return false;
  finishByPoints(t, 'WOW-VIC-06');
  return true;
}

function finishByPoints(t: WingsTable, because: string): void {
  const s = t.state;
  let best = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (let side = 0; side < s.fixed.sides; side++) {
    const score = scoreOf(s, side);
    if (score > best) [best, winners] = [score, 1 << side];
    else if (score === best) winners |= 1 << side;
  }
  finishFor(t, isDecided(winners) ? winners : 0, because);
}

/** The seats of the winning side win; nobody does in a draw. */
function finishFor(t: WingsTable, sides: number, because: string): void {
  const s = t.state;
  if (t.say !== undefined) {
    const all: Side[] = Array.from({ length: s.fixed.sides }, (_, side) => side);
    t.say(EVERYONE, { event: 'score', scores: all.map((side) => scoreOf(s, side)), sides: all, because: 'WOW-VIC-02' });
  }
  t.finish({ winners: seatsOf(s, sides), because });
}

function seatsOf(s: WingsOfWar, sides: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.fixed.seats.length; seat++) {
    const [first] = s.fixed.bySeat[seat];
    if (((sides >> s.fixed.planes[first].side) & 1) === 1) seats.push(seat);
  }
  return seats;
}

export const turnFlow: WingsFlow<Turn> = {
  name: 'turn',
  steps: [nextTurn, proposeFloor, lookForTails, plan, flames, look, turnOnGround, revealAndMove, endPhase, endTurn],
};
