import { type LimitProblem, ok, type Result } from '@tallyho/kernel';
import { checkPack } from './check.ts';
import type { ContentProblem } from './problems.ts';
import type { Pack } from './types.ts';

export { basePack } from './base.ts';
export { type Content, mergePacks } from './merge.ts';

/** A pack from outside, or the first thing that is wrong with it; `checkPack` tells all of them. */
export function readPack(given: unknown): Result<Pack, ContentProblem | LimitProblem> {
  const [problem] = checkPack(given);
  return problem === undefined ? ok(given as Pack) : { ok: false, problem };
}
