const small: ReadonlySet<string> = new Set(['of', 'the', 'in']);

/** A printed title inside a sentence: OUT OF THE SUN is Out of the Sun there, YO-YO is Yo-Yo. */
export const spokenTitle = (title: string): string =>
  title
    .toLowerCase()
    .split(' ')
    .map((word, i) =>
      i > 0 && small.has(word) ? word : word.replace(/(^|-)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
