import type { Card } from '@tallyho/kernel';
import { MOST_CARDS } from './content/types.ts';
import { type ElementNo, NOBODY, type PlaneNo } from './state.ts';

/**
 * Everything a player can choose. Cards, aircraft and Elements are numbers.
 * Of several cards with the same face only the first one in the hand is offered.
 */
export type Choice =
  /** Nothing: no answer, no attack, no more cards, no change of Altitude. */
  | { readonly do: 'pass' | 'done' | 'stay' }
  /** Setting up: the secret Altitude, cards exchanged by Combat Vision, the Element that acts. */
  | { readonly do: 'start'; readonly element: ElementNo; readonly altitude: number }
  | { readonly do: 'exchange'; readonly card: Card }
  | { readonly do: 'act'; readonly element: ElementNo }
  /** The Wingman's target; the Wingman whom the Leader attacks. */
  | { readonly do: 'wingman' | 'attack'; readonly at: PlaneNo }
  | { readonly do: 'dive' | 'climb' | 'follow' | 'give-up' }
  | { readonly do: 'break-off'; readonly leader: boolean; readonly wingman: boolean }
  /** A card as an Attack: as what it is, as SCISSORS, by the Gunner; VERTICAL ROLL has no target. */
  | { readonly do: 'play' | 'agile' | 'gunner'; readonly card: Card; readonly at: PlaneNo }
  | { readonly do: 'roll'; readonly card: Card; readonly up: boolean }
  /** A card as a Response: as what it is, as SCISSORS, as ACE PILOT. */
  | { readonly do: 'answer' | 'answer-agile' | 'answer-ace'; readonly card: Card }
  | { readonly do: 'discard'; readonly card: Card }
  | { readonly do: 'draw'; readonly count: number }
  | MissionChoice;

/** What an aircraft does on its run over the target. */
export const PASSES = 0;
export const BOMBS = 1;
export const STRAFES = 2;
/** CH-18.42a, CH-21.64c — it fires its rockets; its bombs skip over the water. */
export const FIRES = 3;
export const SKIPS = 4;
const DOINGS = 5;

/** What can be chosen only in Missions. */
export type MissionChoice =
  /** Before the first turn: what an Element (by its Leader) or a Formation (by its first aircraft) carries. */
  | { readonly do: 'load'; readonly plane: PlaneNo; readonly load: number }
  | { readonly do: 'jettison'; readonly plane: PlaneNo }
  /** Before Ingress: over the target, or waiting outside. */
  | { readonly do: 'over' | 'hold'; readonly element: ElementNo }
  /** Who is to bomb or strafe; what they do; who strafes after having bombed. */
  | { readonly do: 'run-in'; readonly element: ElementNo; readonly leader: boolean; readonly wingman: boolean }
  | { readonly do: 'run'; readonly leader: number; readonly wingman: number }
  | { readonly do: 'strafe'; readonly leader: boolean; readonly wingman: boolean }
  /** The one Response to Target Flak: a card, as what it is or as ACE PILOT, against a card of the Flak. */
  | { readonly do: 'stop' | 'stop-ace'; readonly card: Card; readonly at: Card }
  /** Attacks on Formation aircraft: by the Wingman or the Leader, the Angle, a card to choose the target with, the target. */
  | { readonly do: 'wingman-bombers' | 'attack-bombers' }
  | { readonly do: 'angle'; readonly angle: number }
  | { readonly do: 'aim'; readonly card: Card }
  | { readonly do: 'name'; readonly at: PlaneNo }
  /** A Response that another Element's Leader plays for somebody. */
  | { readonly do: 'help' | 'help-ace'; readonly element: ElementNo; readonly card: Card }
  /** A turret's answer; `ace`: with an Ace Capability marker, as a Spoiled Attack. */
  | { readonly do: 'counter'; readonly card: Card; readonly ace: boolean }
  /** Formation aircraft: which bombs next, which breaks off; CH-21.64 — which skips its bombs. CH-18.43a — who fires rockets after its bombs. */
  | { readonly do: 'drop' | 'leave' | 'skip' | 'fire'; readonly at: PlaneNo }
  /** LR-25 — an aircraft is rammed. */
  | { readonly do: 'ram'; readonly at: PlaneNo }
  /** CH-28.43a — what a search has found: to attack it, to fly on, to discard the draw and draw again. */
  | { readonly do: 'search'; readonly how: number }
  /** CH-27.42a, CH-27.43e — how deep depth charges are set, in secret; where the submarine is. */
  | { readonly do: 'depth'; readonly plane: PlaneNo; readonly depth: number }
  | { readonly do: 'submarine'; readonly depth: number };

