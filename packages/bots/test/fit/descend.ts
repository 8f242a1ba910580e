/** A figure that a fit may change. */
export interface Figure {
  readonly name: string;
  readonly least: number;
  get(): number;
  set(value: number): void;
}

/** How much worse than the best the observations make the figures look; the lower the better. `of` a figure: what it has a part in. */
export interface Misfit<O> {
  of(figure: Figure): readonly O[];
  sum(observed: readonly O[]): number;
}

/** A step to either side, longer while it helps: by so much of the figure, down to so little. */
const FIRST = 0.2;
const LAST = 0.004;
const SWEEPS = 40;

function tryOut<O>(figure: Figure, step: number, observed: readonly O[], { sum }: Misfit<O>): boolean {
  const before = figure.get();
  const now = sum(observed);
  for (const by of [step, -step]) {
    const value = Math.max(figure.least, before + by * Math.max(0.1, before));
    if (value === before) continue;
    figure.set(value);
    if (sum(observed) < now) return true;
  }
  figure.set(before);
  return false;
}

/** Changes figures one at a time for as long as that helps. */
export function descend<O>(figures: readonly Figure[], misfit: Misfit<O>): void {
  const steps = figures.map(() => FIRST);
  for (let sweep = 0; sweep < SWEEPS && steps.some((step) => step > LAST); sweep++)
    for (const [i, figure] of figures.entries()) {
      if (steps[i] <= LAST) continue;
      steps[i] *= tryOut(figure, steps[i], misfit.of(figure), misfit) ? 1.3 : 0.5;
    }
}

export interface Fitted {
  readonly name: string;
  readonly printed: number;
  readonly fitted: number;
  /** One standard error. */
  readonly error: number;
}

const GROUPS = 10;

/** Fits figures to all observations, and once more without each tenth of them: how far these differ tells the errors (the jackknife). */
export function fit<O>(
  figures: readonly Figure[],
  observed: readonly O[],
  misfitOf: (some: readonly O[]) => Misfit<O>,
): Fitted[] {
  const printed = figures.map((figure) => figure.get());
  descend(figures, misfitOf(observed));
  const best = figures.map((figure) => figure.get());
  const others = Array.from({ length: GROUPS }, (_, group) => {
    for (const [i, figure] of figures.entries()) figure.set(best[i]);
    descend(figures, misfitOf(observed.filter((_, at) => at % GROUPS !== group)));
    return figures.map((figure) => figure.get());
  });
  for (const [i, figure] of figures.entries()) figure.set(best[i]);
  return figures.map(({ name }, i) => {
    const mean = others.reduce((sum, values) => sum + values[i], 0) / GROUPS;
    const spread = others.reduce((sum, values) => sum + (values[i] - mean) ** 2, 0);
    return { name, printed: printed[i], fitted: best[i], error: Math.sqrt(((GROUPS - 1) / GROUPS) * spread) };
  });
}
