import type { OrdersScene, WayScene } from '../scene.ts';

/** Orders as far as they are written. */
export interface Draft {
  readonly tactic: string | null;
  readonly op: string | null;
  readonly target: string | null;
}

export const nothingWritten: Draft = { tactic: null, op: null, target: null };

/** What there is only one of stands there from the beginning. */
export function draftOf({ tactics, ops, targets }: OrdersScene<object>): Draft {
  const only = (boxes: OrdersScene<object>['tactics']): string | null => {
    const open = boxes.filter(({ gone }) => gone === null);
    return open.length === 1 ? open[0].key : null;
  };
  return { tactic: only(tactics), op: only(ops), target: only(targets) };
}

const flies = ({ ops }: OrdersScene<object>, { op }: Draft): boolean =>
  (ops.find(({ key }) => key === op)?.strike.length ?? 0) > 0;

/** The choice that a draft comes to; null: something is missing. */
export function choiceIn(orders: OrdersScene<object>, draft: Draft): object | null {
  const target = flies(orders, draft) ? draft.target : null;
  const found = orders.open.find(
    (each) => each.tactic === draft.tactic && each.op === draft.op && each.target === target,
  );
  return found?.choice ?? null;
}

/** Whether only the target is missing. */
export const lacksTarget = (orders: OrdersScene<object>, draft: Draft): boolean =>
  draft.tactic !== null && flies(orders, draft) && draft.target === null;

/** The range that is written, by its number; null: none yet. */
export function rangeIn({ tactics }: OrdersScene<object>, { tactic }: Draft): number | null {
  const at = tactics.findIndex(({ key }) => key === tactic);
  return at < 0 ? null : at;
}

/** The Strike that is written, on its way; null: none. */
export function wayIn(orders: OrdersScene<object>, draft: Draft): WayScene | null {
  if (draft.target === null || !flies(orders, draft)) return null;
  const way = orders.ways[draft.target];
  const op = orders.ops.find(({ key }) => key === draft.op);
  if (way === undefined || op === undefined) return null;
  return { ...way, aircraft: op.strike.filter(({ stays }) => !stays).map(({ craft }) => craft) };
}
