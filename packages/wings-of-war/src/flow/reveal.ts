import { EVERYONE, only, type RuleId } from '@tallyho/kernel';
import { IMMELMANN } from '../fixed.ts';
import type { Pose } from '../geometry/base.ts';
import { isDive, isStall, isStraight } from '../rules/altitude.ts';
import { crossedEdge, isInArea, isInField, isOffTable } from '../rules/area.ts';
import { othersThan } from '../rules/damage.ts';
import { DAZED_BIT } from '../rules/fire.ts';
import { barDue, deckOf, type Illegal, replacement, whyIgnored } from '../rules/order.ts';
import {
  type Aircraft,
  FLYING,
  HOME,
  IDLE,
  IN_PLAY,
  isInPlay,
  type Kind,
  LEFT,
  LIFTING_OFF,
  NO_KIND,
  type Plane,
  ROLLING_OUT,
  RUN_STOPPED,
  RUNNING,
  SHOT_DOWN,
  TOUCHED_DOWN,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { BURIED, CARRIED_OUT, carryOut, comeToRest, IGNORED, SUNK, TOUCHES } from './carry-out.ts';
import { settleCollisions } from './collision.ts';
import { crash, eliminate } from './damage.ts';
import { move } from './move.ts';

/** What came of a card, and on which step of a landing or take-off its aircraft was before. */
interface Result {
  readonly outcome: number;
  readonly status: number;
}

/**
 * WOW-TURN-02, WOW-MOVE-05, WOW-GAP-28 — everybody reveals a card and all aircraft move; then accidents, departures and
 * jam counters.
 */
export function reveal(t: WingsTable, slot: number): void {
  const s = t.state;
  const { physical, altitude } = s.fixed.options.switches;
  s.clock++;
  const before = physical ? s.planes.map(({ x, y, heading }): Pose => ({ x, y, heading })) : null;
  const results: Result[] | null = altitude ? [] : null;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    a.moved = false;
    a.silent = 0;
    const { status } = a;
    const outcome = a.fate === IN_PLAY ? execute(t, plane, slot) : IGNORED;
    results?.push({ outcome, status });
  }
  if (before !== null) settleCollisions(t, before);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    if (a.fate !== IN_PLAY) continue;
    if (results !== null && a.moved) afterAltitude(t, plane, results[plane]);
    if (isInPlay(a)) afterMove(t, plane);
    discardJams(a);
  }
}

/** Reveals and executes one card. */
function execute(t: WingsTable, plane: Plane, slot: number): number {
  const s = t.state;
  const a = s.planes[plane];
  const planned = a.plan[slot];
  if (planned === NO_KIND || planned === IDLE) return IGNORED;
  const wasInCloud = a.cloud;
  if (!wasInCloud) a.open = slot + 1;
  // WOW-LAND-24, WOW-GAP-136 — a run ends when the aircraft burns.
  const isStopped = (a.status === RUNNING || a.status === LIFTING_OFF) && a.flames > 0;
  if (isStopped) {
    comeToRest(a);
    a.played |= RUN_STOPPED;
  }
  const illegal = barDue(s, plane, a, slot, planned);
  const kind = illegal === null ? planned : replaceIllegal(t, plane, slot, illegal);
  if (kind === NO_KIND) return IGNORED;
  const before = a.last;
  const outcome = carryOut(s, plane, a, kind);
  if (outcome === IGNORED) {
    if (t.say !== undefined) t.say(EVERYONE, { event: 'ignored', plane, because: whyIgnored(s, plane, kind) });
    return outcome;
  }
  a.moved = true;
  if (wasInCloud) flyInCloud(t, plane, kind, slot);
  else {
    move(a, deckOf(s, plane), kind);
    sayExecuted(t, plane, kind, before, 'WOW-MOVE-02');
    if (s.fixed.options.switches.altitude) sayAltitude(t, plane);
    if (a.cloud) {
      a.entered = kind;
      t.say?.(EVERYONE, { event: 'cloud', plane, entered: true, because: 'WOW-CLOUD-03' });
    }
  }
  return outcome;
}

