import { type Chance, chanceFrom, isSecret, secretChance } from './chance.ts';
import type { Game } from './game.ts';
import { canonical } from './json.ts';
import { excessOf, MOST_DATA, MOST_LINE, MOST_LINES, MOST_RECORD, MOST_SEED, tooLong } from './limits.ts';
import { type HistoryLine, Match } from './match.ts';
import { migrateOptions } from './migrate.ts';
import { type KernelProblem, ok, problem, type Result } from './result.ts';
import { sha256 } from './sha256.ts';
import type { Seat, TableState } from './state.ts';
import type { TableView } from './view.ts';

/*
 * A game is a text file:
 *
 *   Tally-Ho record 3
 *   system: reference
 *   rules: 1
 *   proof: 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049
 *   seed: 42
 *   options: {"turns":8}
 *
 *   turn 1 #0123456789abcdef
 *   red: trot
 *   undo red
 *   red: walk
 *   blue: walk
 *   concede blue
 *   end #fedcba9876543210 red
 *
 * Blank lines and lines that begin with ';' say nothing. `undo` takes the latest choice back; `concede` gives the game up,
 * and nothing but the end comes after it. `turn` and `end` lines hold the seal of the state at that moment and of all lines
 * before it; `end` names the winners, or 'nobody'. A seed or the name of a seat that would not survive as it is (blanks
 * around it, a colon, a quote, a line break, the first word of such a line) stands in JSON quotes.
 *
 * `proof` is the SHA-256 of the seed, there from the first card on; the seed itself, from which all chance comes, is
 * told when the game is over. Until then it stands only in the copy of whoever keeps the game. So everybody can check
 * afterwards that no card was chosen by anybody. Choices stand in both copies, those that are still secret, too: while a
 * game goes on nobody who plays is given either.
 *
 * In records of version 2 the deal has the words of the first choice (`secretChance`), games inside others have other
 * seeds, seals are of the state alone, and fewer names stand in quotes. Those of version 1 have no proof, the seed in its place, seals without a key,
 * and chance that is not renewed.
 */
export const RECORD_VERSION = 3;
/** The versions of the format, all of which are read, played and written on. */
const formats = [1, 2, RECORD_VERSION] as const;
export type RecordFormat = (typeof formats)[number];
const FIRST_LINE = 'Tally-Ho record';
const OPTIONS = 'options: ';

/** Whose copy of a record: everybody's holds the seed when the game is over, the keeper's always. */
export type Copy = 'public' | 'keeper';

export interface Header {
  /** The version of the record's format. */
  readonly format: RecordFormat;
  readonly system: string;
  readonly rules: number;
  /** The hash of the seed; null in version 1. */
  readonly proof: string | null;
  /** Null where it is not told yet. */
  readonly seed: string | null;
  readonly options: unknown;
}

export interface Line {
  /** Where it stands in the text, counted from 1. */
  readonly number: number;
  readonly kind: 'turn' | 'move' | 'undo' | 'concede' | 'end';
  /** The seat's name, for a move, for one that is taken back, and for whoever concedes. */
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
  copy: Copy = 'public',
): string {
  const { game, state, history, marks, seed } = match;
  const names = namesIn(match);
  const lines = [
    `${FIRST_LINE} ${formatOf(state)}`,
    `system: ${game.id}`,
    `rules: ${game.version}`,
    ...(formatOf(state) === 1 ? [] : [`proof: ${sha256(seed)}`]),
    ...(isToldSeed(state, copy) ? [`seed: ${asWord(seed)}`] : []),
    `${OPTIONS}${canonical(match.options)}`,
  ];
  let mark = 0;
  for (let n = 0; n <= history.length; n++) {
    for (; marks[mark]?.line === n; mark++) lines.push('', turnMark(marks[mark].turn, marks[mark].seal));
    if (n < history.length) lines.push(historyLine(history[n], names));
  }
  if (state.outcome !== null) lines.push('', endMark(state.outcome.winners, names, match.seal));
  return `${lines.join('\n')}\n`;
}

/** A game that was begun by an older version is told as that one told it. */
export const formatOf = ({ chance }: TableState): RecordFormat =>
  chance.secret === undefined ? 1 : (chance.format ?? 2);

/**
 * The fingerprint of a game's seed as its record has it: whoever notes it while the game goes on can compare it with the
 * seed afterwards. null: there is none, or the seed could be found by trying.
 */
