import { type Ask, lineOf, type Seat, Table, type TableState } from '@tallyho/kernel';
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
const ALLIED: Seat = 1;
const sizeOf = (flights: readonly AssignedFlight[]): number => flights.reduce((sum, { count }) => sum + count, 0);

/** A third of those that attack keep the others company. */
const ESCORT = 1 / 3;

/** How many aircraft a side means to send on this Mission: half of what the week leaves, and of what the first has left all. */
function share(s: GuadalcanalState, seat: Seat): number {
  const left = guadalcanalRules.leftOf(s, seat);
  return lineOf(s).kind === 'attack' ? Math.ceil(left / 2) : left;
}

const isArmed = ({ load }: AssignedFlight): boolean => load !== 'none';

/** How many more of this kind are wanted: bombers to attack with and some fighters beside them, fighters to defend with. */
function wanted(s: GuadalcanalState, seat: Seat, flights: readonly AssignedFlight[]): number {
  const assigned = s.flights[seat];
  const room = share(s, seat) - sizeOf(assigned);
  if (lineOf(s).attacker !== seat || flights.some(isArmed)) return room;
  const escorts = sizeOf(assigned.filter((flight) => !isArmed(flight)));
  return Math.min(room, Math.ceil(share(s, seat) * ESCORT) - escorts);
}

/** Types that fight: on the defence the others are for nothing. */
const fighters: ReadonlySet<string> = new Set(['f4f-3', 'p-400', 'p-38g', 'a6m2', 'a6m3', 'a6m2-n', 'f1m2']);

/** What an armed flight is worth as it is: Torpedoes count double, and a fighter is worth more without bombs. */
const ARMED: { readonly [load: string]: number } = { torpedo: 2, dive: 1.5, saturation: 1, level: 1 };
const FIGHTER_WITH_BOMBS = 0.5;

function weighFlights(s: GuadalcanalState, seat: Seat, flights: readonly AssignedFlight[]): number {
  if (flights.length === 0) return 1;
  const [{ aircraft }] = flights;
  const attacks = lineOf(s).attacker === seat;
  if (!attacks && !fighters.has(aircraft)) return NEVER;
  // A PBY with nothing to drop.
  if (attacks && flights.some((flight) => flight.altitude !== null && !isArmed(flight))) return NEVER;
  const size = sizeOf(flights);
  if (size > wanted(s, seat, flights)) return NEVER;
  const worth = flights.reduce((least, { load }) => Math.min(least, ARMED[load] ?? 1), 2);
  return (1 + size) ** 2 * worth * (fighters.has(aircraft) && flights.some(isArmed) ? FIGHTER_WITH_BOMBS : 1);
}
const NEVER = 0.001;

/** CH-29.43 — a freighter goes when the Americans can hardly stop it; otherwise a destroyer, or the carriers settle it. */
function weighResupply(s: GuadalcanalState, by: string): number {
  const few = guadalcanalRules.leftOf(s, ALLIED) <= FEW;
  if (by === 'freighter') return few ? 6 : 0.5;
  return by === 'destroyer' ? 4 : 2;
}
const FEW = 2;

const isSelecting = (choice: AnyGuadalcanalChoice): choice is selection.SelectionChoice =>
  choice.do === 'green' || selection.selectionDecisions.some((kind) => kind === choice.do);

/** CH-19.24c — whether the cards that have been drawn leave more for us in a whole deck. */
function isToReshuffle({ fixed: { rows, cards }, deck }: GuadalcanalState, seat: Seat): boolean {
  const rowsOf = (of: readonly number[]) => of.map((card) => rows[card]);
  return wantsReshuffle(seat, 'guadalcanal', null, rowsOf(deck.discard), rowsOf(cards));
}

const between: readonly string[] = guadalcanalDecisions;

/**
 * The rules of thumb of the Guadalcanal campaign: half of a week's aircraft for the Attack Mission and the rest for the ships, bombers with an
 * escort to attack and fighters to defend; in a Mission and in a battle, theirs. Looking ahead is done inside alone.
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
    for (const choice of options)
      weights.push(
        choice.do === 'fly'
          ? weighFlights(state, ask.seat, choice.flights)
          : choice.do === 'resupply'
            ? atLeast(weighResupply(state, choice.by))
            : 1,
      );
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
