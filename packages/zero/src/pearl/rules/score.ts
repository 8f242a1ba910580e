import type { PearlResult, PearlTarget } from '../../content/pearl-harbor-types.ts';
import type { OpenPearl } from '../state.ts';

/** Z-CGAP-141 — the level that so many points are on a target: 0 unharmed, 1 Damaged, 2 Heavy Damage, 3 Sunk or Destroyed. */
export const levelFor = ({ levels }: PearlTarget, points: number): number =>
  levels.filter(({ from }) => points >= from).length;

export const levelOf = ({ fixed, points }: OpenPearl, target: number): number =>
  levelFor(fixed.sheet.targets[target], points[target]);

/** Z-CGAP-134 — whether a target has reached its third level. */
export const isFinished = (s: OpenPearl, target: number): boolean =>
  levelOf(s, target) === s.fixed.sheet.targets[target].levels.length;

/** Z-CGAP-141 — the VPs of a target. */
export const vpsOf = (s: OpenPearl, target: number): number => {
  const level = levelOf(s, target);
  return level === 0 ? 0 : s.fixed.sheet.targets[target].levels[level - 1].vps;
};

/** Steps lost in the first two waves, and in the third. */
export const stepsLost = ({ sorties }: OpenPearl): readonly [number, number] => [
  sorties.reduce((sum, { wave, lost }) => sum + (wave < 3 ? lost : 0), 0),
  sorties.reduce((sum, { wave, lost }) => sum + (wave === 3 ? lost : 0), 0),
];

export interface PearlScore {
  /** VPs of all targets, for Steps, and of the carriers; the last two are 0 or less. */
  readonly targets: number;
  readonly steps: number;
  readonly carriers: number;
  readonly net: number;
  readonly result: PearlResult;
}

/** Z-CGAP-141 — the score as it stands. */
export function scoreOf(s: OpenPearl): PearlScore {
  const { sheet } = s.fixed;
  const targets = s.points.reduce((sum, _, target) => sum + vpsOf(s, target), 0);
  const lost = stepsLost(s);
  const steps = lost[0] * sheet.stepVps[0] + lost[1] * sheet.stepVps[1];
  const net = targets + steps + s.carriers;
  return { targets, steps, carriers: s.carriers, net, result: resultFor(s, net) };
}

export const resultFor = ({ fixed }: OpenPearl, net: number): PearlResult =>
  fixed.sheet.results.find(({ from }) => net >= from)?.name ?? 'failure';
