import type { Card, Seat } from '@tallyho/kernel';
import type { Content } from './content/pack.ts';
import { damageLetters, type Manoeuvre, type ManoeuvreDeck, manoeuvres, symbols } from './content/types.ts';
import { HALF_LENGTH } from './geometry/base.ts';
import { across, along, heading } from './geometry/trigonometry.ts';
import { type Area, contentOf, edges, type WingsOptions } from './options.ts';
import type { Kind, Plane, Side } from './state.ts';

/** A manoeuvre deck as numbers: sets of manoeuvres are bits, everything else is looked up by manoeuvre. */
export interface DeckTable {
  letter: string;
  /** The manoeuvres that are in it, in the order of the cards. */
  kinds: Kind[];
  copies: number[];
  all: number;
  steep: number;
  straights: number;
  stalls: number;
  left: number;
  right: number;
  dives: number;
  hasImmelmann: boolean;
  /** WOW-GAP-18 — how the centre of the base moves, and the change of heading. */
  forward: number[];
  aside: number[];
  turn: number[];
}

/** What never changes about an aircraft. */
export interface FixedPlane {
  label: string;
  owner: Seat;
  side: Side;
  card: string;
  type: string;
  deck: number;
  /** The damage decks of the front and the rear gun; −1: no such gun. */
  guns: number[];
  twoSeater: boolean;
  /** The green number, in half points. */
  endurance: number;
  maxAltitude: number;
  climb: number;
  rearArc: number;
  highRearGun: boolean;
  /** What it has to do in this scenario: the number of the objective, or −1. */
  objective: number;
}

/** What never changes in a game and everybody may know. */
export interface Fixed {
  options: WingsOptions;
  seats: string[];
  planes: FixedPlane[];
  /** The aircraft of each seat. */
  bySeat: Plane[][];
  sides: number;
  decks: DeckTable[];
  width: number;
  length: number;
  fields: Area[];
  zones: Area[];
  objectiveEdge: number[];
  /** WOW-CLOUD-01 — the altitude of the cloud; 99: none. */
  cloud: number;
  /** By damage card: what is on it. A card is 100 times its deck's number, plus the number in its corner. */
  points: number[];
  symbol: number[];
  /** For each damage deck, its cards. */
  cards: Card[][];
}

export const kindOf = (name: Manoeuvre): Kind => manoeuvres.indexOf(name);
const bit = (name: Manoeuvre): number => 1 << kindOf(name);

export const STRAIGHT = kindOf('straight');
export const STALL = kindOf('stall');
export const IMMELMANN = kindOf('immelmann');
export const CLIMB = kindOf('climb');
export const DIVE = kindOf('dive');
export const SHORT_DIVE = kindOf('short dive');

const STRAIGHTS = bit('straight') | bit('short straight');
const STALLS = bit('stall') | bit('tight right') | bit('tight left');
const DIVES = bit('dive') | bit('short dive');
const RIGHT = manoeuvres.reduce((bits, name, kind) => (name.includes('right') ? bits | (1 << kind) : bits), 0);
const LEFT = manoeuvres.reduce((bits, name, kind) => (name.includes('left') ? bits | (1 << kind) : bits), 0);

/** WOW-SETUP-07 … WOW-SETUP-09 — the cards of one letter; without altitude the Climb and the Dives are taken out. */
export function deckTable(deck: ManoeuvreDeck, altitude: boolean): DeckTable {
  const table: DeckTable = {
    letter: deck.letter,
    kinds: [],
    copies: manoeuvres.map(() => 0),
    all: 0,
    steep: 0,
    straights: 0,
    stalls: 0,
    left: 0,
    right: 0,
    dives: 0,
    hasImmelmann: false,
    forward: manoeuvres.map(() => 0),
    aside: manoeuvres.map(() => 0),
    turn: manoeuvres.map(() => 0),
  };
  for (const card of deck.cards) {
    const kind = kindOf(card.manoeuvre);
    table.forward[kind] = HALF_LENGTH + card.forward + along(heading(card.turn), HALF_LENGTH, 0);
    table.aside[kind] = card.right + across(heading(card.turn), HALF_LENGTH, 0);
    table.turn[kind] = card.turn;
    if (!altitude && ((DIVES >> kind) & 1 || kind === CLIMB)) continue;
    table.kinds.push(kind);
    table.copies[kind] = card.copies;
    table.all |= 1 << kind;
    if (card.steep) table.steep |= 1 << kind;
  }
  table.straights = table.all & STRAIGHTS;
  // WOW-PLAN-09, WOW-GAP-135 — a stall is steep and short: the tight turns of deck L are stalls too.
  table.stalls = table.all & STALLS & table.steep;
  table.left = table.all & LEFT;
  table.right = table.all & RIGHT;
  table.dives = table.all & DIVES;
  table.hasImmelmann = table.copies[IMMELMANN] > 0;
  return table;
}

