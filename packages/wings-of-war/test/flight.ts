import { type Json, Match, type Problem } from '@tallyho/kernel';
import type { Choice } from '../src/choices.ts';
import type { Happening } from '../src/events.ts';
import { nthGun, type Volley } from '../src/flow/fire.ts';
import type { Turning } from '../src/flow/ground.ts';
import { nthPlanned, type Planning } from '../src/flow/plan.ts';
import type { Looks, Pursuit } from '../src/flow/tail.ts';
import { type WingsOfWar, type WingsOptions, type WingsView, wingsOfWar, wingsOfWarScript } from '../src/index.ts';

type Tree = { readonly [name: string]: Json };
type WingsMatch = Match<WingsOfWar, Choice, Happening, WingsView, WingsOptions>;

/** What the aircraft do in a turn: their cards by label; who fires at whom; whom they tail; how they rearrange. */
export interface Orders {
  readonly [label: string]: readonly string[];
}
export interface Will {
  /** By aircraft ('camel' or 'dh4 rear'): the target in each phase, or one for all of them. */
  readonly fire?: { readonly [gun: string]: string | readonly (string | null)[] };
  readonly tail?: { readonly [label: string]: string };
  readonly order?: { readonly [label: string]: string };
  readonly pivot?: { readonly [label: string]: readonly [point: string, turn: string] };
  readonly floor?: { readonly [seat: string]: string };
}

/** A game flown by orders, as a person at the table would give them. */
export class Flight {
  readonly match: WingsMatch;

  constructor(options: unknown, given: Json = {}, seed = 'test') {
    const read = wingsOfWar.options(options);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const state = wingsOfWarScript.situate(given, read.value, seed);
    if (!state.ok) throw new Error(JSON.stringify(state.problem));
    this.match = new Match(wingsOfWar, read.value, seed, state.value);
  }

  get state(): WingsOfWar {
    return this.match.state;
  }

  /** An aircraft, with everything there is to know about it. */
  of(label: string): Tree {
    return wingsOfWarScript.describe(this.state)[label] as Tree;
  }

  /** An aircraft as a seat sees it. */
  seen(seat: string, label: string): Tree {
    const view = wingsOfWar.observe(this.state, this.seat(seat));
    return wingsOfWarScript.describeView(view)[label] as Tree;
  }

  get tree(): Tree {
    return wingsOfWarScript.describe(this.state);
  }

  get events(): Tree[] {
    return this.match.log.map(({ event }) => wingsOfWarScript.describeEvent(this.state, event) as Tree);
  }

  happened(name: string): Tree[] {
    return this.events.filter(({ event }) => event === name);
  }

  get winners(): readonly string[] | null {
    const { outcome, fixed } = this.state;
    return outcome === null ? null : outcome.winners.map((seat) => fixed.seats[seat]);
  }

  seat(name: string): number {
    return this.state.fixed.seats.indexOf(name);
  }

  /** What is asked of a seat now: its kind, and the texts it may choose. */
  asked(seat: string): { kind: string; because: string; options: string[] } | null {
    const decision = this.match.decision(this.seat(seat));
    if (decision === null) return null;
    const { kind, because, options } = decision;
    return { kind, because, options: options.map((o) => wingsOfWar.write(this.state, o, decision.seat)) };
  }

  /** Why a text is not among the options of a seat. */
  why(seat: string, text: string): Problem['facts'] {
    const ask = this.match.table.openAsk(this.seat(seat));
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const refusal = this.match.table
      .refusals(ask)
      .find((r) => wingsOfWar.write(this.state, r.choice, ask.seat) === text);
    return refusal === undefined ? {} : { reason: refusal.reason, because: refusal.because };
  }

  choose(seat: string, text: string): this {
    const played = this.match.chooseText(this.seat(seat), text);
    if (!played.ok)
      throw new Error(`${seat}: ${text}: ${JSON.stringify(played.problem)}; ${JSON.stringify(this.asked(seat))}`);
    return this;
  }

  lay(...cards: string[]): this {
    const laid = wingsOfWarScript.lay(this.state, cards);
    if (!laid.ok) throw new Error(JSON.stringify(laid.problem));
    return this;
  }

  /**
   * One whole turn, or the rest of one. What is not ordered: straights, no fire, nobody tailed, the cards as they lie.
   */
  fly(orders: Orders = {}, will: Will = {}): this {
    const turn = this.state.turn;
    while (this.state.outcome === null && this.state.turn === turn) this.step(orders, will);
    return this;
  }

  /** Plays on until this is asked of somebody. */
  until(kind: string, orders: Orders = {}, will: Will = {}): this {
    const asksIt = (): boolean => this.match.table.decisions().some((d) => d.kind === kind);
    if (asksIt()) this.step(orders, will);
    for (let i = 0; i < 200 && this.state.outcome === null && !asksIt(); i++) this.step(orders, will);
    if (!asksIt()) throw new Error(`nobody is asked for ${kind}`);
    return this;
  }

