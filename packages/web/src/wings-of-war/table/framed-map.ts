import type { CSSProperties } from 'react';
import { framed } from '../../play/table/framed.ts';
import type { Frame, RetraceFrame } from './frame.ts';

type Framed = CSSProperties & { readonly [name: `--${string}`]: string };

/** The frame as the style sheet wants it, with the size of the cards. */
export const framedMap = (frame: Frame): Framed => ({
  ...framed(frame),
  '--card': `${frame.card.width}px`,
  '--card-height': `${frame.card.height}px`,
});

/** The same with the buttons that move a replay. */
export const framedReplay = (frame: RetraceFrame): Framed => ({
  ...framedMap(frame),
  '--controls-height': `${frame.controls}px`,
});
