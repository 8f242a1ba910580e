import {
  type DogfightView,
  type ElementNo,
  type Exchange,
  elementOf,
  NOBODY,
  type PlaneNo,
  rules,
} from '@tallyho/zero';
import { elementInBriefing, type FormationFrame, isBomber, missionOf, type PassFrame, seatAsked } from './mission.ts';
import { openly } from './openly.ts';

export { openly } from './openly.ts';

/** A change of Altitude, as its frame tells it to everybody. */
export interface ChangeFrame {
  readonly element: ElementNo;
  readonly up: boolean;
  readonly roll: boolean;
  readonly follower: ElementNo;
  readonly due: number;
}

/** Who attacks with a card. */
export const BY_WINGMAN = 1;
export const BY_GUNNER = 2;

/** The latest frame of a flow; they lie one upon the other. */
export function frameOf<T>(view: DogfightView, flow: string): T | null {
  for (let i = view.frames.length - 1; i >= 0; i--) if (view.frames[i].flow === flow) return view.frames[i].at as T;
  return null;
}

/** The exchange whose answers are awaited. */
export function openExchange({ frames }: DogfightView): Exchange | null {
  const frame = frames.at(-1);
  return frame?.flow === 'exchange' || frame?.flow === HELPED ? (frame.at as unknown as Exchange) : null;
}

/** Z-17.13c — an exchange in which friends may answer as well. */
const HELPED = 'helped';

/** CH-30.82e — an attack on Formation aircraft whose player moves both sides. */
const SOLO = 'solo-attack';

/** CH-30.82f — whether it is the turrets' turn in it: a shot lies there that nothing has answered. */
const areTurretsAsked = (view: DogfightView, { counter }: FormationFrame): boolean =>
  view.played.length > 0 && counter < 0;

/** The attack on Formation aircraft that goes on now, and the pass over the target. */
export const formationAttack = (view: DogfightView): FormationFrame | null =>
  topFrame(view, 'formation') ?? topFrame(view, SOLO);
export const passOver = (view: DogfightView): PassFrame | null => topFrame(view, 'pass');

function topFrame<T>({ frames }: DogfightView, flow: string): T | null {
  const frame = frames.at(-1);
  return frame?.flow === flow ? (frame.at as T) : null;
}

/** Whether an aircraft is the Wingman of its Element now. */
export const isWing = (view: DogfightView, plane: PlaneNo): boolean => rules.isWingman(openly(view), plane);

/** Z-7.23a — who answers an Attack: the Element attacked; a VERTICAL ROLL only the enemy that holds a Position. */
export function answerer(view: DogfightView, at: Exchange): ElementNo {
  if (!at.defending) return at.element;
  if (at.at !== NOBODY) return elementOf(at.at);
  const { position, foe } = view.elements[at.element];
  return position < 0 ? foe : NOBODY;
}

/** Whether it answers with the Wingman's mini-hand. */
export const answersWithMini = (view: DogfightView, at: Exchange): boolean =>
  at.defending ? at.at !== NOBODY && isWing(view, at.at) : at.role === BY_WINGMAN;

/** The Element that the open question is about; NOBODY: none in particular. */
export function elementAsked(view: DogfightView): ElementNo {
  const frame = view.frames.at(-1);
  if (frame === undefined || view.asks.length === 0) return NOBODY;
  const at = frame.at as { element?: number; follower?: number; vision?: number; decided?: number; plane?: PlaneNo };
  const ofSeatAsked = (element: ElementNo): ElementNo =>
    view.fixed.owner[element] === seatAsked(view) ? element : NOBODY;
  switch (frame.flow) {
    case 'exchange':
      return answerer(view, frame.at as unknown as Exchange);
    case HELPED:
      return ofSeatAsked(answerer(view, frame.at as unknown as Exchange));
    case 'formation':
      return ofSeatAsked(at.element ?? NOBODY);
    case SOLO:
      return areTurretsAsked(view, frame.at as unknown as FormationFrame) ? NOBODY : (at.element ?? NOBODY);
    case 'pass':
      return at.plane === undefined || isBomber(view.fixed, at.plane) ? NOBODY : elementOf(at.plane);
    case 'mission': {
      const mission = missionOf(view);
      const briefed = mission === null ? NOBODY : elementInBriefing(view, mission, at.decided ?? 0);
      return briefed === NOBODY ? inCourse(view, at.vision ?? 0) : briefed;
    }
    case 'altitude':
      return at.follower !== undefined && at.follower !== NOBODY ? at.follower : (at.element ?? NOBODY);
    case 'game':
      return inCourse(view, at.vision ?? 0);
    default:
      return at.element ?? NOBODY;
  }
}

/** Before the first turn: the Element whose level is open, or whose pilot has Combat Vision. */
function inCourse({ elements, fixed, seat, turn }: DogfightView, vision: number): ElementNo {
  if (turn > 0) return NOBODY;
  const open = elements.findIndex(({ chosen }, element) => fixed.owner[element] === seat && !chosen);
  const isUp = elements.some(({ altitude }) => altitude >= 0);
  return open !== NOBODY ? open : fixed.vision.length > vision && isUp ? vision : NOBODY;
}

/** Whose hand is shown below: the Element asked, the one that acts, or else the first that is still there. */
export function elementInFocus(view: DogfightView): ElementNo {
  const { fixed, elements, seat, now } = view;
  if (seat < 0) return NOBODY;
  const isOwn = (element: ElementNo): boolean => element !== NOBODY && fixed.owner[element] === seat;
  const asked = elementAsked(view);
  if (isOwn(asked)) return asked;
  if (isOwn(now.element) && elements[now.element].lead !== NOBODY) return now.element;
  const there = elements.findIndex(({ lead }, element) => isOwn(element) && lead !== NOBODY);
  return there !== NOBODY ? there : fixed.owner.indexOf(seat);
}
