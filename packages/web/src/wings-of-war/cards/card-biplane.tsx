import { Biplane, MM_PER_METRE } from '../../art/great-war/biplane.tsx';
import type { Machine } from '../../art/great-war/machine.ts';

interface Props {
  readonly machine: Machine;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Units of the picture per metre. */
  readonly size: number;
  /** Pixels per unit of the picture. */
  readonly zoom: number;
}

/** A machine in the picture of a card. */
export function CardBiplane({ machine, x, y, turn = 0, size, zoom }: Props) {
  const scale = size / MM_PER_METRE;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <Biplane machine={machine} heading={turn} scale={scale * zoom} isPlain />
    </g>
  );
}
