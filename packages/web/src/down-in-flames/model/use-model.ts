import type { DogfightView, Happening } from '@tallyho/down-in-flames';
import { useMemo } from 'react';
import { type Chain, chainIn } from './chain.ts';
import { type Names, namesAt } from './names.ts';

/** What one seat sees, ready to be drawn. */
export interface TableModel {
  readonly view: DogfightView;
  readonly names: Names;
  readonly told: readonly Happening[];
  readonly chain: Chain;
  /** The side at the lower edge of the table. */
  readonly near: number;
}

export function modelOf(view: DogfightView, told: readonly Happening[]): TableModel {
  const own = view.seat >= 0 ? view.fixed.owner.indexOf(view.seat) : 0;
  return { view, names: namesAt(view), told, chain: chainIn(told), near: view.fixed.side[Math.max(0, own)] };
}

export const useModel = (view: DogfightView, told: readonly Happening[]): TableModel =>
  useMemo(() => modelOf(view, told), [view, told]);
