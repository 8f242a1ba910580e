import { hashState, readRecord, replay } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';

/** What comes of a record: the hash at the beginning of every turn and at the end, or what is wrong with it. */
export interface Played {
  readonly hashes: readonly string[];
  readonly problem: string;
}

/** Plays recorded games again; in Node and, bundled, in a page. */
export const playAll = (texts: readonly string[]): Played[] => texts.map(play);

function play(text: string): Played {
  const record = readRecord(text);
  if (!record.ok) return { hashes: [], problem: JSON.stringify(record.problem) };
  const match = replay(wingsOfWar, record.value);
  if (!match.ok) return { hashes: [], problem: JSON.stringify(match.problem) };
  const { marks, state } = match.value;
  return { hashes: [...marks.map(({ seal }) => seal), hashState(state)], problem: '' };
}
