import { VPS_PER_LETTER } from '../content/awards.ts';
import type { CarrierTerms, SortieFixed } from '../mission/fixed.ts';
import { HOME_BOUND, type OpenSortie, OVER } from '../mission/state.ts';
import { DESTROYED, type Dogfight, elementOf, FLYING, LANDED, type Side } from '../state.ts';
import { ohkaOf } from './kamikaze.ts';
import { isInVain, targetIn } from './search.ts';

/** Classes of aircraft that fly in Elements, as places in the list of classes. */
const FIGHTER = 0;
const LIGHT = 1;

/** Places in a line of the VP award table. */
const FOR_DAMAGED = 0;
const FOR_DESTROYED = 1;
const FOR_RETURN = 2;
const COLUMNS = 3;

/** Z-21.81a, Z-21.82a — the target's level: where its Damage Points, less what is taken off, have got it. */
export function targetLevel(orders: SortieFixed, sortie: Pick<OpenSortie, 'points' | 'search'>): number {
  const { levels, relief } = targetIn(orders, sortie);
  const { points } = sortie;
  const counted = Math.max(0, points - relief);
  let level = 0;
  for (let i = 1; i < levels.length; i++) if (counted >= levels[i]) level = i;
  return level;
}

interface Scored {
  readonly hits: number;
  readonly damaged: number;
  readonly fate: number;
}

/** Z-24.61a, Z-17.13f, Z-CGAP-18, Z-CGAP-75 — what an aircraft is worth to the enemy: its worst state, once. */
function lossOf({ awards }: SortieFixed, { fate, damaged }: Scored, kind: number): number {
  // CH-GAP-75 — nobody scores for who stays where it has landed.
  if (fate === LANDED) return 0;
  if (fate === DESTROYED) return awards[kind * COLUMNS + FOR_DESTROYED];
  return damaged === 1 || fate !== FLYING ? awards[kind * COLUMNS + FOR_DAMAGED] : 0;
}

/** Z-24.61c, Z-17.13g — what an aircraft is worth to the bombing side that went over the target and is back undamaged. */
const returnOf = ({ awards }: SortieFixed, { fate, damaged }: Scored, kind: number): number =>
  fate === FLYING && damaged === 0 ? awards[kind * COLUMNS + FOR_RETURN] : 0;

/** Z-24.61a, CH-19.24q — the letters of an aircraft's pilot, of a Skilled Wingman too. */
const lettersOf = ({ letters, wingmen }: SortieFixed, plane: number): number =>
  plane % 2 === 0 ? letters[elementOf(plane)] : (wingmen?.letters[elementOf(plane)] ?? 0);

/** What a side has scored in a Mission, by what for. */
export interface MissionPoints {
  target: number;
  aircraft: number;
  pilots: number;
  returns: number;
  other: number;
}

type Flown = Pick<Dogfight, 'planes'> & { readonly fixed: Pick<Dogfight['fixed'], 'side'> };

/**
 * Z-24.61a, Z-24.61b, Z-24.61c, Z-24.61d — the points of one side, as the lines of a Log Sheet have them. CH-28.7a, CH-28.7c: for
 * kamikazes there are none, whatever becomes of them; CH-28.7b: for bombers with an MXY7 as for all others.
 */
export function missionPoints(s: Flown, orders: SortieFixed, sortie: OpenSortie, side: Side): MissionPoints {
  const scored: MissionPoints = { target: 0, aircraft: 0, pilots: 0, returns: 0, other: 0 };
  if (orders.carrier !== undefined) return strikePoints(s, orders, orders.carrier, sortie, side);
  // CH-GAP-38 — who has found nothing has been over no target.
  const isHome = orders.phased && (sortie.phase === HOME_BOUND || sortie.phase === OVER) && !isInVain(sortie);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const element = elementOf(plane);
    const kind = orders.light[element] ? LIGHT : FIGHTER;
    const flown = s.planes[plane];
    if (orders.kamikaze?.elements[element] === true) continue;
    if (s.fixed.side[element] !== side) {
      scored.aircraft += lossOf(orders, flown, kind);
      if (flown.fate === DESTROYED) scored.pilots += lettersOf(orders, plane) * VPS_PER_LETTER;
    } else if (isHome && side === orders.attacker && sortie.been[element] === 1 && orders.flies[plane])
      scored.returns += returnOf(orders, flown, kind);
  }
  for (let nth = 0; nth < sortie.bombers.length; nth++) {
    const flown = sortie.bombers[nth];
    const kind = orders.bomberClass[nth];
    if (orders.kamikaze?.bombers[nth] === true) continue;
    // CH-18.83d — sent home when Egress is over, a bomber that has let its MXY7 go costs nothing but its damage.
    if (ohkaOf(sortie, nth).home === 1 && flown.damaged === 0) continue;
    if (orders.bomberSide[nth] !== side) {
      if (isNewLoss(orders, flown, nth)) scored.aircraft += lossOf(orders, flown, kind);
      if (flown.fate === DESTROYED) scored.pilots += orders.crewLetters[nth] * VPS_PER_LETTER;
    } else {
      if (isHome && side === orders.attacker) scored.returns += returnOf(orders, flown, kind);
      if (sortie.phase === OVER && flown.fate !== DESTROYED) scored.other += orders.evacuation;
    }
  }
  if (orders.phased && side === orders.attacker) {
    if (orders.kind === 'reconnaissance' || orders.kind === 'patrol')
      scored.other += orders.photographs[sortie.photograph];
    else if (isCounted(orders)) scored.target += sortie.points * (orders.arms?.each ?? 1);
    else scored.target += targetIn(orders, sortie).vps[targetLevel(orders, sortie)] ?? 0;
  }
  return scored;
}

/** CH-EX-12 — in the campaign of the B-29s only new damage counts, and to break off unharmed costs nothing. */
const isNewLoss = ({ solitaire }: SortieFixed, { fate, damaged }: Scored, nth: number): boolean =>
  solitaire === undefined || fate === DESTROYED || (damaged === 1 && !solitaire.counted[nth]);

/** CH-27.61d, CHS-R6 — mines and Cargo have no levels: each that is there is a VP. */
const isCounted = ({ kind }: SortieFixed): boolean => kind === 'mine-laying' || kind === 'transport';

/** Z-25.81a, Z-25.82a, Z-25.82b — in a Strike the boxes that a side has made the enemy tick: Damage Points, and aircraft of his base. */
function strikePoints(
  s: Flown,
  { flies, bomberSide, attacker }: SortieFixed,
  { boxes }: CarrierTerms,
  sortie: OpenSortie,
  side: Side,
): MissionPoints {
  const lost =
    s.planes.filter(({ fate }, plane) => fate === DESTROYED && flies[plane] && s.fixed.side[elementOf(plane)] !== side)
      .length + sortie.bombers.filter(({ fate }, nth) => fate === DESTROYED && bomberSide[nth] !== side).length;
  return {
    target: side === attacker ? sortie.points : 0,
    aircraft: lost * boxes[1 - side],
    pilots: 0,
    returns: 0,
    other: 0,
  };
}

/** Z-24.61d — both totals. */
export function missionScore(s: Flown, orders: SortieFixed, sortie: OpenSortie): [number, number] {
  const total = (side: Side): number => {
    const { target, aircraft, pilots, returns, other } = missionPoints(s, orders, sortie, side);
    return target + aircraft + pilots + returns + other;
  };
  return [total(0), total(1)];
}
