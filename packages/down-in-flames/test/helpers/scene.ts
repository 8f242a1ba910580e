import { type Json, Match, type Problem, plain, SPECTATOR } from '@tallyho/kernel';
import { expect } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import type { Happening } from '../../src/events.ts';
import { downInFlames } from '../../src/game.ts';
import type { DogfightView } from '../../src/observe.ts';
import type { DownInFlamesOptions } from '../../src/options.ts';
import { downInFlamesScript as script } from '../../src/script.ts';
import type { Dogfight } from '../../src/state.ts';

/** A fighter without any specials: Speed 2, Performance 6, Horsepower 2/2, Bursts 1, Firepower 0, Airframe 3 and 6. */
const plainFront = {
  speed: 2,
  performance: 6,
  horsepower: [2, 2],
  bursts: 1,
  firepower: 0,
  airframe: 3,
  barrage: false,
};
const plainDamaged = {
  speed: 1,
  performance: 4,
  horsepower: [1, 1],
  bursts: 0,
  firepower: 0,
  airframe: 6,
  barrage: false,
};

export type Tree = { readonly [key: string]: Json };

export interface Setting {
  readonly [label: `${'A' | 'B' | 'C' | 'D'}${number}`]: Tree;
  readonly active?: string;
  readonly phase?: string;
  readonly first?: string;
  readonly turn?: number;
  readonly spent?: Tree;
  readonly discard?: readonly string[];
  readonly draws?: readonly string[];
  readonly pile?: readonly string[];
  readonly options?: Tree;
}

const isLabel = (key: string): boolean => /^[A-D]\d$/.test(key);

/** The order of battle that the aircraft of a setting make up: seats A and B (and C, D), named like their sides. */
function battle(labels: readonly string[], options: Tree): Tree {
  const letters = [...new Set(labels.map((label) => label[0]))].sort();
  const mode = letters.length > 2 ? 'free-for-all' : labels.length > 2 ? 'teams' : 'duel';
  const wingmen = (options.wingmen ?? {}) as Tree;
  const pilots = (options.pilotsOf ?? {}) as Tree;
  const fighters = (options.fighters ?? {}) as Tree;
  const seats = letters.map((name) => ({
    name,
    aircraft: labels
      .filter((label) => label[0] === name)
      .sort()
      .map((label) => ({
        fighter: fighters[label] ?? 'spitfire-i',
        pilot: pilots[label] ?? null,
        wingmanOf: wingmen[label] ?? null,
      })),
  }));
  const { wingmen: _, pilotsOf: __, fighters: ___, ...rest } = options;
  return { mode, seats, ...rest };
}

/** A constructed situation, played on in the player's words. */
export class Scene {
  readonly match: Match<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>;
  private logged = 0;

  constructor(match: Match<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>) {
    this.match = match;
  }

  /** Seats are called by their side's letter. */
  private seat(name: string): number {
    const seat = this.match.state.fixed.seats.indexOf(name);
    if (seat < 0) throw new Error(`there is no seat ${name}`);
    return seat;
  }

  /** Somebody chooses these, one after another. */
  does(name: string, ...texts: readonly string[]): this {
    for (const text of texts) {
      this.logged = this.match.log.length;
      const done = this.match.chooseText(this.seat(name), text);
      if (!done.ok) throw new Error(`${name}: ${text} — ${JSON.stringify(done.problem)}; ${this.openNow()}`);
    }
    return this;
  }

  /** What somebody could choose now. */
  options(name: string): string[] {
    const decision = this.match.decision(this.seat(name));
    return (decision?.options ?? []).map((choice) => downInFlames.write(this.match.state, choice, this.seat(name)));
  }

  offers(name: string, ...texts: readonly string[]): this {
    const offered = this.options(name).map(plain);
    for (const text of texts) expect(offered, `${name} is offered`).toContain(plain(text));
    return this;
  }

  /** Exactly these, in any order. */
  offersOnly(name: string, ...texts: readonly string[]): this {
    expect(this.options(name).map(plain).sort()).toEqual(texts.map(plain).sort());
    return this;
  }

  /** Not offered; and if a reason is given, refused for it. */
  withholds(name: string, text: string, reason?: string): this {
    expect(this.options(name).map(plain), `${name} is not offered`).not.toContain(plain(text));
    if (reason !== undefined) expect(this.reasons(name, text)).toContain(reason);
    return this;
  }

