import { type Happening, isBeyondReach } from '@tallyho/wings-of-war';
import { minus } from '@tallyho/words/figures';
import type { Names } from '../model/names.ts';

/** The words that a sentence about an event takes from elsewhere. */
export interface Speech {
  readonly names: Names;
  /** A manoeuvre card. */
  card(kind: number): string;
  /** A damage card. */
  damage(card: number): string;
  half(halves: number): string;
  cards(n: number): string;
  gun(gun: number): string;
  symbol(symbol: string): string;
  reason(code: string): string;
  isTwoSeater(plane: number): boolean;
}

/** “a climb”, “an Immelmann”. */
const a = (name: string): string => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`);

/** An event of one kind. */
export type Of<K extends Happening['event']> = Extract<Happening, { event: K }>;

/** A sentence for every event there is. */
export type EventWords = { readonly [K in Happening['event']]: (e: Of<K>, s: Speech) => string };

const as: { readonly [as in Of<'executed'>['as']]: string } = {
  'split-s': ' as a Split-S',
  overdive: ' as an Overdive',
  landing: ' to land',
  'take-off': ' to take off',
  '': '',
};

const fates: { readonly [fate: string]: string } = {
  'shot-down': 'is shot down.',
  left: 'has left the table and is out.',
  home: 'has got home.',
};

const withGun = (plane: number, gun: number, s: Speech): string =>
  s.isTwoSeater(plane) ? ` with its ${s.gun(gun)}` : '';

const gaveWay = ({ cards, because }: Of<'collision'>): string => {
  if (cards.length > 0) return 'cards decide who gives way';
  return because === 'WOW-GAP-139' ? 'what stands on the ground does not give way' : 'chance decides who gives way';
};

export const events: EventWords = {
  turn: (e) => `Turn ${e.turn}.`,
  planned: () => 'All programmes are laid.',
  replans: (e, s) => `${s.names.seat(e.seat)} takes up the cards again.`,
  'floor-proposed': (e, s) => `${s.names.seat(e.seat)} proposes altitude ${e.floor} as the new floor.`,
  floor: (e) => `The floor is now at altitude ${e.floor}, the ceiling at ${e.ceiling}.`,
  tails: (e, s) => `${s.names.plane(e.plane)} tails ${s.names.plane(e.target)}.`,
  'tailing-lost': (e, s) => `${s.names.plane(e.plane)} has lost the tail of ${s.names.plane(e.target)}.`,
  shown: (e, s) => `Only you see it: ${s.names.plane(e.target)} is about to fly ${a(s.card(e.card))}.`,
  phase: (e) => `Phase ${e.phase}.`,
  executed: (e, s) => `${s.names.plane(e.plane)}: ${s.card(e.card)}${as[e.as]}.`,
  illegal: (e, s) =>
    `${s.names.plane(e.plane)}: ${s.card(e.card)} is illegal here (${s.reason(e.reason)})${e.replacedBy < 0 ? '; control is lost' : `, and ${a(s.card(e.replacedBy))} replaces it`}.`,
  ignored: (e, s) => `${s.names.plane(e.plane)} does not execute its card.`,
  stacked: (e, s) => `${s.names.plane(e.plane)} flies ${a(s.card(e.card))} in the cloud; it is kept for later.`,
  cloud: (e, s) => `${s.names.plane(e.plane)} ${e.entered ? 'enters the cloud' : 'comes out of the cloud'}.`,
  altitude: (e, s) =>
    `${s.names.plane(e.plane)} is at altitude ${e.level}${e.climbs === 0 ? '' : ` with ${e.climbs === 1 ? '1 climb counter' : `${e.climbs} climb counters`}`}.`,
  'touched-down': (e, s) => `${s.names.plane(e.plane)} touches down on the field.`,
  landed: (e, s) => `${s.names.plane(e.plane)} has landed.`,
  airborne: (e, s) => `${s.names.plane(e.plane)} is airborne.`,
  crashed: (e, s) => `${s.names.plane(e.plane)} crashes and draws ${s.cards(e.cards)}.`,
  turned: (e, s) => `${s.names.plane(e.plane)} is turned on the ground.`,
  collision: (e, s) => `${e.planes.map((plane) => s.names.plane(plane)).join(', ')} would collide; ${gaveWay(e)}.`,
  'set-back': (e, s) =>
    `${s.names.plane(e.plane)} ${isBeyondReach(e.by) ? 'finds no place, and stays where it was' : `is set back ${Math.round(e.by / 1000)} mm`}.`,
  fires: (e, s) =>
    `${s.names.plane(e.plane)} fires${withGun(e.plane, e.gun, s)} at ${s.names.plane(e.target)} at ${e.short ? 'short' : 'long'} range${e.aimed ? ', with aim' : ''}.`,
  draws: (e, s) =>
    `${s.names.plane(e.plane)} draws ${e.cards === 1 ? 'a damage card' : `${e.cards} damage cards`} ${e.deck}.`,
  cards: (e, s) =>
    `Only you see it: ${e.cards.map((card) => s.damage(card)).join('; ')}. ${s.names.plane(e.plane)} has ${s.half(e.damage)} damage now.`,
  jam: (e, s) => `${s.damage(e.card)}: the ${s.gun(e.gun)} of ${s.names.plane(e.plane)} is jammed.`,
  'jam-counters': (e, s) => `${s.names.plane(e.plane)} takes jam counters.`,
  special: (e, s) => `${s.names.plane(e.plane)}: ${s.symbol(e.symbol)}.`,
  'fire-fighting': (e, s) =>
    `${s.names.plane(e.plane)} tries to put the fire out (${s.damage(e.card)}): ${e.out ? 'a flame less' : 'in vain'}.`,
  exploded: (e, s) => `${s.names.plane(e.plane)} explodes.`,
  eliminated: (e, s) => `${s.names.plane(e.plane)} ${fates[e.fate] ?? e.fate}`,
  photographed: (e, s) => `Only you know it: ${s.names.plane(e.plane)} has taken its photograph.`,
  objective: (e, s) => `${s.names.plane(e.plane)} has done what it came for.`,
  reshuffled: (e) => `Damage deck ${e.deck} is shuffled anew.`,
  'written-down': () => 'All damage is written down, and the cards go back into their decks.',
  score: (e, s) => `Points: ${e.sides.map((side) => `${s.names.side(side)} ${minus(e.scores[side])}`).join(', ')}.`,
};
