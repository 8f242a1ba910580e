import { useRef } from 'react';
import { nearest } from '../../art/aircraft/nearest.ts';
import { drawnAs } from '../../art/great-war/machine.ts';
import { useRoom } from '../../art/use-room.ts';
import { useLanguage } from '../../words/language.tsx';
import type { Craft } from '../craft.ts';
import { metres } from '../figures.ts';
import { useHangarWords } from '../words/words.ts';
import { ScaledTop } from './scaled-top.tsx';

/** Metres that an aircraft takes from above, as it is drawn. */
export function drawnSize({ id, picture }: Craft): { readonly span: number; readonly length: number } {
  return picture.of === 'plane' ? nearest(id, picture.like) : drawnAs(picture.machine).type;
}

/** Pixels for a metre, so that both fit into the room, each into its half. */
export function commonScale(
  room: { readonly width: number; readonly height: number },
  sizes: readonly { readonly span: number; readonly length: number }[],
): number {
  const span = Math.max(...sizes.map((size) => size.span));
  const length = Math.max(...sizes.map((size) => size.length));
  return Math.min((room.width / 2) * (0.84 / span), room.height * (0.82 / length));
}

/** Both from above, to one scale, and how wide they really are. */
export function TopViews({ a, b }: { readonly a: Craft; readonly b: Craft }) {
  const { language } = useLanguage();
  const w = useHangarWords();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const scale = commonScale(room, [a, b].map(drawnSize));
  const span = ({ size }: Craft): string => (size === null ? w.sizeUnknown : w.span(metres(size.span, language)));
  return (
    <figure className="top-views">
      <div ref={place} className="top-room">
        {scale > 0 && [a, b].map((craft, at) => <ScaledTop key={at === 0 ? 'a' : 'b'} craft={craft} scale={scale} />)}
      </div>
      <figcaption>
        <span>{span(a)}</span>
        <span>{w.sameScale}</span>
        <span>{span(b)}</span>
      </figcaption>
    </figure>
  );
}