export const ATTACKS_TARGET = 0;
export const FLIES_ON = 1;
export const DRAWS_AGAIN = 2;

/*
 * The same choice is always the same object: lists of options are then lists of references, and playing a card costs
 * no memory. Beyond this size (a pack with very many cards) a choice at an aircraft is simply made anew.
 */
const CARDS = 96;
const PLANES = 64;

export const PASS: Choice = { do: 'pass' };
export const DONE: Choice = { do: 'done' };
export const STAY: Choice = { do: 'stay' };
export const DIVE: Choice = { do: 'dive' };
export const CLIMB: Choice = { do: 'climb' };
export const FOLLOW: Choice = { do: 'follow' };
export const GIVE_UP: Choice = { do: 'give-up' };
export const BREAK_LEADER: Choice = { do: 'break-off', leader: true, wingman: false };
export const BREAK_WINGMAN: Choice = { do: 'break-off', leader: false, wingman: true };
export const BREAK_BOTH: Choice = { do: 'break-off', leader: true, wingman: true };

const cards = Array.from({ length: CARDS }, (_, card) => card);
const planes = Array.from({ length: PLANES }, (_, plane) => plane);

/** No engine, with whatever pilot, gives more cards than this at once. */
const MOST_DRAWN = 40;
const draws: readonly Choice[] = Array.from({ length: MOST_DRAWN + 2 }, (_, count) => ({ do: 'draw', count }));
export const draw = (count: number): Choice => draws[count];

const drawLists: readonly (readonly Choice[])[] = draws.map((_, most) => draws.slice(0, most + 1).reverse());
/** As many cards as this, or fewer; the most first. */
export const drawsUpTo = (most: number): readonly Choice[] => drawLists[most];

const starts: readonly Choice[] = planes.flatMap((element) =>
  [0, 1, 2, 3, 4].map((altitude): Choice => ({ do: 'start', element, altitude })),
);
export const start = (element: ElementNo, altitude: number): Choice => starts[element * 5 + altitude];
const startLists: readonly (readonly Choice[])[] = starts.map((_, i) => starts.slice(i - (i % 5), i + 1));
/** All starting levels from Very Low up to this one. */
export const startsUpTo = (element: ElementNo, highest: number): readonly Choice[] => startLists[element * 5 + highest];

const acts: readonly Choice[] = planes.map((element) => ({ do: 'act', element }));
export const act = (element: ElementNo): Choice => acts[element];

function byPlane(
  verb: 'wingman' | 'attack' | 'name' | 'drop' | 'leave' | 'skip' | 'fire' | 'ram',
): (at: PlaneNo) => Choice {
  const made: readonly Choice[] = planes.map((at): Choice => ({ do: verb, at }));
  return (at) => made[at];
}
export const sendWingman = byPlane('wingman');
export const attackWingman = byPlane('attack');
export const nameBomber = byPlane('name');
export const dropBombs = byPlane('drop');
export const leaveFormation = byPlane('leave');
export const skipBombs = byPlane('skip');
export const fireRockets = byPlane('fire');
const settings: readonly (readonly Choice[])[] = planes.map((plane) =>
  [0, 1, 2].map((depth): Choice => ({ do: 'depth', plane, depth })),
);
/** The three settings of an aircraft's depth charges. */
export const settingsOf = (plane: PlaneNo): readonly Choice[] => settings[plane];
const dives: readonly Choice[] = [0, 1, 2].map((depth): Choice => ({ do: 'submarine', depth }));
export const divesTo = (depth: number): Choice => dives[depth];
export const ramAt = byPlane('ram');

const searches: readonly Choice[] = [ATTACKS_TARGET, FLIES_ON, DRAWS_AGAIN].map(
  (how): Choice => ({ do: 'search', how }),
);
export const searchChoice = (how: number): Choice => searches[how];

export const WINGMAN_AT_BOMBERS: Choice = { do: 'wingman-bombers' };
export const ATTACK_BOMBERS: Choice = { do: 'attack-bombers' };
export const angleChoices: readonly Choice[] = [0, 1, 2].map((angle): Choice => ({ do: 'angle', angle }));

