import { parseArgs } from 'node:util';
import { type Json, ok, problem, type Result } from '@tallyho/kernel';
import { nearest } from '@tallyho/rulebook';
import type { CliProblem } from '@tallyho/words';

/** What may stand after `--name`. */
export type OptionSpec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number }
  | { readonly kind: 'number'; readonly from: number; readonly to: number };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

export const flag = { kind: 'flag' } as const;
export const text = { kind: 'text' } as const;
export const whole = (from: number, to: number) => ({ kind: 'whole', from, to }) as const;
export const number = (from: number, to: number) => ({ kind: 'number', from, to }) as const;
export const oneOf = <const V extends string>(values: readonly V[]) => ({ kind: 'one-of', values }) as const;

type ValueOf<S extends OptionSpec> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'whole' | 'number' }
    ? number
    : S extends { kind: 'one-of'; values: readonly (infer V)[] }
      ? V
      : string;

/** The options that were given, by name. */
export type Values<O extends OptionSpecs> = { readonly [N in keyof O]?: ValueOf<O[N]> };

export interface Given<O extends OptionSpecs> {
  readonly values: Values<O>;
  /** What stands on the line besides the options: files, rule ids … */
  readonly words: readonly string[];
}

type Objection = Result<never, CliProblem>;

/** Reads a command line; a repeated option counts as it was given last. */
export function readOptions<O extends OptionSpecs>(specs: O, args: readonly string[]): Result<Given<O>, CliProblem> {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values: { [name: string]: Json } = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (spec === undefined) return unknownOption(token.rawName, specs);
    const read = readValue(spec, token.rawName, token.value, token.inlineValue === true);
    if (!read.ok) return read;
    values[token.name] = read.value;
  }
  return ok({ values: values as Values<O>, words });
}

function unknownOption(name: string, specs: OptionSpecs): Objection {
  const known = Object.keys(specs).map((option) => `--${option}`);
  return problem('option-unknown', name, { known, near: nearest(name, known, 1) });
}

function readValue(
  spec: OptionSpec,
  name: string,
  value: string | undefined,
  inline: boolean,
): Result<Json, CliProblem> {
  if (spec.kind === 'flag') return inline ? problem('option-takes-no-value', name, { found: value ?? '' }) : ok(true);
  if (value === undefined || value === '' || (!inline && /^--?[a-z]/i.test(value)))
    return problem('option-needs-value', name);
  switch (spec.kind) {
    case 'text':
      return ok(value);
    case 'one-of':
      return spec.values.includes(value) ? ok(value) : wrong(name, spec.values, value);
    case 'whole':
      return /^\d{1,15}$/.test(value) ? inRange(spec, name, value) : wrong(name, range(spec), value);
    case 'number':
      return /^\d{1,9}(\.\d{1,9})?$/.test(value) ? inRange(spec, name, value) : wrong(name, range(spec), value);
  }
}

const range = ({ from, to }: { from: number; to: number }): string => `${from} … ${to}`;

const inRange = (spec: { from: number; to: number }, name: string, value: string): Result<Json, CliProblem> =>
  Number(value) >= spec.from && Number(value) <= spec.to ? ok(Number(value)) : wrong(name, range(spec), value);

const wrong = (name: string, wanted: Json, found: string): Objection =>
  problem('option-wrong-value', name, { wanted, found });
