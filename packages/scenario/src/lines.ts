/** The line of every field, by its path: 'given.red.hand[0]'. */
export type Lines = { readonly [path: string]: number };

/** A path without its last name or number. */
const shorter = (path: string): string => path.replace(/(\.?[^.[\]]*|\[\d+\])$/, '');

/** The line of a field; of what it stands in, if it is not written itself. */
export function lineAt(lines: Lines, path: string, otherwise: number): number {
  for (let at = path; ; at = shorter(at)) {
    if (Object.hasOwn(lines, at)) return lines[at];
    if (at === '') return otherwise;
  }
}
