import { problem, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { isPlayable, loadScript } from '../systems.ts';
import type { FromReader, Outcome } from './import-protocol.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: FromReader): void;
  onmessage: ((event: { readonly data: string }) => void) | null;
};

/** So often progress is told on the way through a record. */
const TIMES = 100;

/** Reads a record and plays it to its end, as long as that may take: the page never waits for it. */
async function play(text: string): Promise<Outcome> {
  const record = readRecord(text);
  if (!record.ok) return { type: 'refused', problem: record.problem };
  const { system } = record.value.header;
  if (!isPlayable(system)) return { type: 'unknown-system', system };
  const { game } = await loadScript(system);
  const of = record.value.lines.length;
  const every = Math.max(1, Math.floor(of / TIMES));
  const match = replay(game, record.value, undefined, (done) => {
    if (done % every === 0) self.postMessage({ type: 'progress', done, of });
  });
  if (!match.ok) return { type: 'refused', problem: match.problem };
  const { state } = match.value;
  if (state.asked.length === 0) return { type: 'refused', problem: problem('record-empty', '').problem };
  return { type: 'played', system, record: writeRecord(match.value), state };
}

self.onmessage = ({ data }) =>
  void play(data).then(
    (outcome) => self.postMessage(outcome),
    () => self.postMessage({ type: 'lost' }),
  );
