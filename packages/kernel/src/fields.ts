import type { Json } from './json.ts';
import { MOST_NAME, tooLong } from './limits.ts';
import { quote } from './quote.ts';
import { type KernelProblem, ok, type Problem, problem, type Result } from './result.ts';
import type { RuleId } from './state.ts';

/** Thrown while a map from outside is read; `reading` turns it into a Result. */
class Misfit extends Error {
  readonly problem: Problem;
  constructor(code: string, place: string, facts: Problem['facts']) {
    super(code);
    this.problem = { code, place, facts };
  }
}

/** Says that what was given does not fit. Only inside `reading`. */
export function misfit(code: string, place: string, facts: Problem['facts'] = {}): never {
  throw new Misfit(code, place, facts);
}

/** Says that a constructed situation contradicts a rule. Only inside `reading`. */
export function impossible(place: string, rule: RuleId, facts: Problem['facts'] = {}): never {
  return misfit('situation-impossible' satisfies KernelProblem, place, { rule, ...facts });
}

/** Reads something from outside: the first misfit ends it with a problem. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Misfit) return problem(error.problem.code, error.problem.place, error.problem.facts);
    throw error;
  }
}

const wrong = (place: string, wanted: Json, found: Json): never =>
  misfit('field-wrong-value', place, { wanted, found });

/** A map from outside, read field by field. Whatever has not been asked for by `done()` should not be there. */
export class Fields {
  readonly place: string;
  private readonly map: { readonly [name: string]: unknown };
  private readonly asked = new Set<string>();

  constructor(given: unknown, place: string) {
    this.place = place;
    if (given === null || given === undefined) this.map = {};
    else if (typeof given === 'object' && !Array.isArray(given)) this.map = given as { [name: string]: unknown };
    else misfit('field-not-a-map' satisfies KernelProblem, place);
  }

  has(name: string): boolean {
    return this.raw(name) !== null;
  }

  names(): string[] {
    return Object.keys(this.map);
  }

  /** The value as it is; null when it is not there. */
  raw(name: string): Json {
    this.asked.add(name);
    return ((Object.hasOwn(this.map, name) ? this.map[name] : null) ?? null) as Json;
  }

  int(name: string, from: number, to: number, otherwise?: number): number {
    const value = this.raw(name);
    if (value === null) return otherwise ?? this.missing(name);
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
      return wrong(this.at(name), `${from} … ${to}`, value);
    }
    return value;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.raw(name);
    if (value === null) return otherwise;
    return typeof value === 'boolean' ? value : wrong(this.at(name), [true, false], value);
  }

  text(name: string, otherwise?: string): string {
    const value = this.raw(name);
    if (value === null) return otherwise ?? this.missing(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : wrong(this.at(name), 'text', value);
  }

  /** What somebody or something is called: a text that fits on a line. */
  name(name: string, otherwise?: string): string {
    const text = this.text(name, otherwise);
    if (text.length <= MOST_NAME) return text;
    const { code, place, facts } = tooLong(this.at(name), MOST_NAME, text);
    return misfit(code, place, facts);
  }

  oneOf<T extends string>(name: string, values: readonly T[], otherwise?: T): T {
    const value = this.raw(name);
    if (value === null) return otherwise ?? this.missing(name);
    return values.find((v) => v === value) ?? wrong(this.at(name), values, value);
  }

  /** A list of no more entries than this, or of as many as there are. */
  list(name: string, most = Number.POSITIVE_INFINITY): readonly Json[] {
    const value = this.raw(name);
    if (value === null) return [];
    if (!Array.isArray(value)) return wrong(this.at(name), 'list', value);
    if (value.length > most) misfit('list-too-long', this.at(name), { most, found: value.length });
    return value;
  }

  fields(name: string): Fields {
    return new Fields(this.raw(name), this.at(name));
  }

  /** Every field must have been asked for. */
  done(): void {
    const unknown = Object.keys(this.map).find((name) => !this.asked.has(name));
    if (unknown !== undefined)
      misfit('field-unknown', this.at(quote(unknown)), { name: unknown, known: [...this.asked] });
  }

  at(name: string): string {
    return this.place === '' ? name : `${this.place}.${name}`;
  }

  private missing(name: string): never {
    return misfit('field-missing', this.at(name), { name });
  }
}