const micrometres = (mm: number): number => Math.round(mm * 1000);
const inMicrometres = ({ x, y, width, length }: Area): Area => ({
  x: micrometres(x),
  y: micrometres(y),
  width: micrometres(width),
  length: micrometres(length),
});

/** WOW-SETUP-11, WOW-SETUP-12, WOW-TOURN-01 — the cards of each damage deck, and what they show. */
function damageTables(content: Content, options: WingsOptions): Pick<Fixed, 'points' | 'symbol' | 'cards'> {
  const points: number[] = new Array<number>(damageLetters.length * 100 + 100).fill(0);
  const symbol = points.slice();
  const cards = damageLetters.map((letter, deck) => {
    const numbers: Card[] = [];
    let number = 0;
    for (const face of content.damageByLetter.get(letter)?.faces ?? []) {
      for (let i = 0; i < face.copies; i++) {
        const card = deck * 100 + ++number;
        points[card] = face.points;
        symbol[card] = symbols.indexOf(face.symbol);
        const isRemoved = options.switches.noExplosions && face.symbol === 'explosion' && deck < 2;
        if (!isRemoved) for (let copy = 0; copy < options.damageDecks; copy++) numbers.push(card);
      }
    }
    return numbers;
  });
  return { points, symbol, cards };
}

const laidOut = new WeakMap<WingsOptions, Fixed>();

/** Everything that stays as it is, from options that have been checked; the same options share it. */
export function fixedFrom(options: WingsOptions): Fixed {
  const known = laidOut.get(options);
  if (known !== undefined) return known;
  const fixed = layOutFixed(options);
  laidOut.set(options, fixed);
  return fixed;
}

function layOutFixed(options: WingsOptions): Fixed {
  const content = contentOf(options);
  const { switches, seats } = options;
  const flown = seats.flatMap((seat, owner) => seat.aircraft.map((aircraft) => ({ aircraft, owner, side: seat.side })));
  const sidesInOrder = [...new Set(seats.map(({ side }) => side))].sort((a, b) => a - b);
  const letters: string[] = [];
  const planes = flown.map(({ aircraft, owner, side }): FixedPlane => {
    const card = content.cardById.get(aircraft.card);
    const type = content.typeById.get(card?.type ?? '');
    if (card === undefined || type === undefined) throw new Error(`no aircraft card ${aircraft.card}`);
    if (!letters.includes(type.deck)) letters.push(type.deck);
    return {
      label: aircraft.label,
      owner,
      side: sidesInOrder.indexOf(side),
      card: card.id,
      type: type.id,
      deck: letters.indexOf(type.deck),
      guns: [card.front, card.rear].map((letter) => (letter === null ? -1 : damageLetters.indexOf(letter))),
      twoSeater: type.seats === 2,
      endurance: card.damage * 2,
      maxAltitude: type.maxAltitude,
      climb: type.climb,
      rearArc: type.rearArc,
      highRearGun: type.highRearGun,
      objective: options.objectives.findIndex((o) => o.aircraft === aircraft.label),
    };
  });
  return {
    options,
    seats: seats.map(({ name }) => name),
    planes,
    bySeat: seats.map((_, seat) => planes.map((_, plane) => plane).filter((plane) => planes[plane].owner === seat)),
    sides: sidesInOrder.length,
    decks: letters.map((letter) => {
      const deck = content.deckByLetter.get(letter);
      if (deck === undefined) throw new Error(`no manoeuvre deck ${letter}`);
      return deckTable(deck, switches.altitude);
    }),
    width: micrometres(options.width),
    length: micrometres(options.length),
    fields: options.fields.map(inMicrometres),
    zones: options.objectives.map(({ zone }) => inMicrometres(zone)),
    objectiveEdge: options.objectives.map(({ edge }) => edges.indexOf(edge)),
    cloud: switches.clouds ? (switches.higher ? options.floor : 0) + 4 : 99,
    ...damageTables(content, options),
  };
}
