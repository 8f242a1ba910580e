import type { BombRatings, LightBomber } from './aircraft-types.ts';
import { type Card, fighterOf } from './fighter.ts';
import type { SideName } from './types.ts';

/** A light bomber in the shortest form: a Fighter's card, and how it bombs besides Level bombing. */
export interface LightCard extends Card {
  readonly gunner: readonly [number, number];
  /** Bomb ratings while undamaged, the same on both cards. */
  readonly dive?: number;
  readonly saturation?: number;
  readonly torpedo?: true;
  /** Z-21.24a — without forward guns. */
  readonly unarmed?: true;
}

export const lightBomberOf =
  (side: SideName) =>
  (c: LightCard): LightBomber => {
    const { leader, wingman, ...fighter } = fighterOf(side)(c);
    const loaded: BombRatings = { dive: c.dive ?? 0, saturation: c.saturation ?? 0 };
    return {
      ...fighter,
      kind: 'fighter-bomber',
      guns: c.unarmed === undefined,
      torpedo: c.torpedo ?? false,
      leader: { front: { ...leader.front, ...loaded }, damaged: { ...leader.damaged, ...dropped } },
      wingman: { front: { ...wingman.front, ...loaded }, damaged: { ...wingman.damaged, ...dropped } },
    };
  };

/** Z-15.2f — a flipped one has dropped its load. */
const dropped: BombRatings = { dive: 0, saturation: 0 };
