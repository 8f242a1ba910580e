import type { Json, Problem } from '@tallyho/kernel';
import { type HelpTopic, type Language, number, sentence, type TextId, type TextParams, text } from '@tallyho/words';
import type { OptionSpecs, Values } from './options.ts';

/** How a command ended. */
export const OK = 0;
/** It did its work and found something wrong, or could not do it. */
export const FINDINGS = 1;
/** It was not asked properly. */
export const USAGE = 2;

/** All that a command touches of the world outside. */
export interface Shell {
  readonly language: Language;
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether somebody watches standard error. */
  readonly isWatched: boolean;
  out(text: string): void;
  err(text: string): void;
}

/** What a command is given: the shell, and ways to speak to it. */
export class Speaker {
  readonly shell: Shell;
  readonly json: boolean;

  constructor(shell: Shell, json: boolean) {
    this.shell = shell;
    this.json = json;
  }

  text<I extends TextId>(id: I, params: TextParams<I>): string {
    return text(id, params, this.shell.language);
  }

  /** A line for people; programs that asked for JSON do not get it. */
  say<I extends TextId>(id: I, params: TextParams<I>): void {
    this.print(this.text(id, params));
  }

  print(line: string): void {
    if (!this.json) this.shell.out(`${line}\n`);
  }

  /** What a program reads, once, at the end. */
  data(value: unknown): void {
    if (this.json) this.shell.out(`${JSON.stringify(value, null, 2)}\n`);
  }

  sentence(problem: Problem): string {
    return sentence(problem, this.shell.language);
  }

  number(value: number): string {
    return number(value, this.shell.language);
  }

  /** A line on standard error, for people. */
  tell<I extends TextId>(id: I, params: TextParams<I>): void {
    this.shell.err(`${this.text(id, params)}\n`);
  }

  /** Says what went wrong, in words and for a program, and passes the exit code on. */
  fail(problem: Problem, code: number): number {
    this.shell.err(`${this.sentence(problem)}\n`);
    this.data({ problem: asJson(problem, this.sentence(problem)) });
    return code;
  }
}

export const asJson = ({ code, place, facts }: Problem, sentence: string): Json => ({ code, place, facts, sentence });

export interface Command<O extends OptionSpecs = OptionSpecs> {
  readonly name: HelpTopic;
  readonly options: O;
  /** How many words may stand beside the options. */
  readonly words: { readonly least: number; readonly most: number };
  run(values: Values<O>, words: readonly string[], speaker: Speaker): number | Promise<number>;
}

export const NO_WORDS = { least: 0, most: 0 };
export const ONE_WORD = { least: 1, most: 1 };
export const ANY_WORDS = { least: 0, most: Number.POSITIVE_INFINITY };
export const SOME_WORDS = { least: 1, most: Number.POSITIVE_INFINITY };
