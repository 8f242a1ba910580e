import { type GuadalcanalLine, guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';

type Kept = Pick<OpenGuadalcanal, 'fixed' | 'log' | 'week' | 'ships'>;

/** Where the marker went with a line of the log, or for want of ships. */
export interface MarkerMove {
  /** Null: no ship was left. */
  readonly line: GuadalcanalLine | null;
  readonly week: number;
  readonly move: number;
  readonly at: number;
}

/** By how much the line of the adjustments with this id moves it. */
function moveOf({ fixed: { sheet } }: Kept, id: string): number {
  return sheet.adjustments.find((one) => one.id === id)?.move ?? 0;
}

/** CH-29.43e — whether a week went by without a Resupply Mission: it is over, and has but one line. One that was given up in its midst is none. */
const hadNoShips = (s: Kept, week: number, isOver: boolean): boolean =>
  s.log.filter((line) => line.week === week).length === 1 &&
  (week < s.week || (isOver && !guadalcanalRules.hasShips(s)));

/** CH-29.63a — every move of the marker so far, from the first week on. */
export function markerMoves(s: Kept, isOver: boolean): MarkerMove[] {
  const { sheet } = s.fixed;
  let at = 0;
  const moves: MarkerMove[] = [];
  const go = (week: number, line: GuadalcanalLine | null, move: number): void => {
    at = guadalcanalRules.moved(sheet, at, move);
    moves.push({ line, week, move, at });
  };
  for (let week = 1; week <= s.week; week++) {
    const lines = s.log.filter((line) => line.week === week);
    for (const line of lines) if (line.moved !== '') go(week, line, moveOf(s, line.moved));
    if (hadNoShips(s, week, isOver)) go(week, null, guadalcanalRules.adjustmentWithoutShips(sheet).move);
  }
  return moves;
}

/** Where the marker was when this week began. */
export const markerBefore = (s: Kept): number => markerMoves(s, false).findLast(({ week }) => week < s.week)?.at ?? 0;
