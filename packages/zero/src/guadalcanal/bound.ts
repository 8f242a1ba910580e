import type { Seat } from '@tallyho/kernel';
import { zeroCarriers } from '../carrier/game.ts';
import { carrierBattles } from '../content/corsairs/guadalcanal-types.ts';
import { sides } from '../content/types.ts';
import { zero } from '../game.ts';
import type { Flight } from './choices.ts';
import { newLine } from './line.ts';
import { battleOptions, sortieOptions } from './mission.ts';
import { isFormation, loadsFor } from './rules/flights.ts';
import { typesOf } from './rules/week.ts';
import type { GuadalcanalFixed, GuadalcanalLine } from './state.ts';

/** Pilots add cards to the hands of Leaders, and fewer aircraft may mean other questions: never more than three times as many choices. */
const LONGER = 3;
/** CH-19.24 — at most four questions for each aircraft, and whether to reshuffle. */
const SELECTION = 4;
/** A reshuffle of both, and the ships. */
const BETWEEN = 3;

/** All that a side could fly in a week at once, whatever the weather. */
function all(fixed: GuadalcanalFixed, line: GuadalcanalLine, seat: Seat): Flight[] {
  return typesOf(fixed.sheet, seat).flatMap((type): Flight[] => {
    const { aircraft, weekly, altitudes } = type;
    const isBomber = isFormation(fixed, type);
    if (isBomber && line.attacker !== seat) return [];
    const altitude = isBomber ? altitudes[0] : null;
    const loads = loadsFor(fixed, line, seat, type, altitude);
    const load = loads[loads.length - 1];
    return Array.from({ length: Math.ceil(weekly / 2) }, (_, nth) => ({
      aircraft,
      count: Math.min(2, weekly - 2 * nth),
      load,
      altitude,
    }));
  });
}

/** No Mission against this is longer than one with everything on both sides. */
function mostInMission(fixed: GuadalcanalFixed, attacker: Seat, target: string): number {
  const line = newLine(1, { kind: 'attack', attacker, target, place: fixed.sheet.resupply });
  line.flights = sides.map((_, seat) => all(fixed, line, seat));
  const aircraft = line.flights.flat().reduce((sum, { count }) => sum + count, 0);
  return SELECTION * aircraft + LONGER * zero.bound(sortieOptions(fixed, line, []));
}

/** No campaign asks for more choices than this. */
export function mostChoices(fixed: GuadalcanalFixed): number {
  const { sheet, options } = fixed;
  const attacks = sheet.targets.map(({ attacker, sheet: target }) =>
    mostInMission(fixed, sides.indexOf(attacker), target),
  );
  const resupplies = Object.values(sheet.shipSheets).map((target) => mostInMission(fixed, 1, target));
  const assigned = 2 * sheet.aircraft.length;
  const week = BETWEEN + assigned + Math.max(...attacks) + Math.max(...resupplies);
  const battles = options.carriers
    ? carrierBattles.reduce((sum, battle) => sum + zeroCarriers.bound(battleOptions(fixed, battle)), 0)
    : 0;
  return sheet.lastWeek * week + battles;
}
