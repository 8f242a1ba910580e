import type { Game } from './game.ts';
import { canonical } from './json.ts';
import { excessOf, MOST_DATA, MOST_LINE, MOST_LINES, MOST_RECORD, MOST_SEED, tooLong } from './limits.ts';
import { hashState, Match } from './match.ts';
import { migrateOptions } from './migrate.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import type { Seat, TableState } from './state.ts';
import type { TableView } from './view.ts';

/*
 * A game is a text file:
 *
 *   Tally-Ho record 1
 *   system: reference
 *   rules: 1
 *   seed: 42
 *   options: {"turns":8}
 *
 *   turn 1 #0123456789abcdef
 *   red: trot
 *   blue: walk
 *   end #fedcba9876543210 red
 *
 * Blank lines and lines that begin with ';' say nothing. `turn` and `end` lines hold the hash of the state at that
 * moment; `end` names the winners, or 'nobody'. A seed or the name of a seat that would not survive as it is (blanks
 * around it, a colon, a line break) stands in JSON quotes.
 */
export const RECORD_VERSION = 1;
const FIRST_LINE = 'Tally-Ho record';
const OPTIONS = 'options: ';

export interface Header {
  readonly system: string;
  readonly rules: number;
  readonly seed: string;
  readonly options: unknown;
}

export interface Line {
  /** Where it stands in the text, counted from 1. */
  readonly number: number;
  readonly kind: 'turn' | 'move' | 'end';
  /** The seat's name for a move. */
  readonly who: string;
  /** The notation of a move; a turn or an end as it stands there. */
  readonly text: string;
}

export interface GameRecord {
  readonly header: Header;
  readonly lines: readonly Line[];
}

export function writeRecord<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
): string {
  const { game, state, moves, marks } = match;
  const names = game.seats(state).map(asWord);
  const lines = [
    `${FIRST_LINE} ${RECORD_VERSION}`,
    `system: ${game.id}`,
    `rules: ${game.version}`,
    `seed: ${asWord(match.seed)}`,
    `${OPTIONS}${canonical(match.options)}`,
  ];
  let mark = 0;
  for (let n = 0; n <= moves.length; n++) {
    for (; marks[mark]?.move === n; mark++) lines.push('', turnMark(marks[mark].turn, marks[mark].hash));
    if (n < moves.length) lines.push(`${names[moves[n].seat]}: ${moves[n].text}`);
  }
  if (state.outcome !== null) lines.push('', endMark(state.outcome.winners, names, hashState(state)));
  return `${lines.join('\n')}\n`;
}

const turnMark = (turn: number, hash: string): string => `turn ${turn} #${hash}`;
const endMark = (winners: readonly Seat[], names: readonly string[], hash: string): string =>
  `end #${hash} ${winners.map((seat) => names[seat]).join(', ') || 'nobody'}`;

