import type { Seat } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { type GuadalcanalView, guadalcanalRules } from '@tallyho/zero';
import { sideIds } from '../../campaign/model/sides.ts';
import { markerBefore } from '../model/weeks.ts';
import type { TrackScene } from '../scene.ts';
import { guadalcanalWords } from '../words/words.ts';
import { spaceName } from './speak.ts';

/** Fewer campaigns tell nothing. */
const ENOUGH = 10;

/** What bots made of the campaign from here on, each time that they played it: in how many of them one's own side won; '': too few yet. */
export function forecastOf(
  { fixed: { sheet } }: Pick<GuadalcanalView, 'fixed'>,
  seat: Seat,
  ends: readonly number[],
  language: Language,
): string {
  if (ends.length < ENOUGH) return '';
  const w = guadalcanalWords[language];
  const side = Math.max(0, seat);
  const won = ends.filter((end) => guadalcanalRules.winnerAt(sheet, end) === side).length;
  return w.track.forecast({ flown: ends.length, won, side: w.sides[sideIds[side]] });
}

/** CH-29.61a, CH-29.65a — the Campaign Track: where the marker is and was, what is in force, and what would be next week. */
export function trackOf(view: GuadalcanalView, language: Language): TrackScene {
  const w = guadalcanalWords[language];
  const { fixed, marker, events } = view;
  const before = markerBefore(view);
  const winner = guadalcanalRules.winnerAt(fixed.sheet, marker);
  const isOver = view.outcome !== null;
  return {
    spaces: fixed.sheet.track.map(({ at }) => ({
      at,
      label: signed(at),
      name: spaceName(fixed, at, language),
      isHere: at === marker,
      wasHere: !isOver && at === before && before !== marker,
    })),
    lines: [
      w.track.here({ at: signed(marker), name: spaceName(fixed, marker, language) }),
      ...(isOver
        ? []
        : [
            ...events.map((event) => w.track.inForce({ name: w.sheet.spaces[event], effect: w.sheet.events[event] })),
            ...(winner < 0
              ? guadalcanalRules
                  .eventsAt(fixed.sheet, marker)
                  .filter((event) => !events.includes(event))
                  .map((event) => w.track.next({ name: w.sheet.spaces[event], effect: w.sheet.events[event] }))
              : [w.track.ends(w.sides[sideIds[winner]])]),
          ]),
    ],
  };
}
