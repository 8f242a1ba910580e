import type { Mutant } from './find.ts';

/** What became of a mutant. `timeout`: the tests did not come to an end, which somebody would notice. */
export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached';

export interface Trial {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** The test that noticed it. */
  readonly by: string | null;
}

const isDead = ({ fate }: Trial): boolean => fate === 'killed' || fate === 'timeout';

export const share = (trials: readonly Trial[]): string =>
  trials.length === 0 ? '–' : `${((100 * trials.filter(isDead).length) / trials.length).toFixed(1)} %`;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

export const describe = ({ mutant: { file, line, before, after }, fate }: Trial): string =>
  `${file}:${line}  ${short(before)} → ${short(after)}${fate === 'unreached' ? '  (no test gets here)' : ''}`;

const counts = (title: string, trials: readonly Trial[]): string => {
  const of = (fate: Fate): number => trials.filter((trial) => trial.fate === fate).length;
  return `${share(trials).padStart(8)}  ${title}: ${of('killed')} killed, ${of('timeout')} without end, ${of('survived')} survived, ${of('unreached')} out of reach`;
};

/** The whole report: file by file, in all, and every survivor. */
export function report(trials: readonly Trial[]): string {
  const files = [...new Set(trials.map(({ mutant }) => mutant.file))];
  const survivors = trials.filter((trial) => !isDead(trial));
  return [
    ...files.map((file) =>
      counts(
        file,
        trials.filter(({ mutant }) => mutant.file === file),
      ),
    ),
    counts('in all', trials),
    ...(survivors.length > 0 ? ['', 'Survivors:', ...survivors.map(describe)] : []),
  ].join('\n');
}
