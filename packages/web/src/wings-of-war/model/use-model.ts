import type { Happening, WingsView } from '@tallyho/wings-of-war';
import type { WingsLook } from './engine.ts';
import { type Names, namesAt } from './names.ts';

/** What one seat sees and has been told, ready to be drawn. */
export interface TableModel {
  readonly view: WingsView;
  readonly names: Names;
  readonly told: readonly Happening[];
  /** The side at the lower edge of the screen. */
  readonly near: number;
}

export function modelOf({ seat, view, told }: Pick<WingsLook, 'seat' | 'view' | 'told'>): TableModel {
  const own = seat >= 0 ? (view.fixed.bySeat[seat][0] ?? 0) : 0;
  return { view, names: namesAt(view.fixed), told, near: view.fixed.planes[own].side };
}
