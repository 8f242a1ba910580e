import type { Altitude, Fighter, LeaderSide, Service, SideName, Source, WingmanSide } from './types.ts';

/** The two sides of a card in the shortest form: one tuple for the undamaged side, one for the Damaged side. */
type Leader = readonly [performance: number, horsepower: number, bursts: number, damage: number];
type Wingman = readonly [offensive: number, defensive: number, damage: number];

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly family: string;
  readonly services: readonly Service[];
  readonly year: number;
  readonly engines?: number;
  readonly turbo?: true;
  readonly agile?: true;
  readonly ceiling?: Altitude;
  /** Z-9.12a — undamaged and Damaged. */
  readonly gunner?: readonly [number, number];
  /** Bomb rating while undamaged; a Damaged Fighter has dropped its load. */
  readonly bombs?: number;
  readonly set?: 'corsairs';
  readonly rockets?: true;
  readonly napalm?: true;
  readonly leader: readonly [Leader, Leader];
  readonly wingman: readonly [Wingman, Wingman];
  readonly points: readonly [leader: number, wingman: number];
  /** Fields that are known, with their rule; everything else is reconstructed. */
  readonly known?: { readonly [field: string]: Source };
}

export const fighterOf =
  (side: SideName) =>
  (c: Card): Fighter => ({
    id: c.id,
    name: c.name,
    short: c.short,
    family: c.family,
    side,
    services: c.services,
    kind: 'fighter',
    year: c.year,
    engines: c.engines ?? 1,
    turbo: c.turbo ?? false,
    ceiling: c.ceiling ?? 'very high',
    points: { leader: c.points[0], wingman: c.points[1] },
    leader: { front: leaderSide(c, 0), damaged: leaderSide(c, 1) },
    wingman: { front: wingmanSide(c, 0), damaged: wingmanSide(c, 1) },
    ...(c.set && { set: c.set }),
    ...(c.rockets && { rockets: c.rockets }),
    ...(c.napalm && { napalm: c.napalm }),
    sources: { all: 'reconstructed', ...c.known },
  });

function leaderSide(c: Card, side: 0 | 1): LeaderSide {
  const [performance, horsepower, bursts, damage] = c.leader[side];
  return {
    performance,
    horsepower,
    bursts,
    gunner: c.gunner?.[side] ?? 0,
    damage,
    agile: c.agile ?? false,
    bombs: side === 0 ? (c.bombs ?? 0) : 0,
  };
}

function wingmanSide(c: Card, side: 0 | 1): WingmanSide {
  const [offensive, defensive, damage] = c.wingman[side];
  return { offensive, defensive, damage, agile: false, bombs: side === 0 ? (c.bombs ?? 0) : 0 };
}
