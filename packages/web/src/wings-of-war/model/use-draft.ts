import type { Plane, Planning, WingsView } from '@tallyho/wings-of-war';
import { useState } from 'react';
import { topFrame } from './engine.ts';
import { isWhole, type Programme, programmesOf } from './programme.ts';

/** The programmes that are being laid, and the one whose turn it is. */
export interface Draft {
  readonly programmes: readonly Programme[];
  readonly current: Programme | null;
  change(programme: Programme): void;
  select(plane: Plane): void;
}

/** What was laid on top of what has been handed in already. */
function merged(base: Programme, laid: Programme | undefined): Programme {
  const more = laid === undefined ? [] : laid.cards.slice(base.locked);
  return { ...base, cards: [...base.cards, ...more] };
}

/**
 * Cards that lie before the one who plans and have not been handed in. A new turn, or another one at the screen, starts
 * anew.
 */
export function useDraft(view: WingsView, isPlanning: boolean): Draft {
  const replans = topFrame<Planning>(view, 'plan')?.replans[view.seat] ?? 0;
  const key = `${view.seat}/${view.turn}/${replans}`;
  const [draft, setDraft] = useState<{ key: string; laid: readonly Programme[]; plane: Plane | null }>({
    key,
    laid: [],
    plane: null,
  });
  const now = draft.key === key ? draft : { key, laid: [], plane: null };
  const programmes = isPlanning
    ? programmesOf(view).map((base) =>
        merged(
          base,
          now.laid.find(({ plane }) => plane === base.plane),
        ),
      )
    : [];
  const current =
    programmes.find(({ plane }) => plane === now.plane) ??
    programmes.find((each) => !isWhole(each)) ??
    programmes[0] ??
    null;
  return {
    programmes,
    current,
    change(programme) {
      const laid = [...now.laid.filter(({ plane }) => plane !== programme.plane), programme];
      const isNext = isWhole(programme) && programmes.some((each) => each.plane !== programme.plane && !isWhole(each));
      setDraft({ key, laid, plane: isNext ? null : programme.plane });
    },
    select: (plane) => setDraft({ ...now, plane }),
  };
}