/** WOW-PLAN-14, WOW-ILLEGAL-01, WOW-ILLEGAL-02, WOW-GAP-32 — an illegal card: replaced, or the end. */
function replaceIllegal(t: WingsTable, plane: Plane, slot: number, { reason, because }: Illegal): Kind {
  const s = t.state;
  const a = s.planes[plane];
  const isLost = s.fixed.options.switches.illegal === 'lost';
  const kind = isLost ? NO_KIND : replacement(s, plane, a, slot);
  if (t.say !== undefined) {
    const audience = a.cloud && !isLost ? only(s.fixed.planes[plane].owner) : EVERYONE;
    t.say(audience, { event: 'illegal', plane, card: a.plan[slot], replacedBy: kind, reason, because });
  }
  if (isLost) eliminate(t, plane, SHOT_DOWN, othersThan(s, s.fixed.planes[plane].side), 'WOW-ILLEGAL-01');
  return kind;
}

/**
 * WOW-CLOUD-03, WOW-CLOUD-09 … WOW-CLOUD-12, WOW-GAP-112 — in the cloud cards are stacked; the one that leaves it
 * executes the whole stack.
 */
function flyInCloud(t: WingsTable, plane: Plane, kind: Kind, slot: number): void {
  const s = t.state;
  const a = s.planes[plane];
  a.stack.push(kind);
  if (a.cloud) {
    if (t.say !== undefined)
      t.say(only(s.fixed.planes[plane].owner), { event: 'stacked', plane, card: kind, because: 'WOW-CLOUD-09' });
    return;
  }
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'cloud', plane, entered: false, because: 'WOW-CLOUD-12' });
  const deck = deckOf(s, plane);
  a.open = slot + 1;
  let before = a.entered;
  for (const stacked of a.stack) {
    move(a, deck, stacked);
    sayExecuted(t, plane, stacked, before, 'WOW-CLOUD-10');
    before = stacked;
    if (isOffTable(s, a)) break; // WOW-CLOUD-11
  }
  if (!isOffTable(s, a)) sayAltitude(t, plane);
  a.stack.length = 0;
  a.entered = NO_KIND;
}

function sayExecuted(t: WingsTable, plane: Plane, card: Kind, before: Kind, because: RuleId): void {
  if (t.say === undefined) return;
  const s = t.state;
  const deck = deckOf(s, plane);
  const { altitude } = s.fixed.options.switches;
  const isSplitS = altitude && card === IMMELMANN && isStall(deck, before);
  const isOverdive = isDive(deck, card) && isStall(deck, before);
  const as = isSplitS ? 'split-s' : isOverdive ? 'overdive' : '';
  t.say(EVERYONE, { event: 'executed', plane, card, as, because });
}

function sayAltitude(t: WingsTable, plane: Plane): void {
  const { level, climbs } = t.state.planes[plane];
  t.say?.(EVERYONE, { event: 'altitude', plane, level, climbs, because: 'WOW-ALT-04' });
}

/**
 * WOW-LAND-12 … WOW-LAND-18, WOW-SPLIT-06, WOW-HIGH-08, WOW-OVERDIVE-05 — what the ground does to those who meet it.
 */
function afterAltitude(t: WingsTable, plane: Plane, { outcome, status: before }: Result): void {
  const s = t.state;
  const a = s.planes[plane];
  const others = othersThan(s, s.fixed.planes[plane].side);
  if (outcome === BURIED)
    return eliminate(t, plane, SHOT_DOWN, others, a.last === IMMELMANN ? 'WOW-SPLIT-06' : 'WOW-OVERDIVE-05');
  if (outcome === SUNK) return eliminate(t, plane, LEFT, others, 'WOW-HIGH-08');
  if (outcome === TOUCHES) {
    if (isInField(s, a)) t.say?.(EVERYONE, { event: 'touched-down', plane, because: 'WOW-LAND-03' });
    else crashLand(t, plane, 4, 'WOW-LAND-18');
  }
  if (outcome !== CARRIED_OUT || before === FLYING) return;
  if (before === LIFTING_OFF) {
    t.say?.(EVERYONE, { event: 'airborne', plane, because: 'WOW-LAND-08' });
    return;
  }
  const isStraightRun = before === TOUCHED_DOWN || before === RUNNING;
  if (!isInField(s, a))
    return crashLand(t, plane, isStraightRun ? 3 : 2, isStraightRun ? 'WOW-LAND-14' : 'WOW-LAND-13');
  if (before === ROLLING_OUT) {
    t.say?.(EVERYONE, { event: 'landed', plane, because: 'WOW-LAND-04' });
    achieve(t, plane, 'land');
  }
}

