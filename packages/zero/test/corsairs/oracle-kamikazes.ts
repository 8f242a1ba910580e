import type { Card } from '@tallyho/kernel';
import type { SearchLine } from '../../src/index.ts';
import type { Dogfight } from '../../src/state.ts';

/*
 * Chapter 28 and 18.8 read a second time, slowly: from the options as the players agreed on them, the printed cards, and what lies on
 * the table, with nothing taken from rules/. Numbers in comments are paragraphs of the book.
 */

const ordersOf = ({ fixed }: Dogfight) => fixed.options.orders;

/** 28.22 — the Elements that were marked. */
export const isKamikaze = (s: Dogfight, element: number): boolean =>
  s.fixed.options.seats.flatMap(({ elements }) => elements)[element]?.kamikaze === true;

/** 28.22, 18.82 — how each Formation aircraft was set up: a kamikaze, with an MXY7, or neither. */
export const markOf = (s: Dogfight, nth: number): 'kamikaze' | 'ohka' | null => {
  const marks = s.fixed.options.seats.flatMap(({ formations }) =>
    (formations ?? []).flatMap(({ aircraft, kamikaze, ohka }) =>
      aircraft.map(() => (ohka === true ? ('ohka' as const) : kamikaze === true ? ('kamikaze' as const) : null)),
    ),
  );
  return marks[nth] ?? null;
};

const isOver = ({ sortie }: Dogfight): boolean => [2, 3, 4].includes(sortie?.phase ?? 0);

/** 18.83 — from Ingress on its bomber stays outside; without a target (Z-GAP-38) it has let nothing go. */
export const isOutside = (s: Dogfight, nth: number): boolean => isOver(s) && markOf(s, nth) === 'ohka';

/** 18.84 — one Burst, or one card, as long as the MXY7 is aboard: until Ingress. */
export const burden = (s: Dogfight, nth: number): number =>
  markOf(s, nth) === 'ohka' && s.sortie?.ohkas?.[nth].stage === 1 ? 1 : 0;

/** 28.42 — the sheets of a table, each once, as they come. */
const sheetsOf = (table: readonly SearchLine[]): (string | null)[] => [
  ...new Set(table.flatMap(({ target }) => target ?? [])),
];

/** The target: what the orders say, or what has been found. */
export function targetId(s: Dogfight): string | null {
  const orders = ordersOf(s);
  if (orders?.search === undefined) return orders?.target ?? null;
  return sheetsOf(orders.search.table)[s.sortie?.search?.target ?? -1] ?? null;
}

const rows: { readonly [row: string]: string } = {
  ots: 'OUT OF THE SUN',
  maneuvering: 'MANEUVERING',
  'half-loop': 'HALF LOOP',
  scissors: 'SCISSORS',
  'vertical-roll': 'VERTICAL ROLL',
  'full-throttle': 'FULL THROTTLE',
  'tight-turn': 'TIGHT TURN',
  'barrel-roll': 'BARREL ROLL',
  'ace-pilot': 'ACE PILOT',
};

/** What is printed on a card about bombs. */
export function printed({ fixed }: Dogfight, card: Card): string {
  const face = fixed.faces[fixed.face[card]];
  return face.cards.find(({ number }) => number === fixed.number[card])?.bombing ?? '';
}

/** 28.42 — what a card finds: the bombing result first, then title or border. */
export function foundBy(s: Dogfight, card: Card): string | null {
  const face = s.fixed.faces[s.fixed.face[card]];
  const line = ordersOf(s)?.search?.table.find(({ result, card: wanted }) => {
    if (result !== printed(s, card)) return false;
    if (wanted === null || wanted === face.border) return true;
    const shot = /^ims-(\d)b$/.exec(wanted);
    return shot === null
      ? rows[wanted] === face.title
      : face.title === 'IN MY SIGHTS' && face.bursts === Number(shot[1]);
  });
  return line?.target ?? null;
}

/** 28.43, 28.44 — to attack what was found; to decline it, unless it is that of the third draw; to draw again, with a Snooper. */
export function searchChoices(s: Dogfight): string[] {
  const { draws, redraws } = s.sortie?.search ?? { draws: 0, redraws: 0 };
  const found = targetId(s) !== null;
  return [
    ...(found ? ['attack the target'] : []),
    ...(found && draws === 3 ? [] : ['fly on']),
    ...(redraws > 0 ? ['draw again'] : []),
  ];
}

/** The table of 28.53: Miss, Hit, Direct, Vital. */
export const crashTable = {
  single: { miss: 0, hit: 2, direct: 4, vital: 8 },
  multi: { miss: 0, hit: 3, direct: 6, vital: 11 },
} as const;