export const proofOf = <S extends TableState, C extends object, E, V extends TableView, O extends object>({
  state,
  seed,
}: Match<S, C, E, V, O>): string | null => (formatOf(state) === 1 || !isSecret(seed) ? null : sha256(seed));

/** The chance of a game of a version, from its seed. */
export const chanceIn =
  (format: RecordFormat): ((seed: string) => Chance) =>
  (seed) =>
    format === 1 ? chanceFrom(seed) : secretChance(seed, format);

const isToldSeed = (state: TableState, copy: Copy): boolean =>
  copy === 'keeper' || state.outcome !== null || formatOf(state) === 1;

const historyLine = ({ kind, seat, text }: HistoryLine, names: readonly string[]): string =>
  kind === 'move' ? `${names[seat]}: ${text}` : `${kind} ${names[seat]}`;
const turnMark = (turn: number, seal: string): string => `turn ${turn} #${seal}`;
const endMark = (winners: readonly Seat[], names: readonly string[], seal: string): string =>
  `end #${seal} ${winners.map((seat) => names[seat]).join(', ') || 'nobody'}`;

/** The names of the seats as they stand in the record. */
const namesIn = <S extends TableState, C extends object, E>({
  game,
  state,
}: {
  readonly game: Pick<Game<S, C, E>, 'seats'>;
  readonly state: S;
}): string[] => game.seats(state).map(formatOf(state) === RECORD_VERSION ? asName : asWord);

