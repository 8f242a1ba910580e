import { EVERYONE } from '@tallyho/kernel';
import { ATTACKS_TARGET, DRAWS_AGAIN, FLIES_ON, searchChoice } from '../choices.ts';
import { FOUND, IN_VAIN, NO_TARGET, SEARCH_DRAWS } from '../mission/kamikaze.ts';
import { HOME_BOUND, INGRESS, sortieOf } from '../mission/state.ts';
import { LOW } from '../rules/altitude.ts';
import { ordersOf } from '../rules/formations.ts';
import { homewardTurns } from '../rules/missions.ts';
import { barDecline, barFoundTarget, barRedraw, foundBy, searcher, searchOf, searchOrders } from '../rules/search.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  FLYING,
  NOBODY,
  type PlaneNo,
  type Side,
} from '../state.ts';
import { areaFlakAt, drawOpen } from './area-flak.ts';
import { arrive } from './arrival.ts';
import { finish } from './finish.ts';
import { clearTable } from './hands.ts';
import { beginPhase } from './phases.ts';
import { refuseHands } from './refusals.ts';
import { refuseSearch } from './refusals-mission.ts';

/** The start of a Search Turn: what the searcher does about what the draw has found. */
export interface SearchTurn {
  how: number;
}

/** CH-28.42a — a card, and what it finds. */
const drawForTarget = (t: DogfightTable, at: SearchTurn): void => {
  const s = t.state;
  const search = searchOf(s);
  const cards = drawOpen(t, 1);
  clearTable(s);
  search.draws++;
  search.declined = NO_TARGET;
  search.target = cards.length === 0 ? NO_TARGET : foundBy(s, cards[0]);
  // CH-28.43b — what the third draw finds is attacked.
  at.how = search.target !== NO_TARGET && search.draws >= SEARCH_DRAWS ? ATTACKS_TARGET : FLIES_ON;
  t.say?.(EVERYONE, {
    event: 'searched',
    cards,
    target: search.target,
    draws: search.draws,
    because: 'CH-28.42a',
  });
};

/** CH-28.43a, CH-28.44a — to attack what was found, or to decline it; nobody is asked who has no choice. */
const chooseTarget: Asks<SearchTurn> = {
  ask: 'search',
  because: 'CH-28.43a',
  several: false,
  who(s) {
    const search = searchOf(s);
    const ways = [barFoundTarget(search), barDecline(search), barRedraw(search)].filter((bar) => bar === null).length;
    return ways > 1 ? searcher(s) : NOBODY;
  },
  options(s, _, __, options) {
    const search = searchOf(s);
    if (barFoundTarget(search) === null) options.push(searchChoice(ATTACKS_TARGET));
    if (barDecline(search) === null) options.push(searchChoice(FLIES_ON));
    if (barRedraw(search) === null) options.push(searchChoice(DRAWS_AGAIN));
    return options;
  },
  refusals: (s, _, seat) => [...refuseSearch(s), ...refuseHands(s, seat, 'between-sequences')],
  chosen(t, at, choice) {
    if (choice.do !== 'search') return;
    at.how = choice.how;
    if (choice.how !== DRAWS_AGAIN) return;
    const search = searchOf(t.state);
    search.redraws--;
    search.draws--;
    t.goto(drawForTarget);
  },
};

/** CH-28.43a — the search ends, or goes on for a turn. */
const settle = (t: DogfightTable, { how }: SearchTurn): void => {
  const search = searchOf(t.state);
  if (how === ATTACKS_TARGET) {
    search.end = FOUND;
    beginPhase(t, INGRESS);
  } else if (search.draws < SEARCH_DRAWS) flyOn(t);
  else return turnBack(t);
  return arrive(t);
};

/** CH-28.44a — one more turn is played. */
function flyOn(t: DogfightTable): void {
  const search = searchOf(t.state);
  search.turns++;
  search.declined = search.target;
  search.target = NO_TARGET;
  if (search.declined !== NO_TARGET)
    t.say?.(EVERYONE, { event: 'declined', target: search.declined, because: 'CH-28.44a' });
}

/** CH-GAP-38, CH-GAP-16 — three draws and no target: everybody goes home, bombers with their MXY7s. */
function turnBack(t: DogfightTable): void {
  const s = t.state;
  const sortie = sortieOf(s);
  searchOf(s).end = IN_VAIN;
  sortie.homeward = homewardTurns(s);
  if (sortie.homeward === 0) return finish(t, 'CH-GAP-38');
  beginPhase(t, HOME_BOUND);
  return arrive(t);
}

export const search: DogfightFlow<SearchTurn> = { name: 'search', steps: [drawForTarget, chooseTarget, settle] };

/** CH-28.44b, CH-GAP-37 — whoever flies at Low or Very Low, of both sides. */
function addLow(s: Dogfight, side: Side, planes: PlaneNo[]): void {
  const { bomberSide, altitude } = ordersOf(s);
  for (let element = 0; element < s.elements.length; element++) {
    const { lead, wing, altitude: level } = s.elements[element];
    if (s.fixed.side[element] !== side || lead === NOBODY || level > LOW) continue;
    planes.push(lead);
    if (wing !== NOBODY) planes.push(wing);
  }
  for (const [nth, { fate }] of sortieOf(s).bombers.entries())
    if (fate === FLYING && bomberSide[nth] === side && altitude[nth] <= LOW) planes.push(s.planes.length + nth);
}

/** CH-28.44b — at the end of a Search Turn the guns of the target that was declined. */
export function flakOfDeclined(t: DogfightTable): void {
  const s = t.state;
  const { declined } = searchOf(s);
  if (declined === NO_TARGET) return;
  const count = searchOrders(s).areaFlak[declined];
  if (count === 0) return;
  const { attacker } = ordersOf(s);
  const planes: PlaneNo[] = [];
  addLow(s, attacker, planes);
  addLow(s, 1 - attacker, planes);
  areaFlakAt(t, planes, count, 'CH-28.44b');
}
