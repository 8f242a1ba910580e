import { type Card, MOST_FACES } from '@tallyho/kernel';
import type { Plane } from './state.ts';

/** Everything a player can choose. Cards are faces by number, aircraft are numbers too. */
export type Choice =
  /** Nothing: no answer, no card, no more. */
  | { readonly do: 'pass' }
  /** Setting up: the fighter, its pilot marker (0: none), the starting level, who begins, who acts. */
  | { readonly do: 'fly'; readonly fighter: number }
  | { readonly do: 'pilot'; readonly pilot: number }
  | { readonly do: 'start'; readonly altitude: number }
  | { readonly do: 'begin'; readonly first: boolean }
  | { readonly do: 'act'; readonly plane: Plane }
  /** Altitude, and following somebody else's change of it. */
  | { readonly do: 'stay' | 'climb' | 'dive' | 'follow' }
  /** Positions. */
  | { readonly do: 'give-up' }
  | { readonly do: 'speed'; readonly at: Plane }
  | { readonly do: 'maneuver'; readonly card: Card; readonly at: Plane; readonly steps: number }
  | { readonly do: 'barrel-roll' | 'scissors' | 'agile'; readonly card: Card; readonly at: Plane }
  /** Fire, with so many TIGHT TURN and YO-YO cards played together with it. */
  | {
      readonly do: 'attack';
      readonly card: Card;
      readonly at: Plane;
      readonly gunner: boolean;
      readonly tight: number;
      readonly yoyo: number;
    }
  /** Cards on one's own aircraft: Tactics, Barrage, VERTICAL ROLL, REDLINE. */
  | { readonly do: 'tactic' | 'barrage' | 'roll-up' | 'roll-down' | 'redline'; readonly card: Card }
  /**
   * In a mission, before it starts: bombers lower or higher, turns more or fewer, the Flak, a bomber's place in its
   * formation.
   */
  | { readonly do: 'shift' | 'winds'; readonly by: number }
  | { readonly do: 'flak'; readonly pattern: number }
  | { readonly do: 'place'; readonly plane: Plane; readonly beside: Plane; readonly way: number }
  /** Choosing a bomber: free of charge or with Speed, with a card, or leaving it to the enemy, who then names one. */
  | { readonly do: 'choose' | 'choose-by-speed' | 'name'; readonly at: Plane }
  | { readonly do: 'choose-by-card'; readonly card: Card; readonly at: Plane }
  | { readonly do: 'leave-choice' }
  /** What a bomber plays, with the +1 hit cards that go with it. */
  | { readonly do: 'turret'; readonly card: Card; readonly with: readonly Card[] }
  /** A fighter-bomber's bombs dropped too early, and a bomber's Bombing Pattern. */
  | { readonly do: 'jettison'; readonly plane: Plane }
  | { readonly do: 'bomb'; readonly plane: Plane; readonly pattern: number }
  /** Cards in somebody else's action, and cards that are given up. */
  | { readonly do: 'answer' | 'evade' | 'discard'; readonly card: Card };

/*
 * The same choice is always the same object: lists of options are then lists of references, and playing a card costs
 * no memory. Beyond these sizes (more aircraft, a hand with more +1 hits cards) a choice is simply made anew.
 */
const PLANES = 32;
const EXTRA = 6;
const STEPS = 4;

export const PASS: Choice = { do: 'pass' };
export const STAY: Choice = { do: 'stay' };
export const CLIMB: Choice = { do: 'climb' };
export const DIVE: Choice = { do: 'dive' };
export const FOLLOW: Choice = { do: 'follow' };
export const GIVE_UP: Choice = { do: 'give-up' };
export const FIRST: Choice = { do: 'begin', first: true };
export const SECOND: Choice = { do: 'begin', first: false };
export const LEAVE_CHOICE: Choice = { do: 'leave-choice' };

const planes = Array.from({ length: PLANES }, (_, plane) => plane);
const cards = Array.from({ length: MOST_FACES }, (_, card) => card);

