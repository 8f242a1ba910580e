import { type Ask, type Seat, Table, type TableState } from '@tallyho/kernel';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type CarrierState,
  type Dogfight,
  type GuadalcanalState,
  type GuadalcanalView,
  guadalcanalDecisions,
  selection,
  zeroGuadalcanal,
} from '@tallyho/zero';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';
import { zeroCarriersThumbs } from './zero-carriers.ts';
import { skillsOf } from './zero-carriers-launches.ts';
import { playOn } from './zero-guadalcanal-onward.ts';
import { type Flying, isFlying, openRosters, optionFor, plannerFor, sharesOf } from './zero-guadalcanal-plans.ts';
import { worthOfSailing } from './zero-guadalcanal-rosters.ts';
import { standingOf } from './zero-guadalcanal-standing.ts';
import { worthOfBattle } from './zero-guadalcanal-worth.ts';
import { wantsReshuffle, weighSelection } from './zero-selection.ts';

type Choices = readonly AnyGuadalcanalChoice[];
type Inside = NonNullable<GuadalcanalState['inner']>;

/** Which of the two is being played inside. */
const isBattle = (inner: Inside): inner is CarrierState => 'tracks' in inner;

/** The rules of thumb of the game inside. */
const thumbsInside = (inner: Inside): Thumbs =>
  (isBattle(inner) ? zeroCarriersThumbs : zeroThumbs) as unknown as Thumbs;

/** Its own table, in the world that this one holds. */
function insideOf(inner: Inside, seat: Seat): { readonly table: Table<TableState, object, object>; readonly ask: Ask } {
  const table = new Table(thumbsInside(inner).game, inner as TableState);
  return { table, ask: table.openAsk(seat) as Ask };
}

const JAPANESE: Seat = 0;

/** What a Pilot sends of a type: as often as the plans for the whole Mission that begin so. */
const SHARES = 8;
const NEVER = 0.001;

/** CH-29.55a — what is sent of a type, as the best plans for the whole Mission have it. */
function weighFlights(s: GuadalcanalState, seat: Seat, options: readonly Flying[], weights: number[]): void {
  const rosters = openRosters(s, seat, options);
  const sums = options.map(() => 0);
  for (const [i, share] of sharesOf(rosters).entries()) {
    const option = optionFor(options, rosters[i]);
    if (option >= 0) sums[option] += share;
  }
  for (const sum of sums) weights.push(Math.max(NEVER, SHARES * sum));
}

/** CH-29.43a, CH-29.7a — what is worth a space less than the best is hardly ever chosen. */
function weighResupply(s: GuadalcanalState, options: Choices, weights: number[]): void {
  const worths = options.map((choice) => {
    if (choice.do !== 'resupply') return 0;
    const { by } = choice;
    return by === 'destroyer' || by === 'freighter' ? worthOfSailing(s, by) : worthOfBattle(s, by);
  });
  const best = Math.max(...worths);
  for (const worth of worths) weights.push(atLeast(4 / (1 + NEARLY * (best - worth)) ** 4));
}
const NEARLY = 5;

const isSelecting = (choice: AnyGuadalcanalChoice): choice is selection.SelectionChoice =>
  choice.do === 'green' || selection.selectionDecisions.some((kind) => kind === choice.do);

/** CH-19.24c — whether the cards that have been drawn leave more for us in a whole deck. */
function isToReshuffle({ fixed: { rows, cards }, deck }: GuadalcanalState, seat: Seat): boolean {
  const rowsOf = (of: readonly number[]) => of.map((card) => rows[card]);
  return wantsReshuffle(seat, 'guadalcanal', null, rowsOf(deck.discard), rowsOf(cards));
}

const between: readonly string[] = guadalcanalDecisions;

/**
 * The rules of thumb of the Guadalcanal campaign: aircraft and ships by what they can be expected to move the marker, this Mission and the next of
 * the week together, less the boxes that it costs; in a Mission and in a battle, theirs. Looking ahead is done inside alone.
 */
export const zeroGuadalcanalThumbs: Thumbs<
  GuadalcanalState,
  AnyGuadalcanalChoice,
  AnyGuadalcanalEvent,
  GuadalcanalView
> = {
  game: zeroGuadalcanal,
  weigh({ state }, ask, options: Choices, weights) {
    if (state.inner !== null) {
      const inside = insideOf(state.inner, ask.seat);
      return thumbsInside(state.inner).weigh(inside.table, inside.ask, options, weights);
    }
    if (options.every(isSelecting))
      return weighSelection(options, (pilot) => skillsOf(state.fixed, pilot), weights, isToReshuffle(state, ask.seat));
    if (options.every(isFlying)) return weighFlights(state, ask.seat, options, weights);
    weighResupply(state, options, weights);
  },
  estimate(s, seat) {
    const chance = standingOf(s);
    const standing = seat === JAPANESE ? chance : 1 - chance;
    return s.inner === null ? standing : (standing + thumbsInside(s.inner).estimate(s.inner as TableState, seat)) / 2;
  },
  total: ({ marker }) => marker,
  onward: (s, chance) => playOn(s, chance),
  bold: (choice) =>
    isSelecting(choice) || choice.do === 'fly' || choice.do === 'resupply'
      ? 0
      : (zeroCarriersThumbs.bold?.(choice as never) ?? 0),
  thinker(worlds, decision, chance) {
    const world = worlds(chance);
    const { inner } = world;
    if (inner === null || between.includes(decision.kind))
      return (
        plannerFor(world, decision, chance) ??
        new Search(zeroGuadalcanalThumbs as unknown as Thumbs, worlds, decision, chance)
      );
    if (!isBattle(inner))
      return new Search(zeroThumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance);
    return (
      zeroCarriersThumbs.thinker?.((other) => worlds(other).inner as CarrierState, decision as never, chance) ?? null
    );
  },
  unsearched: [...selection.selectionDecisions, ...(zeroCarriersThumbs.unsearched ?? [])],
  varied: [...between, ...(zeroCarriersThumbs.varied ?? [])],
  sealed: zeroCarriersThumbs.sealed ?? [],
  horizon: zeroThumbs.horizon,
  veteran: zeroThumbs.veteran,
};
