import { EVERYONE, type Seat } from '@tallyho/kernel';
import { FLIES_ON, loadChoice, overOrHold, runInChoices } from '../choices.ts';
import { OPEN } from '../mission/loads.ts';
import {
  BOMB,
  EGRESS,
  HELD_OFF,
  INGRESS,
  OVER_TARGET,
  SEARCH,
  sortieOf,
  TOGETHER,
  UNLOADED,
  UNPHASED,
} from '../mission/state.ts';
import { cargoOf, isCoordinated, mayRunIn } from '../rules/bombing.ts';
import { ordersOf } from '../rules/formations.ts';
import { isKamikazeElement } from '../rules/kamikaze.ts';
import { TO_RUN } from '../rules/loads.ts';
import { homewardTurns, outwardTurns, phaseOfTurn, turnsInAll } from '../rules/missions.ts';
import { CARGO_LOAD } from '../rules/ordnance.ts';
import { barHolding } from '../rules/patrols.ts';
import { targetOf } from '../rules/search.ts';
import { isDecided } from '../rules/victory.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  FLYING,
  LANDED,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { areaFlak } from './area-flak.ts';
import { arrive } from './arrival.ts';
import { chooseLast } from './coastwatchers.ts';
import { release } from './damage.ts';
import { finish, getOut } from './finish.ts';
import { type Course, chooseAltitude, combatVision, deal, flip, nextVision, reveal } from './game.ts';
import { beginMissionSequence } from './mission-sequence.ts';
import { areaFlakAtOhkas, sendCarriersHome } from './ohka.ts';
import { elementsInTurn } from './order.ts';
import { deliver } from './pass.ts';
import { beginPhase } from './phases.ts';
import { leaving, raid } from './raid.ts';
import { refuseHands } from './refusals.ts';
import { refuseHolding } from './refusals-mission.ts';
import { flakOfDeclined, search } from './search.ts';
import { alert, chooseDepth, setDepths } from './submarine.ts';

/** What a Mission still has to remember between turns: how many Elements have said where they go, or who is to bomb. */
export interface MissionCourse extends Course {
  decided: number;
}

/** The first Element or Formation whose load is open: by its Leader or its first aircraft; NOBODY: none. */
function openLoad(s: Dogfight): PlaneNo {
  const { load, bombers } = sortieOf(s);
  const plane = load.indexOf(OPEN);
  if (plane >= 0) return plane;
  const nth = bombers.findIndex((bomber) => bomber.load === OPEN);
  return nth < 0 ? NOBODY : s.planes.length + nth;
}

function loadOwner(s: Dogfight, plane: PlaneNo): Seat {
  return plane < s.planes.length ? s.fixed.owner[plane >> 1] : ordersOf(s).bomberOwner[plane - s.planes.length];
}

/** Z-17.14c, Z-17.14e — before the first turn: Torpedoes or bombs, and which kind of bombing, where the card leaves it open. */
export const chooseLoad: Asks<MissionCourse> = {
  ask: 'load',
  because: 'Z-17.14e',
  several: false,
  who(s) {
    const plane = openLoad(s);
    return plane === NOBODY ? NOBODY : loadOwner(s, plane);
  },
  options(s, _, __, options) {
    const { modes, bomberModes, arms } = ordersOf(s);
    const plane = openLoad(s);
    const inElement = plane < s.planes.length;
    const at = inElement ? plane >> 1 : plane - s.planes.length;
    const loads = inElement ? arms?.loads[at] : arms?.bomberLoads[at];
    if (loads === undefined)
      for (const mode of inElement ? modes[at] : bomberModes[at]) options.push(loadChoice(plane, mode + 1));
    else for (const load of loads) options.push(loadChoice(plane, load));
    return options;
  },
  chosen(t, _, choice) {
    if (choice.do === 'load') carry(t, choice.plane, choice.load);
    t.again();
  },
};

/** Z-18.11d — Leader and Wingman carry the same, and so do all of a Formation. */
function carry(t: DogfightTable, plane: PlaneNo, load: number): void {
  const s = t.state;
  const { load: loads, bombers } = sortieOf(s);
  if (plane < s.planes.length) {
    loads[plane] = load;
    if (loads[plane + 1] === OPEN) loads[plane + 1] = load;
  } else {
    const { formation } = ordersOf(s);
    const own = formation[plane - s.planes.length];
    for (const [nth, bomber] of bombers.entries())
      if (formation[nth] === own && bomber.load === OPEN) bomber.load = load;
  }
  t.say?.(EVERYONE, { event: 'load', plane, load, because: 'Z-17.14e' });
}

/** Z-4.7a — who begins, unless Radar Pickets or a Fighter Sweep have decided it. */
export const flipOrSweep = (t: DogfightTable): void => {
  const s = t.state;
  const { sweep, pickets } = ordersOf(s);
  const first = pickets ?? sweep;
  if (first === NOBODY) return flip(t);
  s.choosing = first;
  t.say?.(EVERYONE, { event: 'first', side: first, flipped: false, because: 'Z-4.7a' });
};

