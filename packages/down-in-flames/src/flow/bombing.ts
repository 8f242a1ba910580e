import { EVERYONE } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../events.ts';
import { DISPERSED, NO_PATTERN, TIGHT } from '../mission/state.ts';
import { bombLoad, bombsIn, flakHits, isOverTarget, missionOutcome, scoreOf, statusAfter } from '../rules/missions.ts';
import { captain } from '../rules/order.ts';
import { type Asks, type Dogfight, type DogfightTable, NO_PLANE, type Plane, type Side } from '../state.ts';
import { leaveBombers } from './bombers.ts';
import { takeHits } from './damage.ts';
import type { Fight } from './game.ts';
import { refuseHands } from './refusals.ts';

/** The patterns, as choices of one kind. */
export const offerPatterns = (choice: (pattern: number) => Choice): Choice[] => {
  const options: Choice[] = [];
  for (let pattern = DISPERSED; pattern <= TIGHT; pattern++) options.push(choice(pattern));
  return options;
};

/** The first bomber over the target that has no Bombing Pattern yet. */
function nextToAim(s: Dogfight): Plane {
  for (let plane = 0; plane < s.planes.length; plane++)
    if (isOverTarget(s, plane) && s.mission?.pattern[plane] === NO_PATTERN) return plane;
  return NO_PLANE;
}

/** DIF-CMP-36 — the fight is over, wherever it was broken off, and the bombers are over the target. */
export const approach = (t: DogfightTable): void => {
  const { active } = t.state;
  if (active !== NO_PLANE) leaveBombers(t, active);
};

/** DIF-BOMB-01 — a Bombing Pattern for each bomber that has reached the target. */
export const aim: Asks<Fight> = {
  ask: 'bombing',
  because: 'DIF-BOMB-01',
  several: false,
  who: (s) => (nextToAim(s) === NO_PLANE ? -1 : captain(s, s.fixed.mission?.attacker ?? 0)),
  options(s) {
    const plane = nextToAim(s);
    return offerPatterns((pattern) => ({ do: 'bomb', plane, pattern }));
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'fight-is-over'),
  chosen(t, _, choice) {
    const { mission } = t.state;
    if (choice.do !== 'bomb' || mission === null) return;
    t.again();
    mission.pattern[choice.plane] = choice.pattern;
    t.say?.(EVERYONE, { event: 'bombing', plane: choice.plane, pattern: choice.pattern, because: 'DIF-BOMB-01' });
  },
};

/** DIF-BOMB-02, DIF-FLAK-07, DIF-FLAK-08 — the Flak is revealed and hits, and no card helps. */
export const flakFires = (t: DogfightTable): void => {
  const s = t.state;
  const { mission, fixed } = s;
  if (mission === null || fixed.mission === null) return;
  const { attacker, flak: value } = fixed.mission;
  t.show(EVERYONE);
  const { flak: pattern } = mission;
  t.say?.(EVERYONE, { event: 'flak-revealed', side: 1 - attacker, pattern, because: 'DIF-BOMB-02' });
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (!isOverTarget(s, plane)) continue;
    const hits = flakHits(value, pattern, mission.pattern[plane]);
    if (hits > 0) takeHits(t, plane, NO_PLANE, hits, 'DIF-BOMB-02');
  }
};

function scored(s: Dogfight, side: Side): Happening {
  const { target, aircraft, final } = scoreOf(s, side);
  return { event: 'scored', side, target, aircraft, final, because: 'DIF-MVP-05' };
}

/** DIF-BOMB-03, DIF-BOMB-08, DIF-BOMB-09 — all bombs fall together, and the mission is over. */
export const drop = (t: DogfightTable): void => {
  const s = t.state;
  const { mission, fixed } = s;
  if (mission === null || fixed.mission === null) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (!isOverTarget(s, plane)) continue;
    const bombs = bombsIn(bombLoad(s, plane), mission.pattern[plane]);
    mission.bombs += bombs;
    t.say?.(EVERYONE, { event: 'bombs-away', plane, bombs, because: 'DIF-BOMB-03' });
  }
  mission.status = statusAfter(mission.bombs, fixed.mission.needed);
  t.say?.(EVERYONE, { event: 'target', bombs: mission.bombs, status: mission.status, because: 'DIF-CMP-26' });
  for (const side of [0, 1]) t.say?.(EVERYONE, scored(s, side));
  t.finish(missionOutcome(s));
};
