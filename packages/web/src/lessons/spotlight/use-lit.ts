import { type RefObject, useEffect, useState } from 'react';
import type { Box } from '../../play/table/frame.ts';
import { boxOf, elementAt, findLit, type Lit, screenSize } from './find-spots.ts';
import type { Size } from './geometry.ts';

/** Milliseconds between two looks: what is pointed at flies, climbs, and is dealt. */
const BETWEEN_LOOKS = 120;

/** What is lit on a screen, and what else must be seen there. */
export interface Sight {
  readonly screen: Size;
  /** The part of it that is the table. */
  readonly table: Box;
  readonly lit: readonly Lit[];
  /** The question, its answers, the hand, and what flies. */
  readonly kept: readonly Box[];
}

const NOTHING: Sight = {
  screen: { width: 0, height: 0 },
  table: { left: 0, top: 0, width: 0, height: 0 },
  lit: [],
  kept: [],
};

/** Looks for what is to be lit, again and again. */
export function useLit(room: RefObject<HTMLElement | null>, spots: readonly string[], isAsked: boolean): Sight {
  const [sight, setSight] = useState<Sight>(NOTHING);
  const names = spots.join('|');
  useEffect(() => {
    const wanted = names === '' ? [] : names.split('|');
    const look = (): void => {
      const table = room.current?.querySelector(':scope > .flight') ?? null;
      if (table === null) return;
      const now = sightOf(table, wanted, isAsked);
      setSight((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const bring = window.setTimeout(() => bringIntoSight(room.current, wanted, isAsked), BETWEEN_LOOKS);
    look();
    const timer = window.setInterval(look, BETWEEN_LOOKS);
    return () => {
      window.clearInterval(timer);
      window.clearTimeout(bring);
    };
  }, [room, names, isAsked]);
  return sight;
}

function sightOf(table: Element, spots: readonly string[], isAsked: boolean): Sight {
  const kept = [...table.querySelectorAll('.bar, .decide, .hand, .planner, .drawn-plane, .plate-place')].map(
    (element) => rounded(boxOf(element)),
  );
  const lit = findLit(table, spots, isAsked).map((each) => ({ ...each, box: rounded(each.box) }));
  const screen = screenSize();
  return { screen, table: rounded(onScreen(boxOf(table), screen)), lit, kept };
}

/** The part of a table that is on the screen, below the bar of the lesson. */
function onScreen({ left, top, width, height }: Box, screen: Size): Box {
  const bar = document.querySelector('.lesson-bar');
  const from = Math.max(top, bar === null ? 0 : boxOf(bar).top + boxOf(bar).height);
  return { left, top: from, width, height: Math.max(0, Math.min(top + height, screen.height) - from) };
}

/** Where a page is longer than the screen, what the text names first is brought into the middle of it. */
function bringIntoSight(room: HTMLElement | null, spots: readonly string[], isAsked: boolean): void {
  const table = room?.querySelector(':scope > .flight') ?? null;
  if (table === null || findLit(table, spots, isAsked).length > 0) return;
  const first = spots.map((spot) => elementAt(table, spot)).find((element) => element !== null);
  (first ?? (isAsked ? table.querySelector('[data-wanted]') : null))?.scrollIntoView({ block: 'center' });
}

const rounded = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});
