import { type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import { openly } from './engine.ts';

/** Bombers of one side at one altitude; below 0: they have not taken off yet. */
export interface Formation {
  readonly key: string;
  readonly side: number;
  readonly altitude: number;
  readonly bombers: readonly Plane[];
}

export const isBomber = (view: DogfightView, plane: Plane): boolean => rules.isBomber(openly(view), plane);

export const formationKey = (view: DogfightView, plane: Plane): string =>
  `${view.fixed.side[plane]}-${view.planes[plane].altitude}`;

/** The formations that have been made or begun, the attacker's first, the highest first. */
export function formationsOf(view: DogfightView): Formation[] {
  const { mission, planes, fixed } = view;
  if (mission === null) return [];
  const found = new Map<string, { side: number; altitude: number; bombers: Plane[] }>();
  planes.forEach(({ gone, altitude }, plane) => {
    if (gone || !mission.bomber[plane] || (altitude >= 0 && mission.square[plane] === rules.NO_SQUARE)) return;
    const key = formationKey(view, plane);
    const formation = found.get(key) ?? { side: fixed.side[plane], altitude, bombers: [] };
    formation.bombers.push(plane);
    found.set(key, formation);
  });
  const attacker = fixed.mission?.attacker ?? 0;
  return [...found]
    .map(([key, formation]) => ({ key, ...formation }))
    .sort((a, b) => Math.abs(a.side - attacker) - Math.abs(b.side - attacker) || b.altitude - a.altitude);
}

/** A square as a file and a row of its grid. */
export interface Spot {
  readonly file: number;
  readonly row: number;
}

export const spotOf = (square: number): Spot => ({ file: rules.fileOf(square), row: rules.rowOf(square) });

/** Where a bomber flies in its formation; those that have not taken off stand in a row. */
export function spotIn(view: DogfightView, { bombers }: Formation, bomber: Plane): Spot {
  const square = view.mission?.square[bomber] ?? rules.NO_SQUARE;
  return square === rules.NO_SQUARE ? { file: bombers.indexOf(bomber), row: 0 } : spotOf(square);
}

/** Which places around a bomber its neighbours take: no fighter can get there (DIF-BMB-18). */
export function blockedAround(view: DogfightView, bomber: Plane): { left: boolean; right: boolean; behind: boolean } {
  const s = openly(view);
  const square = view.mission?.square[bomber] ?? rules.NO_SQUARE;
  const isTaken = (way: number): boolean => square !== rules.NO_SQUARE && rules.bomberIn(s, bomber, square + way) >= 0;
  return { left: isTaken(rules.LEFT), right: isTaken(rules.RIGHT), behind: isTaken(rules.BEHIND) };
}

/** Fighters that have got to the bombers of a formation, and where they stand: behind, or on a free side. */
export function huntersOf(view: DogfightView, { bombers }: Formation): { plane: Plane; spot: Spot }[] {
  const { planes, mission } = view;
  if (mission === null) return [];
  const taken = new Set(bombers.map((bomber) => mission.square[bomber]));
  return planes.flatMap(({ gone, prey, grip }, plane) => {
    if (gone || prey < 0 || !bombers.includes(prey)) return [];
    const from = mission.square[prey];
    const ways = grip === 2 ? [rules.BEHIND] : [rules.RIGHT, rules.LEFT];
    const way = ways.find((each) => !taken.has(from + each)) ?? ways[0];
    taken.add(from + way);
    return [{ plane, spot: spotOf(from + way) }];
  });
}
