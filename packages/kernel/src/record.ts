import type { Game } from './game.ts';
import { canonical } from './json.ts';
import { hashState, Match } from './match.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import type { TableState } from './state.ts';
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
 * moment; `end` names the winners, or 'nobody'.
 */
export const RECORD_VERSION = 1;
const FIRST_LINE = 'Tally-Ho record';

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
  /** The notation of a move, the hash of a turn or an end. */
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
  const names = game.seats(state);
  const lines = [
    `${FIRST_LINE} ${RECORD_VERSION}`,
    `system: ${game.id}`,
    `rules: ${game.version}`,
    `seed: ${match.seed}`,
    `options: ${canonical(match.options)}`,
  ];
  let mark = 0;
  for (let n = 0; n <= moves.length; n++) {
    for (; marks[mark]?.move === n; mark++) lines.push('', `turn ${marks[mark].turn} #${marks[mark].hash}`);
    if (n < moves.length) lines.push(`${names[moves[n].seat]}: ${moves[n].text}`);
  }
  if (state.outcome !== null) {
    const winners = state.outcome.winners.map((seat) => names[seat]).join(', ') || 'nobody';
    lines.push('', `end #${hashState(state)} ${winners}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Takes a record's text apart; what it says is not yet played. */
export function readRecord(text: string): Result<GameRecord, KernelProblem> {
  const all = text.split(/\r?\n/).map((line, at) => ({ number: at + 1, text: line.trim() }));
  const said = all.filter((line) => line.text !== '' && !line.text.startsWith(';'));
  if (said.length === 0) return problem('record-empty', 'line 1');
  const version = said[0].text.match(/^Tally-Ho record (\d+)$/)?.[1];
  if (version !== String(RECORD_VERSION)) {
    return problem('record-version', `line ${said[0].number}`, { found: said[0].text, known: RECORD_VERSION });
  }
  const fields = new Map<string, string>();
  for (const [at, name] of ['system', 'rules', 'seed', 'options'].entries()) {
    const line = said[at + 1];
    if (!line?.text.startsWith(`${name}: `)) {
      return problem('record-header', `line ${line?.number ?? all.length}`, { field: name });
    }
    fields.set(name, line.text.slice(name.length + 2));
  }
  const options = parseJson(fields.get('options') ?? '');
  if (!options.ok) return problem('record-options', `line ${said[4].number}`);
  const lines: Line[] = [];
  for (const line of said.slice(5)) {
    const read = readLine(line.number, line.text);
    if (read === null) return problem('record-line', `line ${line.number}`, { text: line.text });
    lines.push(read);
  }
  const header: Header = {
    system: fields.get('system') ?? '',
    rules: Number(fields.get('rules')),
    seed: fields.get('seed') ?? '',
    options: options.value,
  };
  return ok({ header, lines });
}

function readLine(number: number, text: string): Line | null {
  const mark = text.match(/^(turn \d+|end) #([0-9a-f]{16})( .*)?$/);
  if (mark !== null) return { number, kind: mark[1] === 'end' ? 'end' : 'turn', who: '', text: mark[2] };
  const move = text.match(/^([^:]+): (.+)$/);
  return move === null ? null : { number, kind: 'move', who: move[1], text: move[2] };
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return problem('record-options', '');
  }
}

/** Plays a record again, checking every hash; `until` stops after that many moves. */
export function replay<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  until = Number.POSITIVE_INFINITY,
): Result<Match<S, C, E, V, O>> {
  const { header, lines } = record;
  if (header.system !== game.id) return problem('record-system', 'line 2', { found: header.system, wanted: game.id });
  if (header.rules !== game.version) {
    return problem('record-rules-version', 'line 3', { found: header.rules, wanted: game.version });
  }
  const started = Match.start(game, header.options, header.seed);
  if (!started.ok) return started;
  const match = started.value;
  for (const line of lines) {
    if (line.kind === 'move' && match.moves.length >= until) break;
    const went = line.kind === 'move' ? replayMove(match, line) : checkHash(match, line);
    if (!went.ok) return went;
  }
  return ok(match);
}

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
  const found = hashState(match.state);
  if (line.kind === 'end' && match.state.outcome === null) return problem('record-unfinished', `line ${line.number}`);
  if (found === line.text) return ok(null);
  return problem('record-hash', `line ${line.number}`, { found, wanted: line.text });
}