/** Z-23.2, Z-23.3a — the length of the way there. */
export const depart = (t: DogfightTable): void => {
  const s = t.state;
  const sortie = sortieOf(s);
  sortie.outward = outwardTurns(s);
  sortie.homeward = homewardTurns(s);
  sortie.phase = UNPHASED;
  if (sortie.arms !== undefined) t.goto(setDepths);
};

/** Z-23.1b, Z-23.1d — a new game turn on the Mission Track, in its phase. */
export const newTurn = (t: DogfightTable, at: MissionCourse): void => {
  const s = t.state;
  const sortie = sortieOf(s);
  s.turn++;
  s.place = -1;
  at.decided = 0;
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'Z-3.0e' });
  if (ordersOf(s).phased) beginPhase(t, phaseOfTurn(s, s.turn));
  // CH-28.42a — a Search Turn begins with its draw, which may end the search.
  if (sortie.phase === SEARCH) t.call(search, { how: FLIES_ON });
  else arrive(t);
};

/** Z-23.51b, CH-28.43c — the defender's Elements first, then the attacker's; CH-GAP-41: kamikazes are not asked. */
export function nthToDecide(s: Dogfight, n: number): ElementNo {
  const { attacker } = ordersOf(s);
  const { side } = s.fixed;
  let left = n;
  for (const now of [1 - attacker, attacker])
    for (let element = 0; element < s.elements.length; element++)
      if (
        side[element] === now &&
        s.elements[element].lead !== NOBODY &&
        !isKamikazeElement(s, element) &&
        left-- === 0
      )
        return element;
  return NOBODY;
}

/** Z-23.51a, Z-23.51b, Z-CGAP-10 — before Ingress every Element goes over the target or waits outside. */
export const chooseOver: Asks<MissionCourse> = {
  ask: 'over-target',
  because: 'Z-23.51a',
  several: false,
  who(s, { decided }) {
    if (sortieOf(s).phase !== INGRESS) return NOBODY;
    const element = nthToDecide(s, decided);
    return element === NOBODY ? NOBODY : ownerOf(s, element);
  },
  options(s, { decided }) {
    const element = nthToDecide(s, decided);
    return barHolding(s, element) === null ? overOrHold(element) : overOrHold(element).slice(0, 1);
  },
  refusals: (s, { decided }, seat) => [
    ...refuseHolding(s, nthToDecide(s, decided)),
    ...refuseHands(s, seat, 'between-sequences'),
  ],
  chosen(t, at, choice) {
    t.again();
    if (choice.do !== 'over' && choice.do !== 'hold') return;
    const { element } = choice;
    const sortie = sortieOf(t.state);
    sortie.where[element] = choice.do === 'over' ? OVER_TARGET : HELD_OFF;
    if (choice.do === 'over') sortie.been[element] = 1;
    t.say?.(EVERYONE, { event: 'place', element, where: sortie.where[element], because: 'Z-23.51a' });
    at.decided++;
  },
};

/** Z-CGAP-11, Z-16.33a — Engaged Elements of which only one goes over the target are Neutral again. */
export const part = (t: DogfightTable): void => {
  const s = t.state;
  const { phase, where } = sortieOf(s);
  if (phase !== INGRESS) return;
  for (let element = 0; element < s.elements.length; element++) {
    const { foe } = s.elements[element];
    if (foe !== NOBODY && where[element] !== where[foe]) release(t, element, 'Z-CGAP-11');
  }
};

/** The next Element of the attacker's whose aircraft may be declared. */
function nextToRun(s: Dogfight, from: ElementNo): ElementNo {
  for (let element = from; element < s.elements.length; element++) if (mayRunIn(s, element)) return element;
  return NOBODY;
}

/** Z-CGAP-13 — at the start of the Bomb Turn: which aircraft are to bomb or strafe. */
export const chooseRunIn: Asks<MissionCourse> = {
  ask: 'run-in',
  because: 'Z-CGAP-13',
  several: false,
  who(s, { decided }) {
    if (sortieOf(s).phase !== BOMB) return NOBODY;
    const element = nextToRun(s, decided);
    return element === NOBODY ? NOBODY : ownerOf(s, element);
  },
  options(s, { decided }) {
    const element = nextToRun(s, decided);
    return runInChoices(element, s.elements[element].wing !== NOBODY);
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'between-sequences'),
  chosen(t, at, choice) {
    t.again();
    if (choice.do !== 'run-in') return;
    const { element, leader, wingman } = choice;
    const sortie = sortieOf(t.state);
    const { runs } = sortie;
    const { lead, wing } = t.state.elements[element];
    if (leader) runs[lead] = TO_RUN;
    if (wingman) runs[wing] = TO_RUN;
    if (sortie.coordinated !== undefined) sortie.coordinated = isCoordinated(t.state) ? 1 : 0;
    t.say?.(EVERYONE, { event: 'run-in', element, leader, wingman, because: 'Z-CGAP-13' });
    at.decided = element + 1;
  },
};

export const { nextElement, chooseElement } = elementsInTurn(beginMissionSequence);

