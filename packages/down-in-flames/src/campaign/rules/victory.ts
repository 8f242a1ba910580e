import type { Seat } from '@tallyho/kernel';
import type { VictoryTable } from '../../content/campaigns/types.ts';
import type { MissionResult } from '../../mission/result.ts';
import { ALLIES, AXIS, type LogEntry, type OpenCampaign, sideOf } from '../state.ts';

/** DIF-MVP-08 — the grades of outcome. */
export const grades = [
  'axis-decisive',
  'axis-major',
  'axis-minor',
  'draw',
  'allies-minor',
  'allies-major',
  'allies-decisive',
] as const;
export type Grade = (typeof grades)[number];

/** DIF-MVP-05, DIF-OPT-26 — what each side has scored in a mission. */
export const pointsOf = ({ sides }: MissionResult): readonly [axis: number, allies: number] => [
  sides.A.final,
  sides.B.final,
];

/** DIF-MVP-06, DIF-GAP-52 — the Allies' victory points less those of the Axis. */
export const resultOf = ([axis, allies]: readonly [number, number]): number => allies - axis;

/** DIF-MVP-07 — the victory points of a side in all missions. */
export const pointsIn = (log: readonly LogEntry[], side: Seat): number =>
  log.reduce((sum, { report }) => sum + (report === null ? 0 : pointsOf(report)[side]), 0);

/** DIF-MVP-07 — the sum of the results of all missions. */
export const totalOf = (log: readonly LogEntry[]): number => resultOf([pointsIn(log, AXIS), pointsIn(log, ALLIES)]);

/** DIF-MVP-08 — the line of the victory table. */
export function gradeOf({ axis, allies }: VictoryTable, total: number): Grade {
  if (total >= allies.decisive) return 'allies-decisive';
  if (total >= allies.major) return 'allies-major';
  if (total >= allies.minor) return 'allies-minor';
  if (total <= axis.decisive) return 'axis-decisive';
  if (total <= axis.major) return 'axis-major';
  return total <= axis.minor ? 'axis-minor' : 'draw';
}

/** DIF-GAP-65 — whether a side has destroyed everything that decides the campaign at a stroke. */
export function hasCrushed({ fixed, markers }: Pick<OpenCampaign, 'fixed' | 'markers'>, side: Seat): boolean {
  const needed = fixed.campaign.crushing[sideOf(side)];
  return needed.length > 0 && needed.every((n) => markers[n - 1].status === 'destroyed' && markers[n - 1].by === side);
}

/** DIF-MVP-07 — how the campaign would end as it stands. */
export function verdict(s: Pick<OpenCampaign, 'fixed' | 'markers' | 'log'>): Grade {
  if (hasCrushed(s, AXIS)) return 'axis-decisive';
  if (hasCrushed(s, ALLIES)) return 'allies-decisive';
  return gradeOf(s.fixed.campaign.victory, totalOf(s.log));
}

/** DIF-MVP-08 — the side that a grade belongs to. */
export const winnersOf = (grade: Grade): Seat[] => (grade === 'draw' ? [] : [grade.startsWith('axis') ? AXIS : ALLIES]);
