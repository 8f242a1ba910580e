import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  below,
  chanceFrom,
  chanceIn,
  clone,
  hashState,
  Match,
  proofOf,
  readRecord,
  recordsInside,
  replay,
  replayTo,
  Table,
  writeRecord,
} from '../src/index.ts';
import { joust } from './reference/index.ts';
import { season, squire } from './season/index.ts';

function playedOut(seed: string, moves = Number.POSITIVE_INFINITY) {
  const started = Match.start(joust, { turns: 4 }, seed);
  if (!started.ok) throw new Error('start');
  const match = started.value;
  const chance = chanceFrom(`${seed}/players`);
  for (let n = 0; n < moves; n++) {
    const [decision] = match.table.decisions();
    if (decision === undefined) break;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
  return match;
}

const text = writeRecord(playedOut('record'));

function replayed(record: string, until?: number) {
  const read = readRecord(record);
  if (!read.ok) return read;
  return until === undefined ? replay(joust, read.value) : replayTo(joust, read.value, until);
}

test('a record is a text with header, choices in notation, and a hash for every turn', () => {
  expect(text).toMatch(
    /^Tally-Ho record 3\nsystem: reference\nrules: 1\nproof: [0-9a-f]{64}\nseed: record\noptions: \{.*\}\n\nturn 1 #[0-9a-f]{16}\nred: /,
  );
  expect(text.match(/^turn \d+ #/gm)?.length).toBeGreaterThan(1);
  expect(text).toMatch(/\nend #[0-9a-f]{16} (red|blue|nobody)\n$/);
});

test('a record replays to the same hash and writes the same record again', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const match = playedOut(seed);
    const again = replayed(writeRecord(match));
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(hashState(again.value.state)).toBe(hashState(match.state));
    expect(writeRecord(again.value)).toBe(writeRecord(match));
    expect(again.value.log).toEqual(match.log);
  }
});

test('an unfinished game is a record too', () => {
  const match = playedOut('unfinished', 5);
  const again = replayed(writeRecord(match, 'keeper'));
  expect(again.ok && hashState(again.value.state)).toBe(hashState(match.state));
});

test('a replay stops after as many moves as it is told', () => {
  const at3 = replayed(text, 3);
  expect(at3.ok && at3.value.moves.length).toBe(3);
});

test('blank lines, comments and other line ends do no harm', () => {
  expect(replayed(`; saved by hand\r\n\r\n${text.replaceAll('\n', '\r\n')}`).ok).toBe(true);
});

const lineOf = (begins: RegExp): number => text.split('\n').findIndex((line) => begins.test(line)) + 1;

test.each(['', ' ', 'a b ', 'a\nb', '"quoted"', ';', 'a: b', 'é✈', 'end #0123456789abcdef red'])(
  'the seed %j survives',
  (seed) => {
    const match = playedOut(seed);
    const again = replayed(writeRecord(match));
    expect(again.ok && again.value.seed).toBe(seed);
    expect(again.ok && writeRecord(again.value)).toBe(writeRecord(match));
  },
);

test.each([
  'a: b',
  'x\ny',
  '__proto__',
  '"',
  ' red',
  'undo "Red" Baron',
  'undo "x',
  'undo x',
  'concede "a"',
  'turn 1 #0123456789abcdef',
  'end #0123456789abcdef x',
  'a\u2028b',
  'a\u2029b',
  'Manfred "the Red Baron"',
])('a seat called %j survives', (name) => {
  const game = { ...joust, seats: () => [name, 'blue'] };
  const started = Match.start(game, { turns: 1 }, 1);
  if (!started.ok) throw new Error('start');
  const match = started.value;
  const survives = (): void => {
    const read = readRecord(writeRecord(match, 'keeper'));
    const again = read.ok ? replay(game, read.value) : read;
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.value.history).toEqual(match.history);
  };
  expect(match.chooseText(0, 'walk').ok).toBe(true);
  expect(match.undo(0).ok).toBe(true);
  for (const seat of [0, 1]) expect(match.chooseText(seat, 'walk').ok).toBe(true);
  survives();
  expect(match.concede(0).ok).toBe(true);
  survives();
});

test('a seal that stands there twice is checked twice, and does no harm', () => {
  const again = replayed(text.replace(/(turn 2 #\w+\n)/, '$1$1'));
  expect(again.ok && writeRecord(again.value)).toBe(text);
  expect(replayed(text.replace(/(turn 2 #)(....)(\w+\n)/, '$1$2$3$10000$3')).ok).toBe(false);
});

const edit = (from: string | RegExp, to: string) => text.replace(from, to);

test('a record of version 2 is read, played and written on as one of version 2, games inside included', () => {
  for (const game of [season, squire] as unknown as readonly (typeof squire)[]) {
    const begun = Match.start(game, {}, 'second', chanceIn(2));
    if (!begun.ok) throw new Error(begun.problem.code);
    const match = begun.value;
    const chance = chanceFrom('second/players');
    while (match.state.outcome === null) {
      const asked = match.table.decisions();
      const { seat, id, options } = asked[below(chance, asked.length)];
      match.choose(seat, id, options[below(chance, options.length)]);
    }
    const written = writeRecord(match);
    expect(written).toMatch(/^Tally-Ho record 2\n/);
    const read = readRecord(written);
    const again = read.ok ? replay(game, read.value) : read;
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(writeRecord(again.value)).toBe(written);
    const inside = recordsInside(again.value);
    expect(inside.length).toBeGreaterThan(0);
    for (const one of inside) expect(one).toMatch(/^Tally-Ho record 2\n/);
    const newer = readRecord(written.replace('record 2', 'record 3'));
    expect(newer.ok && replay(game, newer.value)).toMatchObject({ problem: { code: 'record-hash' } });
  }
});

test.each([
  ['an empty file', '', 'record-empty', 'line 1'],
  ['another kind of file', 'PGN\n', 'record-version', 'line 1'],
  ['a later version', edit('record 3', 'record 99'), 'record-version', 'line 1'],
  ['a missing header line', edit(/proof: .*\n/, ''), 'record-header', 'line 4'],
  ['a seed that is not told', edit(/seed: .*\n/, ''), 'record-sealed', 'line 4'],
  ['another seed', edit('seed: record', 'seed: other'), 'record-proof', 'line 5'],
  ['another proof', edit(/proof: ..../, 'proof: 0000'), 'record-proof', 'line 5'],
  ['a header that ends early', 'Tally-Ho record 1\nsystem: reference\n', 'record-header', 'line 3'],
  ['broken options', edit(/options: .*/, 'options: {turns'), 'record-options', 'line 6'],
  ['options that the game refuses', edit(/options: .*/, 'options: {"turns":-4}'), 'field-wrong-value', 'options.turns'],
  ['another system', edit('system: reference', 'system: chess'), 'record-system', 'line 2'],
  ['other rules', edit('rules: 1', 'rules: 2'), 'record-rules-version', 'line 3'],
  ['a line of nonsense', `${text}what now\n`, 'record-line', `line ${text.split('\n').length}`],
  ['a wrong turn', edit(/turn 2 #/, 'turn 3 #'), 'record-hash', `line ${lineOf(/^turn 2 #/)}`],
  ['a wrong winner', edit(/^(end #\w+) .*$/m, '$1 green'), 'record-hash', `line ${lineOf(/^end #/)}`],
  ['rules that are no number', edit('rules: 1', 'rules: one'), 'record-header', 'line 3'],
  ['a missing turn line', edit(/turn 1 #\w+\n/, ''), 'record-turn-missing', 'line 8'],
  ['a wrong hash', edit(/turn 1 #..../, 'turn 1 #0000'), 'record-hash', 'line 8'],
  ['a choice that was not there', edit(/red: \w+/, 'red: play LANCE'), 'record-choice', 'line 9'],
  ['a seat that is not there', edit(/red: \w+/, 'green: trot'), 'record-choice', 'line 9'],
  ['an end twice', edit(/(\nend #.*\n)/, '$1$1'), 'record-after-end', `line ${lineOf(/^end #/) + 2}`],
  [
    'a choice after the end',
    edit(/(\nend #.*\n)/, '$1red: walk\n'),
    'record-after-end',
    `line ${lineOf(/^end #/) + 1}`,
  ],
  [
    'a turn line in the place of another',
    edit(/(turn 1 #\w+\n)/, '$1$1').replace(/turn 2 #\w+\n/, ''),
    'record-turn-missing',
    `line ${lineOf(/^turn 2 #/) + 1}`,
  ],
  ['a missing end', edit(/\nend #.*\n/, '\n'), 'record-end-missing', `line ${lineOf(/^end #/) - 2}`],
  ['an end before the end', edit(/\n\nturn 2.*/s, '\n\nend #0000000000000000 red\n'), 'record-unfinished', ''],
])('%s is refused with code and line', (_, record, code, place) => {
  const result = replayed(record);
  expect(result.ok).toBe(false);
  if (result.ok) return;
  expect(result.problem.code).toBe(code);
  if (place !== '') expect(result.problem.place).toBe(place);
});

describe('what a record tells of chance', () => {
  test('the proof is the SHA-256 of the seed, and the seed is told only when the game is over', () => {
    const running = playedOut('secret', 5);
    const everybody = writeRecord(running);
    expect(everybody).toContain(`proof: ${createHash('sha256').update('secret').digest('hex')}\n`);
    expect(everybody).not.toMatch(/seed|secret/);
    expect(replayed(everybody)).toMatchObject({ problem: { code: 'record-sealed' } });
    expect(replayed(writeRecord(running, 'keeper')).ok).toBe(true);
    expect(writeRecord(playedOut('secret'))).toContain('\nseed: secret\n');
  });

  test('its proof can be told by the match alone, unless the seed could be found by trying, or the record has none', () => {
    const seed = createHash('sha256').update('secret').digest('hex');
    const proof = createHash('sha256').update(seed).digest('hex');
    for (const moves of [0, 5, undefined]) {
      const match = playedOut(seed, moves);
      expect(proofOf(match)).toBe(proof);
      expect(writeRecord(match)).toContain(`proof: ${proof}\n`);
    }
    expect(proofOf(playedOut('secret', 5))).toBeNull();
    const older = Match.start(joust, {}, seed, chanceIn(1));
    expect(older.ok && proofOf(older.value)).toBeNull();
  });

  test('its seals tell nobody who does not know the seed what state they stand for', () => {
    const match = playedOut('secret', 5);
    const [{ seal }] = match.marks;
    expect(seal).not.toBe(hashState(playedOut('secret', 0).state));
    const other = playedOut('other', 5);
    other.arrange((s) => Object.assign(s, clone({ ...match.state, chance: s.chance })));
    expect(other.seal).not.toBe(match.seal);
  });
});

/** Red has taken its first choice back. */
function takenBack() {
  const match = playedOut('undone', 0);
  for (const [seat, text] of [
    [0, 'walk'],
    [0, ''],
    [0, 'gallop'],
    [1, 'trot'],
  ] as const) {
    expect((text === '' ? match.undo(seat) : match.chooseText(seat, text)).ok).toBe(true);
  }
  return match;
}

test('what was taken back stands in the record, and is taken back again', () => {
  const match = takenBack();
  const record = writeRecord(match, 'keeper');
  expect(record).toMatch(/\nred: walk\nundo red\nred: gallop\nblue: trot\n/);
  const again = replayed(record);
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(again.value.moves.map(({ text }) => text)).toEqual(['gallop', 'trot']);
  expect(again.value.history).toEqual(match.history);
  expect(hashState(again.value.state)).toBe(hashState(match.state));
  expect(replayed(record.replace('undo red', 'undo blue'))).toMatchObject({ problem: { code: 'record-choice' } });
  expect(replayed(record, 2).ok).toBe(true);
});

/** The record of that game to its end, in which something else stands for a part of the text. */
function tamperedWith(from: string, to: string) {
  const match = takenBack();
  while (match.state.outcome === null) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[0]);
  }
  const record = writeRecord(match);
  expect(record).toContain(from);
  return replayed(record.replace(from, to));
}

test.each([
  ['another choice that was taken back', 'red: walk\nundo red', 'red: trot\nundo red'],
  ['that nothing was taken back', 'red: walk\nundo red\n', ''],
  ['that more was taken back', 'red: gallop', 'red: gallop\nundo red\nred: gallop'],
])('seals are of the lines before them, too: a record that tells %s', (_, from, to) => {
  expect(tamperedWith(from, from).ok).toBe(true);
  expect(tamperedWith(from, to)).toMatchObject({ ok: false, problem: { code: 'record-hash' } });
});

test('a missing turn line is missed before the end, too, where the last choice has begun a turn', () => {
  const hasty: typeof joust = {
    ...joust,
    conceded(s, seat) {
      s.turn++;
      return joust.conceded(s, seat);
    },
  };
  const started = Match.start(hasty, {}, 'hasty');
  if (!started.ok) throw new Error('start');
  started.value.concede(0);
  const written = writeRecord(started.value);
  const replayedHere = (text: string) => {
    const read = readRecord(text);
    return read.ok ? replay(hasty, read.value) : read;
  };
  expect(replayedHere(written).ok).toBe(true);
  expect(replayedHere(written.replace(/^turn 2 .*\n/m, ''))).toMatchObject({
    problem: { code: 'record-turn-missing', place: 'line 12' },
  });
});

test('seals are keyed with the seed, as anybody can compute them once it is told', () => {
  const match = playedOut('secret', 5);
  const lineOf = ({ kind, seat, text }: (typeof match.history)[number]): string => `${kind} ${seat} ${text}`;
  const trail = match.history.reduce((before, line) => hexOf(createHash('sha256'), `${before}\n${lineOf(line)}`), '');
  const plain = hashState(match.state);
  expect(match.seal).toBe(
    hexOf(createHmac('sha256', 'secret'), `state ${plain} after ${trail}`).slice(0, plain.length),
  );
});

const hexOf = (hash: ReturnType<typeof createHash | typeof createHmac>, text: string): string =>
  hash.update(text).digest('hex');

test('seals of records of version 2 are of the state alone, and are written as they were', () => {
  const old = Match.start(joust, { turns: 3 }, 'old', chanceIn(2));
  if (!old.ok) throw new Error('start');
  const plain = hashState(old.value.state);
  expect(old.value.seal).toBe(
    createHmac('sha256', 'old').update(`state ${plain}`).digest('hex').slice(0, plain.length),
  );
});

test('a record of version 1 is played as it was played, and written as it was written', () => {
  const old = Match.start(joust, { turns: 3 }, 'old', chanceFrom);
  if (!old.ok) throw new Error('start');
  while (old.value.state.outcome === null) {
    const [decision] = old.value.table.decisions();
    old.value.choose(decision.seat, decision.id, decision.options[0]);
  }
  const written = writeRecord(old.value);
  expect(written).toMatch(/^Tally-Ho record 1\nsystem: reference\nrules: 1\nseed: old\noptions: /);
  expect(written).toContain(`turn 1 #${hashState(joustDealt('old'))}`);
  const again = replayed(written);
  expect(again.ok && writeRecord(again.value)).toBe(written);
});

/** The first position of a game of version 1. */
function joustDealt(seed: string) {
  const options = joust.options({ turns: 3 });
  if (!options.ok) throw new Error('options');
  const table = new Table(joust, joust.setup(options.value, chanceFrom(seed)));
  table.advance();
  return table.state;
}