/** A text that must stay on its line and before its colon. */
const asWord = (text: string): string => (/^[^\s";:](?:[^\r\n:]*[^\s:])?$/.test(text) ? text : JSON.stringify(text));
const fromWord = (word: string): string => {
  const read = word.startsWith('"') ? parseJson(word) : ok(word);
  return read.ok && typeof read.value === 'string' ? read.value : word;
};

/** Takes a record's text apart; what it says is not yet played. */
export function readRecord(text: string): Result<GameRecord, KernelProblem> {
  if (text.length > MOST_RECORD) return problem('record-too-long', '', { most: MOST_RECORD, found: text.length });
  const all = text.split(/\r?\n/).map((line, at) => ({ number: at + 1, text: line.trim() }));
  if (all.length > MOST_LINES) return problem('record-too-many-lines', '', { most: MOST_LINES, found: all.length });
  const long = all.find((line) => line.text.length > (line.text.startsWith(OPTIONS) ? MOST_DATA : MOST_LINE));
  if (long !== undefined)
    return problem('record-line-too-long', `line ${long.number}`, { most: MOST_LINE, text: long.text });
  const said = all.filter((line) => line.text !== '' && !line.text.startsWith(';'));
  if (said.length === 0) return problem('record-empty', 'line 1');
  const version = said[0].text.match(/^Tally-Ho record (\d+)$/)?.[1];
  if (version !== String(RECORD_VERSION)) {
    return problem('record-version', `line ${said[0].number}`, { found: said[0].text, known: RECORD_VERSION });
  }
  const fields = new Map<string, string>();
  for (const [at, name] of ['system', 'rules', 'seed', 'options'].entries()) {
    const line = said[at + 1];
    const isThere = line?.text.startsWith(`${name}: `) && (name !== 'rules' || /^rules: \d+$/.test(line.text));
    if (!isThere) {
      return problem('record-header', `line ${line?.number ?? all.length}`, { field: name });
    }
    fields.set(name, line.text.slice(name.length + 2));
  }
  const options = parseJson(fields.get('options') ?? '');
  if (!options.ok) return problem('record-options', `line ${said[4].number}`);
  const excess = excessOf(options.value);
  if (excess !== null) return { ok: false, problem: excess };
  const seed = fromWord(fields.get('seed') ?? '');
  if (seed.length > MOST_SEED) return { ok: false, problem: tooLong(`line ${said[3].number}`, MOST_SEED, seed) };
  const lines: Line[] = [];
  for (const line of said.slice(5)) {
    const read = readLine(line.number, line.text);
    if (read === null) return problem('record-line', `line ${line.number}`, { text: line.text });
    lines.push(read);
  }
  const header: Header = {
    system: fields.get('system') ?? '',
    rules: Number(fields.get('rules')),
    seed,
    options: options.value,
  };
  return ok({ header, lines });
}

function readLine(number: number, text: string): Line | null {
  const mark = text.match(/^(?:turn \d+ #[0-9a-f]{16}|(end) #[0-9a-f]{16} .+)$/);
  if (mark !== null) return { number, kind: mark[1] === 'end' ? 'end' : 'turn', who: '', text };
  const move = text.match(/^("(?:[^"\\]|\\.)*"|[^:]+): (.+)$/);
  return move === null ? null : { number, kind: 'move', who: fromWord(move[1]), text: move[2] };
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return problem('record-options', '');
  }
}

/**
 * Plays a record again, checking every hash; `until` stops after that many moves, `passed` hears of every line. A record
 * of older rules is as good as any as long as its hashes agree; only where they do not its version is the reason.
 */
export function replay<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  until = Number.POSITIVE_INFINITY,
  passed: (lines: number) => void = () => {},
): Result<Match<S, C, E, V, O>> {
  const { header, lines } = record;
  if (header.system !== game.id) return problem('record-system', 'line 2', { found: header.system, wanted: game.id });
  const isOld = header.rules < game.version;
  if (header.rules > game.version) return otherRules(header, game);
  const any = game as unknown as Game;
  const started = Match.start(game, migrateOptions(any, header.options, header.rules), header.seed);
  if (!started.ok) return isOld ? otherRules(header, game, started) : started;
  const match = started.value;
  let turns = 0;
  for (const [at, line] of lines.entries()) {
    passed(at);
    if (line.kind === 'move' && match.moves.length >= until) break;
    if (line.kind === 'turn') turns++;
    const isMissing = line.kind === 'move' && turns < match.marks.length;
    const went = isMissing
      ? problem('record-turn-missing', `line ${line.number}`, { turn: match.state.turn })
      : line.kind === 'move'
        ? replayMove(match, line)
        : checkHash(match, line);
    if (!went.ok) return isOld ? otherRules(header, game, went) : went;
  }
  return ok(match);
}

/** The record is of rules that this game does not have, or does not have any more; where that showed. */
const otherRules = (
  { rules }: Header,
  { version }: Pick<Game, 'version'>,
  where: Result<never> | null = null,
): Result<never> => {
  const why = where === null || where.ok ? { at: '', why: '' } : { at: where.problem.place, why: where.problem.code };
  return problem('record-rules-version', why.at === '' ? 'line 3' : why.at, { found: rules, wanted: version, ...why });
};

function replayMove<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  line: Line,
): Result<null> {
  const seat = match.game.seats(match.state).indexOf(line.who);
  const played = match.chooseText(seat, line.text);
  if (played.ok) return played;
  const { code, facts } = played.problem;
  return problem('record-choice', `line ${line.number}`, { seat: line.who, text: line.text, ...facts, why: code });
}

function checkHash<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  line: Line,
): Result<null> {
  const { game, state } = match;
  const hash = hashState(state);
  if (line.kind === 'end' && state.outcome === null) return problem('record-unfinished', `line ${line.number}`);
  const winners = state.outcome?.winners ?? [];
  const found =
    line.kind === 'end' ? endMark(winners, game.seats(state).map(asWord), hash) : turnMark(state.turn, hash);
  if (found === line.text) return ok(null);
  return problem('record-hash', `line ${line.number}`, { found, wanted: line.text });
}
