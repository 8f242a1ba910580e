import { isFields } from './fields.ts';

/*
 * What the bot thought when it looked back at games: the least chance of winning that their person had on the way. It is
 * found out where somebody looks at the story of a game, and asked for by the log book.
 */

const KEPT_AS = 'tallyho.judged';
/** The games of a long time; older ones are forgotten, when the log book has long had them. */
const MOST = 200;

function judged(): readonly (readonly [string, number])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    const entries = isFields(read) ? Object.entries(read) : [];
    return entries.flatMap(([id, chance]) => (typeof chance === 'number' ? [[id, chance] as const] : []));
  } catch {
    return [];
  }
}

/** The least chance in a game, from 0 to 1; null: the bot has not looked back at it. */
export const lowestOf = (id: string): number | null => judged().find(([each]) => each === id)?.[1] ?? null;

/** The bot has looked back at a game from its first choice to its last. */
export function keepLowest(id: string, chance: number): void {
  const others = judged().filter(([each]) => each !== id);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries([...others, [id, chance]].slice(-MOST))));
  } catch {
    // No room: it is found out again when somebody looks.
  }
}
