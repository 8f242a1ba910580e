import { boxOf } from './box.ts';
import type { Commission, Picture } from './commission.ts';
import { drawAircraft, drawShadow } from './draw/aircraft.ts';
import { paintMarks } from './draw/canvas.ts';
import type { Mark } from './draw/mark.ts';
import { liveries } from './liveries/index.ts';
import { type GreatWarType, spanOf } from './type.ts';
import { greatWarTypes } from './types/index.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: Picture | null): void;
  onmessage: ((event: { readonly data: Commission }) => void) | null;
};
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

function marksOf(
  type: GreatWarType,
  { card, mark, manner, heading, scale, ratio, holes }: Commission,
): readonly Mark[] {
  if (manner === 'shadow') return drawShadow(type);
  const paint = { ...type.finish, ...liveries[card], ...(mark === null ? {} : { mark }) };
  return drawAircraft(type, paint, card, { heading, scale: scale / ratio, holes, isPlain: manner === 'plain' });
}

async function paint(commission: Commission): Promise<Picture | null> {
  const type = greatWarTypes[commission.type];
  if (type === undefined || typeof OffscreenCanvas === 'undefined') return null;
  const { scale } = commission;
  const box = boxOf({ span: spanOf(type), length: type.length });
  const canvas = new OffscreenCanvas(Math.ceil(box.width * scale), Math.ceil(box.height * scale));
  const surface = canvas.getContext('2d');
  if (surface === null) return null;
  surface.scale(canvas.width / box.width, canvas.height / box.height);
  surface.translate(-box.left, -box.top);
  paintMarks(surface, marksOf(type, commission));
  return { url: new FileReaderSync().readAsDataURL(await canvas.convertToBlob()) };
}

self.onmessage = async ({ data }) => self.postMessage(await paint(data));
