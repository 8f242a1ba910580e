import { ok, type Problem, problem, type Result, type Script } from '@tallyho/kernel';
import { packsNamed, readScenarios, type Scenario } from '@tallyho/scenario';
import { isPlayable, loadScript } from '../systems.ts';

type Load = () => Promise<string>;

const FOLDER = '../../../../scenarios/';

/** The texts of all scripts by their names in the folder, each loaded when somebody wants to see it. */
const loaders: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<string>('../../../../scenarios/**/*.yaml', { query: '?raw', import: 'default' })).map(
    ([path, load]) => [path.slice(FOLDER.length), load],
  ),
);

/** The packs that scripts name, by their names in the folder. */
const packs: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<string>('../../../../scenarios/**/*.json', { query: '?raw', import: 'default' })).map(
    ([path, load]) => [path.slice(FOLDER.length), load],
  ),
);

/** An example of play that is ready to be played. */
export interface Example {
  readonly scenario: Scenario;
  readonly script: Script;
}

/** What can go wrong on the way, besides what may be wrong with the file itself. */
export type LibraryProblem = 'library-no-such-file' | 'library-no-such-system' | 'library-not-loaded';

/** Fetches a script and the game it is for. */
export async function loadExample(file: string, part: number): Promise<Result<Example>> {
  const load = loaders.get(file);
  if (load === undefined) return refused('library-no-such-file', file);
  try {
    const text = await load();
    const read = readScenarios(file, text, await packsOf(file, text));
    if (!read.ok) return read;
    const scenario = read.value[part - 1];
    if (scenario === undefined) return refused('library-no-such-file', `${file}~${part}`);
    if (!isPlayable(scenario.system)) return refused('library-no-such-system', scenario.system);
    return ok({ scenario, script: await loadScript(scenario.system) });
  } catch (error) {
    return refused('library-not-loaded', file, { detail: String(error) });
  }
}

/** Fetches the packs that a script names. */
async function packsOf(file: string, text: string): Promise<(pack: string) => string | null> {
  const texts = new Map<string, string>();
  for (const pack of packsNamed(file, text)) {
    const load = packs.get(pack);
    if (load !== undefined) texts.set(pack, await load());
  }
  return (pack) => texts.get(pack) ?? null;
}

const refused = (code: LibraryProblem, place: string, facts: Problem['facts'] = {}): Result<never> =>
  problem(code, place, facts);
