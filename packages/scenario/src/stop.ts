import type { Json } from '@tallyho/kernel';
import type { ScenarioProblem } from './problems.ts';

/** What a script found, besides its code. */
interface Finding {
  readonly expected: Json;
  readonly found: Json;
  /** All that is there, where an expectation names something that is not. */
  readonly there?: Json;
  /** The path in the step of what was not so. */
  readonly path?: string;
}

/** Stops a script at its first failure. */
export class Stop extends Error {
  readonly code: ScenarioProblem;
  readonly expected: Json;
  readonly found: Json;
  readonly there: Json;
  readonly path: string;
  constructor(code: ScenarioProblem, { expected, found, there = null, path = '' }: Finding) {
    super(code);
    this.code = code;
    this.expected = expected;
    this.found = found;
    this.there = there;
    this.path = path;
  }
}
