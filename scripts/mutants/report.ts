import type { Mutant } from './find.ts';

/**
 * What became of a mutant. `timeout`: the tests did not come to an end, which somebody would notice. `rejected`: no test
 * noticed it, but the compiler does, so it does not count.
 */
export type Fate = 'killed' | 'timeout' | 'survived' | 'unreached' | 'rejected';

export interface Trial {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** The test that noticed it. */
  readonly by: string | null;
}

const isDead = ({ fate }: Trial): boolean => fate === 'killed' || fate === 'timeout';

const counts = ({ fate }: Trial): boolean => fate !== 'rejected';

/** Whether nobody noticed it, and somebody should. */
export const isLeft = (trial: Trial): boolean => counts(trial) && !isDead(trial);

const share = (trials: readonly Trial[]): string => {
  const all = trials.filter(counts);
  return all.length === 0 ? '–' : `${((100 * all.filter(isDead).length) / all.length).toFixed(1)} %`;
};

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
};

export const describe = ({ mutant: { file, line, before, after }, fate }: Trial): string =>
  `${file}:${line}  ${short(before)} → ${short(after)}${fate === 'unreached' ? '  (no test gets here)' : ''}`;

const summary = (title: string, trials: readonly Trial[]): string => {
  const of = (fate: Fate): number => trials.filter((trial) => trial.fate === fate).length;
  return `${share(trials).padStart(8)}  ${title}: ${of('killed')} killed, ${of('timeout')} without end, ${of('survived')} survived, ${of('unreached')} out of reach, ${of('rejected')} rejected by the compiler`;
};

/** The whole report: file by file, in all, and every survivor. */
export function report(trials: readonly Trial[]): string {
  const files = [...new Set(trials.map(({ mutant }) => mutant.file))];
  const survivors = trials.filter(isLeft);
  return [
    ...files.map((file) =>
      summary(
        file,
        trials.filter(({ mutant }) => mutant.file === file),
      ),
    ),
    summary('in all', trials),
    ...(survivors.length > 0 ? ['', 'Survivors:', ...survivors.map(describe)] : []),
  ].join('\n');
}
