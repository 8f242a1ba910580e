import { lineOf, type Seat } from '@tallyho/kernel';
import { type GuadalcanalLine, guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';
import type { Ship } from '@tallyho/zero/content';
import { fightsOf, hitOf, type Mark, type Sent } from './zero-guadalcanal-odds.ts';
import { type Way, waysOf } from './zero-guadalcanal-ways.ts';
import { type Boxes, boxesIn, lineWith, type Stakes, stakesOf, worthOfMission } from './zero-guadalcanal-worth.ts';

const JAPANESE: Seat = 0;
const ALLIED: Seat = 1;

/** What a side has for a Mission: ways to fly, how many there are of each type, and of all. */
interface Force {
  readonly ways: readonly Way[];
  readonly most: { readonly [aircraft: string]: number };
  readonly room: number;
}

const sizeOf = (roster: readonly Sent[]): number => roster.reduce((sum, { count }) => sum + count, 0);
const countOf = (roster: readonly Sent[], aircraft: string): number =>
  roster.reduce((sum, sent) => (sent.aircraft === aircraft ? sum + sent.count : sum), 0);

/** CH-29.51a — what a side still has for a Mission of this week. */
function forceOf(s: OpenGuadalcanal, line: GuadalcanalLine, seat: Seat, mark: Mark): Force {
  const types = guadalcanalRules.typesOf(s.fixed.sheet, seat);
  const most = types.map(({ aircraft, weekly }): [string, number] => [
    aircraft,
    Math.max(
      0,
      Math.min(weekly - guadalcanalRules.usedOf(s, seat, aircraft), guadalcanalRules.freshOf(s, seat, aircraft)),
    ),
  ]);
  return {
    ways: waysOf(s.fixed, line, seat, mark),
    most: Object.fromEntries(most),
    room: guadalcanalRules.leftOf(s, seat),
  };
}

/** What is left of it when some have flown. */
const without = ({ ways, most, room }: Force, flown: readonly Sent[]): Force => ({
  ways,
  most: Object.fromEntries(Object.entries(most).map(([aircraft, n]) => [aircraft, n - countOf(flown, aircraft)])),
  room: room - sizeOf(flown),
});

/** So many more of a type; null: that cannot be. All of a type fly alike. */
function withMore({ most, room }: Force, roster: readonly Sent[], way: Way): Sent[] | null {
  const more = Math.min(2, room - sizeOf(roster), most[way.aircraft] - countOf(roster, way.aircraft));
  if (more <= 0) return null;
  const at = roster.findIndex(({ aircraft }) => aircraft === way.aircraft);
  if (at < 0) return [...roster, { ...way, count: more }];
  const { load, count } = roster[at];
  return load === way.load ? roster.map((sent, i) => (i === at ? { ...sent, count: count + more } : sent)) : null;
}

export interface Weighed {
  readonly roster: readonly Sent[];
  readonly worth: number;
}

/** An Element more at a time, always the one that helps most: nothing first, then more and more. */
function growing(force: Force, from: readonly Sent[], worth: (roster: readonly Sent[]) => number): Weighed[] {
  const grown: Weighed[] = [{ roster: from, worth: worth(from) }];
  for (;;) {
    let best: Weighed | null = null;
    const { roster } = grown[grown.length - 1];
    const size = sizeOf(roster);
    const before = grown[grown.length - 1].worth;
    let most = 0;
    for (const way of force.ways) {
      const more = withMore(force, roster, way);
      if (more === null) continue;
      const value = worth(more);
      // By aircraft, since the room is for aircraft.
      const gain = (value - before) / (sizeOf(more) - size);
      if (best === null || gain > most) [best, most] = [{ roster: more, worth: value }, gain];
    }
    if (best === null) return grown;
    grown.push(best);
  }
}

const bestOf = (weighed: readonly Weighed[]): Weighed =>
  weighed.reduce((best, one) => (one.worth > best.worth ? one : best));

/** A Mission of this week, and what both sides have for it. */
interface Affair {
  readonly line: GuadalcanalLine;
  readonly stakes: Stakes;
  readonly boxes: Boxes;
  readonly forces: readonly Force[];
}

function affairOf(s: OpenGuadalcanal, line: GuadalcanalLine, boxes: Boxes): Affair {
  const stakes = stakesOf(s, line);
  return { line, stakes, boxes, forces: [JAPANESE, ALLIED].map((seat) => forceOf(s, line, seat, stakes.mark)) };
}

/** What it is worth to a side to send these against those. */
function worthTo(
  { line: { attacker }, stakes, boxes }: Affair,
  seat: Seat,
  own: readonly Sent[],
  other: readonly Sent[],
): number {
  const [attackers, defenders] = attacker === seat ? [own, other] : [other, own];
  const worth = worthOfMission(stakes, boxes, attacker, attackers, defenders);
  return seat === JAPANESE ? worth : -worth;
}

/** How a side usually goes about it: so many aircraft, an escort of a third, bombers by what they hit. */
function usual({ line, stakes, forces }: Affair, seat: Seat, share: number): Sent[] {
  const force = { ...forces[seat], room: Math.ceil(forces[seat].room * share) };
  const rank = (way: Way): number => hitOf(way, stakes.mark) + fightsOf(way.aircraft) / 10;
  const fighters = force.ways.filter(({ load }) => load === 'none');
  const bombers = force.ways.filter(({ aircraft, load }) => load !== 'none' && fightsOf(aircraft) === 0);
  const most = line.attacker === seat ? Math.ceil(force.room / 3) : force.room;
  let roster: Sent[] = [];
  for (const [ways, room] of [
    [fighters, most],
    [bombers, force.room],
  ] as const)
    for (const way of ways.toSorted((a, b) => rank(b) - rank(a)))
      for (;;) {
        const more = withMore({ ...force, room }, roster, way);
        if (more === null) break;
        roster = more;
      }
  return roster;
}

/** The best answer to what the other side sends, with what is settled already. */
const answerTo = (affair: Affair, force: Force, seat: Seat, from: readonly Sent[], other: readonly Sent[]): Weighed =>
  bestOf(growing(force, from, (roster) => worthTo(affair, seat, roster, other)));

/** What the other side will probably send: its answer to what is usually sent against it. */
const expected = (affair: Affair, seat: Seat, share: number): readonly Sent[] => {
  const force = affair.forces[seat];
  const room = Math.ceil(force.room * share);
  return answerTo(affair, { ...force, room }, seat, [], usual(affair, 1 - seat, share)).roster;
};

/** Half of the week for either Mission, as far as one knows of somebody else. */
const HALF = 0.5;

/** A force in which these types stay on the ground for now. */
const keeping = ({ ways, most, room }: Force, kept: ReadonlySet<string>): Force => ({
  ways: ways.filter(({ aircraft }) => !kept.has(aircraft)),
  most,
  room,
});

/** CH-29.43d — the ship that is likely to sail tonight. */
const shipIn = (s: OpenGuadalcanal): Ship | null =>
  guadalcanalRules.shipsOf(s, 'destroyer') > 0
    ? 'destroyer'
    : guadalcanalRules.shipsOf(s, 'freighter') > 0
      ? 'freighter'
      : null;

/** What the other side may do tonight and has done before: of several guesses each is as likely. */
interface Guess {
  readonly now: readonly Sent[];
  readonly later: readonly Sent[];
}

const meanOf = (guesses: readonly Guess[], worth: (guess: Guess) => number): number =>
  guesses.reduce((sum, guess) => sum + worth(guess), 0) / guesses.length;

export const everyType = (s: OpenGuadalcanal, seat: Seat): ReadonlySet<string> =>
  new Set(guadalcanalRules.typesOf(s.fixed.sheet, seat).map(({ aircraft }) => aircraft));

/** Each roster once, the best first. */
function ranked(weighed: readonly Weighed[]): Weighed[] {
  const known = new Map<string, Weighed>();
  for (const one of weighed) {
    const key = one.roster
      .map(({ aircraft, count, load }) => `${aircraft} ${count} ${load}`)
      .sort()
      .join();
    const before = known.get(key);
    if (before === undefined || before.worth < one.worth) known.set(key, one);
  }
  return [...known.values()].sort((a, b) => b.worth - a.worth);
}

/**
 * What a side may send on the Mission at hand, with what it has settled of it and types that are still open: answers to what can be expected, and in
 * the Attack Mission together with the best that is then left for the ships (CH-29.56a). Types that do more there are kept for them. Who thinks
 * further (`depth`) takes the other side to plan in the same way, or to send half of what it has.
 */
export function rostersFor(
  s: OpenGuadalcanal,
  seat: Seat,
  settled: readonly Sent[],
  open: ReadonlySet<string>,
  depth = 1,
): Weighed[] {
  const boxes = boxesIn(s);
  const line = lineOf(s);
  const now = affairOf(s, line, boxes);
  const closed = Object.keys(now.forces[seat].most).filter((type) => !open.has(type));
  const force = keeping(now.forces[seat], new Set(closed));
  const enemy = 1 - seat;
  const ship = line.kind === 'attack' ? shipIn(s) : null;
  if (ship === null) {
    const other = expected(now, enemy, line.kind === 'attack' ? HALF : 1);
    return ranked(growing(force, settled, (roster) => worthTo(now, seat, roster, other)));
  }
  const night = affairOf(s, lineWith(s, ship), boxes);
  const others = [expected(now, enemy, HALF)];
  if (depth > 0) others.push(rostersFor(s, enemy, [], everyType(s, enemy), depth - 1)[0].roster);
  const guesses = others.map((sent): Guess => {
    const forces = night.forces.map((one, of) => (of === seat ? one : without(one, sent)));
    return { now: sent, later: expected({ ...night, forces }, enemy, 1) };
  });
  const tonight = (flown: readonly Sent[]): number => {
    const left = without(night.forces[seat], flown);
    return meanOf(guesses, ({ later }) => answerTo(night, left, seat, [], later).worth);
  };
  const found: Weighed[] = [];
  const keepingThese = (kept: ReadonlySet<string>): Weighed => {
    const grown = growing(keeping(force, kept), settled, (roster) =>
      meanOf(guesses, (guess) => worthTo(now, seat, roster, guess.now)),
    ).map(({ roster, worth }) => ({ roster, worth: worth + tonight(roster) }));
    found.push(...grown);
    return bestOf(grown);
  };
  let kept: ReadonlySet<string> = new Set();
  let best = keepingThese(kept);
  for (;;) {
    const flying = [...new Set(best.roster.map(({ aircraft }) => aircraft))].filter((type) => open.has(type));
    const tries = flying.map((type) => new Set([...kept, type]));
    const next = tries.map(keepingThese);
    const at = next.findIndex(({ worth }) => worth > best.worth + LITTLE && worth === bestOf(next).worth);
    if (at < 0) return ranked(found);
    [kept, best] = [tries[at], next[at]];
  }
}
const LITTLE = 0.01;

/** CH-29.43a — what it is worth to send a ship tonight, with the best that is left on both sides. */
export function worthOfSailing(s: OpenGuadalcanal, ship: Ship): number {
  const night = affairOf(s, lineWith(s, ship), boxesIn(s));
  return answerTo(night, night.forces[JAPANESE], JAPANESE, [], expected(night, ALLIED, 1)).worth;
}