  reasons(name: string, text: string): string[] {
    const { table, state } = this.match;
    const ask = table.openAsk(this.seat(name));
    const refusals = ask === undefined ? [] : table.refusals(ask);
    return refusals
      .filter(({ choice }) => plain(downInFlames.write(state, choice, this.seat(name))) === plain(text))
      .map(({ reason }) => reason);
  }

  /** Somebody is asked, and for this. */
  asks(name: string, kind: string): this {
    expect(this.openNow()).toBe(`${name} ${kind}`);
    return this;
  }

  private openNow(): string {
    const { seats } = this.match.state.fixed;
    return this.match.table
      .decisions()
      .map(({ seat, kind }) => `${seats[seat]} ${kind}`)
      .join(', ');
  }

  /** The next cards to be drawn. */
  lays(...cards: readonly string[]): this {
    expect(script.lay(this.match.state, cards).ok).toBe(true);
    return this;
  }

  get tree(): Tree {
    const { state } = this.match;
    return { turn: state.turn, ...script.describe(state) };
  }

  aircraft(label: string): Tree {
    return (this.tree.aircraft as { [label: string]: Tree })[label];
  }

  /** What an aircraft is like now, as far as it is said. */
  expect(label: string, tree: Tree): this {
    expect(this.aircraft(label), label).toMatchObject(tree);
    return this;
  }

  cards(label: string): number {
    return (this.aircraft(label).hand as string[]).length;
  }

  expectCards(label: string, count: number): this {
    expect(this.cards(label), `cards of ${label}`).toBe(count);
    return this;
  }

  /** The position of one aircraft towards another. */
  expectPosition(label: string, position: string, other: string): this {
    expect((this.aircraft(label).positions as Tree)[other], `${label} to ${other}`).toBe(position);
    return this;
  }

  expectDiscarded(...cards: readonly string[]): this {
    expect([...(this.tree.discard as string[])].sort()).toEqual([...cards].sort());
    return this;
  }

  /** The events since the latest choice. */
  happened(event: string): Tree[] {
    const { log, state } = this.match;
    return log
      .slice(this.logged)
      .map((entry) => script.describeEvent(state, entry.event) as Tree)
      .filter((tree) => tree.event === event);
  }

  expectOutcome(winners: readonly string[], because: string): this {
    const { outcome, fixed } = this.match.state;
    expect(outcome?.winners.map((seat) => fixed.seats[seat])).toEqual(winners);
    expect(outcome?.because).toBe(because);
    return this;
  }

  sees(name: string): Tree {
    const seat = name === 'spectator' ? SPECTATOR : this.seat(name);
    return script.describeView(downInFlames.observe(this.match.state, seat));
  }

  /** All cards that were laid out have been drawn. */
  usedUp(): this {
    expect(script.laidOut(this.match.state)).toEqual([]);
    return this;
  }
}

export function checked(given: unknown): DownInFlamesOptions {
  const options = downInFlames.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  return options.value;
}

/** What is wrong with a set-up. */
export function problemOf(given: unknown): Problem {
  const options = downInFlames.options(given);
  if (options.ok) throw new Error('this set-up is accepted');
  return options.problem;
}

/** A situation: plain fighters, unless it says otherwise, in the action phase of the first one. */
export function scene(setting: Setting): Scene {
  const { options: given, ...rest } = setting;
  const labels = Object.keys(rest).filter(isLabel).sort();
  const options = checked(battle(labels, given ?? {}));
  const aircraft = Object.fromEntries(
    labels.map((label) => {
      const tree = (rest as { [label: string]: Tree })[label];
      if (tree.card === true) return [label, { ...tree, card: null }];
      const front = { ...plainFront, ...((tree.front ?? {}) as object) };
      const airframe = Math.max(plainDamaged.airframe, front.airframe + 3);
      return [
        label,
        {
          ...tree,
          front,
          damaged: { ...plainDamaged, airframe, ...((tree.damaged ?? {}) as object) },
        },
      ];
    }),
  );
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !isLabel(key)));
  for (const tree of Object.values(aircraft) as { card?: Json }[]) delete tree.card;
  const state = script.situate({ ...others, aircraft } as unknown as Json, options, 'scene');
  if (!state.ok) throw new Error(JSON.stringify(state.problem));
  return new Scene(new Match(downInFlames, options, 'scene', state.value));
}

/** A whole game from its set-up. */
export function game(given: unknown, seed: string | number = 1): Scene {
  const started = Match.start(downInFlames, given, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return new Scene(started.value);
}

/** A hand of so many cards that answer nothing much. */
export const idle = (count: number): string[] => new Array<string>(count).fill('OUT OF THE SUN');
