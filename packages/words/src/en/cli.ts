import { number, type Sentence, type Sentences } from '../format.ts';
import { counted, listed, meant } from './grammar.ts';

/** The ids here are what the command can object to. */
const sentences = {
  'command-unknown': (place, fact) =>
    `There is no command “${place}”.${meant(fact('near'))} “tallyho help” lists them.`,
  'option-unknown': (place, fact) => `There is no option ${place} here.${meant(fact('near'))}`,
  'option-needs-value': (place) => `${place} needs a value after it.`,
  'option-takes-no-value': (place, fact) => `${place} is switched on by its name alone: leave “=${fact('found')}” out.`,
  'option-wrong-value': (place, fact) => `“${fact('found')}” does not fit ${place}. Allowed is ${fact('wanted')}.`,
  'argument-missing': (place) => `“tallyho ${place}” needs to be told what to work on.`,
  'argument-extra': (place) => `“${place}” is one word too many here.`,
  'system-missing': (_, fact) => `Which game? Name it with --system. Known are ${fact('known')}.`,
  'system-unknown': (place, fact) =>
    `The system “${place}” is not known.${meant(fact('near'))}${listed(' Known are', fact('known'))}.`,
  'system-no-trial': (place) =>
    `${place}: this module has no Trial as its default export, so there is no game to play.`,
  'system-unloadable': (place, fact) => `${place}: this module cannot be loaded. ${fact('detail')}`,
  'file-missing': (place) => `${place}: there is no such file or folder. Check the name.`,
  'file-is-folder': (place) => `${place}: this is a folder, and a file is wanted.`,
  'file-unreadable': (place, fact) => `${place}: the file cannot be read. ${fact('detail')}`,
  'file-unwritable': (place, fact) => `${place}: the file cannot be written. ${fact('detail')}`,
  'no-scripts': (place) => `${place}: there is no scripted game in this folder (*.yaml).`,
  'record-unproven': (place) =>
    `${place}: records of version 1 have no proof, so nobody can tell whether the seed was chosen before the game or after it. It replays, and that is all that can be said.`,
  'at-too-far': (place, fact) =>
    `The record has ${fact('moves')} choices, so there is no position after choice ${place}.`,
  'options-not-json': (place, fact) =>
    `${place} wants JSON, and “${fact('found')}” is none. An example: --options '{"turns":4}'`,
  'content-verb': (place) =>
    `${place === '' ? 'That' : `“${place}”`} cannot be done with content; say “tallyho content check” and the packs to check.`,
  'pack-system': (place, fact) =>
    `${place}: this pack is for no game that takes packs. Its field “system” must name one${listed(':', fact('known'))}.`,
  'pack-unreadable': (place, fact) => `${place}: the pack is neither JSON nor YAML. ${fact('detail')}`,
  'out-unwritable': (place, fact) => `${place}: the finding could not be written there. ${fact('detail')}`,
  'no-bots': (place, fact) => `There are no bots for “${place}” yet. They fly ${fact('known')}.`,
  'level-unknown': (place, fact) =>
    `There is no level “${place}”.${meant(fact('near'))} --levels takes two or more of ${fact('known')}.`,
  'bots-failed': (_, fact) => `The games could not be played. ${fact('detail')}`,
  'puzzles-unreadable': (place) => `${place}: there are no puzzles in this file, or not as they are written.`,
  'puzzle-not-asked': () => 'The seat is not asked anything there.',
  'puzzle-options': (_, fact) => `Its options are others now: ${fact('found')}.`,
  'puzzle-unclear': () => 'No choice is clearly the best by its own figures.',
  'puzzle-figures': () => 'It measures otherwise than it says.',
  'bench-failed': (_, fact) => `The measurement could not be made. ${fact('detail')}`,
} satisfies { readonly [code: string]: Sentence };

export type CliProblem = keyof typeof sentences;
export const cliSentences: Sentences<CliProblem> = sentences;

const n = (value: number): string => number(value, 'en');
const games = (count: number): string => counted(count, n(count), 'game', 'games');
const choices = (count: number): string => counted(count, n(count), 'choice', 'choices');
const errors = (count: number): string => counted(count, n(count), 'error', 'errors');

interface Fuzzed {
  readonly system: string;
  readonly games: number;
  readonly choices: number;
  readonly rate: number;
}