const acts: readonly Choice[] = planes.map((plane) => ({ do: 'act', plane }));
const jettisons: readonly Choice[] = planes.map((plane) => ({ do: 'jettison', plane }));
const speeds: readonly Choice[] = planes.map((at) => ({ do: 'speed', at }));
const chooses: readonly Choice[] = planes.map((at) => ({ do: 'choose', at }));
const choosesBySpeed: readonly Choice[] = planes.map((at) => ({ do: 'choose-by-speed', at }));
const names: readonly Choice[] = planes.map((at) => ({ do: 'name', at }));
const starts: readonly Choice[] = planes.map((altitude) => ({ do: 'start', altitude }));
export const act = (plane: Plane): Choice => acts[plane] ?? { do: 'act', plane };
export const jettison = (plane: Plane): Choice => jettisons[plane] ?? { do: 'jettison', plane };
export const speedAt = (at: Plane): Choice => speeds[at] ?? { do: 'speed', at };
export const choose = (at: Plane): Choice => chooses[at] ?? { do: 'choose', at };
export const chooseBySpeed = (at: Plane): Choice => choosesBySpeed[at] ?? { do: 'choose-by-speed', at };
export const name = (at: Plane): Choice => names[at] ?? { do: 'name', at };
export const startAt = (altitude: number): Choice => starts[altitude];
export const fly = (fighter: number): Choice => ({ do: 'fly', fighter });
export const flyWith = (pilot: number): Choice => ({ do: 'pilot', pilot });

type OnCard = Extract<Choice, { card: Card }>['do'] &
  ('tactic' | 'barrage' | 'roll-up' | 'roll-down' | 'redline' | 'answer' | 'evade' | 'discard');

const byCard = (verb: OnCard): readonly Choice[] => cards.map((card): Choice => ({ do: verb, card }));

export const tactics = byCard('tactic');
export const barrages = byCard('barrage');
export const rollsUp = byCard('roll-up');
export const rollsDown = byCard('roll-down');
export const redlines = byCard('redline');
export const answers = byCard('answer');
export const evasions = byCard('evade');
export const discards = byCard('discard');
export const tactic = (card: Card): Choice => tactics[card];
export const barrage = (card: Card): Choice => barrages[card];
export const rollUp = (card: Card): Choice => rollsUp[card];
export const rollDown = (card: Card): Choice => rollsDown[card];
export const redline = (card: Card): Choice => redlines[card];
export const answer = (card: Card): Choice => answers[card];
export const evade = (card: Card): Choice => evasions[card];
export const discard = (card: Card): Choice => discards[card];

const turrets: readonly Choice[] = cards.map((card) => ({ do: 'turret', card, with: [] }));
/** A bomber's card alone, and with cards that add to it. */
export const turret = (card: Card): Choice => turrets[card];
export const turretWith = (card: Card, added: readonly Card[]): Choice =>
  added.length === 0 ? turrets[card] : { do: 'turret', card, with: added };

function byCardAndPlane(
  verb: 'barrel-roll' | 'scissors' | 'agile' | 'choose-by-card',
): (card: Card, at: Plane) => Choice {
  const made: readonly Choice[] = cards.flatMap((card) => planes.map((at): Choice => ({ do: verb, card, at })));
  return (card, at) => (at < PLANES ? made[card * PLANES + at] : { do: verb, card, at });
}

export const barrelRoll = byCardAndPlane('barrel-roll');
export const scissors = byCardAndPlane('scissors');
export const agile = byCardAndPlane('agile');
export const chooseByCard = byCardAndPlane('choose-by-card');

const maneuvers: readonly Choice[] = cards.flatMap((card) =>
  planes.flatMap((at) => Array.from({ length: STEPS }, (_, i): Choice => ({ do: 'maneuver', card, at, steps: i + 1 }))),
);
export const maneuver = (card: Card, at: Plane, steps: number): Choice =>
  at < PLANES && steps <= STEPS
    ? maneuvers[(card * PLANES + at) * STEPS + steps - 1]
    : { do: 'maneuver', card, at, steps };

/** Those without +1 hits cards lie side by side: they are offered most often. */
const attacks: (Choice | null)[] = new Array<Choice | null>(MOST_FACES * PLANES * 2 * EXTRA * EXTRA).fill(null);
export function attack(card: Card, at: Plane, gunner: boolean, tight: number, yoyo: number): Choice {
  if (at >= PLANES || tight >= EXTRA || yoyo >= EXTRA) return { do: 'attack', card, at, gunner, tight, yoyo };
  const index = (((tight * EXTRA + yoyo) * 2 + (gunner ? 1 : 0)) * MOST_FACES + card) * PLANES + at;
  let made = attacks[index];
  if (made === null) {
    made = { do: 'attack', card, at, gunner, tight, yoyo };
    attacks[index] = made;
  }
  return made;
}
