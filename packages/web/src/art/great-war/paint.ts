import { boxOf } from './box.ts';
import type { Commission } from './commission.ts';
import { drawAircraft, drawShadow } from './draw/aircraft.ts';
import { paintMarks } from './draw/canvas.ts';
import type { Mark } from './draw/mark.ts';
import { liveries } from './liveries/index.ts';
import { type GreatWarType, spanOf } from './type.ts';
import { greatWarTypes } from './types/index.ts';

function marksOf(
  type: GreatWarType,
  { card, mark, manner, heading, scale, ratio, holes }: Commission,
): readonly Mark[] {
  if (manner === 'shadow') return drawShadow(type);
  const paint = { ...type.finish, ...liveries[card], ...(mark === null ? {} : { mark }) };
  return drawAircraft(type, paint, card, { heading, scale: scale / ratio, holes, isPlain: manner === 'plain' });
}

/** A canvas of a thread or of the page. */
interface Easel {
  width: number;
  height: number;
  getContext(kind: '2d'): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
}

/** Paints a machine on a canvas, which gets the size it needs; false: it cannot be painted. */
export function paintMachine(easel: Easel, commission: Commission): boolean {
  const type = greatWarTypes[commission.type];
  if (type === undefined) return false;
  const box = boxOf({ span: spanOf(type), length: type.length });
  easel.width = Math.ceil(box.width * commission.scale);
  easel.height = Math.ceil(box.height * commission.scale);
  const surface = easel.getContext('2d');
  if (surface === null) return false;
  surface.scale(easel.width / box.width, easel.height / box.height);
  surface.translate(-box.left, -box.top);
  paintMarks(surface, marksOf(type, commission));
  return true;
}
