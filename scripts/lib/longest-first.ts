import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, so that nothing long is begun when all else is done: the runner knows by itself only what it has run before. */
const LONG = [
  'e2e/fit.test.ts',
  'e2e/access.test.ts',
  'e2e/zero.test.ts',
  'e2e/zero-carriers.test.ts',
  'e2e/zero-guadalcanal.test.ts',
  'e2e/keeping.test.ts',
  'e2e/flight-map.test.ts',
  'e2e/imports.test.ts',
  'e2e/flow.test.ts',
  'e2e/sky.test.ts',
  'e2e/duel.test.ts',
  'e2e/lessons.test.ts',
  'packages/bots/test/whole-games.test.ts',
  'packages/bots/test/honesty.test.ts',
  'packages/cli/test/tools.test.ts',
  'packages/cli/test/whole-programs.test.ts',
  'scripts/test/laboratory.test.ts',
  'packages/zero/test/missions/conformance.test.ts',
  'packages/web/test/zero/table-words.test.ts',
  'packages/web/test/saves/saves.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