/**
 * WOW-LAND-12, WOW-LAND-16, WOW-GAP-99, WOW-GAP-134 — it crashes, stands where it is, and stays still for the next
 * turn.
 */
function crashLand(t: WingsTable, plane: Plane, cards: number, because: string): void {
  const s = t.state;
  comeToRest(s.planes[plane]);
  s.planes[plane].heldUntil = s.turn + 1;
  crash(t, plane, cards, because);
}

/** WOW-MOVE-06, WOW-GAP-45 — off the table; on the way, what a scenario asks for. */
function afterMove(t: WingsTable, plane: Plane): void {
  const s = t.state;
  const a = s.planes[plane];
  const { objective, side } = s.fixed.planes[plane];
  if (isOffTable(s, a)) {
    const isHome = objective >= 0 && mayGoHome(s, plane, objective);
    if (isHome) t.say?.(EVERYONE, { event: 'objective', plane, because: 'WOW-TWO-12' });
    eliminate(t, plane, isHome ? HOME : LEFT, othersThan(s, side), 'WOW-MOVE-06');
  } else if (objective >= 0) maybePhotograph(t, plane, objective);
}

/** Whether leaving the table here is what the scenario asks of this aircraft. */
function mayGoHome(s: WingsOfWar, plane: Plane, objective: number): boolean {
  const a = s.planes[plane];
  const { task } = s.fixed.options.objectives[objective];
  if (task === 'land' || crossedEdge(s, a) !== s.fixed.objectiveEdge[objective]) return false;
  return task === 'cross' || a.photographed;
}

/**
 * WOW-TWO-12 — a photograph is taken by a straight that ends over the place, by whoever the scenario says can take it.
 */
function maybePhotograph(t: WingsTable, plane: Plane, objective: number): void {
  const s = t.state;
  const a = s.planes[plane];
  const { task, observer } = s.fixed.options.objectives[objective];
  if (task !== 'photograph' || a.photographed || a.cloud || !a.moved || a.status !== FLYING) return;
  if (!isStraight(deckOf(s, plane), a.last) || (observer && !a.observer) || !isInArea(a, s.fixed.zones[objective]))
    return;
  a.photographed = true;
  if (t.say !== undefined)
    t.say(only(s.fixed.planes[plane].owner), { event: 'photographed', plane, because: 'WOW-TWO-12' });
}

function achieve(t: WingsTable, plane: Plane, task: string): void {
  const s = t.state;
  const { objective } = s.fixed.planes[plane];
  if (objective < 0 || s.fixed.options.objectives[objective].task !== task) return;
  s.planes[plane].achieved = true;
  t.say?.(EVERYONE, { event: 'objective', plane, because: 'WOW-LAND-04' });
}

/**
 * WOW-JAM-05, WOW-SPDMG-10, WOW-GAP-54 … WOW-GAP-56, WOW-GAP-137 — a counter less after each manoeuvre; a gun that had
 * one stays silent.
 */
function discardJams(a: Aircraft): void {
  const { jams } = a;
  for (let gun = 0; gun < jams.length; gun++) {
    if (jams[gun] === 0) continue;
    a.silent |= 1 << gun;
    if (a.moved) jams[gun]--;
  }
  if (a.dazed > 0) {
    a.silent |= DAZED_BIT;
    if (a.moved) a.dazed--;
  }
}
