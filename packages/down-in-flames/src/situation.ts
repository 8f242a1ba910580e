import { impossible } from '@tallyho/kernel';
import { AGILE, BURSTS, GUNNER } from './fixed.ts';
import { isDamaged, isShotDown } from './rules/damage.ts';
import { barSquare, isBomber } from './rules/formation.ts';
import { isLate, isShortOfFuel } from './rules/missions.ts';
import { holders } from './rules/positions.ts';
import { ratingOn } from './rules/ratings.ts';
import { hitsBy, isDecided } from './rules/victory.ts';
import { ADVANTAGED, type Dogfight, isEnemy, NO_PLANE, type Plane, TAILING } from './state.ts';

/**
 * Refuses a situation that no fight can come to; `begun`: the game turn has begun, `turn`: somebody is in the middle of
 * his own. Only inside `reading`.
 */
export function checkSituation(s: Dogfight, begun: boolean, turn: boolean): void {
  for (let plane = 0; plane < s.planes.length; plane++) {
    checkDamage(s, plane);
    if (isLate(s, plane) && !s.planes[plane].acted) impossible(placeOf(s, plane, 'acted'), 'DIF-OPTN-09');
    if (begun) checkFuel(s, plane);
    checkMarkers(s, plane, turn);
    if (s.planes[plane].prey !== NO_PLANE) checkPosition(s, plane);
  }
  if (turn && s.planes[s.active].gone) impossible('given.active', 'DIF-DMG-06');
  if (turn && isBomber(s, s.active)) impossible('given.active', 'DIF-BMB-01');
  if (turn && isLate(s, s.active)) impossible('given.active', 'DIF-OPTN-09');
  if (turn && s.planes[s.active].acted) impossible(placeOf(s, s.active, 'acted'), 'DIF-SETUP-13');
  checkDealt(s);
  if (s.mission === null && isDecided(s)) impossible('given.aircraft', 'DIF-WIN-01');
}

const placeOf = (s: Dogfight, plane: Plane, field: string): string =>
  `given.aircraft.${s.fixed.labels[plane]}.${field}`;

/** DIF-DMG-01, DIF-DMG-02 — hits turn the card over, and enough of them end it; DIF-DMG-06: who is gone has no hand. */
function checkDamage(s: Dogfight, plane: Plane): void {
  const { gone, hand, face } = s.planes[plane];
  if (gone && hand.size > 0) impossible(placeOf(s, plane, 'hand'), 'DIF-DMG-06');
  if (!gone && isShotDown(s, plane)) impossible(placeOf(s, plane, 'hits'), 'DIF-DMG-02');
  if (isDamaged(s, plane) !== (face === 1)) impossible(placeOf(s, plane, 'flipped'), 'DIF-DMG-01');
}

/** DIF-OPTN-07 — before the last turn they go home; only one that was Loaded then may have jettisoned its bombs since. */
function checkFuel(s: Dogfight, plane: Plane): void {
  const isLast = s.turn === s.mission?.turns;
  if (isLast && !s.planes[plane].gone && isShortOfFuel(s, plane) && s.fixed.mission?.loaded[plane] !== true)
    impossible(placeOf(s, plane, 'gone'), 'DIF-OPTN-07');
}

/** What one side of the card or the other has at the most: what was done with it may have been done before the flip. */
const most = (s: Dogfight, plane: Plane, which: number): number =>
  Math.max(ratingOn(s, plane, 0, which), ratingOn(s, plane, 1, which));

/**
 * DIF-SPEC-08: only an Agile aircraft makes an Agile play;
 * DIF-GAP-14: hits are added in one's own turn alone; DIF-OPTN-07: who has flown home is not there any more.
 */
function checkMarkers(s: Dogfight, plane: Plane, turn: boolean): void {
  const { agile, bonus, gone, evasive } = s.planes[plane];
  if (agile && most(s, plane, AGILE) === 0) impossible(placeOf(s, plane, 'agile-used'), 'DIF-SPEC-08');
  if (bonus > 0 && (!turn || plane !== s.active)) impossible(placeOf(s, plane, 'bonus'), 'DIF-GAP-14');
  if (evasive > 0 && (gone || isBomber(s, plane)))
    impossible(placeOf(s, plane, 'evasive'), gone ? 'DIF-DMG-06' : 'DIF-BMB-29');
  if (s.mission?.withdrawn[plane] && !gone) impossible(placeOf(s, plane, 'withdrawn'), 'DIF-OPTN-07');
}

