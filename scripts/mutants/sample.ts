/** So many of these, chosen by a seed, in their old order. */
export function sample<T>(all: readonly T[], count: number, seed: string): T[] {
  const next = numbers(seed);
  const order = all.map((_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  const chosen = new Set(order.slice(0, count));
  return all.filter((_, i) => chosen.has(i));
}

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function numbers(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}
