const NBSP = '\u00a0';

/** French punctuation stays on its line: no-break spaces before : ; ! ? » and after «. */
const spaced = (text: string): string => text.replace(/ ([:;!?»])/g, `${NBSP}$1`).replace(/« /g, `«${NBSP}`);

/** A catalogue that is typeset as it is read; the texts themselves are written with plain spaces. */
export function typesetFrench<T>(part: T): T {
  if (typeof part === 'string') return spaced(part) as T;
  if (typeof part === 'function') {
    return ((...given: readonly unknown[]) => {
      const said: unknown = part(...given);
      return typeof said === 'string' ? spaced(said) : said;
    }) as T;
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, typesetFrench(value)])) as T;
}
