import { index } from 'virtual:library-index';
import { systemIds } from '../system-ids.ts';
import { isPlayable } from '../systems.ts';
import type { IndexEntry } from './index-entry.ts';

/** The games in the order of the start page, then what else there is. */
function rankOf({ system }: IndexEntry): number {
  const order: readonly string[] = systemIds;
  const at = order.indexOf(system);
  return at < 0 ? systemIds.length : at;
}

/** All examples of play that can be shown, and the files that could not be read. */
export const entries: readonly IndexEntry[] = index.entries
  .filter(({ system }) => isPlayable(system))
  .sort((a, b) => rankOf(a) - rankOf(b));
export const { unreadable } = index;

export const findEntry = (file: string, part: number): IndexEntry | undefined =>
  entries.find((entry) => entry.file === file && entry.part === part);
