import type { Happening, MissionChoice } from '@tallyho/zero';
import type { Lowering, Of, Speech } from './en-events.ts';

/** The events that only Missions have. */
export type MissionEvent =
  | 'phase'
  | 'clouds'
  | 'rammed'
  | 'landed'
  | 'located'
  | 'entered'
  | 'load'
  | 'jettisoned'
  | 'place'
  | 'run-in'
  | 'angle'
  | 'formation'
  | 'bomber'
  | 'turrets'
  | 'turret-cards'
  | 'turrets-down'
  | 'countered'
  | 'flak'
  | 'flak-answered'
  | 'bombed'
  | 'target-hit'
  | 'photographed'
  | 'searched'
  | 'declined'
  | 'kamikaze'
  | 'crashed'
  | 'ohka'
  | 'ohka-flak'
  | 'ohka-dives'
  | 'ohka-hits'
  | 'delivered'
  | 'depth-set'
  | 'alert'
  | 'submarine'
  | 'random-target';
export type MissionEventWords = {
  readonly [K in MissionEvent & Happening['event']]: (e: Of<K>, s: Speech) => string;
};

const phases = [
  'The mission',
  'Target-Bound',
  'Ingress',
  'The Bomb Turn',
  'Egress',
  'Home-Bound',
  'The mission is over',
  'The search',
];
const loads = [
  'nothing',
  'bombs for Level Bombing',
  'bombs for Dive Bombing',
  'Torpedoes',
  'bombs for Saturation Bombing',
  'Napalm',
  'rockets',
  'bombs for Level Bombing, and rockets',
  'bombs for Dive Bombing, and rockets',
  'bombs for Saturation Bombing, and rockets',
  'sea mines',
  'depth charges',
  'Cargo',
];
const doing = [
  'bombs',
  'dive-bombs',
  'drops its Torpedo',
  'bombs',
  'strafes',
  'takes its photographs',
  'passes over',
  'fires its rockets',
  'drops its Napalm',
  'skips its bombs over the water',
  'drops its depth charges',
  'drops its supplies',
  'lays its mines',
];
const depths = ['on the surface', 'Shallow', 'Deep'];
/** What of a load is counted where it was to go. */
const CARGO = 12;
const MINES = 10;
const goods = (load: number, n: number): string =>
  load === MINES
    ? `lays ${n === 1 ? '1 mine' : `${n} mines`}`
    : `delivers ${n === 1 ? '1 point' : `${n} points`}${load === CARGO ? ' of Cargo' : ''}`;
const results = ['Miss', 'Hit', 'Direct', 'Vital'];
/** By the border of the card: red, white, blue. */
const rammings = ['both are lost', 'the rammer is lost, and the other is hit', 'they miss each other'];
const hits = (n: number): string => (n === 1 ? '1 hit' : `${n} hits`);
const angles = ['the front', 'the side', 'the rear'];
const listed = (cards: readonly number[], s: Speech): string => cards.map((card) => s.names.card(card)).join(', ');
/** Stages of an MXY7. */
const RELEASED = 2;
/** Cards with the bombing results that they show. */
const drawn = (cards: readonly number[], s: Speech): string =>
  cards.length === 0
    ? 'no card is left'
    : cards.map((card) => `${s.names.card(card)}, ${results[s.bombing(card)]}`).join('; ');
/** By how many levels results count for less, and why. */
const less = (causes: readonly Lowering[]): string =>
  causes.length === 0
    ? ''
    : `, ${causes.length === 1 ? 'a level' : 'two levels'} less (${causes.map((cause) => lowerings[cause]).join(', ')})`;
const lowerings = { night: 'Night Bombing Table', pilot: 'green pilot', crew: 'green crew' };
const whom = (leader: boolean, wingman: boolean): string =>
  leader ? (wingman ? 'both aircraft' : 'the Leader') : wingman ? 'the Wingman' : 'nobody';

const setTo = ['to the surface', 'Shallow', 'Deep'];
const alerts = ['suspects nothing', 'is on light alert', 'is on high alert'];

