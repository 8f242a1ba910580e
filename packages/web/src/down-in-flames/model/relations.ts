import { type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import { openly } from './engine.ts';
import { isBomber } from './formations.ts';

/** How an aircraft stands to another: a position, or another altitude. */
export interface Relation {
  readonly other: Plane;
  /** −2 (Tailed) to 2 (Tailing). */
  readonly position: number;
  /** Levels the other one is above. */
  readonly above: number;
}

/** The enemies of an aircraft that still fly, with what there is between them. */
export function relationsOf(view: DogfightView, plane: Plane): Relation[] {
  const { planes, fixed } = view;
  return planes.flatMap((other, at) =>
    other.gone || fixed.side[at] === fixed.side[plane]
      ? []
      : [
          {
            other: at,
            position: rules.position(openly(view), plane, at),
            above: other.altitude - planes[plane].altitude,
          },
        ],
  );
}

/**
 * Whose hand is shown below: the aircraft the open question is about, or else the first that still flies, a fighter if
 * there is one: bombers hold no cards.
 */
export function planeInFocus(view: DogfightView): Plane {
  const { fixed, planes, seat } = view;
  if (seat < 0) return -1;
  const asked = planeAsked(view);
  if (asked >= 0 && fixed.owner[asked] === seat) return asked;
  if (view.active >= 0 && fixed.owner[view.active] === seat && !planes[view.active].gone) return view.active;
  const flying = planes.flatMap(({ gone }, plane) => (fixed.owner[plane] === seat && !gone ? [plane] : []));
  return flying.find((plane) => !isBomber(view, plane)) ?? flying.at(0) ?? fixed.owner.indexOf(seat);
}

/** The aircraft that the open question is about, as the frames tell it; −1 when it is about none in particular. */
export function planeAsked(view: DogfightView): Plane {
  const frame = view.frames.at(-1);
  if (frame === undefined) return -1;
  const at = frame.at as { plane?: number; by?: number; to?: number; last?: number; round?: number };
  if (frame.flow === 'exchange') return (at.last === at.by ? at.to : at.by) ?? -1;
  if (frame.flow === 'fight') return inRound(view, at.round ?? 0);
  if (frame.flow === 'mission') return inBriefing(view, at.round ?? 0);
  if (frame.flow === 'firefight') return (frame.step === TURRETS ? at.to : at.by) ?? -1;
  return at.plane ?? -1;
}

/** The first step of a firefight is the bomber's, the second the fighter's. */
const TURRETS = 0;

/** In a mission levels are chosen aircraft by aircraft; before and after that it is about no aircraft in particular. */
function inBriefing(view: DogfightView, round: number): Plane {
  const { fixed, seat, planes } = view;
  if (seat < 0) return -1;
  const plane = fixed.fleets[seat]?.[round] ?? -1;
  return plane >= 0 && planes[plane].altitude < 0 ? plane : -1;
}

/** Seats with several aircraft choose for one after the other, round by round. */
function inRound({ fixed, planes, seat }: DogfightView, round: number): Plane {
  if (seat < 0) return -1;
  const open = fixed.choosing[seat];
  const list = open.some((plane) => planes[plane].fighter < 0) ? open : fixed.fleets[seat];
  return list[round] ?? -1;
}
