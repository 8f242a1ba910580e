import type { Problem } from '@tallyho/kernel';
import type { ScenarioProblem } from './problems.ts';

/** Thrown while a script is read; `readScenarios` turns it into a Result. */
export class Unreadable extends Error {
  readonly problem: Problem;
  constructor(code: ScenarioProblem, place: string, facts: Problem['facts'] = {}) {
    super(code);
    this.problem = { code, place, facts };
  }
}
