import { sides } from '../content/types.ts';
import type { MissionEffect, Orders } from './orders.ts';

/** All effects of one kind. */
export function effectsOf<D extends MissionEffect['does']>(
  { effects }: Orders,
  does: D,
): { readonly side: number; readonly effect: Extract<MissionEffect, { readonly does: D }> }[] {
  return effects.flatMap(({ side, effect }) =>
    effect.does === does
      ? [
          {
            side: side === null ? -1 : sides.indexOf(side),
            effect: effect as Extract<MissionEffect, { readonly does: D }>,
          },
        ]
      : [],
  );
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
