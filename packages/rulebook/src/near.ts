/** The known words that somebody may have meant by this one, nearest first. */
export function nearest(word: string, known: Iterable<string>, most = 3): string[] {
  const wanted = word.toLowerCase();
  const limit = Math.max(2, Math.floor(word.length / 3));
  const near: { name: string; far: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - word.length) > limit) continue;
    const far = distance(wanted, name.toLowerCase());
    if (far <= limit && far < Math.max(word.length, name.length)) near.push({ name, far });
  }
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** How many letters must be added, left out, changed or swapped with their neighbour to make b of a. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, last[j] + 1, row[j - 1] + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
