import { EVERYONE } from '@tallyho/kernel';
import { act } from '../choices.ts';
import { BOMB, EGRESS, HELD_OFF, INGRESS, sortieOf, TARGET_BOUND } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { phaseOfTurn, turnsInAll } from '../rules/missions.ts';
import { attacksNow, barFighters, goesHome, solitaireOf, stepOf } from '../rules/solitaire.ts';
import { isDecided } from '../rules/victory.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  isOut,
  NOBODY,
  ownerOf,
} from '../state.ts';
import { areaFlak } from './area-flak.ts';
import { disengage } from './damage.ts';
import { finish, maybeFinish } from './finish.ts';
import { reveal } from './game.ts';
import { depart, rejoin } from './mission.ts';
import { beginPhase } from './phases.ts';
import { leaving, raid } from './raid.ts';
import { refuseHands } from './refusals.ts';
import { refuseFighters } from './refusals-mission.ts';
import { soloElement } from './solitaire-attack.ts';

type Nothing = Record<string, never>;

/** CH-30.82j, Z-23.1d — a new game turn: nobody has acted in it. */
export const soloTurn = (t: DogfightTable): void => {
  const s = t.state;
  const { acted, moved } = solitaireOf(s);
  s.turn++;
  acted.fill(0);
  moved.fill(0);
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'CH-30.82j' });
  if (ordersOf(s).phased) beginPhase(t, phaseOfTurn(s, s.turn));
  if (sortieOf(s).phase === INGRESS) stayOutside(t);
};

/** CH-30.84a — fighters never go over the target. */
function stayOutside(t: DogfightTable): void {
  const s = t.state;
  const { where } = sortieOf(s);
  for (let element = 0; element < s.elements.length; element++) {
    where[element] = HELD_OFF;
    if (!isOut(s, element)) t.say?.(EVERYONE, { event: 'place', element, where: HELD_OFF, because: 'CH-30.84a' });
  }
}

/** CH-30.82a, CH-30.82b — whoever cannot attack in this turn comes nearer; it does not matter in what order. */
const closeIn = (t: DogfightTable): void => {
  const s = t.state;
  for (let element = 0; element < s.elements.length; element++)
    if (!isOut(s, element) && !attacksNow(s, element)) approach(t, element);
};

/** CH-30.82a — one level towards the Formation; its turn has come. */
function approach(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const own = s.elements[element];
  const { acted, moved } = solitaireOf(s);
  const step = stepOf(s, element);
  acted[element] = 1;
  moved[element] = step;
  if (step === 0) return;
  own.altitude += step;
  t.say?.(EVERYONE, { event: 'moved', element, altitude: own.altitude, following: false, because: 'CH-30.82a' });
}

/** Those that attack in this turn and have not yet: all others have come nearer. */
const waiting = (s: Dogfight): ElementNo[] =>
  s.elements.flatMap((_, element) => (barFighters(s, element) === null ? [element] : []));

/** CH-30.82a — the player takes them in the order he likes. */
const chooseFighters: Asks<Nothing> = {
  ask: 'order',
  because: 'CH-30.82a',
  several: false,
  who(s) {
    const [first, second] = waiting(s);
    return second === undefined ? NOBODY : ownerOf(s, first);
  },
  options(s, _, __, options) {
    for (const element of waiting(s)) options.push(act(element));
    return options;
  },
  refusals: (s, _, seat) => [...refuseFighters(s), ...refuseHands(s, seat, 'between-sequences')],
  chosen(t, _, choice) {
    if (choice.do !== 'act') return;
    t.again();
    attackWith(t, choice.element);
  },
};

const lastFighters = (t: DogfightTable): void => {
  const [last] = waiting(t.state);
  if (last === undefined) return;
  t.again();
  attackWith(t, last);
};

/** CH-30.82e — one Element closes in and attacks. */
function attackWith(t: DogfightTable, element: ElementNo): void {
  const { lead, wing } = t.state.elements[element];
  approach(t, element);
  t.call(soloElement, { element, lead, wing });
}

/** Z-22.12a, Z-23.63a — when the fighters have acted: Area Flak in Ingress and Egress, bombs in the Bomb Turn. */
export const overTarget = (t: DogfightTable): void => {
  const { phase } = sortieOf(t.state);
  if (phase === INGRESS || phase === EGRESS) {
    areaFlak(t, phase);
    if (isDecided(t.state)) finish(t, 'Z-GAP-46');
  } else if (phase === BOMB) t.call(raid, { done: [] });
};

/** CH-30.85c, CH-30.85d, CH-30.85e — fighters that have had enough go home, without a test; CH-EX-14: when it is over anyway, all do. */
const goHome = (t: DogfightTable): void => {
  const s = t.state;
  if (s.turn >= turnsInAll(s)) return;
  for (let element = 0; element < s.elements.length; element++) {
    if (!goesHome(s, element)) continue;
    const { lead, wing } = s.elements[element];
    const because = wing === NOBODY ? 'CH-30.85c' : 'CH-30.85d';
    if (wing !== NOBODY) disengage(t, wing, because);
    disengage(t, lead, because);
  }
  maybeFinish(t);
};

/** CH-30.85a, CH-30.85b — B-29s break off on the way to the target, and nowhere else. */
const letBreakOff = (t: DogfightTable): void => {
  if (sortieOf(t.state).phase === TARGET_BOUND) t.call(leaving, { asked: 0 });
};

/** Z-23.8c, CH-30.81a — the next turn, or the end. */
const endSoloTurn = (t: DogfightTable): void => {
  const s = t.state;
  if (sortieOf(s).phase === EGRESS) rejoin(t);
  if (s.turn < turnsInAll(s)) t.goto(soloTurn);
  else finish(t, 'Z-23.8c');
};

/** CH-30.8a, CH-30.82j — a Mission or a combat whose player moves both sides. */
export const solitaire: DogfightFlow<Nothing> = {
  name: 'solitaire',
  steps: [
    reveal, // CH-30.81b: the Altitudes have been drawn
    depart, // Z-23.2, CH-30.81a
    soloTurn,
    closeIn, // CH-30.82a
    chooseFighters,
    lastFighters,
    overTarget, // Z-22.1, Z-23.63
    goHome, // CH-30.85
    letBreakOff,
    endSoloTurn,
  ],
};
