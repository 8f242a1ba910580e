import { problem, readRecord, reopen, replay } from '@tallyho/kernel';
import { isPlayable, loadScript } from '../systems.ts';
import { fightsIn } from './fights.ts';
import type { Fights, FromReader, Outcome, ToReader } from './import-protocol.ts';
import { playedIn } from './played.ts';
import { readSaveText } from './saved-game.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: FromReader): void;
  onmessage: ((event: { readonly data: ToReader }) => void) | null;
};

/** So often progress is told on the way through a record. */
const TIMES = 100;

/** Reads a record and plays it to its end, as long as that may take: the page never waits for it. */
async function play({ text: given, wanted }: ToReader): Promise<Outcome | Fights> {
  const { text, kept } = recordIn(given);
  const record = readRecord(text);
  if (!record.ok) return { type: 'refused', problem: record.problem };
  const { system } = record.value.header;
  if (!isPlayable(system)) return { type: 'unknown-system', system };
  const { game } = await loadScript(system);
  if (wanted === 'fights') {
    const played = replay(game, record.value);
    return played.ok ? { type: 'flown', fights: fightsIn(played.value) } : { type: 'refused', problem: played.problem };
  }
  const of = record.value.lines.length;
  const every = Math.max(1, Math.floor(of / TIMES));
  const opened = reopen(game, record.value, kept, (done) => {
    if (done % every === 0) self.postMessage({ type: 'progress', done, of });
  });
  if (!opened.ok) return { type: 'refused', problem: opened.problem };
  const { match } = opened.value;
  if (match.state.asked.length === 0) return { type: 'refused', problem: problem('record-empty', '').problem };
  return { type: 'played', system, played: playedIn(match) };
}

/** A game that cannot be played again from its first card comes with its table (`exportGame`). */
function recordIn(given: string): { readonly text: string; readonly kept: unknown } {
  const read = given.trimStart().startsWith('{') ? readSaveText(given) : null;
  return read?.is === 'game' ? { text: read.game.record, kept: read.game.kept } : { text: given, kept: null };
}

self.onmessage = ({ data }) =>
  void play(data).then(
    (outcome) => self.postMessage(outcome),
    () => self.postMessage({ type: 'lost' }),
  );
