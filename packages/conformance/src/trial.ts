import { below, chanceFrom, Match, secretChance, sha256, type Trial } from '@tallyho/kernel';
import { type CardCounts, type Check, quickChecks, replayChecks, slowChecks } from './checks.ts';
import { freezeFixed, ownsItsState } from './ownership.ts';
import type { Position } from './position.ts';
import { secrecy } from './secrecy.ts';

/** What a check found, and the way to it: picks are the numbers that stand for the choices made. */
export interface Finding {
  readonly system: string;
  readonly seed: string;
  readonly check: string;
  readonly detail: string;
  readonly picks: readonly number[];
  readonly match: Match;
}

/** How thoroughly a game is looked at: the chance of all checks at a step is 1 in `every`. */
export interface Care {
  readonly every: number;
  /** The one check that is made then, instead of all of them. */
  readonly only?: string;
}
export const EVERY_STEP: Care = { every: 1 };
/** One check at every step. */
export const onlyCheck = (check: string): Care => ({ every: 1, only: check });

const thorough: readonly [string, Check][] = [
  ...Object.entries(slowChecks),
  ['ownsItsState', ownsItsState],
  ['secrecy', secrecy],
];
const quick: readonly [string, Check][] = Object.entries(quickChecks);
const replaying: readonly [string, Check][] = Object.entries(replayChecks);

/** One game, chosen at random or after given picks, with the checks on the way. */
export interface Played {
  readonly finding: Finding | null;
  readonly choices: number;
}

export function tryGame(trial: Trial, seed: string, care: Care, given?: readonly number[]): Played {
  const { game } = trial.script;
  const chance = chanceFrom(`${seed}/tester`);
  const dealt = game.options(trial.deal(chanceFrom(`${seed}/deal`)));
  if (!dealt.ok) throw new Error(`${game.id} was dealt options that it refuses: ${JSON.stringify(dealt.problem)}`);
  const secret = sha256(seed);
  const match = new Match(game, dealt.value, secret, game.setup(dealt.value, secretChance(secret)));
  freezeFixed(match.state);
  const position: Position = { trial, match, chance, bound: game.bound(dealt.value), cards: new WeakMap() };
  const picks: number[] = [];
  const pick = (n: number): number => {
    const picked = given === undefined ? below(chance, n) : (given[picks.length] ?? 0) % n;
    picks.push(picked);
    return picked;
  };
  const end = (check: string, detail: string): Played => ({
    finding: { system: game.id, seed, check, detail, picks, match },
    choices: match.moves.length,
  });
  try {
    for (;;) {
      const isLookedAt = given !== undefined || below(chance, care.every) === 0;
      const replays = given !== undefined || isReplayed(match.moves.length, match.state.outcome !== null, care);
      const checks = isLookedAt ? checksWith(care, replays) : quick;
      const wrong = firstWrong(position, checks);
      if (wrong !== null) return end(...wrong);
      const asks = match.state.asks.filter((ask) => ask.choice === null);
      if (asks.length === 0) return { finding: null, choices: match.moves.length };
      const ask = asks[pick(asks.length)];
      const options = match.table.options(ask);
      const played = match.choose(ask.seat, ask.id, options[pick(options.length)]);
      if (!played.ok) return end('optionsSound', `an option was refused: ${played.problem.code}`);
      freezeFixed(match.state);
    }
  } catch (error) {
    return end('threw', error instanceof Error ? error.message : String(error));
  }
}

const all: readonly [string, Check][] = [...quick, ...thorough, ...replaying];
const withoutReplays: readonly [string, Check][] = [...quick, ...thorough];
const checksWith = ({ only }: Care, replays: boolean): readonly [string, Check][] =>
  only === undefined ? (replays ? all : withoutReplays) : all.filter(([name]) => name === only);

/** So many choices are played again after each of them, the next ones after every second, and so on. */
const REPLAYED = 16;

/**
 * Whether a game that is looked at so often is played again from its first card now. After every choice that would be the
 * same choices again and again, the square of them in a long game: so it becomes rarer the longer a game lasts. Its end is
 * always replayed, and so are all of its choices with it.
 */
export function isReplayed(choices: number, isOver: boolean, { every }: Care): boolean {
  const apart = Math.ceil((1 + Math.floor(choices / REPLAYED)) / every);
  return isOver || choices % apart === 0;
}

function firstWrong(position: Position, checks: readonly [string, Check][]): [check: string, detail: string] | null {
  for (const [name, check] of checks) {
    const detail = check(position);
    if (detail !== null) return [name, detail];
  }
  return null;
}

/** Checks that swap hidden things find a fault only with luck: a moment is looked at several times. */
const LOOKS = 8;

/** All checks, at one moment of a match that somebody else plays. */
export function checkMoment(trial: Trial, match: Match, cards: CardCounts): string | null {
  const bound = trial.script.game.bound(match.options);
  freezeFixed(match.state);
  for (let look = 0; look < LOOKS; look++) {
    const wrong = firstWrong({ trial, match, chance: chanceFrom(look), bound, cards }, all);
    if (wrong !== null) return wrong.join(': ');
  }
  return null;
}