export const missionEvents: MissionEventWords = {
  phase: (e) => `${phases[e.phase]}${e.turns > 1 ? `: ${e.turns} turns` : ''}.`,
  clouds: (e, s) =>
    `${s.names.card(e.card)} is drawn: ${e.hidden ? 'clouds hide the target' : 'the target lies open'}.`,
  rammed: (e, s) =>
    `${s.names.plane(e.by)} rams ${s.names.plane(e.at)}. ${s.names.card(e.card)}: ${rammings[e.border]}.`,
  landed: (e, s) => `${s.names.plane(e.plane)} stays where it has landed.`,
  located: (e, s) =>
    `Location draw of ${s.names.element(e.element)}: ${listed(e.cards, s)}. ${e.found ? 'A blue border: the enemy is located' : 'No blue border: nobody is located, and it may only draw cards'}.`,
  entered: (e, s) => `${s.names.element(e.element)} arrives ${s.level(e.altitude)}.`,
  load: (e, s) => `${s.names.plane(e.plane)} carries ${loads[e.load]}.`,
  jettisoned: (e, s) => `${s.names.plane(e.plane)} drops what it carries.`,
  place: (e, s) => `${s.names.element(e.element)} ${e.where === 1 ? 'goes over the target' : 'waits outside'}.`,
  'run-in': (e, s) => `${s.names.element(e.element)}: ${whom(e.leader, e.wingman)} will bomb or strafe.`,
  angle: (e, s) => `${s.names.element(e.element)} comes from ${angles[e.angle]}.`,
  formation: (e, s) => `${s.names.plane(e.by)} turns against the bombers.`,
  bomber: (e, s) =>
    e.chosen
      ? `${s.names.plane(e.by)} has chosen ${s.names.plane(e.plane)}.`
      : `${s.names.plane(e.plane)} is named as the target.`,
  turrets: (e, s) => `The turrets of ${s.names.plane(e.plane)} draw ${s.cards(e.count)}.`,
  'turret-cards': (e, s) => `Drawn: ${listed(e.cards, s)}.`,
  'turrets-down': (e, s) => `The turrets of ${s.names.plane(e.plane)} discard ${listed(e.cards, s)}.`,
  countered: (e, s) =>
    `${s.names.plane(e.plane)} answers with ${s.names.card(e.card)}${e.spoils ? ', and the attack is spoiled' : ''}.`,
  flak: (e, s) =>
    e.cards.length === 0
      ? `No Flak reaches ${s.names.plane(e.plane)}.`
      : `${e.area ? 'Area' : 'Target'} Flak at ${s.names.plane(e.plane)}: ${listed(e.cards, s)}.`,
  'flak-answered': (e, s) =>
    `${s.names.plane(e.plane)} answers ${s.names.card(e.flak)} with ${s.names.card(e.card)}${e.ace ? ' as ACE PILOT' : ''}.`,
  bombed: (e, s) =>
    `${s.names.plane(e.plane)} ${doing[e.mode]}: ${s
      .results(e)
      .map((result) => results[result])
      .join(', ')}${less(s.lowered(e))}.`,
  'target-hit': (e, s) =>
    `${s.names.plane(e.plane)} does ${e.points === 1 ? '1 point' : `${e.points} points`} to the target; that makes ${e.total}.`,
  photographed: (e, s) =>
    e.because === 'CH-27.73a'
      ? `${s.names.plane(e.plane)} has looked about on its patrol: ${results[e.result]}.`
      : `${s.names.plane(e.plane)} has its photographs: ${results[e.result]}.`,
  delivered: (e, s) => `${s.names.plane(e.plane)} ${goods(e.load, e.points)}; that makes ${e.total}.`,
  'depth-set': (e, s) => `The depth charges of ${s.names.plane(e.plane)} were set ${setTo[e.depth]}.`,
  alert: (e, s) => `${s.names.card(e.card)} is drawn: the submarine ${alerts[e.deepest]}.`,
  submarine: (e) => `The submarine is ${depths[e.depth]}.`,
  'random-target': (e, s) =>
    `${s.names.card(e.card)} is drawn: ${s.names.element(e.element)} goes for ${s.names.plane(e.plane)}.`,
  searched: (e, s) =>
    `Search draw ${e.draws}: ${drawn(e.cards, s)}. ${e.target < 0 ? 'Nothing is found' : `Found: ${s.found(e.target)}`}.`,
  declined: (e, s) => `${s.found(e.target)}: not attacked. The search goes on for a turn.`,
  kamikaze: (e, s) => `${s.names.plane(e.plane)} attacks as a kamikaze: ${drawn(e.cards, s)}.`,
  crashed: (e, s) =>
    e.points === 0
      ? `${s.names.plane(e.plane)} misses the target.`
      : `${s.names.plane(e.plane)} strikes the target: ${e.points === 1 ? '1 point' : `${e.points} points`}; that makes ${e.total}.`,
  ohka: (e, s) =>
    e.stage === RELEASED
      ? `${s.names.plane(e.plane)} releases its MXY7.`
      : `The MXY7 of ${s.names.plane(e.plane)} is gone.`,
  'ohka-flak': (e, s) =>
    e.cards.length === 0
      ? `No Flak reaches the MXY7 of ${s.names.plane(e.plane)}.`
      : `${e.area ? 'Area' : 'Target'} Flak at the MXY7 of ${s.names.plane(e.plane)}: ${listed(e.cards, s)}; ${hits(e.total)} in all.`,
  'ohka-dives': (e, s) => `The MXY7 of ${s.names.plane(e.plane)} attacks: ${drawn(e.cards, s)}.`,
  'ohka-hits': (e, s) =>
    e.points === 0
      ? `The MXY7 of ${s.names.plane(e.plane)} misses the target.`
      : `The MXY7 of ${s.names.plane(e.plane)} strikes the target: ${e.points === 1 ? '1 point' : `${e.points} points`}; that makes ${e.total}.`,
};

