import { bounded, Fields, type Json, MOST_FACES, type Problem, type Result, reading } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import { readFace } from './read-face.ts';
import { readFighter } from './read-fighter.ts';
import { readPilot } from './read-pilot.ts';
import { type Face, type Fighter, MOST_COPIES, type Pack, type Pilot } from './types.ts';

const kinds = ['faces', 'fighters', 'pilots'] as const;

/** Everything that is wrong with a pack that came from outside; an empty list: it can be used. */
export function checkPack(given: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const note = (result: Result<unknown>): void => {
    if (!result.ok) problems.push(result.problem);
  };
  const head = bounded(given, () => reading(() => readHead(given)));
  if (!head.ok) return [head.problem];
  const [fields] = head.value;
  for (const [i, entry] of fields.list('faces').entries()) note(reading(() => readFace(entry, `faces[${i}]`)));
  for (const [i, entry] of fields.list('fighters').entries()) note(reading(() => readFighter(entry, `fighters[${i}]`)));
  for (const [i, entry] of fields.list('pilots').entries()) note(reading(() => readPilot(entry, `pilots[${i}]`)));
  if (problems.length === 0) note(reading(() => checkTogether(readAll(given))));
  return problems;
}

/** A pack from outside, or the first thing that is wrong with it. */
export const readPack = (given: unknown): Result<Required<Pack>> =>
  bounded(given, () =>
    reading(() => {
      const pack = readAll(given);
      checkTogether(pack);
      return pack;
    }),
  );

function readHead(given: unknown): [Fields, string] {
  const fields = new Fields(given, '');
  const system = fields.text('system', 'zero');
  if (system !== 'zero') refuse('wrong-system', 'system', { found: system, wanted: 'zero' });
  const name = fields.name('pack');
  for (const kind of kinds) fields.list(kind);
  fields.done();
  return [fields, name];
}

function readAll(given: unknown): Required<Pack> {
  const [fields, pack] = readHead(given);
  const each = <T>(kind: (typeof kinds)[number], read: (entry: Json, place: string) => T): T[] =>
    fields.list(kind).map((entry, i) => read(entry, `${kind}[${i}]`));
  const faces: Face[] = each('faces', readFace);
  const fighters: Fighter[] = each('fighters', readFighter);
  const pilots: Pilot[] = each('pilots', readPilot);
  return { system: 'zero', pack, faces, fighters, pilots };
}

/** What no entry can show by itself: no id and no card number twice. */
function checkTogether(pack: Required<Pack>): void {
  for (const kind of kinds) {
    const ids = new Set<string>();
    for (const [i, { id }] of pack[kind].entries()) {
      if (ids.has(id)) refuse('entry-twice', `${kind}[${i}].id`, { id });
      ids.add(id);
    }
  }
  checkNumbers(pack.faces);
  checkFaces(pack.faces);
}

/** No more faces, and no more cards of one, than a game can tell apart. */
export function checkFaces(faces: readonly Face[]): void {
  const shown = faces.filter(({ cards }) => cards.length > 0);
  if (shown.length > MOST_FACES) refuse('too-many-faces', 'faces', { faces: shown.length, most: MOST_FACES });
  for (const { id, cards } of shown) {
    if (cards.length > MOST_COPIES)
      refuse('too-many-copies', `faces.${id}`, { copies: cards.length, most: MOST_COPIES });
  }
}

/** CH-30.0b — every card has a number of its own. */
export function checkNumbers(faces: readonly Face[]): void {
  const numbers = new Map<number, string>();
  for (const { id, cards } of faces) {
    for (const { number } of cards) {
      const other = numbers.get(number);
      if (other !== undefined) refuse('card-number-twice', `faces.${id}`, { number, other });
      numbers.set(number, id);
    }
  }
}
