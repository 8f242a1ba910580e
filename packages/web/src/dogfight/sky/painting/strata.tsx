import type { CSSProperties } from 'react';
import { gradientsOf, type Palette } from './palette.ts';

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** A stratum is drawn at this height and stretched to that of its band: so bands breathe without being painted anew. */
const DRAWN = 200;
/** Neighbours overlap a little, so that nothing shines through between them. */
const OVERLAP = 1;

/** Five tones of air, one for each band, from Very High to Very Low. */
export function Strata({ bands, palette }: { readonly bands: readonly Band[]; readonly palette: Palette }) {
  const gradients = gradientsOf(palette);
  return bands.map(({ top, height }, level) => {
    const tone = gradients[Math.min(level, gradients.length - 1)];
    const style: CSSProperties = {
      height: DRAWN,
      background: `linear-gradient(${tone.top}, ${tone.foot})`,
      transform: `translateY(${top}px) scaleY(${(height + OVERLAP) / DRAWN})`,
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: a stratum is its level
    return <div key={level} className="stratum" style={style} />;
  });
}
