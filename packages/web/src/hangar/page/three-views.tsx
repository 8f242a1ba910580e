import { useRef } from 'react';
import { Plane } from '../../art/plane.tsx';
import { useRoom } from '../../art/use-room.ts';
import { useLanguage } from '../../words/language.tsx';
import { ScaledTop } from '../compare/scaled-top.tsx';
import { drawnSize } from '../compare/top-views.tsx';
import type { Craft } from '../craft.ts';
import { metres } from '../figures.ts';
import { useHangarWords } from '../words/words.ts';

/** Pixels for a metre, so that the view from above and those beside it fit: the second column takes so much of the width. */
const BESIDE = 0.42;

export function threeScale(
  room: { readonly width: number; readonly height: number },
  { span, length }: { readonly span: number; readonly length: number },
  isAlone: boolean,
): number {
  const wide = isAlone ? room.width : room.width * (1 - BESIDE);
  const beside = isAlone ? Number.POSITIVE_INFINITY : (room.width * BESIDE * 0.92) / Math.max(span, length);
  return Math.min((wide * 0.9) / span, (room.height * 0.9) / length, beside);
}

/** From above, from the side and from ahead, to one scale; machines of the Great War from above. */
export function ThreeViews({ craft }: { readonly craft: Craft }) {
  const { language } = useLanguage();
  const w = useHangarWords();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const { id, picture, size } = craft;
  const isAlone = picture.of === 'machine';
  const scale = threeScale(room, drawnSize(craft), isAlone);
  return (
    <section className="three-views">
      <h2 className="label">{isAlone ? w.topView : w.threeViews}</h2>
      <div ref={place} className="views-room">
        {scale > 0 && (
          <>
            <ScaledTop craft={craft} scale={scale} />
            {picture.of === 'plane' && (
              <span className="views-beside" aria-hidden="true">
                {(['side', 'front'] as const).map((attitude) => (
                  <Plane
                    key={attitude}
                    aircraft={id}
                    like={picture.like}
                    attitude={attitude}
                    facing="left"
                    scale={scale}
                  />
                ))}
              </span>
            )}
          </>
        )}
      </div>
      <p className="views-sizes">
        {size === null ? (
          <span>{w.plateOf}</span>
        ) : (
          <>
            <span>{w.span(metres(size.span, language))}</span>
            <span>{w.length(metres(size.length, language))}</span>
          </>
        )}
      </p>
    </section>
  );
}
