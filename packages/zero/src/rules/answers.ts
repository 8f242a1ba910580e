import { type Faces, holds } from '@tallyho/kernel';
import type { Dogfight, ElementNo, PlaneNo } from '../state.ts';
import { barAgileUse, isAgile } from './attacks.ts';
import { ACE_PILOT, SCISSORS } from './cards.ts';
import { shotFaces } from './formations.ts';
import { barResponse } from './green.ts';
import { barCountering, playable } from './loads.ts';
import type { Reason } from './reasons.ts';

/*
 * What may be played as a Response: a card as what it is, as SCISSORS, or as ACE PILOT. The functions that begin with
 * `fit` say which faces will do; those that begin with `bar` answer null for these, and for all others the reason.
 */

/**
 * What is answered: an Attack among fighters; Z-17.15f — one at Formation aircraft, where no load counts; CH-GAP-60 —
 * the same by a fighter that fires every shot; Z-22.26a — a card of the Flak.
 */
export const TO_FIGHTERS = 0;
export const TO_BOMBERS = 1;
export const TO_TURRETS = 2;
export const TO_FLAK = 3;

/** Z-8.31a, Z-8.42a — the faces whose Response section names the latest title. */
export const answering = ({ fixed }: Dogfight, latest: number): Faces => fixed.answering[latest];

/** Z-6.35b, Z-GAP-24 — what a card that is used as SCISSORS answers; Z-19.25a, Z-19.25b: or as ACE PILOT. */
export const answersAsScissors = ({ fixed }: Dogfight, latest: number): boolean =>
  (fixed.asScissors & (1 << latest)) !== 0;
export const answersAsAce = ({ fixed }: Dogfight, latest: number): boolean => (fixed.asAce & (1 << latest)) !== 0;

/**
 * Why an aircraft answers nothing now, whatever it holds. Z-23.66b — on its bomb run it answers no Response; CH-19.43d — a
 * green pilot answers once in a phase. CH-GAP-26: the one Response to Flak is another matter.
 */
export function barAnswering(s: Dogfight, plane: PlaneNo, to: number): Reason | null {
  if (to === TO_FLAK) return null;
  return barResponse(s, plane) ?? (to === TO_FIGHTERS ? barCountering(s, plane) : null);
}

const EVERY_FACE: Faces = ~0;

/** Z-17.15a — the faces that its load leaves an aircraft, where that counts: Z-17.15f, not against Formation aircraft. */
const leftByLoad = (s: Dogfight, plane: PlaneNo, to: number): Faces =>
  to === TO_FIGHTERS || to === TO_FLAK ? playable(s, plane) : EVERY_FACE;

/** CH-GAP-60 — the faces that are kept for firing, and answer nothing. */
const keptToFire = (s: Dogfight, to: number): Faces => (to === TO_TURRETS ? shotFaces(s) : 0);

/** The faces that an aircraft may use to answer at all. */
export const fitToUse = (s: Dogfight, plane: PlaneNo, to: number): Faces =>
  barAnswering(s, plane, to) === null ? leftByLoad(s, plane, to) & ~keptToFire(s, to) : 0;

/** Why a face is none of them. */
const whyUnused = (s: Dogfight, plane: PlaneNo, face: number, to: number): Reason =>
  holds(leftByLoad(s, plane, to), face) ? (barAnswering(s, plane, to) ?? 'fighters-fire-every-shot') : 'loaded';

/** A card as what it is, of the faces that may be used at all. */
export const fitAnswer = (s: Dogfight, latest: number, usable: Faces): Faces => answering(s, latest) & usable;

export function barAnswer(s: Dogfight, plane: PlaneNo, face: number, latest: number, to: number): Reason | null {
  if (holds(fitAnswer(s, latest, fitToUse(s, plane, to)), face)) return null;
  return holds(answering(s, latest), face) ? whyUnused(s, plane, face, to) : doesNotAnswer(s, face, latest, to);
}

function doesNotAnswer({ fixed }: Dogfight, face: number, latest: number, to: number): Reason {
  if (to === TO_FLAK) return 'answers-no-flak-card';
  if (latest === ACE_PILOT) return 'only-ace-pilot-answers';
  return fixed.faces[face].border === 'red' ? 'red-card-answers-nothing' : 'does-not-answer';
}

/** Whether somebody has use for a card as SCISSORS: an Agile aircraft, where SCISSORS would answer. */
export const seeksScissors = (s: Dogfight, element: ElementNo, mini: boolean, latest: number): boolean =>
  answersAsScissors(s, latest) && isAgile(s, element, mini);

/** Any other card as SCISSORS. */
export const fitAsScissors = (s: Dogfight, element: ElementNo, mini: boolean, latest: number, usable: Faces): Faces => {
  const scissors = s.fixed.showing[SCISSORS];
  if ((usable & scissors) === 0 || !seeksScissors(s, element, mini, latest)) return 0;
  return barAgileUse(s, element, mini) === null ? usable & ~scissors : 0;
};

/** For somebody who has use for it (`seeksScissors`). */
export function barAsScissors(
  s: Dogfight,
  element: ElementNo,
  mini: boolean,
  face: number,
  latest: number,
  to: number,
): Reason | null {
  const { lead, wing } = s.elements[element];
  const plane = mini ? wing : lead;
  if (holds(fitAsScissors(s, element, mini, latest, fitToUse(s, plane, to)), face)) return null;
  const isTooHeavy = (leftByLoad(s, plane, to) & s.fixed.showing[SCISSORS]) === 0;
  return barAgileUse(s, element, mini) ?? (isTooHeavy ? 'loaded' : whyUnused(s, plane, face, to));
}

/** Z-19.25a, Z-CGAP-90 — whether a Leader has a marker to use a card as ACE PILOT, from his own hand. */
export const hasAce = (s: Dogfight, element: ElementNo, mini: boolean): boolean =>
  !mini && s.elements[element].aces > 0;

/** Any other card as ACE PILOT. */
export const fitAsAce = (s: Dogfight, element: ElementNo, mini: boolean, latest: number, usable: Faces): Faces =>
  hasAce(s, element, mini) && answersAsAce(s, latest) ? usable & ~s.fixed.showing[ACE_PILOT] : 0;

/** For a Leader who has a marker (`hasAce`). */
export function barAsAce(s: Dogfight, element: ElementNo, face: number, latest: number, to: number): Reason | null {
  const { lead } = s.elements[element];
  if (holds(fitAsAce(s, element, false, latest, fitToUse(s, lead, to)), face)) return null;
  if (answersAsAce(s, latest)) return whyUnused(s, lead, face, to);
  return to === TO_FLAK ? 'answers-no-flak-card' : 'does-not-answer';
}
