import { isSecret, readRecord } from '@tallyho/kernel';
import { useMemo, useState } from 'react';
import { replayApart } from '../../saved/import-replay.ts';
import { useTableWords } from '../words/words.ts';

type Check = 'checking' | 'right' | 'wrong' | 'failed';

/**
 * The record of a game that is over holds the seed that all its chance came from, and the hash of it that stood there
 * before the first card. Whoever doubts has it played again from that seed, every seal compared.
 */
export function Fairness({ record }: { readonly record: string }) {
  const { result } = useTableWords();
  const [check, setCheck] = useState<Check | null>(null);
  const fingerprint = useMemo(() => fingerprintOf(record), [record]);
  if (fingerprint === null) return null;
  const replay = async (): Promise<void> => {
    setCheck('checking');
    const { type } = await replayApart(record, { signal: new AbortController().signal, progress: () => {} });
    setCheck(type === 'played' ? 'right' : type === 'refused' ? 'wrong' : 'failed');
  };
  return (
    <p className="fairness legend">
      {result.fair} <code>{fingerprint}</code>{' '}
      <button type="button" className="quiet" disabled={check === 'checking'} onClick={() => void replay()}>
        {result.checkFair}
      </button>{' '}
      <span role="status">{check !== null && result.fairChecks[check]}</span>
    </p>
  );
}

/**
 * The promise while the game goes on, which never changes in it: whoever notes it can compare it with what the record tells
 * afterwards.
 */
export function Fingerprint({ proof }: { readonly proof: string }) {
  const { table } = useTableWords();
  return (
    <p className="fingerprint legend">
      {table.fair} <code>{proof}</code>
    </p>
  );
}

/** The hash of the secret of a record; null where there is none, or one that could be found by trying. */
function fingerprintOf(record: string): string | null {
  const read = readRecord(record);
  return read.ok && isSecret(read.value.header.seed ?? '') ? read.value.header.proof : null;
}
