import { HALF_RULER, RULER } from '@tallyho/wings-of-war';
import { FRONT_HALF, placed, type Spot, sliceOf } from '../model/drawing.ts';

interface Props {
  readonly spot: Spot;
  /** Half the rear arc, in degrees; null: no rear gun. */
  readonly rear: number | null;
  readonly front: boolean;
}

const [SHORT, LONG] = [HALF_RULER / 1000, RULER / 1000];

/** What the guns reach: within half a ruler, and within a whole one. */
export function Arcs({ spot, rear, front }: Props) {
  return (
    <g className="arcs" transform={placed(spot)}>
      {front && (
        <g className="arc front">
          <path className="long" d={sliceOf(0, FRONT_HALF, LONG)} />
          <path className="short" d={sliceOf(0, FRONT_HALF, SHORT)} />
        </g>
      )}
      {rear !== null && (
        <g className="arc rear">
          <path className="long" d={sliceOf(180, rear, LONG)} />
          <path className="short" d={sliceOf(180, rear, SHORT)} />
        </g>
      )}
    </g>
  );
}
