import type { CSSProperties } from 'react';
import type { Frame } from './frame.ts';

/** The frame as the style sheet wants it. */
export const framed = ({
  board,
  bar,
  hand,
  hud,
}: Frame): CSSProperties & { readonly [name: `--${string}`]: string } => ({
  '--board-width': `${board.width}px`,
  '--board-height': `${board.height}px`,
  '--bar-height': `${bar.height}px`,
  '--hand-height': `${hand.height}px`,
  '--hud': `${hud}px`,
});
