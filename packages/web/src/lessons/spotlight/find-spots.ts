import { zoomNow } from '../../page/zoom.ts';
import type { Box } from '../../play/table/frame.ts';
import { seenOf } from '../../play/tour.ts';
import { AIR, grown, type Hole, type Size } from './geometry.ts';

/** What every table of a kind has once, and where it lies. */
const places: { readonly [spot: string]: string } = {
  question: '.decide .prompt, .decide',
  hand: '.hand',
  exchange: '.chain-box',
  pile: '[data-place="pile"]',
  discard: '[data-place="discard"]',
  target: '.aim',
  turn: '.hud .turn, .hud .turn-marks',
  log: '[data-key="l"]',
  map: '.campaign-map, .pearl-maps',
  order: '.order-place > .sheet',
  picks: '.desk-cards',
  standing: '.standing-strip',
  tracks: '.sea-tracks',
  roster: '.roster',
  answer: '[data-wanted]',
};

/** What is lit: a hole in the veil, with the number of what the text names. */
export interface Lit extends Hole {
  readonly spot: string;
  readonly number: number | null;
  /** Whether it is the way to the choice that is waited for. */
  readonly isWanted: boolean;
}

/** A text lights no more than this. */
const MOST = 3;

export const screenSize = (): Size => ({
  width: window.innerWidth / zoomNow(),
  height: window.innerHeight / zoomNow(),
});

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = zoomNow();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

/** What a name means at this table; of several the one that leads on, or the first that can be seen. */
export function elementAt(table: Element, spot: string): Element | null {
  const place = places[spot] ?? `[data-spot="${CSS.escape(spot)}"]`;
  const found = [...table.querySelectorAll(place)].filter(isShown);
  return found.find((element) => element.matches('[data-wanted]')) ?? found[0] ?? null;
}

/** The way to the choice that is waited for: a button, where there is one, else the card that has it. */
function wantedAt(table: Element): Element | null {
  const found = [...table.querySelectorAll('[data-wanted]')].filter(isShown);
  return found.find((element) => element.matches('button:not([data-spot])')) ?? found[0] ?? null;
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** What is to be lit now: what the text names, in its order, and what leads on where somebody is to choose. */
export function findLit(table: Element, spots: readonly string[], isAsked: boolean): Lit[] {
  const wanted = isAsked ? wantedAt(table) : null;
  const named = spots.flatMap((spot, at) => {
    const element = elementAt(table, spot);
    return element === null ? [] : [{ spot, element, number: at + 1 }];
  });
  const isNamed = wanted === null || named.some(({ element }) => element === wanted || element.contains(wanted));
  const all = isNamed ? named : [...named.slice(0, MOST - 1), { spot: 'answer', element: wanted, number: null }];
  const screen = screenSize();
  return all.flatMap(({ spot, element, number }) => {
    const seen = seenOf(boxOf(element), screen);
    if (seen === null) return [];
    const isOval = /^(aircraft|wingman) /.test(spot);
    return [
      { spot, number, isOval, isWanted: element === wanted || element.matches('[data-wanted]'), box: grown(seen, AIR) },
    ];
  });
}