  private step(orders: Orders, will: Will): void {
    const [decision] = this.match.table.decisions();
    const text = this.answer(decision.kind, decision.seat, orders, will);
    const options = this.asked(this.state.fixed.seats[decision.seat])?.options ?? [];
    const found = options.find((option) => option === text || option === `${text} !`);
    this.choose(this.state.fixed.seats[decision.seat], found ?? text);
  }

  private answer(kind: string, seat: number, orders: Orders, will: Will): string {
    const s = this.state;
    const { at } = s.frames[s.frames.length - 1];
    const label = (plane: number): string => s.fixed.planes[plane].label;
    const own = (planes: readonly number[], nth: number): string =>
      label(planes.filter((p) => s.fixed.planes[p].owner === seat)[nth]);
    switch (kind) {
      case 'plan': {
        const { nth, slot } = at as Planning;
        const cards = orders[label(nthPlanned(s, seat, nth))];
        return cards === undefined ? 'straight' : (cards[slot] ?? 'no cards');
      }
      case 'fire': {
        const volley = at as Volley;
        const gun = volley.guns[nthGun(s, volley, seat, volley.nth)];
        const name = gun % 2 === 0 ? label(gun >> 1) : `${label(gun >> 1)} rear`;
        const wish = will.fire?.[name];
        const target = Array.isArray(wish) ? wish[s.phase - 1] : wish;
        return target === undefined || target === null ? 'hold fire' : `fire at ${target}`;
      }
      case 'tail': {
        const { tailers, nth } = at as Pursuit;
        const prey = will.tail?.[own(tailers, nth)];
        return prey === undefined ? 'do not tail' : `tail ${prey}`;
      }
      case 'rearrange': {
        const { ready, slot } = at as Looks;
        const plane = ready.find((p) => s.fixed.planes[p].owner === seat) ?? 0;
        const asItIs = (this.of(label(plane)).plan as string[]).slice(slot).join(', ');
        const wish = will.order?.[label(plane)];
        return `order ${wish !== undefined && slot === 0 ? wish : asItIs}`;
      }
      case 'pivot': {
        const wish = will.pivot?.[own((at as Turning).planes, (at as Turning).nth)];
        return wish === undefined ? 'stay' : `pivot ${wish[0]}`;
      }
      case 'turn':
        return `turn ${will.pivot?.[own((at as Turning).planes, (at as Turning).nth)]?.[1]}`;
      case 'floor':
        return will.floor?.[s.fixed.seats[seat]] ?? 'keep floor';
      case 'consent':
        return will.floor?.[s.fixed.seats[seat]] ?? 'agree';
      default:
        return 'ready';
    }
  }
}

export const STRAIGHT = ['straight', 'straight', 'straight'];

/** Two seats, 'red' and 'blue', with one aircraft each, on a table so large that nothing happens by accident. */
export function duel(red: Tree, blue: Tree, switches: Tree = {}, more: Tree = {}): { [name: string]: Json } {
  return {
    width: 3000,
    length: 3000,
    turns: 30,
    switches,
    seats: [
      { name: 'red', side: 0, aircraft: [{ label: 'red', x: 1000, y: 1000, heading: 0, ...red }] },
      { name: 'blue', side: 1, aircraft: [{ label: 'blue', x: 2500, y: 200, heading: 0, ...blue }] },
    ],
    ...more,
  };
}

/** Several seats with several aircraft each. */
export function melee(
  seats: { readonly [name: string]: { side: number; aircraft: readonly Tree[] } },
  switches: Tree = {},
  more: Tree = {},
): {
  [name: string]: Json;
} {
  return {
    width: 3000,
    length: 3000,
    turns: 30,
    switches,
    seats: Object.entries(seats).map(([name, { side, aircraft }]) => ({ name, side, aircraft })),
    ...more,
  };
}

export const SPAD = 'spad-fonck';
export const CAMEL = 'camel-brown';
export const ALBATROS = 'albatros-d5a-udet';
export const FOKKER = 'triplane-richthofen';
export const DH4 = 'dh4-55';
export const ROLAND = 'roland-schleich';

/** Millimetres to the last thousandth. */
export const mm = (value: number): number => Math.round(value * 1000) / 1000;

/** Red behind blue, both flying the same way, `gap` millimetres from centre to centre. */
export const chase = (
  gap: number,
  switches: Tree = {},
  red = CAMEL,
  blue = CAMEL,
  more: Tree = {},
): { [name: string]: Json } =>
  duel({ card: red, x: 1500, y: 300 }, { card: blue, x: 1500, y: mm(300 + gap) }, switches, more);

/** Red and blue nose to nose; after one stall each, `gap` millimetres are left between the centres. */
export const headOn = (
  gap: number,
  switches: Tree = {},
  red = CAMEL,
  blue = CAMEL,
  more: Tree = {},
): { [name: string]: Json } =>
  duel({ card: red, x: 1500, y: 300 }, { card: blue, x: 1500, y: mm(300 + gap + 148), heading: 180 }, switches, more);
