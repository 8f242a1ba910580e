import type { DamageLevel, DamageName, TargetClass, TargetKind, TargetSheet } from './mission-types.ts';
import type { Source } from './types.ts';

/** A damage level in the shortest form. */
type Level = readonly [name: DamageName, from: number, vps: number];

/** A Target Sheet in the shortest form. */
export interface Sheet {
  readonly id: string;
  readonly kind: TargetKind;
  readonly class: TargetClass;
  readonly flak: readonly [area: number, target: number];
  /** Damage Points of a Hit, a Direct and a Vital; a Miss does nothing. */
  readonly points: readonly [hit: number, direct: number, vital: number];
  /** Z-21.71d — of a strafing Hit; left out: it may not be strafed. */
  readonly strafing?: number;
  readonly levels: readonly Level[];
  readonly known: { readonly [field: string]: Source };
}

export const sheetOf = (s: Sheet): TargetSheet => ({
  id: s.id,
  kind: s.kind,
  class: s.class,
  strafable: s.strafing !== undefined,
  areaFlak: s.flak[0],
  targetFlak: s.flak[1],
  points: { miss: 0, hit: s.points[0], direct: s.points[1], vital: s.points[2], strafing: s.strafing ?? 0 },
  levels: s.levels.map(([name, from, vps]): DamageLevel => ({ name, from, vps })),
  sources: { all: 'reconstructed', ...s.known },
});
