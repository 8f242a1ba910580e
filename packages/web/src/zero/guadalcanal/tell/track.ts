import type { Language } from '@tallyho/words';
import { type GuadalcanalView, guadalcanalRules } from '@tallyho/zero';
import { signed } from '../../../campaign/desk/scale.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { markerBefore } from '../model/weeks.ts';
import type { TrackScene } from '../scene.ts';
import { spaceName } from '../words/speak.ts';
import { guadalcanalWords } from '../words/words.ts';

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
