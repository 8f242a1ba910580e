/**
 * Chance is a tape: one seeded integer generator inside the state, and in front of it the values a test has laid out.
 * The generator is SFC32: four 32-bit words, whole numbers only, the same in every engine.
 */
export interface Chance {
  /** The generator's words. */
  words: number[];
  /** Results laid out in advance, taken before the generator is asked. */
  tape: number[];
}

export function chanceFrom(seed: string | number): Chance {
  const text = String(seed);
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  const chance: Chance = { words: [h, Math.imul(h ^ 0x5bf03635, 0x9e3779b1), text.length, 1], tape: [] };
  for (let i = 0; i < 12; i++) nextWord(chance.words);
  return chance;
}

/** A whole number from 0 to n − 1, each as likely as the others (n up to two million). */
export function below(chance: Chance, n: number): number {
  if (chance.tape.length > 0) return fromTape(chance, n);
  return ((nextWord(chance.words) * n) / 4294967296) | 0;
}

/** A seed for a second generator, independent of the first. */
export const forkSeed = (chance: Chance): string => `${nextWord(chance.words)}/${nextWord(chance.words)}`;

/** A second generator, independent of the first: for searches and for seating random players. */
export const fork = (chance: Chance): Chance => chanceFrom(forkSeed(chance));

/** All of them in a new random order, in place. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
  return items;
}

function nextWord(words: number[]): number {
  const a = words[0];
  const b = words[1];
  const c = words[2];
  const counter = words[3];
  const sum = (a + b + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  words[3] = (counter + 1) | 0;
  return sum >>> 0;
}

function fromTape(chance: Chance, n: number): number {
  const laid = chance.tape.shift() ?? 0;
  if (laid < 0 || laid >= n) throw new RangeError(`the tape holds ${laid}, and 0 to ${n - 1} was asked for`);
  return laid;
}
