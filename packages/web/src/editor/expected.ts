import type { Json, Problem } from '@tallyho/kernel';
import { type AnyPack, type Catalogue, type Entry, entriesOf, type KindName } from '../content/catalogue.ts';
import { written } from '../content/values.ts';
import { type Path, valueAt, withValue } from './change.ts';

/** What the game itself wants at a place. */
export type Expected = (
  | { readonly is: 'choice'; readonly allowed: readonly Json[] }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'list'; readonly of: Expected }
  | { readonly is: 'flag' | 'map' | 'text' }
) & {
  /** Whether nothing may stand there. */
  readonly isOptional: boolean;
};

/** No card, no id and no word of a game is this. */
const NOTHING_KNOWN = '—';
/** Beyond every range. */
const FAR = 1e9;
/** Where a list of what is allowed was cut. */
const CUT = '…';

const known = new WeakMap<Catalogue, Map<string, Expected>>();

/**
 * Asks the game what may stand at a place, by putting there what can stand nowhere and reading what it objects to. So
 * nobody describes the entries of a game a second time. Places that differ in the numbers on the way are alike.
 */
export function expectedAt(catalogue: Catalogue, kind: KindName, path: Path): Expected {
  const asked = path.map((step) => (typeof step === 'number' ? 0 : step));
  const answers = known.get(catalogue) ?? new Map<string, Expected>();
  known.set(catalogue, answers);
  const name = `${kind}.${written(asked)}`;
  const answer = answers.get(name) ?? ask(catalogue, kind, asked);
  answers.set(name, answer);
  return answer;
}

function ask(catalogue: Catalogue, kind: KindName, path: Path): Expected {
  const ours = entriesOf(catalogue.base, kind);
  const model = ours.find((entry) => valueAt(entry, path) !== undefined) ?? ours.find((entry) => reaches(entry, path));
  if (model === undefined) return { is: 'text', isOptional: true };
  const objection = (value: Json | undefined, at: Path = path): Problem | undefined => {
    const entry = withValue(model, path, value);
    const pack = { system: catalogue.system, pack: 'asked', [kind]: [entry] } as AnyPack;
    const place = written([kind, 0, ...at]);
    return catalogue.check(pack).find((problem) => problem.place === place);
  };
  const isOptional =
    typeof path.at(-1) !== 'number' &&
    objection(undefined)?.code !== 'content-missing-field' &&
    objection(null) === undefined;
  return { ...kindAt(path, objection), isOptional };
}

/** Whether there is a map at the end of the way for the last step to be put into. */
const reaches = (entry: Entry, path: Path): boolean => {
  const parent = valueAt(entry, path.slice(0, -1));
  return typeof parent === 'object' && parent !== null;
};

type Objection = (value: Json | undefined, at?: Path) => Problem | undefined;

function kindAt(path: Path, objection: Objection): Expected {
  const isOptional = false;
  const wrong = objection(NOTHING_KNOWN);
  if (wrong === undefined) return { is: 'text', isOptional };
  const { allowed, wanted } = wrong.facts;
  if (wrong.code === 'content-unknown-value' && Array.isArray(allowed) && !allowed.includes(CUT))
    return { is: 'choice', allowed, isOptional };
  switch (wanted) {
    case 'number': {
      const { min, max } = objection(FAR)?.facts ?? {};
      return { is: 'number', min: Number(min ?? -FAR), max: Number(max ?? FAR), isOptional };
    }
    case 'boolean':
      return { is: 'flag', isOptional };
    case 'map':
      return { is: 'map', isOptional };
    case 'list':
      return { is: 'list', of: kindAt(path, (value) => objection([value ?? null], [...path, 0])), isOptional };
    default:
      return { is: 'text', isOptional };
  }
}
