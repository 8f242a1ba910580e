import type { Chance } from './chance.ts';
import { isFree, type Tree, type Wood } from './growth.ts';
import type { Lie } from './lie.ts';
import type { Point } from './shape.ts';
import type { Road } from './ways.ts';

export interface House {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  readonly long: number;
  readonly wide: number;
  readonly isChurch: boolean;
  readonly isRuin: boolean;
  /** Which of the roofs, from 0 to 1. */
  readonly roof: number;
}

export interface Village {
  readonly x: number;
  readonly y: number;
  readonly roads: readonly Road[];
  readonly houses: readonly House[];
  readonly trees: readonly Tree[];
}

/** Nearer to the front than this, three houses of four are ruins. */
const SHELLED = 120;
/** As far as a village reaches. */
const REACH = 62;

export function villagesOf(lie: Lie, woods: readonly Wood[], chance: Chance): readonly Village[] {
  const { width, height, fromFront, fromRiver } = lie;
  const villages: Village[] = [];
  const most = Math.round((width * height) / 330_000);
  for (let i = 0; i < 60 && villages.length < most; i++) {
    const [x, y] = [chance.between(90, width - 90), chance.between(80, height - 80)];
    const isApart =
      woods.every((wood) => Math.hypot(wood.x - x, wood.y - y) > wood.r + REACH) &&
      villages.every((village) => Math.hypot(village.x - x, village.y - y) > 230);
    if (!isApart || !isFree(lie, { x, y, r: 55 }) || fromRiver(x, y) < REACH) continue;
    villages.push(village([x, y], lie, fromFront(x, y) < SHELLED ? 0.75 : 0, chance));
  }
  return villages;
}

function village([x, y]: Point, lie: Lie, ruin: number, chance: Chance): Village {
  const turn = chance.between(-0.5, 0.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const most = Math.round(chance.between(14, 24));
  const houses: House[] = [];
  const build = (house: Omit<House, 'isRuin' | 'roof'>): void => {
    houses.push({ ...house, isRuin: chance.next() < ruin, roof: chance.next() });
  };
  for (let i = 0; i < most * 6 && houses.length < most; i++) {
    const isOnStreet = chance.next() < 0.7;
    const step = chance.between(-52, 52);
    const aside = chance.pick([-1, 1]) * chance.between(6, 13);
    const hx = x + (isOnStreet ? cos * step - sin * aside : aside);
    const hy = y + (isOnStreet ? sin * step + cos * aside : step * 0.8);
    const isApart = houses.every((each) => Math.hypot(each.x - hx, each.y - hy) > 8.5);
    if (!isApart || !isFree(lie, { x: hx, y: hy, r: 6 })) continue;
    build({
      x: hx,
      y: hy,
      turn: isOnStreet ? turn + chance.pick([0, 0, 1.57]) : 1.57 + chance.between(-0.1, 0.1),
      long: chance.between(6, 10),
      wide: chance.between(4.4, 6),
      isChurch: false,
    });
  }
  build({ x: x + 16, y: y - 17, turn, long: 15, wide: 6.5, isChurch: true });
  return {
    x,
    y,
    houses,
    roads: [
      {
        path: [
          [x - 70 * cos, y - 70 * sin],
          [x, y],
          [x + 75 * cos, y + 70 * sin],
        ],
        width: 3.4,
      },
      {
        path: [
          [x + 10, y - 60],
          [x, y],
          [x - 12, y + 58],
        ],
        width: 2.6,
      },
    ],
    trees: Array.from({ length: Math.round(most * 1.4) }, (): Tree => {
      const [angle, far] = [chance.between(0, Math.PI * 2), chance.between(18, 50)];
      return {
        x: x + Math.cos(angle) * far,
        y: y + Math.sin(angle) * far * 0.7,
        r: chance.between(2, 3.6),
        kind: 'hedge',
        green: chance.next(),
      };
    }),
  };
}
