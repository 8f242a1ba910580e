import { inside } from '@tallyho/kernel/packs';
import type { Report } from '../../problems.ts';
import type { FormationAircraft, FormationClass, Supply } from '../aircraft-types.ts';
import type { LandCampaign } from '../campaign-types.ts';
import type { CarrierCampaign } from '../carrier-types.ts';
import type { TargetSheet } from '../mission-types.ts';
import type { Border, Face, Fighter, Title } from '../types.ts';

/** What well-formed entries may still get wrong: values that cannot all be true by the rules. */

/** Z-2.2e, Z-2.2f, Z-2.2g — which border each title has. */
const borderOf: { readonly [title in Title]: Border } = {
  'IN MY SIGHTS': 'red',
  'OUT OF THE SUN': 'red',
  MANEUVERING: 'red',
  'HALF LOOP': 'red',
  SCISSORS: 'white',
  'VERTICAL ROLL': 'white',
  'FULL THROTTLE': 'white',
  'TIGHT TURN': 'blue',
  'BARREL ROLL': 'blue',
  'ACE PILOT': 'blue',
};

export function senseOfFace(face: Face, place: string, report: Report): void {
  const { title, subtitle, border, bursts, hits, answers } = face;
  const fires = title === 'IN MY SIGHTS' || title === 'OUT OF THE SUN';
  const wanted = borderOf[title];
  if (border !== wanted) report('wrong-border', `${place}.border`, { title, found: border, wanted });
  if (wanted === 'red' && answers.length > 0)
    report('red-card-answers', `${place}.answers`, { title, answers: [...answers] });
  if (wanted === 'blue' && answers.length === 0) report('blue-card-answers-nothing', `${place}.answers`, { title });
  if (fires && bursts === 0) report('shot-without-bursts', `${place}.bursts`, { title });
  if (!fires && (bursts > 0 || hits > 0 || subtitle !== ''))
    report('bursts-without-shot', `${place}.bursts`, { title, bursts, hits });
  if (fires && (hits === 0) !== (subtitle === 'FUEL TANK'))
    report('shot-without-hits', `${place}.hits`, { title, hits });
}

/** Z-5.21d, Z-5.21e — the Damaged side holds more Hits in all, and is better at nothing. */
function senseOfSides<S extends { readonly damage: number }>(
  { front, damaged }: { readonly front: S; readonly damaged: S },
  place: string,
  ratings: readonly (keyof S & string)[],
  report: Report,
): void {
  if (damaged.damage <= front.damage)
    report('damage-not-rising', inside(place, 'damaged.damage'), { front: front.damage, damaged: damaged.damage });
  for (const rating of ratings) {
    const [before, after] = [Number(front[rating]), Number(damaged[rating])];
    if (after > before)
      report('damaged-side-better', inside(place, `damaged.${rating}`), { front: before, damaged: after });
  }
}

export function senseOfElement({ leader, wingman }: Fighter, place: string, report: Report): void {
  senseOfSides(leader, `${place}.leader`, ['performance', 'horsepower', 'bursts', 'gunner'], report);
  senseOfSides(wingman, `${place}.wingman`, ['offensive', 'defensive'], report);
}

/** Z-17.22b — the largest Formation that the books know; Z-17.31a — Patrol aircraft always fly alone. */
export const MOST_TOGETHER = 3;
const mostTogether = (of: FormationClass): number => (of === 'patrol' ? 1 : MOST_TOGETHER);

export function senseOfFormation(aircraft: FormationAircraft, place: string, report: Report): void {
  const { formation: found } = aircraft;
  const max = mostTogether(aircraft.class);
  if (found > max) report('content-out-of-range', `${place}.formation`, { min: 1, max, found });
  senseOfSides(aircraft, place, ['speed', 'turretDefense', 'turretSupport', 'saturation', 'level'], report);
}

/** No box holds more of a type. */
export const MOST_OF_A_TYPE = 20;

/** Z-2.0a — the full set has all that is in the core set. */
export function senseOfSupply({ coreSet: min, fullSet: found }: Supply, place: string, report: Report): void {
  if (found < min) report('content-out-of-range', `${place}.fullSet`, { min, max: MOST_OF_A_TYPE, found });
}

/** Z-21.81a — every target has four damage levels; those of a Carrier Fleet are on the Damage Track. */
export const LEVELS = 4;

/** A Carrier Fleet has a Damage Track, and of the panels only the one for air drops counts up. */
const levelsOf = ({ kind, panel }: TargetSheet): number =>
  kind === 'carrier-fleet' || (panel !== undefined && panel.does !== 'drop') ? 0 : LEVELS;

/** Z-21.81a — levels begin at nothing and rise. */
function senseOfLevels(
  levels: readonly { readonly from: number; readonly vps: number }[],
  place: string,
  report: Report,
): void {
  for (const [i, { from, vps }] of levels.entries()) {
    const before = levels[i - 1] ?? { from: -1, vps: 0 };
    if (from <= before.from || vps < before.vps || (i === 0 && from > 0))
      report('levels-not-rising', `${place}[${i}]`, { from, vps });
  }
}

/** Z-21.13b — better results do more. */
export function senseOfSheet(sheet: TargetSheet, place: string, report: Report): void {
  const { points, levels } = sheet;
  if (points.miss > points.hit || points.hit > points.direct || points.direct > points.vital)
    report('results-not-rising', `${place}.points`, { ...points });
  const wanted = levelsOf(sheet);
  if (levels.length !== wanted) report('wrong-levels', `${place}.levels`, { found: levels.length, wanted });
  senseOfLevels(levels, `${place}.levels`, report);
}

/** Z-24.44a, Z-24.52a — every row of the table and every Resource has something for each period; no target has the number of another. */
export function senseOfCampaign(campaign: LandCampaign, place: string, report: Report): void {
  const { periods, table, targets, resources } = campaign;
  const wanted = periods.length;
  for (const [row, { length: found }] of Object.entries(table))
    if (found !== wanted) report('wrong-periods', `${place}.table.${row}`, { found, wanted });
  for (const [side, lines] of Object.entries(resources))
    for (const [i, { periods: given }] of lines.entries())
      if (given.length !== wanted)
        report('wrong-periods', `${place}.resources.${side}[${i}].periods`, { found: given.length, wanted });
  for (const [i, target] of targets.entries()) {
    const at = `${place}.targets[${i}]`;
    const first = targets.findIndex(({ number }) => number === target.number);
    if (first < i)
      report('content-duplicate-id', `${at}.number`, { id: target.number, first: `${place}.targets[${first}]` });
    senseOfMission(target, at, report);
  }
}

/** Z-23.1, Z-CGAP-78 — a Mission with phases has a sheet, an attacker and two numbers of turns; one without has none of these. */
function senseOfMission(target: LandCampaign['targets'][number], place: string, report: Report): void {
  const { kind, sheet, attacker, turns } = target;
  const phased = kind === 'bombing' || kind === 'reconnaissance';
  if (phased !== (sheet !== null) || phased !== (attacker !== null) || phased !== (turns.length === 2))
    report('mission-unclear', place, { kind, sheet, attacker, turns: [...turns] });
}

export function senseOfCarrierCampaign(campaign: CarrierCampaign, place: string, report: Report): void {
  const { tracks, forces = [] } = campaign;
  for (const [i, { lines }] of tracks.entries()) senseOfLevels(lines, `${place}.tracks[${i}].lines`, report);
  // A side chooses for one force at a time.
  for (const [i, { side }] of forces.entries())
    if (forces.slice(0, i).some((one) => one.side === side))
      report('two-forces-of-a-side', `${place}.forces[${i}]`, { side });
}