const jettisons: readonly Choice[] = planes.map((plane): Choice => ({ do: 'jettison', plane }));
export const jettison = (plane: PlaneNo): Choice => jettisons[plane];
const overs: readonly (readonly Choice[])[] = planes.map((element): Choice[] => [
  { do: 'over', element },
  { do: 'hold', element },
]);
/** Over the target, or waiting outside. */
export const overOrHold = (element: ElementNo): readonly Choice[] => overs[element];
export const loadChoice = (plane: PlaneNo, load: number): Choice => ({ do: 'load', plane, load });

const eitherOrBoth: readonly (readonly [boolean, boolean])[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];
const runIns: readonly (readonly Choice[])[] = planes.map((element) =>
  eitherOrBoth.map(([leader, wingman]): Choice => ({ do: 'run-in', element, leader, wingman })),
);
/** Nobody, the Leader, and with a Wingman also it alone or both. */
export const runInChoices = (element: ElementNo, pair: boolean): readonly Choice[] =>
  pair ? runIns[element] : runIns[element].slice(0, 2);
const strafers: readonly Choice[] = eitherOrBoth.map(
  ([leader, wingman]): Choice => ({ do: 'strafe', leader, wingman }),
);
export const strafe = (leader: boolean, wingman: boolean): Choice => strafers[(leader ? 1 : 0) + (wingman ? 2 : 0)];
const doings = [PASSES, BOMBS, STRAFES, FIRES, SKIPS];
const runs: readonly Choice[] = doings.flatMap((leader) =>
  doings.map((wingman): Choice => ({ do: 'run', leader, wingman })),
);
export const run = (leader: number, wingman: number): Choice => runs[leader * DOINGS + wingman];

/** By card; no deck has more of them than there are numbers to print on them. */
type OfCard = 'exchange' | 'answer' | 'answer-agile' | 'answer-ace' | 'discard' | 'aim';
const byCard = (verb: OfCard): readonly Choice[] =>
  Array.from({ length: MOST_CARDS }, (_, card): Choice => ({ do: verb, card }));
export const exchanges = byCard('exchange');
export const answers = byCard('answer');
export const answersAgile = byCard('answer-agile');
export const answersAce = byCard('answer-ace');
export const discards = byCard('discard');
export const aims = byCard('aim');
const countersBy = (ace: boolean): readonly Choice[] =>
  Array.from({ length: MOST_CARDS }, (_, card): Choice => ({ do: 'counter', card, ace }));
export const counters = countersBy(false);
export const aceCounters = countersBy(true);
export const stop = (card: Card, at: Card): Choice => ({ do: 'stop', card, at });
export const stopAce = (card: Card, at: Card): Choice => ({ do: 'stop-ace', card, at });
export const help = (element: ElementNo, card: Card): Choice => ({ do: 'help', element, card });
export const helpAce = (element: ElementNo, card: Card): Choice => ({ do: 'help-ace', element, card });
export const exchangeCard = (card: Card): Choice => exchanges[card];
export const answer = (card: Card): Choice => answers[card];
export const answerAgile = (card: Card): Choice => answersAgile[card];
export const answerAce = (card: Card): Choice => answersAce[card];
export const discard = (card: Card): Choice => discards[card];

function byCardAndPlane(verb: 'play' | 'agile' | 'gunner'): (card: Card, at: PlaneNo) => Choice {
  const made: readonly Choice[] = cards.flatMap((card) => planes.map((at): Choice => ({ do: verb, card, at })));
  return (card, at) => made[card * PLANES + at] ?? { do: verb, card, at };
}
export const play = byCardAndPlane('play');
/** What somebody may look for who has no enemy, or is not asked for a card: it is never offered. */
export const playAtNobody = (card: Card): Choice => ({ do: 'play', card, at: NOBODY });
export const agile = byCardAndPlane('agile');
export const gunner = byCardAndPlane('gunner');

const ups: readonly Choice[] = cards.map((card) => ({ do: 'roll', card, up: true }));
const downs: readonly Choice[] = cards.map((card) => ({ do: 'roll', card, up: false }));
export const rollUp = (card: Card): Choice => ups[card] ?? { do: 'roll', card, up: true };
export const rollDown = (card: Card): Choice => downs[card] ?? { do: 'roll', card, up: false };
