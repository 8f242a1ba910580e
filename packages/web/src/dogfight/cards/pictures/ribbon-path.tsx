import { INK } from './ink.ts';
import type { Piece } from './ribbon.ts';

/** A ribbon as it is drawn. */
export const RibbonPath = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ fill, opacity, sides, edges }) => (
    <g key={edges} opacity={opacity}>
      <path d={sides} fill={fill} stroke={fill} strokeWidth=".6" />
      <path d={edges} fill="none" stroke={INK} />
    </g>
  ));