/** A text that must stay on its line and before its colon. */
const asWord = (text: string): string => (/^[^\s";:](?:[^\r\n:]*[^\s:])?$/.test(text) ? text : inQuotes(text));
/** The same, and it must not be taken for a line of another kind. */
const asName = (text: string): string =>
  /^(?:turn|undo|concede|end)\s|["\u2028\u2029]/.test(text) ? inQuotes(text) : asWord(text);
const inQuotes = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
const fromWord = (word: string): string => {
  const read = word.startsWith('"') ? parseJson(word) : ok(word);
  return read.ok && typeof read.value === 'string' ? read.value : word;
};

const headerForm: { readonly [field: string]: RegExp } = { rules: /^\d+$/, proof: /^[0-9a-f]{64}$/ };

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
  const format = formats.find((known) => said[0].text === `${FIRST_LINE} ${known}`);
  if (format === undefined) {
    return problem('record-version', `line ${said[0].number}`, { found: said[0].text, known: RECORD_VERSION });
  }
  const isSealed = format !== 1 && !said[4]?.text.startsWith('seed: ');
  const names = ['system', 'rules', ...(format === 1 ? [] : ['proof']), ...(isSealed ? [] : ['seed']), 'options'];
  const fields = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const line = said[at + 1];
    const value = line?.text.startsWith(`${name}: `) ? line.text.slice(name.length + 2) : null;
    if (value === null || !(headerForm[name]?.test(value) ?? true)) {
      return problem('record-header', `line ${line?.number ?? all.length}`, { field: name });
    }
    fields.set(name, value);
  }
  const options = parseJson(fields.get('options') ?? '');
  if (!options.ok) return problem('record-options', `line ${said[names.length].number}`);
  const excess = excessOf(options.value);
  if (excess !== null) return { ok: false, problem: excess };
  const seed = isSealed ? null : fromWord(fields.get('seed') ?? '');
  if (seed !== null && seed.length > MOST_SEED) {
    return { ok: false, problem: tooLong(`line ${said[names.indexOf('seed') + 1].number}`, MOST_SEED, seed) };
  }
  const lines: Line[] = [];
  for (const line of said.slice(names.length + 1)) {
    const read = readLine(line.number, line.text);
    if (read === null) return problem('record-line', `line ${line.number}`, { text: line.text });
    lines.push(read);
  }
  const header: Header = {
    format,
    system: fields.get('system') ?? '',
    rules: Number(fields.get('rules')),
    proof: fields.get('proof') ?? null,
    seed,
    options: options.value,
  };
  return ok({ header, lines });
}

function readLine(number: number, text: string): Line | null {
  const mark = text.match(/^(?:turn \d+ #[0-9a-f]{16}|(end) #[0-9a-f]{16} .+)$/);
  if (mark !== null) return { number, kind: mark[1] === 'end' ? 'end' : 'turn', who: '', text };
  const other = text.match(/^(undo|concede) (.+)$/);
  if (other !== null && !/^\w+ [^"]*: /.test(text))
    return { number, kind: other[1] === 'undo' ? 'undo' : 'concede', who: fromWord(other[2]), text };
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

/** A record without its seed cannot be played again, nor one whose seed is not the one that was promised. */
function whySealed({ proof, seed }: Header): Result<never> | null {
  if (seed === null) return problem('record-sealed', 'line 4');
  return proof === null || proof === sha256(seed) ? null : problem('record-proof', 'line 5', { proof });
}

/** The choices of a record that stand: what was taken back is not among them. */
export function standing({ lines }: GameRecord): Line[] {
  const choices: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'move') choices.push(line);
    else if (line.kind === 'undo') choices.pop();
  }
  return choices;
}

/**
 * Plays a record again, checking every seal; `passed` hears of every line. A record of older rules is as good as any as
 * long as its seals agree; only where they do not its version is the reason.
 */
export function replay<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  passed: (line: number) => void = () => {},
): Result<Match<S, C, E, V, O>> {
  return replayLines(game, record, record.lines, passed);
}

/** The match after so many of the choices that stand; seals are not looked at. */
export const replayTo = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  choices: number,
): Result<Match<S, C, E, V, O>> => replayLines(game, record, standing(record).slice(0, choices), null);

function replayLines<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  { header }: GameRecord,
  lines: readonly Line[],
  passed: ((line: number) => void) | null,
): Result<Match<S, C, E, V, O>> {
  if (header.system !== game.id) return problem('record-system', 'line 2', { found: header.system, wanted: game.id });
  const isOld = header.rules < game.version;
  if (header.rules > game.version) return otherRules(header, game);
  const sealed = whySealed(header);
  if (sealed !== null) return sealed;
  const options = migrateOptions(game as unknown as Game, header.options, header.rules);
  const started = Match.start(game, options, header.seed ?? '', chanceIn(header.format));
  if (!started.ok) return isOld ? otherRules(header, game, started) : started;
  const match = started.value;
  let turns = 0;
  let isAtEnd = false;
  for (const [at, line] of lines.entries()) {
    passed?.(at);
    if (isAtEnd) {
      const after = problem('record-after-end', `line ${line.number}`, { text: line.text });
      return isOld ? otherRules(header, game, after) : after;
    }
    isAtEnd = line.kind === 'end';
    const isDone = line.kind !== 'turn' && line.kind !== 'end';
    // A seal that stands there twice is checked twice, and stands for no other.
    if (line.kind === 'turn' && match.marks[turns]?.line === match.history.length) turns++;
    const isPlayed = isDone || (line.kind === 'end' && match.state.outcome !== null);
    const isMissing = passed !== null && isPlayed && turns < match.marks.length;
    const went = isMissing
      ? problem('record-turn-missing', `line ${line.number}`, { turn: match.state.turn })
      : isDone
        ? replayLine(match, line)
        : checkSeal(match, line);
    if (!went.ok) return isOld ? otherRules(header, game, went) : went;
  }
  if (passed !== null && match.state.outcome !== null && lines.at(-1)?.kind !== 'end') {
    const missing = problem('record-end-missing', `line ${lines.at(-1)?.number ?? ''}`);
    return isOld ? otherRules(header, game, missing) : missing;
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

function replayLine<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  line: Line,
): Result<null> {
  const seat = match.game.seats(match.state).indexOf(line.who);
  const played =
    line.kind === 'undo'
      ? match.undo(seat)
      : line.kind === 'concede'
        ? match.concede(seat)
        : match.chooseText(seat, line.text);
  if (played.ok) return played;
  const { code, facts } = played.problem;
  return problem('record-choice', `line ${line.number}`, { seat: line.who, text: line.text, ...facts, why: code });
}

function checkSeal<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  line: Line,
): Result<null> {
  const { state, seal } = match;
  if (line.kind === 'end' && state.outcome === null) return problem('record-unfinished', `line ${line.number}`);
  const winners = state.outcome?.winners ?? [];
  const found = line.kind === 'end' ? endMark(winners, namesIn(match), seal) : turnMark(state.turn, seal);
  if (found === line.text) return ok(null);
  return problem('record-hash', `line ${line.number}`, { found, wanted: line.text });
}