/** Z-22.12a, Z-23.63a — after all Elements: Area Flak in Ingress and Egress, the Formations' bombs in the Bomb Turn. */
export const afterElements = (t: DogfightTable): void => {
  const { phase } = sortieOf(t.state);
  if (phase === INGRESS || phase === EGRESS) {
    areaFlak(t, phase);
    if (phase === INGRESS) areaFlakAtOhkas(t, targetOf(t.state).areaFlak[0]);
    concludeIfDecided(t);
  } else if (phase === SEARCH) {
    flakOfDeclined(t);
    concludeIfDecided(t);
  } else if (phase === BOMB) t.call(raid, { done: [] });
};

/** Z-CGAP-45 — the Flak may have been the end of the attacker. (Egress Flak has been drawn, or will be.) */
function concludeIfDecided(t: DogfightTable): void {
  const s = t.state;
  if (!isDecided(s)) return;
  if (sortieOf(s).phase === INGRESS) getOut(t);
  finish(t, 'Z-GAP-46');
}

/** Z-CGAP-46 — then Formation aircraft may break off. */
export const letLeave = (t: DogfightTable): void => t.call(leaving, { asked: 0 });

/** Z-23.8c, Z-15.1f — the turn is over: the next one, or the end. */
export const endMissionTurn = (t: DogfightTable): void => {
  const s = t.state;
  const sortie = sortieOf(s);
  if (sortie.phase === BOMB) {
    sortie.runs.fill(0);
    unloadCargo(t);
  }
  if (sortie.phase === EGRESS) rejoin(t);
  // CH-18.83d — bombers that have let their MXY7s go may have been the last.
  const mayBeOver = sortie.ohkas !== undefined || ordersOf(s).landing === true;
  if (mayBeOver && isDecided(s)) finish(t, 'Z-GAP-46');
  else if (s.turn < turnsInAll(s)) t.goto(sortie.arms === undefined ? newTurn : alert);
  else finish(t, 'Z-23.8c');
};

/** CH-GAP-75, CH-17.41b — who flies as a transport and is over the place when the Bomb Turn ends has delivered all that it carries. */
function unloadCargo(t: DogfightTable): void {
  const s = t.state;
  const { load, where, bombers } = sortieOf(s);
  if (ordersOf(s).kind !== 'transport') return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const isThere = s.planes[plane].fate === FLYING && where[plane >> 1] === OVER_TARGET;
    if (load[plane] !== CARGO_LOAD || !isThere) continue;
    load[plane] = UNLOADED;
    deliver(t, plane, CARGO_LOAD, cargoOf(s, plane), 'CH-GAP-75');
  }
  for (const [nth, bomber] of bombers.entries()) {
    if (bomber.load !== CARGO_LOAD || bomber.fate !== FLYING) continue;
    bomber.load = UNLOADED;
    deliver(t, s.planes.length + nth, CARGO_LOAD, cargoOf(s, s.planes.length + nth), 'CH-GAP-75');
    if (ordersOf(s).landing !== true) continue;
    bomber.fate = LANDED;
    t.say?.(EVERYONE, { event: 'landed', plane: s.planes.length + nth, because: 'CH-GAP-75' });
  }
}

/** The Target-Bound Phase has gone on, or is over. */
const goOn = (t: DogfightTable): void => t.goto(newTurn);

/**
 * Z-23.72a, Z-23.72b — who waited outside rejoins, and keeps a Position there; all others are Neutral. Z-23.8b: the way
 * home is counted anew. Z-21.53c: Torpedo bombers may change Altitude again. CH-18.83d: who has let an MXY7 go is out of it.
 */
export function rejoin(t: DogfightTable): void {
  const s = t.state;
  const sortie = sortieOf(s);
  for (let element = 0; element < s.elements.length; element++)
    if (s.elements[element].foe !== NOBODY && sortie.where[element] === OVER_TARGET) release(t, element, 'Z-23.72b');
  sortie.where.fill(TOGETHER);
  sortie.level.fill(0);
  sendCarriersHome(t);
  sortie.homeward = homewardTurns(s);
}

/** Z-4.5d — the levels that have been chosen; LR-17: whoever waits for them chooses now. */
const revealAll = (t: DogfightTable): void => {
  reveal(t);
  if (t.state.fixed.sortie?.startsLast !== undefined) t.goto(chooseLast);
};

const revealLast = (t: DogfightTable): void => {
  reveal(t);
  t.goto(deal);
};

/** A Mission from its loads to its Victory Points. */
export const mission: DogfightFlow<MissionCourse> = {
  name: 'mission',
  steps: [
    chooseLoad, // Z-17.14
    chooseAltitude, // Z-4.5
    revealAll,
    deal, // Z-4.6
    nextVision,
    combatVision, // Z-19.25
    flipOrSweep, // Z-4.7
    depart, // Z-23.2
    newTurn,
    chooseOver, // Z-23.51
    part,
    chooseRunIn, // Z-CGAP-13
    nextElement,
    chooseElement,
    afterElements, // Z-22.1, Z-23.63
    letLeave,
    endMissionTurn,
    // Only against a submarine: before the first turn, and between the others.
    setDepths, // CH-27.42
    alert, // CH-27.43
    chooseDepth,
    goOn,
    chooseLast, // LR-17
    revealLast,
  ],
};
