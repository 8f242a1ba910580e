import { EVERYONE, type RuleId } from '@tallyho/kernel';
import type { SuperfortressTableName } from '../events.ts';
import { lineAt } from '../rules/opposition.ts';
import type { SuperfortressTable } from '../state.ts';

/** No B-29 in particular. */
export const NO_AIRCRAFT = -1;

/** CH-30.0b — a card, read by its number alone. */
export function drawNumber(t: SuperfortressTable): number {
  const s = t.state;
  const card = t.draw(s.deck, EVERYONE);
  s.deck.discard.push(card);
  return s.fixed.numbers[card];
}

/** What a draw is for: the table, the B-29 (or none), what is added to the number, and the rule. */
export interface Drawing {
  readonly table: SuperfortressTableName;
  readonly aircraft?: number;
  readonly add?: number;
  readonly because: RuleId;
}

/** A number on a table; `result` says in a word what it means. */
export function drawOn(t: SuperfortressTable, drawing: Drawing, result: (modified: number) => string): number {
  const { table, aircraft = NO_AIRCRAFT, add = 0, because } = drawing;
  const number = drawNumber(t);
  const modified = number + add;
  const { weeks } = t.state;
  weeks[weeks.length - 1].draws.push({ table, aircraft, number, modified });
  const event = { event: 'b29-drew', table, aircraft: aircraft + 1, number, modified, because } as const;
  t.say?.(EVERYONE, { ...event, result: result(modified) });
  return modified;
}

/** The line of a column that a draw leads to. */
export function drawLine<T extends { readonly from: number; readonly to: number }>(
  t: SuperfortressTable,
  column: readonly T[],
  drawing: Drawing,
  result: (line: T) => string,
): T {
  return lineAt(
    column,
    drawOn(t, drawing, (modified) => result(lineAt(column, modified))),
  );
}
