import type { CurveScene } from './scene.ts';

/** What is counted mission after mission, added up for each side. */
export const addedUp = (
  sides: readonly string[],
  missions: number,
  of: (mission: number, seat: number) => number,
): CurveScene['series'] =>
  sides.map((name, seat) => {
    const values = [0];
    for (let mission = 0; mission < missions; mission++) values.push(values[mission] + of(mission, seat));
    return { name, values };
  });
