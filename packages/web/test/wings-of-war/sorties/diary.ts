/** Whether it has exactly these parts. */
const isShape = (what: object, parts: string): what is { readonly [part: string]: number } =>
  Object.keys(what).join() === parts;

/** Anything in few letters: numbers to a tenth, of what is true or false only what is true. */
export function inShort(what: unknown): string {
  if (typeof what === 'number') return Number.isFinite(what) ? String(Math.round(what * 10) / 10 + 0) : `${what}`;
  if (what === null || what === undefined || typeof what === 'boolean') return `${what ?? '–'}`;
  if (Array.isArray(what)) return `[${what.map(inShort).join(' ')}]`;
  if (what instanceof Map) return inShort(Object.fromEntries(what));
  if (typeof what !== 'object') return String(what);
  if (isShape(what, 'x,y,turn')) return `${inShort(what.x)} ${inShort(what.y)} ↻${inShort(what.turn)}`;
  if (isShape(what, 'x,y,width,height'))
    return `${inShort(what.x)} ${inShort(what.y)} ${inShort(what.width)}×${inShort(what.height)}`;
  const parts = Object.entries(what).flatMap(([name, value]) => {
    if (value === false || typeof value === 'function') return [];
    return [value === true ? name : `${name} ${inShort(value)}`];
  });
  return `(${parts.join(', ')})`;
}

/** What is told of a moment: each thing by its name. */
export type Entries = Iterable<readonly [name: string, told: string]>;

/** Tells of one moment after the other what has changed since the one before. */
export class Diary {
  private known = new Map<string, string>();
  private readonly lines: string[] = [];

  note(title: string, entries: Entries): void {
    const now = new Map(entries);
    const changed = [...now].filter(([name, told]) => this.known.get(name) !== told);
    const gone = [...this.known.keys()].filter((name) => !now.has(name));
    this.known = now;
    if (changed.length + gone.length === 0) return;
    this.lines.push(title, ...changed.map(([name, told]) => `  ${name}: ${told}`));
    if (gone.length > 0) this.lines.push(`  no more: ${gone.join(', ')}`);
  }

  get text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

/** Whatever it is, each under a name with its number. */
export const numbered = (name: string, all: readonly unknown[]): [string, string][] =>
  all.map((one, i) => [`${name} ${i + 1}`, typeof one === 'string' ? one : inShort(one)]);
