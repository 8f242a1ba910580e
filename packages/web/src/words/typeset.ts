const NBSP = '\u00a0';

/** French punctuation stays on its line: no-break spaces before : ; ! ? » and after «. */
const spaced = (text: string): string => text.replace(/ ([:;!?»])/g, `${NBSP}$1`).replace(/« /g, `«${NBSP}`);

/** A text that comes from a file, set as its language wants it. */
export const typeset = (text: string, language: string): string => (language === 'fr' ? spaced(text) : text);

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
  if (Array.isArray(part)) return part.map(typesetFrench) as T;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, typesetFrench(value)])) as T;
}
