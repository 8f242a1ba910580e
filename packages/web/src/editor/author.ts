/** Who makes packs on this device, as he last called himself. */
const KEPT_AS = 'tallyho.author';

export function keptAuthor(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

export function keepAuthor(author: string): void {
  try {
    localStorage.setItem(KEPT_AS, author);
  } catch {
    // Then he is asked again.
  }
}