export const cliTexts = {
  'see-help': ({ command }: { command: string }) => `“tallyho help ${command}” shows how.`,

  'serve-ready': ({ address }: { address: string }) => `Tally-Ho is ready at ${address} – stop it with Ctrl-C.`,
  'serve-stopped': 'Stopped.',

  step: ({ step }: { step: number }) => `step ${step}`,
  'before-first-step': 'before the first step',
  expected: 'expected',
  found: 'found',
  there: 'all there is:',
  open: 'open',
  'scenario-summary': ({
    files,
    lines,
    failed,
    unread,
  }: {
    files: number;
    lines: number;
    failed: number;
    unread: number;
  }) =>
    `${counted(files, n(files), 'file', 'files')}, ${counted(lines, n(lines), 'line of play', 'lines of play')}: ${n(lines - failed)} passed, ${n(failed)} failed${unread === 0 ? '' : `, ${n(unread)} could not be read`}.`,

  'replay-head': ({ system, rules, seed, options }: { system: string; rules: string; seed: string; options: string }) =>
    `${system}, rules version ${rules}, seed ${seed}, options ${options}`,
  'replay-position': ({ move, moves, hash }: { move: number; moves: number; hash: string }) =>
    `Position after choice ${move} of ${moves} (#${hash}), all hashes so far are right:`,
  verified: ({ proof, choices: made, seals }: { proof: string; choices: number; seals: number }) =>
    `The seed is the one that was promised when the game began (SHA-256 ${proof}). ${choices(made)} replayed with the cards that come of it, ${counted(seals, n(seals), 'seal', 'seals')} checked: all is right.`,
  'verified-running':
    'But the game is not over here. Either it goes on: then its seed is for whoever keeps it, and not to be shown to somebody who plays. Or its end has been cut off.',
  'verified-short':
    'The seed is shorter than 256 bits: whoever had the time could have found it by trying. Games begun on the page have longer ones.',
  'replay-events': ({ count }: { count: number }) =>
    `What happened so far (${counted(count, n(count), 'event', 'events')}):`,

  'fuzz-progress': ({ played, games: all, rate }: { played: number; games: number; rate: number }) =>
    `${n(played)} of ${games(all)}, ${n(Math.round(rate))} a second`,
  'fuzz-summary': ({ system, games: played, choices: made, rate }: Fuzzed) =>
    `${system}: ${games(played)} with ${choices(made)} played, ${games(Math.round(rate))} a second.`,
  'fuzz-stopped': ({ system, games: played, choices: made, rate }: Fuzzed) =>
    `Stopped. ${system}: ${games(played)} with ${choices(made)} played until then, ${games(Math.round(rate))} a second.`,
  'fuzz-found': ({
    check,
    detail,
    seed,
    choices: made,
  }: {
    check: string;
    detail: string;
    seed: string;
    choices: number;
  }) =>
    `✗ ${check} fails in the game with seed ${seed}; the shortest game that shows it has ${choices(made)}.\n  ${detail}`,
  'fuzz-kept': ({ file }: { file: string }) => `  kept as   ${file}`,
  'fuzz-again': ({ command }: { command: string }) => `  again by  ${command}`,

  'exhaust-progress': ({ used, all, games: played }: { used: number; all: number; games: number }) =>
    `${n(used)} of ${n(all)} used, ${games(played)}`,
  'exhaust-summary': (p: { system: string; used: number; all: number; games: number; choices: number }) =>
    `${p.system}: ${n(p.used)} of ${n(p.all)} used in ${games(p.games)} with ${choices(p.choices)}.`,
  'exhaust-missing': ({ count }: { count: number }) => `${n(count)} never used:`,

  'bench-chess': 'chess (chessops)',
  'bench-warm': ({ done, all }: { done: number; all: number }) => `warmed up ${done} of ${all}`,
  'bench-round': ({ done, all }: { done: number; all: number }) => `round ${done} of ${all}`,
  'bench-head': ({ rounds, node }: { rounds: number; node: string }) =>
    `Random whole games, every legal choice listed at every decision, events off, one core, processor time, Node ${node}, median of ${counted(rounds, n(rounds), 'round', 'rounds')}:`,
  'bench-decisions': 'decisions/s',
  'bench-games': 'games/s',
  'bench-length': 'decisions/game',
  'bench-ratio': 'to chess',
  'bench-bots': 'Bots that look ahead, with the playouts that the thinking time of each level allows.',
  'bench-playouts': 'playouts/s',

  'level-cadet': 'Cadet',
  'level-pilot': 'Pilot',
  'level-veteran': 'Veteran',
  'level-ace': 'Ace',
  'level-seer': 'Seer',
  'games-progress': ({ played, games: all, left }: { played: number; games: number; left: number }) =>
    `${n(played)} of ${games(all)}, ${n(Math.ceil(left))} s left`,
  'ladder-head': (p: {
    system: string;
    aircraft: number;
    games: number;
    seed: string;
    veteran: number;
    ace: number;
    seconds: number;
  }) =>
    `${p.system}${p.aircraft === 1 ? '' : `, ${p.aircraft} against ${p.aircraft}`}, seed ${p.seed}: ${games(p.games)} in mirrored pairs, Veteran ${n(p.veteran)} and Ace ${n(p.ace)} playouts a decision, ${n(p.seconds)} s.`,
  'ladder-stopped': 'Stopped: only whole pairs are counted.',
  'ladder-bout': ({ a, b }: { a: string; b: string }) => `${a} beats ${b}`,
  'ladder-columns': 'of decided games|95 % interval|won–lost|drawn',
  'ladder-columns-pairs': 'of decided pairs|95 % interval|won–lost|drawn',
  'ladder-ratings': 'Ratings (Elo, the weakest at 0):',
  'ladder-seer': 'The Seer sees every card: what it does not win is luck, and no honest bot can win much more.',
  'ladder-axis': 'won of the decided games, %',
  'ladder-axis-pairs': 'won of the decided pairs, by the points of both games, %',
  'ladder-interval': 'bars: measured; whiskers: 95 % interval; line: one half',
  'first-mover': ({ share, low, high }: { share: number; low: number; high: number }) =>
    `Whoever moves first wins ${n(100 * share)} % of the decided games (95 % interval ${n(100 * low)} to ${n(100 * high)}).`,
  'puzzles-progress': (p: { found: number; count: number; games: number }) =>
    `${n(p.found)} of ${n(p.count)} found in ${games(p.games)}`,
  'puzzles-measured': (p: { measured: number; count: number }) => `${n(p.measured)} of ${n(p.count)} measured`,
  'puzzles-head': (p: { system: string; count: number; playouts: number }) =>
    `${p.system}: ${counted(p.count, n(p.count), 'puzzle', 'puzzles')}, ${games(p.playouts)} from each option.`,
  'puzzles-line': (p: { seed: string; kind: string; moves: number; choice: string; chance: number; margin: number }) =>
    `  ${p.seed}, after ${choices(p.moves)} (${p.kind}): ${p.choice} ${n(100 * p.chance)} %, ${n(100 * p.margin)} points before the next`,
  'puzzles-checked': (p: { system: string; count: number; measured: number; agree: number }) =>
    `${p.system}: ${counted(p.count, n(p.count), 'puzzle', 'puzzles')} played again, ${n(p.measured)} measured again, ${n(p.agree)} of these as they say.`,
  'balance-head': (p: {
    system: string;
    games: number;
    aircraft: number;
    seed: string;
    level: string;
    seconds: number;
  }) =>
    `${p.system}, seed ${p.seed}: ${n(p.aircraft)} aircraft, ${games(p.games)} in mirrored pairs, level ${p.level}, ${n(p.seconds)} s.`,
  'balance-columns': 'aircraft|points|strength (Elo)|fair points|won',
  'balance-fit': ({ r2 }: { r2: number }) =>
    `Printed points explain ${n(100 * r2)} % of the variance of measured strength.`,
  'balance-off': ({ count, names }: { count: number; names: string }) =>
    count === 0 ? 'No aircraft is off by more than one point.' : `Off by more than one point: ${names}.`,
  'balance-no-points': 'No points are printed in this game: the strengths themselves make fair match-ups.',
  'balance-matrix': 'what the row won against the column, strongest first: the darker, the more',
  'balance-points': 'printed points',
  'balance-strength': 'measured strength (Elo)',
  'balance-sheets-head': (p: {
    system: string;
    games: number;
    sheets: number;
    seed: string;
    level: string;
    seconds: number;
  }) =>
    `${p.system}, seed ${p.seed}: ${counted(p.sheets, n(p.sheets), 'campaign', 'campaigns')}, ${games(p.games)}, level ${p.level}, ${n(p.seconds)} s.`,
  'balance-sheets-columns': 'campaign|games|Axis wins|drawn|Allies win',
  'file-written': ({ file }: { file: string }) => `written: ${file}`,

  example: 'worked example',
  ruling: 'ruling',
  'rule-not-named': 'no code and no test of the project names it yet',

  'content-right': ({ name }: { name: string }) => `✓ ${name}: in order`,
  'content-wrong': ({ name, count }: { name: string; count: number }) => `✗ ${name}: ${errors(count)}`,
  'content-summary': ({ checked, wrong }: { checked: number; wrong: number }) =>
    `${counted(checked, n(checked), 'pack', 'packs')} checked, ${n(wrong)} with errors.`,
};
