/** A family has at least so many letters in common. */
const FAMILY = 3;

/** So many letters two ids begin with alike, as long as they are a family. */
export function kinship(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n < FAMILY ? 0 : n;
}
