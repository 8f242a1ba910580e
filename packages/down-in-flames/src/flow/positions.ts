import { type Dogfight, NEUTRAL, NO_PLANE, type Plane } from '../state.ts';

/** DIF-POS-02, DIF-OPT-14 — sets the relation of two fighters and no other. */
export function setPosition(s: Dogfight, plane: Plane, enemy: Plane, to: number): void {
  const a = s.planes[plane];
  const b = s.planes[enemy];
  if (a.prey === enemy) letGo(s, plane);
  if (b.prey === plane) letGo(s, enemy);
  if (to > NEUTRAL) {
    a.prey = enemy;
    a.grip = to;
  } else if (to < NEUTRAL) {
    b.prey = plane;
    b.grip = -to;
  }
}

/** DIF-SEQ-07 — back to Neutral. */
export function letGo(s: Dogfight, plane: Plane): void {
  const aircraft = s.planes[plane];
  aircraft.prey = NO_PLANE;
  aircraft.grip = NEUTRAL;
}
