import type { Fitted } from './descend.ts';

/** Standard errors beyond which a figure differs from the printed one by more than chance. */
const FAR = 3;

/** A table of figures: as printed, as fitted, and by how many standard errors they differ. */
export function tell(fitted: readonly Fitted[], head: string): void {
  const off = ({ printed, fitted: now, error }: Fitted): number => (error === 0 ? 0 : (now - printed) / error);
  console.log(head);
  const widest = Math.max(...fitted.map(({ name }) => name.length));
  for (const one of fitted) {
    const { name, printed, fitted: now, error } = one;
    const mark = Math.abs(off(one)) > FAR ? '  *' : '';
    console.log(
      `${name.padEnd(widest)}  ${printed.toFixed(3).padStart(7)}  ${now.toFixed(3).padStart(7)} ± ${error.toFixed(3)}  ${off(one).toFixed(1).padStart(5)}${mark}`,
    );
  }
  const far = fitted.filter((one) => Math.abs(off(one)) > FAR).length;
  const near = fitted.filter((one) => Math.abs(off(one)) <= 2).length;
  console.log(`${near} of ${fitted.length} within two standard errors, ${far} beyond ${FAR} (*)`);
}
