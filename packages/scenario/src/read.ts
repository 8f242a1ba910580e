import { type Json, ok, problem, type Result } from '@tallyho/kernel';
import { type Document, isScalar, LineCounter, type Node, parseAllDocuments } from 'yaml';
import type { Beginning, Open, Scenario, ScriptStep, Variant } from './format.ts';
import { type OpenFile, withPacks } from './packs.ts';
import { readLesson } from './read-lesson.ts';
import { readStep } from './read-step.ts';
import { Spot } from './spot.ts';
import { Unreadable } from './unreadable.ts';

/**
 * All the scripted games of a file: one, or several with `---` between them. `open` gives the texts of the packs that
 * they name; without it there are none.
 */
export function readScenarios(file: string, text: string, open: OpenFile = () => null): Result<Scenario[]> {
  const lines = new LineCounter();
  const lineOf = (node: unknown): number => {
    const range = (node as Node | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines });
    const scenarios: Scenario[] = [];
    for (const document of Array.isArray(documents) ? documents : []) {
      const [error] = document.errors;
      if (error !== undefined) {
        const line = lines.linePos(error.pos[0]).line;
        throw new Unreadable('script-yaml', `${file}:${line}`, { detail: error.message.split('\n')[0] });
      }
      const { contents } = document;
      const script = new Spot({ file, document, lineOf }, contents, '', lineOf(contents));
      const tangle = aliasTrouble(document);
      if (tangle !== null) script.wrong('script-yaml', { detail: tangle });
      if (contents === null || (isScalar(contents) && contents.value === null)) continue;
      scenarios.push(readScenario(file, script, open));
    }
    return scenarios.length === 0 ? problem('script-empty', `${file}:1`) : ok(scenarios);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** What is wrong with the anchors and aliases of a document; null: nothing. */
function aliasTrouble(document: Document): string | null {
  try {
    JSON.stringify(document.toJS());
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

type Fields = ReadonlyMap<string, Spot>;

const shared = ['title', 'rules', 'options', 'given', 'refused', 'steps', 'open', 'note'];
const scenarioFields = [...shared, 'system', 'seed', 'variants', 'lesson', 'conform'];
const variantFields = [...shared, 'from'];

function readScenario(file: string, script: Spot, open: OpenFile): Scenario {
  const fields = fieldsOf(script, 'script', scenarioFields);
  const steps = readSteps(fields);
  const variants = listOf(fields, 'variants').map((spot) => readVariant(file, spot, open));
  checkLabels(fields);
  const lesson = given(fields, 'lesson');
  return {
    file,
    line: script.line,
    title: needed(script, fields, 'title'),
    system: needed(script, fields, 'system'),
    rules: given(fields, 'rules')?.words() ?? [],
    seed: given(fields, 'seed')?.word() ?? 'script',
    ...readBeginning(file, fields, open),
    steps,
    variants,
    open: readOpen(fields),
    lesson: lesson === null ? null : readLesson(lesson),
    conform: given(fields, 'conform')?.flag() ?? false,
  };
}

function readVariant(file: string, variant: Spot, open: OpenFile): Variant {
  const fields = fieldsOf(variant, 'variant', variantFields);
  const from = given(fields, 'from')?.word() ?? 'start';
  return {
    title: needed(variant, fields, 'title'),
    line: variant.line,
    from: from === 'start' ? null : from,
    rules: given(fields, 'rules')?.words() ?? [],
    ...readBeginning(file, fields, open),
    steps: readSteps(fields),
    open: readOpen(fields),
  };
}

/** What the game is given, and whether it is to be refused: then there is nothing to play. */
function readBeginning(file: string, fields: Fields, open: OpenFile): Beginning {
  const refused = given(fields, 'refused');
  const steps = given(fields, 'steps');
  if (refused !== null && steps !== null) steps.wrong('script-refused-steps', { field: steps.path });
  const parts = (['options', 'given', 'refused'] as const).map((name) => given(fields, name)?.lines(name) ?? {});
  const options = given(fields, 'options');
  return {
    options: options === null ? null : withPacks(file, options, open),
    given: given(fields, 'given')?.js ?? null,
    refused: refused === null ? null : readRefused(refused),
    lines: Object.assign({}, ...parts),
  };
}

/** A code alone, or what the problem must hold. */
const readRefused = (refused: Spot): Json => {
  if (!refused.isMap) return { code: refused.word() };
  refused.fields();
  return refused.js;
};

const readSteps = (fields: Fields): ScriptStep[] =>
  listOf(fields, 'steps').map((spot) =>
    spot.isMap ? readStep(spot) : spot.wrong('script-not-a-map', { what: 'step', field: spot.path }),
  );

/** Every label is there once, and variants branch off where there is one. */
function checkLabels(script: Fields): void {
  const labels = new Set<string>();
  for (const step of listOf(script, 'steps')) {
    const spot = step.fields().get('label');
    const label = spot?.word();
    if (label === undefined) continue;
    if (labels.has(label)) spot?.wrong('script-doubled-label', { label, field: spot.path });
    labels.add(label);
  }
  for (const variant of listOf(script, 'variants')) {
    const from = given(variant.fields(), 'from');
    const label = from?.word() ?? 'start';
    if (label !== 'start' && !labels.has(label)) from?.wrong('script-unknown-label', { label, field: from.path });
  }
}

function readOpen(fields: Fields): Open {
  const open = given(fields, 'open');
  if (open === null || open.js === false) return 'none';
  if (open.js === true) return 'any';
  if (!open.isMap) return Object.fromEntries(open.words().map((seat) => [seat, '']));
  return Object.fromEntries([...open.fields()].map(([seat, kind]) => [seat, kind.js === null ? '' : kind.word()]));
}

function fieldsOf(spot: Spot, what: string, known: readonly string[]): Fields {
  if (!spot.isMap) spot.wrong('script-not-a-map', spot.path === '' ? { what } : { what, field: spot.path });
  return spot.fields(known);
}

/** A field that is there and says something. */
function given(fields: Fields, name: string): Spot | null {
  const spot = fields.get(name);
  return spot === undefined || spot.js === null ? null : spot;
}

const listOf = (fields: Fields, name: string): Spot[] => given(fields, name)?.items() ?? [];

const needed = (map: Spot, fields: Fields, name: string): string => given(fields, name)?.word() ?? map.missing(name);

/** The files of packs that the scripts of a file name, for whoever must fetch them first. */
export function packsNamed(file: string, text: string): string[] {
  const named = new Set<string>();
  readScenarios(file, text, (pack) => {
    named.add(pack);
    return '';
  });
  return [...named];
}