/** What the sentence of a question can name: the Element or aircraft asked, the one against it, the card at hand. */
export interface MissionAsked {
  readonly element: string;
  readonly plane: string;
  readonly enemy: string;
  readonly card: string;
  readonly hits: number;
  readonly bursts: string;
  /** What a search has found; '': nothing. */
  readonly target: string;
  /** Whether rockets could still be fired. */
  readonly rockets: boolean;
  /** The last bomber to pass over the target, which may skip its bombs; '': there are several. */
  readonly last: string;
}

/** What every other question of a Mission asks. */
export const missionAsks = {
  load: (p: MissionAsked) => `What does ${p.plane} carry?`,
  'over-target': (p: MissionAsked) => `Does your ${p.element} go over the target, or wait outside?`,
  'run-in': (p: MissionAsked) => `Who of your ${p.element} is to bomb or strafe in this turn?`,
  jettison: (p: MissionAsked) => `Your ${p.element} is Loaded. Drop what it carries before anything else?`,
  angle: () => 'From where do you attack the bombers?',
  aim: () => 'Choose your bomber with MANEUVERING or HALF LOOP, or let the enemy name it.',
  'aim-answer': (p: MissionAsked) => `${p.enemy} plays ${p.card} over the choice of a bomber. Answer?`,
  'choose-bomber': () => 'Which bomber do you attack?',
  'name-bomber': (p: MissionAsked) => `${p.enemy} attacks your bombers. Which one is its target?`,
  'formation-play': (p: MissionAsked) =>
    `Attack on ${p.plane}: play a card, or end the attack.${p.bursts === '' ? '' : ` You have ${p.bursts}.`}`,
  counter: (p: MissionAsked) =>
    `${p.enemy} fires ${p.card} at ${p.plane}: ${hits(p.hits)}. Your turrets may fire back, or spoil the attack.`,
  'counter-answer': (p: MissionAsked) => `The turrets of ${p.enemy} fire ${p.card}: ${hits(p.hits)}. Answer?`,
  run: (p: MissionAsked) => `Your ${p.element} is over the target. What does it do?`,
  strafe: (p: MissionAsked) =>
    p.rockets
      ? `Strafe the target with your ${p.element} as well, or fire rockets at it?`
      : `Strafe the target with your ${p.element} as well?`,
  'flak-answer': (p: MissionAsked) => `Flak at ${p.plane}: one Response may stop one of its cards.`,
  'bomber-order': (p: MissionAsked) =>
    p.last === ''
      ? 'Which one is next over the target?'
      : `How does ${p.last} bomb: in the usual way, or skipping over the water?`,
  'bombers-leave': () => 'Does one of your bombers break off?',
  search: (p: MissionAsked) =>
    p.target === ''
      ? 'The search has found nothing. Fly on, or draw again?'
      : `Found: ${p.target}. Attack it, or search on?`,
  rockets: () => 'Its bombs have fallen. Fire its rockets too, through the Flak once more?',
  depth: (p: MissionAsked) => `How deep are the depth charges of ${p.plane} to burst? Nobody else sees it.`,
  submarine: () => 'Where is your submarine when the aircraft come?',
};

