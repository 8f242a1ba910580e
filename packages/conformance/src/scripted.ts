import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Script } from '@tallyho/kernel';
import { type Failure, readScenarios, runLine, type Scenario, type Variant } from '@tallyho/scenario';

/** A line of play of a scripted game: the game itself, or one of its variants. */
export interface ScriptedLine {
  readonly file: string;
  /** The ids of its rules, and its title. */
  readonly name: string;
  readonly scenario: Scenario;
  /** What goes otherwise than it is written, as it would be told; nothing: all of it goes as written. */
  play(): string;
}

const nameOf = ({ rules, title }: Scenario, variant: Variant | null): string => {
  const ids = [...new Set([...rules, ...(variant?.rules ?? [])])].join(', ');
  return `${ids}: ${title}${variant === null ? '' : ` – ${variant.title}`}`;
};

/** A failure as it would be told, or nothing. */
export const told = (failure: Failure | null): string =>
  failure === null
    ? ''
    : [
        `${failure.place}, step ${failure.step}: ${failure.code}`,
        `expected ${JSON.stringify(failure.expected)}`,
        `found    ${JSON.stringify(failure.found)}`,
        ...failure.open.map(({ seat, kind, options }) => `open     ${seat}, ${kind}: ${options.join(' | ')}`),
      ].join('\n');

/** Every line of play of every scripted game in a folder and those below it. A folder without any is a mistake. */
export function scriptedLines(folder: URL, script: Script): ScriptedLine[] {
  const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const packOf = (pack: string): string | null => (existsSync(new URL(pack, folder)) ? textOf(pack) : null);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) throw new Error(`no scripted games in ${folder.href}`);
  return files.sort().flatMap((file) => {
    const read = readScenarios(file, textOf(file), packOf);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
    return read.value.flatMap((scenario) =>
      [null, ...scenario.variants].map((variant) => ({
        file,
        name: nameOf(scenario, variant),
        scenario,
        play: () => told(runLine(scenario, script, variant).failure),
      })),
    );
  });
}
