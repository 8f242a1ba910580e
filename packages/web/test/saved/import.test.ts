import { expect, test, vi } from 'vitest';
import type { FromReader, ToReader } from '../../src/saved/import-protocol.ts';
import { writeSave } from '../../src/saved/saved-game.ts';
import { fixtures, savedIn } from '../saves/all.ts';

/** The worker that plays records, and what it says to a text. */
async function told(text: string): Promise<FromReader | undefined> {
  const scope = globalThis as unknown as { onmessage: ((event: { data: ToReader }) => void) | null };
  const said: FromReader[] = [];
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('postMessage', (message: FromReader) => said.push(message));
  vi.resetModules();
  await import('../../src/saved/import-worker.ts');
  scope.onmessage?.({ data: { text, wanted: 'table' } });
  const outcome = (): FromReader | undefined => said.find(({ type }) => type !== 'progress');
  await vi.waitFor(() => expect(outcome()).toBeDefined(), 20_000);
  vi.unstubAllGlobals();
  return outcome();
}

const fixture = fixtures.find((one) => savedIn(one).saved.kept !== null && !savedIn(one).saved.over);

test('a file of a game whose choices lead elsewhere now brings its table with it, and goes on from there', async () => {
  if (fixture === undefined) throw new Error('nothing was kept with its table');
  const { saved } = savedIn(fixture);
  // Another seed deals other cards.
  const record = saved.record.replace(/^(seed: .*)$/m, '$1x');
  expect(record).not.toBe(saved.record);
  const whole = await told(JSON.stringify(writeSave({ ...saved, record })));
  expect(whole).toMatchObject({ type: 'played', played: { choices: saved.choices } });
  expect(await told(record)).toMatchObject({ type: 'refused' });
});
