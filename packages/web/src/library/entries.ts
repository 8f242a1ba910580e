import { index } from 'virtual:library-index';
import { isPlayable } from '../systems.ts';
import type { IndexEntry } from './index-entry.ts';

/** All examples of play that can be shown, and the files that could not be read. */
export const entries: readonly IndexEntry[] = index.entries.filter(({ system }) => isPlayable(system));
export const { unreadable } = index;

export const findEntry = (file: string, part: number): IndexEntry | undefined =>
  entries.find((entry) => entry.file === file && entry.part === part);
