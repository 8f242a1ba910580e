import { scoreOf, type WingsOfWar } from '@tallyho/wings-of-war';
import { minus } from '@tallyho/words/figures';
import { plateOf } from '../model/plate.ts';
import type { Programme } from '../model/programme.ts';
import type { TableModel } from '../model/use-model.ts';
import { hasCornerPlates } from './free-parts.ts';
import { SeatChips } from './seat-chips.tsx';
import { TurnLine } from './turn-line.tsx';

interface Props {
  readonly model: TableModel;
  readonly programmes: readonly Programme[];
  readonly lit: number;
  onSelect(plane: number): void;
}

/** Over the map: the turn, a chip for each of several aircraft, the points where they count. */
export function HudLine({ model, programmes, lit, onSelect }: Props) {
  const { view, near } = model;
  const { fixed } = view;
  const isCounted = fixed.options.victory === 'points' && fixed.sides === 2;
  // WOW-VIC-06 — everything that points follow from lies open.
  const points = (side: number): string => minus(scoreOf(view as unknown as WingsOfWar, side));
  return (
    <>
      <TurnLine view={view} />
      {!hasCornerPlates(view.planes.length) && (
        <SeatChips
          plates={view.planes.map((_, plane) => plateOf(model, plane, lit, programmes))}
          lit={lit}
          planned={programmes.map(({ plane }) => plane)}
          onSelect={onSelect}
        />
      )}
      {isCounted && (
        <span className="score">
          <b>{points(near)}</b> – <b>{points(1 - near)}</b>
        </span>
      )}
    </>
  );
}
