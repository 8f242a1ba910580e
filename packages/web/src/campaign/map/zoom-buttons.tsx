import { useCampaignWords } from '../words/words.ts';
import type { Area } from './areas.ts';
import type { Closer } from './use-closer.ts';

/** Pixels of a button, which a finger has to hit, and between the two and the corner. */
const BUTTON = 44;
const CORNER = 8;

/** The upper right corner of a map so wide, where the buttons lie. */
export const zoomArea = (width: number): Area => ({
  left: width - CORNER - BUTTON,
  top: CORNER,
  width: BUTTON,
  height: 2 * BUTTON,
});

/** Closer, and further away again, over a small map. */
export function ZoomButtons({ closer: { canCloser, canFurther, step } }: { readonly closer: Closer }) {
  const { desk: w } = useCampaignWords();
  return (
    <div className="map-closer">
      <button type="button" aria-label={w.closer} title={w.closer} disabled={!canCloser} onClick={() => step(1)}>
        +
      </button>
      <button type="button" aria-label={w.further} title={w.further} disabled={!canFurther} onClick={() => step(-1)}>
        −
      </button>
    </div>
  );
}
