import { type Json, Match, plain, type Result, SPECTATOR } from '@tallyho/kernel';
import type { Choice, DogfightView, Fighter, Happening, Pack, ZeroOptions } from '../src/index.ts';
import { zero, zeroScript } from '../src/index.ts';
import type { Dogfight } from '../src/state.ts';

/** Invented aircraft, so that tests of rules do not depend on reconstructed ratings (Z-GAP-06). */
const fighter = (id: string, name: string, side: Fighter['side'], more: Partial<Fighter> = {}): Fighter => ({
  id,
  name,
  short: name,
  family: name,
  side,
  services: side === 'japanese' ? ['ijn'] : ['usn'],
  kind: 'fighter',
  year: 1941,
  engines: 1,
  turbo: false,
  ceiling: 'very high',
  points: { leader: 4, wingman: 2 },
  leader: {
    front: { performance: 6, horsepower: 2, bursts: 1, gunner: 0, damage: 3, agile: false, bombs: 0 },
    damaged: { performance: 4, horsepower: 1, bursts: 0, gunner: 0, damage: 6, agile: false, bombs: 0 },
  },
  wingman: {
    front: { offensive: 2, defensive: 2, damage: 3, agile: false, bombs: 0 },
    damaged: { offensive: 1, defensive: 1, damage: 5, agile: false, bombs: 0 },
  },
  sources: { all: 'reconstructed' },
  ...more,
});

const plainLeader = fighter('x', 'X', 'japanese').leader;
const plainWingman = fighter('x', 'X', 'japanese').wingman;
const leaderWith = (more: Partial<Fighter['leader']['front']>, damaged = more): Fighter['leader'] => ({
  front: { ...plainLeader.front, ...more },
  damaged: { ...plainLeader.damaged, ...damaged },
});

export const fixtures: Pack = {
  system: 'zero',
  pack: 'fixtures',
  fighters: [
    fighter('zed', 'Zed', 'japanese', { leader: leaderWith({ agile: true }) }),
    fighter('gnat', 'Gnat', 'japanese', { points: { leader: 2, wingman: 1 } }),
    fighter('gun', 'Gun', 'japanese', { leader: leaderWith({ gunner: 2 }, { gunner: 1 }) }),
    fighter('cat', 'Cat', 'allied', { leader: leaderWith({ performance: 5 }, {}) }),
    fighter('ox', 'Ox', 'allied', { leader: leaderWith({ bursts: 3, damage: 20, horsepower: 4 }, { damage: 30 }) }),
    fighter('owl', 'Owl', 'allied', { turbo: true }),
    fighter('hen', 'Hen', 'allied', { ceiling: 'medium' }),
    fighter('nimble', 'Nimble', 'japanese', {
      wingman: { front: { ...plainWingman.front, agile: true }, damaged: { ...plainWingman.damaged, agile: true } },
    }),
    fighter('late', 'Late', 'allied', { year: 1945 }),
    fighter('dauntless', 'Dauntless', 'allied', { kind: 'fighter-bomber' }),
  ],
  pilots: ['A', 'BU', 'CV', 'D', 'G', 'H', 'P'].map((skill) => ({
    id: `pilot-${skill.toLowerCase()}`,
    name: `Pilot ${skill}`,
    full: `Pilot ${skill}`,
    service: 'ijn',
    family: null,
    skills: [skill as 'A'],
    sources: { all: 'reconstructed' },
  })),
};

export const J = 'J';
export const A = 'A';

type Given = { readonly [key: string]: Json };

export const duel = (japanese: Given = {}, allied: Given = {}, more: Given = {}): Given => ({
  year: 1942,
  seats: [
    { name: J, side: 'japanese', elements: [{ aircraft: 'zed', ...japanese }] },
    { name: A, side: 'allied', elements: [{ aircraft: 'cat', ...allied }] },
  ],
  packs: [fixtures as unknown as Json],
  ...more,
});

/** Two Elements a side, each side flown by one player. */
export const pairs = (
  more: Given = {},
  japanese: readonly Given[] = [{}, {}],
  allied: readonly Given[] = [{}, {}],
): Given => ({
  year: 1942,
  seats: [
    { name: J, side: 'japanese', elements: japanese.map((one) => ({ aircraft: 'zed', ...one })) },
    { name: A, side: 'allied', elements: allied.map((one) => ({ aircraft: 'cat', ...one })) },
  ],
  packs: [fixtures as unknown as Json],
  balance: ['house'],
  ...more,
});

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

/** A game in the player's words: 'J: play MANEUVERING at Cat'. */
export class Fight {
  readonly match: Match<Dogfight, Choice, Happening, DogfightView, ZeroOptions>;

  constructor(match: Match<Dogfight, Choice, Happening, DogfightView, ZeroOptions>) {
    this.match = match;
  }

  do(...lines: string[]): this {
    for (const line of lines) {
      const at = line.indexOf(': ');
      const played = this.match.chooseText(this.seat(line.slice(0, at)), line.slice(at + 2));
      if (!played.ok) throw new Error(`${line}: ${JSON.stringify(played.problem)}; offered: ${this.offersNow()}`);
    }
    return this;
  }

  draws(...cards: string[]): this {
    value(zeroScript.lay(this.match.state, cards));
    return this;
  }

  seat(name: string): number {
    return name === 'spectator' ? SPECTATOR : zero.seats(this.match.state).indexOf(name);
  }

  offers(seat: string): string[] {
    const decision = this.match.decision(this.seat(seat));
    return (decision?.options ?? []).map((choice) => zero.write(this.match.state, choice, this.seat(seat)));
  }

  offersNow(): string {
    return JSON.stringify(zero.seats(this.match.state).map((name) => [name, this.offers(name)]));
  }

  /** The kind of decision a seat is asked for, or null. */
  asked(seat: string): string | null {
    return this.match.decision(this.seat(seat))?.kind ?? null;
  }

  /** Why something is not offered: 'reason (rule)'; null if it is offered or nothing is said about it. */
  why(seat: string, text: string): string | null {
    const ask = this.match.table.openAsk(this.seat(seat));
    if (ask === undefined || this.offers(seat).includes(text)) return null;
    const found = this.match.table
      .refusals(ask)
      .find(({ choice }) => plain(zero.write(this.match.state, choice, ask.seat)) === plain(text));
    return found === undefined ? null : `${found.reason} (${found.because})`;
  }

  /** A value of the described state by its path: 'Cat.leader.hits'. */
  get(path: string): Json {
    const { turn, outcome } = this.match.state;
    let here: Json = { turn, outcome: outcome as unknown as Json, ...zeroScript.describe(this.match.state) };
    for (const key of path.split('.')) here = (here as { [key: string]: Json })[key] ?? null;
    return here;
  }

  view(seat: string): DogfightView {
    return zero.observe(this.match.state, this.seat(seat));
  }

  events(): string[] {
    return this.match.log.map(({ event }) => event.event);
  }

  get state(): Dogfight {
    return this.match.state;
  }
}

/** A game from its set-up. */
export const start = (options: Given, seed = 'test'): Fight => new Fight(value(Match.start(zero, options, seed)));

/** A constructed situation. */
export function situation(given: Given, options: Given = duel()): Fight {
  const read = value(zero.options(options));
  const state = value(zeroScript.situate({ turn: 2, ...given }, read, 'test'));
  return new Fight(new Match(zero, read, 'test', state));
}

/** What is wrong with options: 'code at place'; 'fine' if nothing is. */
export function refused(options: Given): string {
  const read = zero.options(options);
  return read.ok ? 'fine' : `${read.problem.code} at ${read.problem.place}`;
}