/** What an aircraft does on its run; after the first five, what it does instead of bombing (`runDoings`). */
const does = [
  ...['flies past', 'bombs', 'strafes', 'fires its rockets', 'skips its bombs'],
  ...['drops its Torpedo', 'drops its Napalm', 'drops its depth charges', 'drops its supplies', 'lays its mines'],
];
const alone = [
  ...['Fly past', 'Bomb', 'Strafe', 'Fire rockets', 'Skip the bombs over the water'],
  ...['Drop the Torpedo', 'Drop the Napalm', 'Drop the depth charges', 'Drop the supplies', 'Lay the mines'],
];
const isBombs = (mode: number): boolean => mode < 4 && mode !== 2;

/** What is drawn for what an aircraft does over the target, or counted where nothing is drawn; and the Flak at it. */
export type DrawnFor = {
  readonly [what in 'bombs' | 'charges' | 'guns' | 'rockets' | 'mines' | 'supplies' | 'cards']?: number;
} & { readonly flak: number };

/** What follows from an answer, in a few words under it. */
export const missionAfter = {
  leader: 'Leader',
  wingman: 'Wingman',
  and: ' · ',
  drawn: (who: string, { flak, ...own }: DrawnFor) =>
    [
      ...Object.entries(own).flatMap(([what, n]) => (n > 0 ? [`${what} ${n}`] : [])),
      flak > 0 ? `Flak ${flak}` : 'no Flak',
    ]
      .join(', ')
      .replace(/^/, who === '' ? '' : `${who}: `),
  depths: ['always possible', 'not after a white alert card', 'only after a blue alert card'],
  dives: ['1 Flak card at each attacker', 'charges set Shallow hurt most', 'charges set Deep hurt most'],
  attacks: 'Ingress begins',
  releases: 'the MXY7s are released',
  fliesOn: (p: { draw: number; flak: number }) =>
    `one more turn${p.flak > 0 ? `, Area Flak ${p.flak}` : ''}, draw ${p.draw}`,
  drawsAgain: (draw: number) => `draw ${draw} is made anew`,
  turnsBack: 'everybody goes home',
};

const loadName = (load: number): string => loads[load] ?? '';

/** What can be answered in a Mission; `plane`, `element` and `card` name things. */
export const missionChoices = {
  load: (load: number) => `Carry ${loadName(load)}`,
  jettison: (plane: string) => `Drop the load of ${plane}`,
  over: 'Over the target',
  hold: 'Wait outside',
  runIn: (p: { leader: boolean; wingman: boolean }) => `On the run: ${whom(p.leader, p.wingman)}`,
  run: (p: { leader: number; wingman: number }) => `Leader ${does[p.leader]}, Wingman ${does[p.wingman]}`,
  runAlone: (leader: number) => alone[leader],
  strafe: (p: { leader: boolean; wingman: boolean }) =>
    p.leader || p.wingman ? `Strafe: ${whom(p.leader, p.wingman)}` : 'Leave it at that',
  stop: (p: { card: string; flak: string }) => `Answer ${p.flak} with ${p.card}`,
  stopAce: (p: { card: string; flak: string }) => `Answer ${p.flak} with ${p.card} as ACE PILOT`,
  wingmanBombers: 'Wingman against the bombers',
  attackBombers: 'Attack the bombers',
  ram: (plane: string) => `Ram ${plane}`,
  angle: (angle: number) => `From ${angles[angle]}`,
  aim: (card: string) => `Choose the bomber with ${card}`,
  name: (plane: string) => plane,
  help: (p: { element: string; card: string }) => `${p.element} answers with ${p.card}`,
  helpAce: (p: { element: string; card: string }) => `${p.element} answers with ${p.card} as ACE PILOT`,
  /** What the turrets do with a card: they fire, spoil the attack, or both. */
  counter: (card: string) => `Fire back: ${card}`,
  counterSpoils: (card: string) => `Spoil the attack: ${card}`,
  counterBoth: (card: string) => `Fire back and spoil the attack: ${card}`,
  counterAce: (card: string) => `Ace: ${card} as a Spoiled Attack`,
  drop: (p: { plane: string; mode: number }) => `${p.plane} ${isBombs(p.mode) ? 'drops its bombs' : doing[p.mode]}`,
  dives: (plane: string) => `${plane} attacks as a kamikaze`,
  leave: (plane: string) => `${plane} breaks off`,
  dropOhka: (plane: string) => `The MXY7 of ${plane} attacks`,
  search: (how: number) => ['Attack it', 'Fly on', 'Discard the draw and draw again'][how],
  skip: (plane: string) => `${plane} skips its bombs over the water`,
  fire: (plane: string) => `${plane} fires its rockets`,
  depth: (depth: number) => ['At the surface', 'Shallow', 'Deep'][depth],
  submarine: (depth: number) => ['Stay on the surface', 'Dive: Shallow', 'Dive: Deep'][depth],
  doneJettison: 'Keep it',
  doneAim: 'Let the enemy name it',
  doneAttack: 'End the attack',
  doneLeave: 'Nobody breaks off',
  doneRockets: 'Leave it at that',
} satisfies { readonly [name: string]: unknown };