/** DIF-GAP-89 — a side has not inflicted more hits than its enemies have taken. */
function checkDealt(s: Dogfight): void {
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (s.planes[plane].dealt === 0) continue;
    const taken = s.planes.reduce((sum, { hits }, other) => sum + (isEnemy(s, plane, other) ? hits : 0), 0);
    if (hitsBy(s, s.fixed.side[plane]) > taken) impossible(placeOf(s, plane, 'dealt'), 'DIF-GAP-89');
  }
}

/**
 * DIF-OPT-15, DIF-SPEC-02 — Bursts that have been spent were there to be spent; DIF-OPT-17: the inherent ones go first,
 * then that of the Advantaged position. Outside of a turn none are spent.
 */
export function checkSpent(s: Dogfight, turn: boolean, spent: Spent): void {
  const { inherent, advantaged, tailing, gunner } = spent;
  const place = (kind: keyof Spent): string => `given.spent.${kind}`;
  if (!turn) {
    const said = (['inherent', 'advantaged', 'tailing', 'gunner'] as const).find((kind) => spent[kind] > 0);
    if (said !== undefined) impossible(place(said), 'DIF-CARD-10');
    return;
  }
  const inOrder = Math.min(ratingOn(s, s.active, 0, BURSTS), ratingOn(s, s.active, 1, BURSTS));
  if (inherent > most(s, s.active, BURSTS)) impossible(place('inherent'), 'DIF-OPT-15');
  if (advantaged > 0 && inherent < inOrder) impossible(place('advantaged'), 'DIF-OPT-17');
  if (tailing > 0 && advantaged === 0) impossible(place('tailing'), 'DIF-OPT-17');
  if (gunner > most(s, s.active, GUNNER)) impossible(place('gunner'), 'DIF-SPEC-02');
}

/** Bursts that the active aircraft has spent in this turn, by kind. */
export interface Spent {
  readonly inherent: number;
  readonly advantaged: number;
  readonly tailing: number;
  readonly gunner: number;
}

/** DIF-BMB-12, DIF-BMB-14 — a bomber that is chosen or named is an enemy's, flies, and is at the fighter's level. */
export function checkChosen(s: Dogfight, turn: boolean): void {
  const { mission } = s;
  if (mission === null) return;
  for (const [name, plane] of [
    ['chosen', mission.chosen],
    ['named', mission.named],
  ] as const) {
    if (plane === NO_PLANE) continue;
    const place = `given.mission.${name}`;
    if (!turn || !isBomber(s, plane) || !isEnemy(s, s.active, plane)) impossible(place, 'DIF-BMB-12');
    if (s.planes[plane].gone) impossible(place, 'DIF-DMG-06');
    if (s.planes[plane].altitude !== s.planes[s.active].altitude) impossible(place, 'DIF-BMB-12');
  }
}

/** DIF-BMB-18, DIF-BMB-20 — only the fighter whose turn it is holds a position on a bomber, in a place that is free. */
function checkOnBomber(s: Dogfight, plane: Plane, place: string): void {
  const { prey, grip } = s.planes[plane];
  if (plane !== s.active) impossible(place, 'DIF-BMB-20');
  if (barSquare(s, prey, grip) !== null) impossible(place, 'DIF-BMB-18');
}

/**
 * A position is held on one enemy that flies at the same altitude, who holds none in return, in a place that is free.
 */
function checkPosition(s: Dogfight, plane: Plane): void {
  const { prey, grip, gone, altitude } = s.planes[plane];
  const place = placeOf(s, plane, grip === TAILING ? 'tailing' : 'advantaged');
  if (!isEnemy(s, plane, prey)) impossible(place, 'DIF-POS-01');
  if (gone || s.planes[prey].gone) impossible(place, 'DIF-POS-19');
  if (isBomber(s, plane)) impossible(place, 'DIF-BMB-01');
  if (isLate(s, plane) || isLate(s, prey)) impossible(place, 'DIF-OPTN-09');
  if (isBomber(s, prey)) checkOnBomber(s, plane, place);
  if (s.planes[prey].altitude !== altitude) impossible(place, 'DIF-POS-09');
  if (s.planes[prey].prey === plane) impossible(place, 'DIF-POS-02');
  if (grip === ADVANTAGED && holders(s, prey, ADVANTAGED, plane) > 1) impossible(place, 'DIF-POS-13');
  if (grip === TAILING && holders(s, prey, TAILING, plane) > 0) impossible(place, 'DIF-POS-14');
}
