/*
 * What a table says through a whole game, written down once: of each moment only what has changed since the one before. So
 * a long game is a short text, and whoever changes what is said sees where.
 */

type Line = readonly [path: string, text: string];

/** What is short stands in one line. */
const SHORT = 150;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** A list that grows stands in lines of its own from the first. */
const LONG_WORDS = 16;
const isSentences = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  (value.join().length > SHORT || value.some((one) => one.length > LONG_WORDS));

/** Maps as lists of what they hold, nothing where nothing is said, functions by their being there. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (value instanceof Set) return plain([...value]);
  if (typeof value === 'function') return undefined;
  if (Array.isArray(value)) return value.map((one) => plain(one) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one)] as const);
  return Object.fromEntries(entries.filter(([, one]) => !isNothing(one)));
}

/** `{ a: 1, b: [2] }` as `a 1, b [2]`. */
function short(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(short).join(' | ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([key, one]) => (one === true ? key : `${key} ${short(one)}`))
    .join(', ')}}`;
}

function* linesOf(path: string, value: unknown): Generator<Line> {
  if (isSentences(value)) for (const one of value) yield [`${path} “${one}”`, ''];
  else {
    const text = short(value);
    const isLong = text.length > SHORT && typeof value === 'object' && value !== null;
    if (!isLong) yield [path, text];
    else for (const [key, one] of Object.entries(value)) yield* linesOf(path === '' ? key : `${path}.${key}`, one);
  }
}

/** Whether something stands there still, told at once or in parts. */
const isThere = (path: string, now: ReadonlyMap<string, string>): boolean =>
  [...now.keys()].some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));

/** Of a thing that is gone with all its parts, the thing. */
function topOf(path: string, now: ReadonlyMap<string, string>): string {
  const parts = path.split('.');
  const tops = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  return tops.find((top) => !isThere(top, now)) ?? path;
}

export class Account {
  private readonly known = new Map<string, ReadonlyMap<string, string>>();
  private readonly faces = new Map<string, string>();
  private readonly lines: string[] = [];

  /** Everything that somebody sees now; what was the same when he looked last is left out. */
  moment(title: string, value: object, who = ''): void {
    const before = this.known.get(who) ?? new Map<string, string>();
    const now = new Map(linesOf('', this.shortened(plain(value))));
    this.lines.push('', `## ${title}`);
    for (const [path, text] of now)
      if (before.get(path) !== text) this.lines.push(text === '' ? `+ ${path}` : `${path}: ${text}`);
    for (const [path, text] of before) if (!now.has(path) && text === '') this.lines.push(`- ${path}`);
    const gone = [...before].flatMap(([path, text]) => (text === '' || isThere(path, now) ? [] : [topOf(path, now)]));
    if (gone.length > 0) this.lines.push(`gone: ${[...new Set(gone)].join(', ')}`);
    this.known.set(who, now);
  }

  /** What stands for itself: it is not compared with anything. */
  aside(title: string, value: object): void {
    this.lines.push(`# ${title}`);
    for (const [path, text] of linesOf('', this.shortened(plain(value))))
      this.lines.push(text === '' ? `  ${path}` : `  ${path}: ${text}`);
  }

  get text(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }

  /** The face of a card is written down once; then its title is enough, with a number where one title has several. */
  private shortened(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.shortened(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key === 'face' ? this.face(one) : this.shortened(one)]),
    );
  }

  private face(face: unknown): string {
    const text = short(face);
    const known = this.faces.get(text);
    if (known !== undefined) return known;
    const name = `${(face as { readonly title?: string }).title ?? ''} #${this.faces.size + 1}`;
    this.faces.set(text, name);
    this.lines.push(`# face ${name}: ${text}`);
    return name;
  }
}
