import type { Card, Json } from '@tallyho/kernel';
import { damageLetters, symbols } from './content/types.ts';
import type { Fixed } from './fixed.ts';

/** A damage card by what is on it: 'A 3 crew', 'B 0', 'A explosion'. */
export function nameOfCard(fixed: Fixed, card: Card): string {
  const letter = damageLetters[Math.floor(card / 100)];
  const symbol = symbols[fixed.symbol[card]];
  if (symbol === 'explosion') return `${letter} explosion`;
  return symbol === 'none' ? `${letter} ${fixed.points[card]}` : `${letter} ${fixed.points[card]} ${symbol}`;
}

/** All the cards that a name may mean: by what is on them, or by number ('B #12'). */
export function cardsNamed(fixed: Fixed, name: string): Card[] {
  const [letter, number] = name.split(' #');
  const deck = damageLetters.findIndex((l) => l === (number === undefined ? name.split(' ')[0] : letter));
  if (deck < 0) return [];
  const cards = [...new Set(fixed.cards[deck])];
  return cards.filter((card) =>
    number === undefined ? nameOfCard(fixed, card) === name : card % 100 === Number(number),
  );
}

const thousandth = (value: number): number => Math.round(value) / 1000;
export const millimetres = (micrometres: number): Json => thousandth(micrometres);
export const degrees = (hundredths: number): Json => hundredths / 100;
