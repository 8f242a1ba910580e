import { keyedHash, keyedWords } from './sha256.ts';

/**
 * Chance is a tape: one seeded integer generator inside the state, and in front of it the values a test has laid out.
 * The generator is SFC32: four 32-bit words, whole numbers only, the same in every engine.
 *
 * It is fast, and no secret: whoever has seen enough of it can tell the rest. So a match deals with words from a secret,
 * and gives it new ones before each choice, from the secret and the number of the choice (`renewChance`); what was seen
 * before tells nothing of them. A search has no secret and plays on with the words it has.
 */
export interface Chance {
  /** The generator's words. */
  words: number[];
  /** Results laid out in advance, taken before the generator is asked. */
  tape: number[];
  /** The secret of the game, where words are renewed from it. */
  secret?: string;
  /** The version of the game's record, from 3 on. */
  format?: 3;
}

/** A generator without a secret: for searches, tests, and games of which nobody has to hide anything. */
export function chanceFrom(seed: string | number): Chance {
  const text = String(seed);
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return warmed([h, Math.imul(h ^ 0x5bf03635, 0x9e3779b1), text.length, 1]);
}

/** The first words of them tell too much of each other. */
function warmed(words: number[]): Chance {
  for (let i = 0; i < 12; i++) nextWord(words);
  return { words, tape: [] };
}

/**
 * The chance of a game that is played by people, before its first choice. In records of version 2 the deal has the words of
 * the first choice.
 */
export const secretChance = (secret: string, format: 2 | 3 = 3): Chance =>
  format === 2
    ? { words: wordsOf(secret, 0), tape: [], secret }
    : { words: keyedWords(secret, 'deal').slice(0, 4), tape: [], secret, format };

/** Whether a seed is one that nobody can find by trying: 256 bits, as hexadecimal digits. */
export const isSecret = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);

/** The words that the generator begins with when the choice of this number, counted from 0, is applied. */
export const wordsOf = (secret: string, choice: number): number[] => keyedWords(secret, `choice ${choice}`).slice(0, 4);

/**
 * A whole number from 0 to n − 1, each as likely as the others (n up to two million): the upper half of a word times n. Up
 * to 16 bits that is reckoned in two halves, because whole numbers are multiplied faster than others.
 */
export function below(chance: Chance, n: number): number {
  if (chance.tape.length > 0) return fromTape(chance, n);
  const word = nextWord(chance.words);
  if (n > 0xffff) return ((word * n) / 4294967296) | 0;
  return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16;
}

/**
 * A seed for a second generator, independent of the first: a secret one, if the first has a secret. It is told when that
 * game is over, and the first may go on: so it is a hash, which tells nothing of the words that it was made of.
 */
export function forkSeed({ words, secret, format }: Chance): string {
  if (secret === undefined) return `${inDigits(nextWord(words))}/${inDigits(nextWord(words))}`;
  if (format === undefined)
    return Array.from({ length: 8 }, () => nextWord(words).toString(16).padStart(8, '0')).join('');
  return keyedHash(secret, `game ${Array.from({ length: 4 }, () => nextWord(words)).join(' ')}`);
}

/** The chance of a game inside another, from the seed that the outer one gave it. */
export const innerChance = ({ secret, format }: Chance, seed: string): Chance =>
  secret === undefined ? chanceFrom(seed) : secretChance(seed, format ?? 2);

/** A second generator, independent of the first: for searches and for seating random players. */
export function fork({ words }: Chance): Chance {
  return warmed([nextWord(words), nextWord(words), nextWord(words), nextWord(words)]);
}

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

/** A word as a decimal number. Engines write small numbers much faster than large ones: those lose their last digit first. */
const inDigits = (word: number): string => (word < 2 ** 31 ? `${word}` : `${Math.trunc(word / 10)}${word % 10}`);

function fromTape(chance: Chance, n: number): number {
  const laid = chance.tape.shift() ?? 0;
  if (laid < 0 || laid >= n) throw new RangeError(`the tape holds ${laid}, and 0 to ${n - 1} was asked for`);
  return laid;
}
