/*
 * What a model tells, as text that can be read: a line for each thing, with the way to it. Of a telling that follows
 * another only what has changed is written, so that whole games cost little.
 */

/** What is short enough stands in one line. */
const WIDE = 150;
/** So many places of a line on a map are written; of longer ones the first, the last, and the sum. */
const FEW = 8;

type Lines = Map<string, string>;

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlace = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') && value.length === 2;

const figure = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** An aircraft by its name, and by what it looks like if nobody has drawn it. */
function craft({ id, name, looks }: { id: string; name: string; looks: object }): string {
  const known = Object.values(looks).filter((one) => one !== undefined);
  return `‹${id} ${name}${known.length === 0 ? '' : ` ${known.join(' ')}`}›`;
}

const isCraft = (value: object): value is { id: string; name: string; looks: object } => 'looks' in value;

function course(places: readonly (readonly number[])[]): string {
  const said = (place: readonly number[]): string => place.map(figure).join('/');
  if (places.length <= FEW) return places.map(said).join(' ');
  const sum = places.flat().reduce((all, one) => all + one, 0);
  return `${said(places[0])} … ${said(places[places.length - 1])} (${places.length}, Σ ${figure(sum)})`;
}

/** What is not there, is not said. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const told = (value: object): (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, one]) => !isNothing(one));

/** In one line, if it is short; otherwise null. */
function short(value: unknown): string | null {
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (!isPlain(value)) return String(value);
  if (value instanceof Map) return value.size === 0 ? '{}' : null;
  if (isCraft(value)) return craft(value);
  if (Array.isArray(value) && value.length > 1 && value.every(isPlace)) return course(value);
  const parts = Array.isArray(value)
    ? value.map(short)
    : told(value).map(([key, one]) => {
        const said = short(one);
        return said === null ? null : one === true ? key : `${key}: ${said}`;
      });
  if (parts.includes(null)) return null;
  const text = Array.isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
  return text.length > WIDE ? null : text;
}

function gather(value: unknown, path: string, into: Lines): void {
  if (typeof value === 'function') return;
  const said = short(value);
  if (said !== null || !isPlain(value)) {
    into.set(path, said ?? String(value));
    return;
  }
  const entries = value instanceof Map ? [...value] : Array.isArray(value) ? Object.entries(value) : told(value);
  for (const [key, one] of entries) gather(one, path === '' ? String(key) : `${path}.${key}`, into);
}

/** Rows of a list move up and down. */
const anyRow = (path: string, said: string): string => `${path.replace(/\b\d+\b/g, '#')}: ${said}`;

/** Writes down tellings one after the other, each as what is new in it. */
export class Writer {
  private readonly lines: string[] = [];
  private readonly last = new Map<string, Lines>();
  private latest: Lines = new Map();

  /** `about`: whose telling it is; it is held against the one before about the same. What the latest telling has just said is not said again. */
  tell(title: string, about: string, value: unknown): void {
    const now: Lines = new Map();
    gather(value, '', now);
    const before = this.last.get(about) ?? new Map<string, string>();
    const rows = new Set([...before].map(([path, said]) => anyRow(path, said)));
    const isKnown = ([path, said]: readonly [string, string]): boolean =>
      rows.has(anyRow(path, said)) || this.latest.get(path) === said;
    const fresh = [...now].filter((line) => !isKnown(line)).map(([path, said]) => `  ${path}: ${said}`);
    const gone = [...before.keys()].filter((path) => !now.has(path));
    this.lines.push(`# ${title}`, ...fresh);
    if (gone.length > 0) this.lines.push(`  gone: ${shortened(gone).join(', ')}`);
    this.last.set(about, now);
    if (about.startsWith('seat')) this.latest = now;
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

/** Ways that begin alike are named once. */
function shortened(paths: readonly string[]): string[] {
  const heads = Map.groupBy(paths, (path) => path.split('.').slice(0, 2).join('.'));
  return [...heads].map(([head, all]) => (all.length === 1 ? all[0] : `${head} (${all.length})`));
}
