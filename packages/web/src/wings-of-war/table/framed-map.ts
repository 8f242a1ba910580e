import type { CSSProperties } from 'react';
import { framed } from '../../play/table/framed.ts';
import type { Frame } from './frame.ts';

/** The frame as the style sheet wants it, with the size of the cards. */
export const framedMap = (frame: Frame): CSSProperties & { readonly [name: `--${string}`]: string } => ({
  ...framed(frame),
  '--card': `${frame.card.width}px`,
  '--card-height': `${frame.card.height}px`,
});