/** A line of advice under every question. */
export const missionHelp = {
  load: 'Against ships a Torpedo does twice the damage, but only from Very Low.',
  'over-target': 'Over the target there is Flak, and the bombers. Who waits outside comes back for the way home.',
  'run-in': 'Who is on its run plays one Response to each Attack and answers no Response.',
  jettison: 'With bombs an aircraft cannot maneuver; without them it cannot bomb.',
  angle: 'From the front less fire both ways, from the rear more.',
  aim: 'A Leader’s card also wins Bursts if it succeeds.',
  'aim-answer': 'Any of your Unengaged Leaders there may answer.',
  'choose-bomber': 'A Damaged bomber flies alone: no other turrets help it.',
  'name-bomber': 'Name the one that can take it.',
  'formation-play': 'MANEUVERING and HALF LOOP win Bursts; nobody may answer them now.',
  counter: 'Fire does damage but does not stop him; a Spoiled Attack stops him.',
  'counter-answer': 'Only his fire can be answered, not a Spoiled Attack.',
  'helped-answer': 'One card answers each card, whoever plays it.',
  run: 'Who attacks the target plays no cards in this turn.',
  strafe: 'Guns or rockets draw Target Flak once more.',
  'flak-answer': 'One Response in all: take the card that hurts most.',
  'bomber-order': 'Each draws for all it does, and then its Flak, before the next.',
  'bombers-leave': 'Whoever breaks off counts as disengaged, and may be shot down doing so.',
  search:
    'A target that is declined fires its Area Flak at all who fly low when the turn ends. The third one must be attacked.',
  rockets: 'One card: a Hit does 2 points. The Flak draws one card fewer than usual.',
  depth: 'Where the submarine is, a Hit does 1 point, a Direct 4, a Vital 7; elsewhere only a Direct 1 and a Vital 3.',
  submarine:
    'Under water it is safe from guns and rockets, and has no Flak. On the surface it fires one card at each attacker.',
} as const;

export type MissionVerb = MissionChoice['do'];

/** CH-30.82 — what is asked otherwise where one player moves both sides. */
export const soloAsks = {
  order: () => 'Which fighters attack now?',
  'formation-play': (p: MissionAsked) => `${p.enemy} attacks ${p.plane}. Which of its shots comes first?`,
  'counter-answer': (p: MissionAsked) =>
    `The turrets of ${p.enemy} fire ${p.card}: ${hits(p.hits)}. With which card is it answered?`,
};

export const soloHelp = {
  order: 'All of them attack in this turn; only the order is yours.',
  'formation-play': 'A fighter fires every shot it has drawn. Let the one come first that your turrets can spoil.',
  'counter-answer': 'A fighter answers whenever it can, and with nothing that fires.',
};
