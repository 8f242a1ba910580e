import type { Kind, Subject } from '@tallyho/wings-of-war';
import { type Programme, skyWith } from '../model/programme.ts';
import type { TableModel } from '../model/use-model.ts';
import type { GhostScene } from './ghost.tsx';
import { ghostOf, turnGhost } from './scene.ts';

/** Something that is looked at on the map before it is chosen: a card in a slot, an order of cards, a turn on the ground. */
export type Tried =
  | { readonly kind: 'card'; readonly card: Kind; readonly slot: number }
  | { readonly kind: 'order'; readonly cards: readonly Kind[] }
  | { readonly kind: 'turn'; readonly degrees: number; readonly point: number };

const SLOTS = 3;

/** Where the cards lead that have been laid, and what is being tried. */
export function ghostsFor(
  model: TableModel,
  subject: Subject | null,
  programmes: readonly Programme[],
  current: Programme | null,
  tried: Tried | null,
): GhostScene[] {
  const { view } = model;
  if (tried?.kind === 'turn' && subject !== null) return [turnGhost(model, subject.plane, tried.point, tried.degrees)];
  if (tried?.kind === 'order' && subject !== null) {
    const { plane, slot } = subject;
    const plan = [...view.planes[plane].plan.slice(0, slot), ...tried.cards];
    return [ghostOf(model, skyWith(view, plane, plan), plane, plan, slot, SLOTS)];
  }
  return programmes.map(({ plane, cards }) => {
    const isTrying = tried?.kind === 'card' && plane === current?.plane;
    const laid = isTrying ? cards.slice(0, tried.slot) : cards;
    const plan = isTrying ? [...laid, tried.card] : cards;
    return ghostOf(model, skyWith(view, plane, plan), plane, plan, 0, laid.length);
  });
}
