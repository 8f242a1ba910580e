/** Numbers from 0 to 1 that follow from a name, the same wherever they are asked for. */
export function numbersFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 2246822519);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
  };
}
