import type { Json } from '@tallyho/kernel';
import { type Document, isAlias, isMap, isSeq, type Node } from 'yaml';
import type { Lines } from './lines.ts';
import type { ScenarioProblem } from './problems.ts';
import { Unreadable } from './unreadable.ts';

/** The file that is being read. */
export interface Source {
  readonly file: string;
  readonly document: Document;
  lineOf(node: unknown): number;
}

/** A value in the file, with the path that leads to it. Whatever is wrong with it is told with path and line. */
export class Spot {
  readonly path: string;
  readonly line: number;
  private readonly source: Source;
  private readonly node: unknown;

  /** `line`: where its name stands, for a value that is not written. */
  constructor(source: Source, node: unknown, path: string, line: number) {
    this.source = source;
    this.path = path;
    this.node = isAlias(node) ? node.resolve(source.document) : node;
    this.line = (node as Node | null)?.range ? source.lineOf(node) : line;
  }

  get place(): string {
    return `${this.source.file}:${this.line}`;
  }

  get js(): Json {
    const { node } = this;
    return isNode(node) ? (node.toJS(this.source.document) ?? null) : null;
  }

  get isMap(): boolean {
    return isMap(this.node);
  }

  get isList(): boolean {
    return isSeq(this.node);
  }

  /** Its fields by their names, in the order of the file; with `known`, no others. */
  fields(known?: readonly string[]): ReadonlyMap<string, Spot> {
    const { node, source } = this;
    if (!isMap(node)) return this.wrongType('map');
    const fields = new Map<string, Spot>();
    for (const { key, value } of node.items) {
      const name = String(isNode(key) ? key.toJS(source.document) : key);
      const spot = new Spot(source, value, this.at(name), source.lineOf(key));
      if (known !== undefined && !known.includes(name)) {
        throw new Unreadable('script-unknown-field', `${source.file}:${source.lineOf(key)}`, { field: spot.path });
      }
      fields.set(name, spot);
    }
    return fields;
  }

  items(): Spot[] {
    const { node, source } = this;
    if (!isSeq(node)) return this.wrongType('list');
    return node.items.map((item, i) => new Spot(source, item, `${this.path}[${i}]`, this.line));
  }

  word(): string {
    const { js } = this;
    if (typeof js === 'string' || typeof js === 'number' || typeof js === 'boolean') return String(js);
    return this.wrongType('text');
  }

  number(): number {
    const { js } = this;
    return typeof js === 'number' ? js : this.wrongType('number');
  }

  flag(): boolean {
    const { js } = this;
    return typeof js === 'boolean' ? js : this.wrongType('true or false');
  }

  /** A list of texts, or one text that stands for a list of one. */
  words(): string[] {
    return this.isList ? this.items().map((item) => item.word()) : [this.word()];
  }

  /** The lines of all that is in it; `from` is what their paths begin with. */
  lines(from: string): Lines {
    const lines: { [path: string]: number } = { [from]: this.line };
    if (this.isMap)
      for (const [name, spot] of this.fields())
        Object.assign(lines, spot.lines(from === '' ? name : `${from}.${name}`));
    if (this.isList) for (const [i, spot] of this.items().entries()) Object.assign(lines, spot.lines(`${from}[${i}]`));
    return lines;
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  missing(name: string): never {
    return this.wrong('script-missing-field', { field: this.at(name) });
  }

  wrongType(wanted: string): never {
    return this.wrong('script-wrong-type', { field: this.path, wanted });
  }

  wrong(code: ScenarioProblem, facts: { readonly [name: string]: Json }): never {
    throw new Unreadable(code, this.place, facts);
  }
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'toJS' in node;
