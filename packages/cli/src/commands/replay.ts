import {
  type GameRecord,
  isSecret,
  type Json,
  type Line,
  type Match,
  problem,
  readRecord,
  replay as replayRecord,
  replayTo,
  standing,
} from '@tallyho/kernel';
import { type Command, FINDINGS, OK, ONE_WORD, type Speaker, USAGE } from '../command.ts';
import { readText } from '../files.ts';
import { flag, whole } from '../options.ts';
import { type System, systems } from '../systems.ts';
import { eventText, treeText } from '../tree.ts';

const options = { at: whole(0, 1_000_000), verify: flag, json: flag };

export const replay: Command<typeof options> = {
  name: 'replay',
  options,
  words: ONE_WORD,
  run({ at, verify = false }, [file], speaker) {
    const text = readText(speaker.shell.cwd, file);
    if (!text.ok) return speaker.fail(text.problem, USAGE);
    const record = readRecord(text.value);
    if (!record.ok) return speaker.fail(record.problem, FINDINGS);
    const { header } = record.value;
    const system = systems.find(({ id }) => id === header.system);
    if (system === undefined) {
      const known = systems.map(({ id }) => id);
      return speaker.fail(problem('system-unknown', header.system, { known }).problem, FINDINGS);
    }
    const moves = standing(record.value).length;
    if (at !== undefined && at > moves)
      return speaker.fail(problem('at-too-far', String(at), { moves }).problem, USAGE);
    const { game } = system.trial.script;
    const played = at === undefined ? replayRecord(game, record.value) : replayTo(game, record.value, at);
    if (!played.ok) return speaker.fail(played.problem, FINDINGS);
    if (!verify) tell(played.value, system, moves, speaker);
    // The moves after the one that was asked for are replayed too: a record is right as a whole or not at all.
    const whole = at === undefined ? played : replayRecord(game, record.value);
    if (!whole.ok) {
      speaker.shell.err(`${speaker.sentence(whole.problem)}\n`);
      return FINDINGS;
    }
    return verify ? tellFair(record.value, whole.value.marks.length, speaker) : OK;
  },
};

/** The record has been replayed as far as it goes: its seed is the one that was promised, and every seal is right. */
function tellFair({ header, lines }: GameRecord, turns: number, speaker: Speaker): number {
  const { proof, seed } = header;
  if (proof === null) return speaker.fail(problem('record-unproven', 'line 1').problem, FINDINGS);
  const count = (...kinds: readonly Line['kind'][]): number => lines.filter(({ kind }) => kinds.includes(kind)).length;
  const [choices, isOver] = [count('move', 'undo', 'concede'), count('end') > 0];
  // Each turn has one, however often it stands there, and so has the end.
  const seals = turns + (isOver ? 1 : 0);
  const isLong = isSecret(seed ?? '');
  speaker.say('verified', { proof, choices, seals });
  if (!isOver) speaker.say('verified-running', {});
  if (!isLong) speaker.say('verified-short', {});
  speaker.data({ proof, seed, choices, seals, isOver, isLong });
  // Nobody can tell a game that goes on from one whose end is missing.
  return isOver ? OK : FINDINGS;
}

function tell(match: Match, system: System, moves: number, speaker: Speaker): void {
  const { script } = system.trial;
  const { state, log, options: played, seed, seal: hash } = match;
  const names = script.game.seats(state);
  const outcome = state.outcome && {
    winners: state.outcome.winners.map((seat) => names[seat]),
    because: state.outcome.because,
  };
  const waiting = Object.fromEntries(match.table.decisions().map(({ seat, kind }) => [names[seat], kind]));
  const position: Json = { turn: state.turn, waiting, outcome, ...script.describe(state) };
  const events = log.map(({ event }) => script.describeEvent(state, event));
  const move = match.moves.length;
  speaker.say('replay-head', {
    system: system.id,
    rules: String(script.game.version),
    seed,
    options: JSON.stringify(played),
  });
  speaker.say('replay-position', { move, moves, hash });
  speaker.print(treeText(position, '  '));
  speaker.say('replay-events', { count: events.length });
  for (const event of events) speaker.print(`  ${eventText(event)}`);
  speaker.data({ system: system.id, seed, options: played, move, moves, hash, position, events });
}
