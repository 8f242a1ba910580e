import { type Json, ok, problem, type Result } from '@tallyho/kernel';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import type { Action, Open, Scenario, ScriptStep, Variant } from './format.ts';
import { readLesson, readTeaching } from './read-lesson.ts';
import { Unreadable } from './unreadable.ts';

/** A place in the file, for messages. */
type Where = (node: unknown) => string;

/** All the scripted games of a file: one, or several with `---` between them. */
export function readScenarios(file: string, text: string): Result<Scenario[]> {
  const lines = new LineCounter();
  const lineOf = (node: unknown): number => {
    const range = (node as Node | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const where: Where = (node) => `${file}:${lineOf(node)}`;
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines });
    const scenarios: Scenario[] = [];
    for (const document of Array.isArray(documents) ? documents : []) {
      const [error] = document.errors;
      if (error !== undefined) {
        const line = lines.linePos(error.pos[0]).line;
        throw new Unreadable('script-yaml', `${file}:${line}`, { detail: error.message.split('\n')[0] });
      }
      const tangle = aliasTrouble(document);
      if (tangle !== null) throw new Unreadable('script-yaml', where(document.contents), { detail: tangle });
      const { contents } = document;
      if (contents === null || (isScalar(contents) && contents.value === null)) continue;
      scenarios.push(new Reader(file, document, where, lineOf).scenario(contents));
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

const scenarioFields = [
  'title',
  'system',
  'rules',
  'options',
  'seed',
  'given',
  'steps',
  'variants',
  'open',
  'lesson',
  'conform',
  'note',
];
const variantFields = ['title', 'from', 'rules', 'steps', 'open', 'note'];
const besides = ['label', 'teach', 'note'];
const verbs = [
  'undo',
  'no-undo',
  'offered',
  'exactly-offered',
  'not-offered',
  'asked',
  'expect',
  'sees',
  'happens',
  'draws',
] as const;
type Verb = (typeof verbs)[number];

class Reader {
  private readonly file: string;
  private readonly document: Document;
  private readonly where: Where;
  private readonly lineOf: (node: unknown) => number;

  constructor(file: string, document: Document, where: Where, lineOf: (node: unknown) => number) {
    this.file = file;
    this.document = document;
    this.where = where;
    this.lineOf = lineOf;
  }

  scenario(node: unknown): Scenario {
    const map = this.map(node, 'script');
    this.onlyFields(map, scenarioFields);
    const steps = this.steps(map);
    const variants = this.list(map, 'variants').map((item) => this.variant(item));
    this.checkLabels(steps, variants, map);
    return {
      file: this.file,
      line: this.lineOf(node),
      title: this.text(map, 'title'),
      system: this.text(map, 'system'),
      rules: this.texts(map, 'rules'),
      options: this.js(map, 'options'),
      seed: this.has(map, 'seed') ? this.text(map, 'seed') : 'script',
      given: this.js(map, 'given'),
      steps,
      variants,
      open: this.open(map),
      lesson: this.has(map, 'lesson') ? readLesson(this.js(map, 'lesson'), this.where(map.get('lesson', true))) : null,
      conform: this.flag(map, 'conform'),
    };
  }

  private variant(node: unknown): Variant {
    const map = this.map(node, 'variant');
    this.onlyFields(map, variantFields);
    const from = this.has(map, 'from') ? this.text(map, 'from') : 'start';
    return {
      title: this.text(map, 'title'),
      line: this.lineOf(node),
      from: from === 'start' ? null : from,
      rules: this.texts(map, 'rules'),
      steps: this.steps(map),
      open: this.open(map),
    };
  }

  private steps(map: YAMLMap): ScriptStep[] {
    return this.list(map, 'steps').map((item) => this.step(item));
  }

  private step(node: unknown): ScriptStep {
    const map = this.map(node, 'step');
    const js = this.whole(map);
    const keys = Object.keys(js).filter((key) => !besides.includes(key));
    if (keys.length > 1) {
      throw new Unreadable('script-unknown-field', this.where(node), { field: keys[1], in: 'step' });
    }
    const [key] = keys;
    return {
      line: this.lineOf(node),
      action: key === undefined ? { do: 'teach' } : this.action(node, key, js[key]),
      label: js.label === undefined ? null : this.word(node, js.label, 'label'),
      teach: js.teach === undefined ? null : readTeaching(js.teach, this.where(node)),
    };
  }

  private action(node: unknown, key: string, value: Json): Action {
    if (!verbs.includes(key as Verb)) return { do: 'choose', seat: key, text: this.word(node, value, key) };
    const verb = key as Verb;
    switch (verb) {
      case 'undo':
      case 'no-undo':
        return { do: verb, seat: this.word(node, value, verb) };
      case 'expect':
        return { do: 'expect', tree: value };
      case 'draws':
        return { do: 'draws', cards: value };
      case 'happens':
        return { do: 'happens', events: Array.isArray(value) ? value : [value] };
      case 'sees': {
        const [seat, tree] = this.pair(node, value, verb);
        return { do: 'sees', seat, tree };
      }
      case 'offered':
      case 'exactly-offered': {
        const [seat, texts] = this.pair(node, value, verb);
        return { do: verb, seat, texts: this.words(node, texts, verb) };
      }
      case 'asked':
      case 'not-offered': {
        const { reason = null, because = null, ...rest } = this.object(node, value, verb);
        const [seat, text] = this.pair(node, rest, verb);
        const kind = this.word(node, text, verb);
        const rule = because === null ? null : this.word(node, because, 'because');
        const why = reason === null ? null : this.word(node, reason, 'reason');
        if (verb === 'not-offered') return { do: verb, seat, text: kind, reason: why, because: rule };
        if (why !== null) throw new Unreadable('script-unknown-field', this.where(node), { field: 'reason', in: verb });
        return { do: verb, seat, kind, because: rule };
      }
    }
  }

  private checkLabels(steps: readonly ScriptStep[], variants: readonly Variant[], map: YAMLMap): void {
    const labels = new Set<string>();
    for (const { label, line } of steps) {
      if (label === null) continue;
      if (labels.has(label)) throw new Unreadable('script-doubled-label', `${this.file}:${line}`, { label });
      labels.add(label);
    }
    for (const { from, line } of variants) {
      if (from === null || labels.has(from)) continue;
      throw new Unreadable('script-unknown-label', `${this.file}:${line || this.lineOf(map)}`, { label: from });
    }
  }

  private open(map: YAMLMap): Open {
    const value = this.js(map, 'open');
    if (value === null || value === false) return 'none';
    if (value === true) return 'any';
    if (typeof value === 'string') return { [value]: '' };
    const node = map.get('open', true);
    if (Array.isArray(value)) return Object.fromEntries(this.words(node, value, 'open').map((seat) => [seat, '']));
    const kinds = Object.entries(this.object(node, value, 'open'));
    return Object.fromEntries(kinds.map(([seat, kind]) => [seat, kind === null ? '' : this.word(node, kind, seat)]));
  }

  private map(node: unknown, what: string): YAMLMap {
    const real = this.real(node);
    if (!isMap(real)) throw new Unreadable('script-not-a-map', this.where(node), { what });
    return real as YAMLMap;
  }

  private list(map: YAMLMap, field: string): unknown[] {
    const node = this.real(map.get(field, true));
    if (node === undefined) return [];
    if (!isSeq(node)) throw new Unreadable('script-wrong-type', this.where(node), { field, wanted: 'list' });
    return node.items;
  }

  /** What an alias stands for. */
  private real(node: unknown): unknown {
    return isAlias(node) ? node.resolve(this.document) : node;
  }

  private whole(map: YAMLMap): { [key: string]: Json } {
    return map.toJS(this.document);
  }

  private js(map: YAMLMap, field: string): Json | null {
    const whole = this.whole(map);
    return Object.hasOwn(whole, field) ? whole[field] : null;
  }

  private has(map: YAMLMap, field: string): boolean {
    return this.js(map, field) !== null;
  }

  private flag(map: YAMLMap, field: string): boolean {
    const value = this.js(map, field) ?? false;
    if (typeof value === 'boolean') return value;
    throw new Unreadable('script-wrong-type', this.where(map.get(field, true)), { field, wanted: 'true or false' });
  }

  private text(map: YAMLMap, field: string): string {
    const value = this.js(map, field);
    if (value === null) throw new Unreadable('script-missing-field', this.where(map), { field });
    return this.word(map.get(field, true), value, field);
  }

  private texts(map: YAMLMap, field: string): string[] {
    const value = this.js(map, field);
    return value === null ? [] : this.words(map.get(field, true), value, field);
  }

  /** A list of texts, or one text that stands for a list of one. */
  private words(node: unknown, value: Json, field: string): string[] {
    return (Array.isArray(value) ? value : [value]).map((item) => this.word(node, item, field));
  }

  private word(node: unknown, value: Json | undefined, field: string): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
    throw new Unreadable('script-wrong-type', this.where(node), { field, wanted: 'text' });
  }

  private object(node: unknown, value: Json, field: string): { [key: string]: Json } {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as { [key: string]: Json };
    throw new Unreadable('script-wrong-type', this.where(node), { field, wanted: 'map' });
  }

  /** A map with one key: the seat. */
  private pair(node: unknown, value: Json, field: string): [string, Json] {
    const entries = Object.entries(this.object(node, value, field));
    if (entries.length !== 1)
      throw new Unreadable('script-wrong-type', this.where(node), { field, wanted: 'one seat' });
    return entries[0];
  }

  private onlyFields(map: YAMLMap, fields: readonly string[]): void {
    for (const pair of map.items) {
      const key = String(pair.key);
      if (!fields.includes(key)) throw new Unreadable('script-unknown-field', this.where(pair.key), { field: key });
    }
  }
}
