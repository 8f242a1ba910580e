import type { AttackCard, DefenceCard, PearlEvent } from '@tallyho/zero';

/** The latest attack, as it was told: what the slip on the desk and the smoke over the map are drawn from. */
export interface AttackScene {
  /** How many there have been: a new one is played anew. */
  readonly number: number;
  readonly flight: string;
  readonly target: string;
  readonly divertedFrom: string;
  readonly defence: readonly DefenceCard[];
  readonly isLost: boolean;
  readonly cards: readonly AttackCard[];
  readonly points: number;
  /** null: no magazine was in danger. */
  readonly explodes: boolean | null;
  readonly dusk: number | null;
}

export function latestAttack(told: readonly PearlEvent[]): AttackScene | null {
  const at = told.findLastIndex(({ event }) => event === 'raid-run');
  const run = told[at];
  if (run?.event !== 'raid-run') return null;
  const scene = {
    number: told.filter(({ event }) => event === 'raid-run').length,
    flight: run.flight,
    target: run.target,
    divertedFrom: run.divertedFrom,
    defence: [] as readonly DefenceCard[],
    isLost: false,
    cards: [] as readonly AttackCard[],
    points: 0,
    explodes: null as boolean | null,
    dusk: null as number | null,
  };
  for (const event of told.slice(at + 1)) {
    if (event.event === 'raid-defence') {
      scene.defence = event.cards;
      scene.isLost = event.steps === 0;
    } else if (event.event === 'raid-bombs') {
      scene.cards = event.cards;
      scene.points = event.points;
    } else if (event.event === 'raid-magazine') scene.explodes = event.explodes;
    else if (event.event === 'raid-dusk') scene.dusk = event.lost;
  }
  return scene;
}
