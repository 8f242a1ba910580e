import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok, problem, type Result } from '@tallyho/kernel';
import type { CliProblem } from '@tallyho/words';
import { FINDINGS, OK, type Speaker } from './command.ts';

/** The folder of the project that this command is part of. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A path in the project, written with slashes. */
export const inProject = (path: string): string => join(ROOT, path);

export function readText(cwd: string, file: string): Result<string, CliProblem> {
  try {
    return ok(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (error) {
    return objection(file, error);
  }
}

/** Why a file cannot be used. */
export function objection(file: string, error: unknown): Result<never, CliProblem> {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return problem('file-missing', file);
  if (code === 'EISDIR') return problem('file-is-folder', file);
  return problem('file-unreadable', file, { detail: message });
}

/** A file itself, or all files below a folder whose name fits, in a fixed order. */
export function filesAt(cwd: string, path: string, fits: RegExp): Result<readonly string[], CliProblem> {
  try {
    return ok(statSync(resolve(cwd, path)).isDirectory() ? [...below(cwd, path, fits)] : [path]);
  } catch (error) {
    return objection(path, error);
  }
}

const skipped = new Set(['node_modules', 'dist', 'coverage']);

/** All files below a folder, sorted by name; hidden ones and what was not written by people are left out. */
export function* below(cwd: string, folder: string, fits: RegExp): Generator<string> {
  const entries = readdirSync(resolve(cwd, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(cwd, path, fits);
    else if (fits.test(entry.name)) yield path;
  }
}

export const isThere = (path: string): boolean => existsSync(path);

/** Writes the files that were asked for, and says so. */
export function writeResult(
  speaker: Speaker,
  files: readonly (readonly [file: string | undefined, content: () => string])[],
): number {
  for (const [file, content] of files) {
    if (file === undefined) continue;
    try {
      writeFileSync(resolve(speaker.shell.cwd, file), content());
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return speaker.fail(problem('file-unwritable', file, { detail }).problem, FINDINGS);
    }
    speaker.say('file-written', { file });
  }
  return OK;
}
