import { type Chance, chanceFrom, chanceIn, type Decision, Match, type Seat } from '@tallyho/kernel';
import { byThumb, playoutsOf, think, thinkerFor } from '../bot.ts';
import { honestWorlds } from '../search.ts';
import type { Thinker } from '../thinker.ts';
import type { Thumbs } from '../thumbs.ts';
import { Tally, verdictOf } from './chances.ts';
import { clearMargin, FEWEST_OPTIONS, isPuzzle, MOST_OPTIONS } from './criteria.ts';
import { PUZZLE_FORMAT, type Puzzle } from './puzzle.ts';
import { Follower, type Standpoint, worldsFrom } from './worlds.ts';

/** What a first look asks for before it is worth a longer one: by the search of the bot that plays, and by a
 * few games that are played as far as a bot looks ahead. */
const PROMISING = 0.03;
const FEW_PLAYOUTS = 60;
const FEW_MARGIN = 0.05;
/** After this part of its playouts a decision is given up that does not look as clear any more. */
const FIRST_PART = 0.25;
/** So many playouts an Ace makes, who has to agree. */
const ACE = 2000;
/** Of one game so many decisions are measured at the most. */
const TRIES = 2;

/** What is looked for. */
export interface Wanted {
  /** How many games are played on from each option. */
  readonly playouts: number;
  /** Whether one more of this sort is wanted; plain is what a Pilot finds by his rules of thumb. */
  isWanted(sort: string, isPlain: boolean): boolean;
}

export interface Found {
  readonly puzzle: Puzzle;
  readonly sort: string;
  readonly isPlain: boolean;
}

/** A decision that may be one, where it was met. */
interface Candidate {
  readonly moves: readonly string[];
  readonly decision: Decision<object>;
  readonly standpoint: Standpoint;
  readonly texts: readonly string[];
  readonly thumb: number;
  readonly sort: string;
  readonly isPlain: boolean;
  readonly margin: number;
}

/** Plays one game between two Veterans with this seed, and looks for a puzzle for one of the seats in it. */
export function findPuzzle(thumbs: Thumbs, options: unknown, seed: string, seat: Seat, wanted: Wanted): Found | null {
  const started = Match.start(thumbs.game, options, seed, chanceIn(PUZZLE_FORMAT));
  if (!started.ok) throw new Error(started.problem.code);
  const chance = chanceFrom(`${seed}/bots`);
  const found = candidates(thumbs, started.value, seat, chance, wanted);
  found.sort((a, b) => Number(a.isPlain) - Number(b.isPlain) || b.margin - a.margin);
  for (const candidate of found.slice(0, TRIES)) {
    const won = measured(thumbs, candidate, seed, seat, wanted.playouts);
    if (won === null) continue;
    const { moves, decision, thumb, texts, sort, isPlain } = candidate;
    const tried = texts.map((choice, at) => ({ choice, won: won[at] }));
    return { puzzle: { seed, options, moves, seat, kind: decision.kind, thumb, tried }, sort, isPlain };
  }
  return null;
}

/** All decisions of the seat that look like a puzzle at first sight. */
function candidates(thumbs: Thumbs, match: Match, seat: Seat, chance: Chance, wanted: Wanted): Candidate[] {
  const found: Candidate[] = [];
  const follower = new Follower(thumbs, seat);
  for (;;) {
    const asked = match.table.decisions();
    if (asked.length === 0) return found;
    const decision = asked.find((one) => one.seat === seat) ?? asked[0];
    const view = thumbs.game.observe(match.state, decision.seat);
    const search = thinkerFor(thumbs, honestWorlds(thumbs, view), decision, chance);
    const isSearched = decision.options.length > 1 && thumbs.unsearched?.includes(decision.kind) !== true;
    if (isSearched) think(search, { playouts: playoutsOf(thumbs, 'veteran') }, true);
    const thumb = byThumb(thumbs, 'pilot', view, decision, chance);
    if (decision.seat === seat) {
      const standpoint = follower.standpoint(match);
      const candidate = isPromising(search) && firstLook(thumbs, match, decision, standpoint, thumb, chance, wanted);
      if (candidate) found.push(candidate);
    }
    const choice = decision.options[search.playouts > 0 ? search.ranked()[0].option : thumb];
    if (decision.seat === seat) follower.chosen(choice);
    match.choose(decision.seat, decision.id, choice);
  }
}

/** Whether the bot that plays thinks one option better than all others that it has tried. */
function isPromising(search: Thinker): boolean {
  if (search.playouts === 0) return false;
  const [first, ...others] = search.ranked();
  return others.every(({ chance, playouts }) => playouts === 0 || first.chance - chance >= PROMISING);
}

/** A few games from each option; null: it does not look like a puzzle, or like none that is wanted. */
function firstLook(
  thumbs: Thumbs,
  match: Match,
  decision: Decision<object>,
  standpoint: Standpoint,
  thumb: number,
  chance: Chance,
  wanted: Wanted,
): Candidate | null {
  const { game, state } = match;
  const { options, seat, kind } = decision;
  if (options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS) return null;
  // What is laid in secret at the beginning is a matter of taste; of a plan each card is a sort of its own.
  if (kind === 'start') return null;
  const sort = standpoint.own.length === 0 ? kind : `${kind} ${standpoint.own.length + 1}`;
  if (!wanted.isWanted(sort, false)) return null;
  const tally = new Tally(thumbs, worldsFrom(thumbs, seat, standpoint), seat, options.length, chance);
  tally.play(FEW_PLAYOUTS, false);
  const verdict = verdictOf(tally.won, FEW_PLAYOUTS);
  const isPlain = verdict.best === thumb;
  if (verdict.margin < FEW_MARGIN || !wanted.isWanted(sort, isPlain)) return null;
  const names = game.seats(state);
  return {
    moves: match.moves.map((move) => `${names[move.seat]}: ${move.text}`),
    decision,
    standpoint,
    texts: options.map((option) => game.write(state, option, seat)),
    thumb,
    sort,
    isPlain,
    margin: verdict.margin,
  };
}

/** Measured anew and at length; null: it is not as clear as it looked, or an Ace would do something else. */
function measured(
  thumbs: Thumbs,
  { decision, standpoint, moves }: Candidate,
  seed: string,
  seat: Seat,
  playouts: number,
): readonly number[] | null {
  const worlds = worldsFrom(thumbs, seat, standpoint);
  const ace = thinkerFor(thumbs, worlds, decision, chanceFrom(`${seed}/ace`));
  think(ace, { playouts: ACE }, true);
  const [{ option }] = ace.ranked();
  const tally = new Tally(thumbs, worlds, seat, decision.options.length, chanceFrom(measureSeed(seed, moves.length)));
  const first = Math.ceil(FIRST_PART * playouts);
  tally.play(first);
  const early = verdictOf(tally.won, first);
  if (early.best !== option || !clearMargin(early)) return null;
  tally.play(playouts - first);
  const verdict = verdictOf(tally.won, playouts);
  return verdict.best === option && isPuzzle(verdict) ? tally.won : null;
}

/** The seed that the figures of a puzzle come from. */
export const measureSeed = (seed: string, move: number): string => `${seed}/${move}/measured`;
