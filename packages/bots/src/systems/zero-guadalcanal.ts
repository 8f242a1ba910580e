import { type Ask, type Seat, Table, type TableState } from '@tallyho/kernel';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type AssignedFlight,
  type CarrierState,
  type Dogfight,
  type GuadalcanalState,
  type GuadalcanalView,
  guadalcanalDecisions,
  guadalcanalRules,
  selection,
  zeroGuadalcanal,
} from '@tallyho/zero';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';
import { zeroCarriersThumbs } from './zero-carriers.ts';
import { skillsOf } from './zero-carriers-launches.ts';
import type { Sent } from './zero-guadalcanal-odds.ts';
import { rosterFor, worthOfSailing } from './zero-guadalcanal-rosters.ts';
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

/** What is settled of the Mission at hand, type by type. */
const settledOf = (flights: readonly AssignedFlight[]): Sent[] => {
  const types = [...new Set(flights.map(({ aircraft }) => aircraft))];
  return types.map((type) => {
    const own = flights.filter(({ aircraft }) => aircraft === type);
    return { ...own[0], count: sizeOf(own) };
  });
};
const sizeOf = (flights: readonly AssignedFlight[]): number => flights.reduce((sum, { count }) => sum + count, 0);

/** What a planned way to fly a type is worth against all others, of which those that are more like it are still worth something. */
const AS_PLANNED = 8;
const NEVER = 0.001;

/** CH-29.55a — what is sent of a type, as the plan for the whole Mission has it. */
function weighFlights(s: GuadalcanalState, seat: Seat, options: readonly Flying[], weights: number[]): void {
  const [{ aircraft }] = options;
  const types = guadalcanalRules.typesOf(s.fixed.sheet, seat).map((type) => type.aircraft);
  const open = new Set(types.slice(types.indexOf(aircraft)));
  const { roster } = rosterFor(s, seat, settledOf(s.flights[seat]), open);
  const planned = roster.find((sent) => sent.aircraft === aircraft);
  for (const { flights } of options) {
    const isPlanned =
      sizeOf(flights) === (planned?.count ?? 0) &&
      flights.every(({ load, altitude }) => load === planned?.load && altitude === planned.altitude);
    weights.push(isPlanned ? AS_PLANNED : NEVER);
  }
}
type Flying = Extract<AnyGuadalcanalChoice, { readonly do: 'fly' }>;
const isFlying = (choice: AnyGuadalcanalChoice): choice is Flying => choice.do === 'fly';

/** CH-29.43a, CH-29.7a — a space less than the best is hardly ever chosen. */
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
    const ahead = s.marker / (2 * LAST_SPACE);
    const standing = Math.min(0.95, Math.max(0.05, 0.5 + (seat === JAPANESE ? ahead : -ahead)));
    return s.inner === null ? standing : (standing + thumbsInside(s.inner).estimate(s.inner as TableState, seat)) / 2;
  },
  total: ({ marker }) => marker,
  bold: (choice) =>
    isSelecting(choice) || choice.do === 'fly' || choice.do === 'resupply'
      ? 0
      : (zeroCarriersThumbs.bold?.(choice as never) ?? 0),
  thinker(worlds, decision, chance) {
    const { inner } = worlds(chance);
    if (inner === null || between.includes(decision.kind))
      return new Search(zeroGuadalcanalThumbs as unknown as Thumbs, worlds, decision, chance);
    if (!isBattle(inner))
      return new Search(zeroThumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance);
    return (
      zeroCarriersThumbs.thinker?.((other) => worlds(other).inner as CarrierState, decision as never, chance) ?? null
    );
  },
  unsearched: [...between, ...(zeroCarriersThumbs.unsearched ?? [])],
  varied: [...between, ...(zeroCarriersThumbs.varied ?? [])],
  sealed: zeroCarriersThumbs.sealed ?? [],
  horizon: zeroThumbs.horizon,
  veteran: zeroThumbs.veteran,
};

/** CH-29.61a — as far as the marker can go. */
const LAST_SPACE = 5;
