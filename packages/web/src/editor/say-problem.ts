import type { Json, Problem } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import { type AnyPack, type Catalogue, entriesOf, type KindName } from '../content/catalogue.ts';
import { nameOf } from '../content/names.ts';
import { type ContentWords, fieldWords, valueWords } from '../content/words/words.ts';
import { texts } from '../words/language.tsx';
import { type Path, stepsIn, stepsOf } from './change.ts';
import { type FileKind, fileKinds, nameIn } from './contents.ts';
import { decimalOf } from './form/say.ts';
import { unitOf, writeNumber } from './form/units.ts';
import type { EditorWords } from './words/en.ts';

/** A pack, and the words of whoever reads what is wrong with it. */
export interface Reader {
  readonly catalogue: Catalogue;
  readonly pack: AnyPack;
  readonly c: ContentWords;
  readonly w: EditorWords;
  readonly language: Language;
}

const isIn = <K extends string>(names: readonly K[], name: unknown): name is K => names.some((each) => each === name);

/** What a list of entries is called. */
function listName({ catalogue, c, w }: Reader, kind: string | number | undefined): string | null {
  if (isIn(catalogue.kinds, kind)) return c.kinds[kind];
  return isIn<FileKind>(fileKinds, kind) ? w.fileKinds[kind] : null;
}

/** A field by the name that its form has for it; one of a campaign's sheet, which has no form, by that of the sheet. */
function fieldName({ c, w }: Reader, field: string, isSheet: boolean): string {
  const [onSheets, measured]: readonly { readonly [field: string]: string }[] = [w.sheetFields, w.measured];
  const words = isSheet ? (onSheets[field] ?? fieldWords(c, field)) : (measured[field] ?? fieldWords(c, field));
  // What a sheet lists by the names of cards, places or tracks.
  return words === field ? valueWords(c, field) : words;
}

/** The way to a value inside an entry: 'Front, Horsepower, post-turn'. */
function wayTo(reader: Reader, path: Path, isSheet: boolean): readonly string[] {
  const parts: { readonly [field: string]: readonly string[] } = reader.w.parts;
  // On an aircraft of the Great War the front is a gun, elsewhere a side of the card.
  if (reader.catalogue.system === 'wings-of-war' && path[0] === 'front') return [reader.c.frontGun];
  return path.flatMap((step, at) => {
    const [before, next] = [path[at - 1], path[at + 1]];
    if (typeof step === 'number') return [parts[String(before)]?.[step] ?? reader.c.nth(step + 1)];
    if (step === 'sources') return [reader.w.ourSource];
    // Of the sources, `all` is that of the whole entry.
    if (step === 'all' && before === 'sources') return [];
    // The rows of a Missions table are called by the cards that are drawn.
    if (isSheet && before === 'table') return [step.replaceAll('-', ' ').toUpperCase()];
    return typeof next === 'number' && parts[step]?.[next] !== undefined ? [] : [fieldName(reader, step, isSheet)];
  });
}

/** The place of something in a pack: the entry by its name, and the way to it there. */
function placeIn(reader: Reader, path: Path): string {
  const { catalogue, pack, c } = reader;
  const [kind, at, ...rest] = path;
  const list = listName(reader, kind);
  if (list === null) return wayTo(reader, path, true).join(', ');
  if (typeof at !== 'number') return [list, ...wayTo(reader, path.slice(1), false)].join(', ');
  const isForm = isIn<KindName>(catalogue.kinds, kind);
  const entry = isForm ? entriesOf(pack, kind)[at] : (pack[String(kind)] as readonly Json[] | undefined)?.[at];
  const name = isForm && entry !== undefined ? nameOf(entry as never, catalogue, kind, c) : nameIn(entry);
  return [
    name.trim() === '' || name === '?' ? `${list}, ${c.nth(at + 1)}` : name,
    ...wayTo(reader, rest, !isForm),
  ].join(', ');
}

/** Of these the problem is about what stands in the pack, which is quoted as it stands there. */
const quoted = ['content-unknown-value', 'content-bad-id', 'content-bad-source', 'content-bad-letter'];

function factIn(reader: Reader, problem: Problem, name: string, value: Json, path: Path): Json {
  const { c, language } = reader;
  const field = typeof path.at(-1) === 'number' ? path.at(-2) : path.at(-1);
  if (name === 'name' && typeof value === 'string') {
    // The source of the whole entry is called as its field is.
    if (value === 'all' && path.includes('sources')) return reader.w.ourSource;
    // A source is listed by the way to what it is the source of.
    if (isSource(path)) return wayTo(reader, stepsOf(value), isOfSheet(reader, path)).join(', ');
    return problem.code === 'content-missing-field'
      ? wayTo(reader, [value], isOfSheet(reader, path)).join(', ')
      : value;
  }
  if (name === 'first' && typeof value === 'string') return placeIn(reader, stepsIn(reader.pack, value));
  if (typeof value === 'number') return minus(writeNumber(value, unitOf(field), decimalOf(language)));
  // What may stand on a sheet is typed into its file, and quoted as it stands there.
  if (name === 'allowed' && Array.isArray(value) && isOfSheet(reader, path))
    return value.map((item: Json) => (typeof item === 'string' ? reader.w.quoted(item) : item));
  if (Array.isArray(value)) return value.map((item: Json) => factIn(reader, problem, 'item', item, path));
  const kinds: { readonly [kind: string]: string } = reader.w.kinds;
  if (name === 'found' && kinds[String(value)] !== undefined) return kinds[String(value)];
  if (name === 'id' || name === 'rule' || (name === 'found' && quoted.includes(problem.code))) return value;
  if (name === 'wanted' && value === 'boolean') return `${c.yes} / ${c.no}`;
  if (problem.code === 'content-wrong-type') return value;
  return typeof value === 'string' ? valueWords(c, value) : value;
}

const isSource = (path: Path): boolean => path.indexOf('sources') > 1;

const isOfSheet = ({ catalogue }: Reader, [kind]: Path): boolean => !isIn(catalogue.kinds, kind);

/** A problem whose facts are in the reader's words: fields, values and places by the names that the page has for them. */
export function toldTo(reader: Reader, problem: Problem): Problem {
  const path = stepsIn(reader.pack, problem.place);
  const facts = Object.entries(problem.facts).map(([name, value]) => [
    name,
    value === undefined ? value : factIn(reader, problem, name, value, path),
  ]);
  return { ...problem, facts: Object.fromEntries(facts) };
}

/** What is wrong with a pack, in the reader's language, with its place. */
export function sayProblem(reader: Reader, problem: Problem): string {
  const path = stepsIn(reader.pack, problem.place);
  const isAboutField = problem.code === 'content-missing-field' || problem.code === 'content-unknown-field';
  const place = placeIn(
    reader,
    !isAboutField ? path : isSource(path.slice(0, -1)) ? path.slice(0, path.indexOf('sources') + 1) : path.slice(0, -1),
  );
  if (problem.code === 'content-bad-source') {
    const said = reader.w.badSource(String(problem.facts.found));
    return `${place}${texts[reader.language].colon} ${said}`;
  }
  return sentence({ ...toldTo(reader, problem), place }, reader.language);
}
