import type { CSSProperties } from 'react';
import type { Frame } from '../sky/frame.ts';

/** The frame as the style sheet wants it. */
export const framed = ({ sky, bar, hand, hud }: Frame): CSSProperties & { readonly [name: `--${string}`]: string } => ({
  '--sky-width': `${sky.width}px`,
  '--sky-height': `${sky.height}px`,
  '--bar-height': `${bar.height}px`,
  '--hand-height': `${hand.height}px`,
  '--hud': `${hud}px`,
});
