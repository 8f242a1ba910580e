import { type Choice, NO_KIND, type Planning, type WingsView } from '@tallyho/wings-of-war';
import { topFrame, type WingsDecision } from './engine.ts';
import type { Programme } from './programme.ts';

/**
 * What the one who plans would see if he had handed in the cards he has laid, and were asked about the next slot. The
 * game asks for one card at a time; a hint for the second one needs the table as it would be then.
 */
export function supposedView(view: WingsView, programmes: readonly Programme[], current: Programme): WingsView {
  const at = topFrame<Planning>(view, 'plan');
  if (at === null) return view;
  const nth = programmes.findIndex(({ plane }) => plane === current.plane);
  const laid = new Map(programmes.slice(0, nth + 1).map(({ plane, cards }) => [plane, cards] as const));
  const frames = view.frames.slice(0, -1);
  const top = view.frames[view.frames.length - 1];
  return {
    ...view,
    frames: [...frames, { ...top, at: { ...at, nth, slot: current.cards.length } }],
    asks: view.asks.map((ask) => ({ ...ask, answered: false, choice: null })),
    planes: view.planes.map((a, plane) => {
      const cards = laid.get(plane);
      if (!a.own) return { ...a, planned: a.status === 0 || a.planned };
      if (cards === undefined) return a;
      return { ...a, plan: [0, 1, 2].map((slot) => cards[slot] ?? NO_KIND), planned: cards.length > 0 };
    }),
  };
}

/** The question about the next slot. */
export const supposedDecision = (decision: WingsDecision, options: readonly Choice[]): WingsDecision => ({
  ...decision,
  options: options.slice(),
});
