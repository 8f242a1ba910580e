import { useLayoutEffect, useRef } from 'react';
import { usePixelRatio } from '../../art/use-pixel-ratio.ts';
import type { Look, Size } from '../../widgets/pan-zoom.ts';
import { BLEED } from './site.ts';
import type { LandPicture } from './use-land.ts';

interface Props {
  readonly picture: LandPicture;
  readonly look: Look;
  readonly size: Size;
}

/**
 * The part of the land that is seen, copied in the pixels of the screen as soon as the map has come to rest. It hides the
 * painting below it: without a graphics card that would be scaled anew for every picture in which something flies over it.
 */
export function LandWindow({ picture: { canvas, commission }, look, size }: Props) {
  const pane = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  const { pixels } = commission;
  useLayoutEffect(() => {
    const shown = pane.current;
    if (shown === null) return;
    // The painting is right at once; the copy may follow in a task of its own.
    shown.style.visibility = 'hidden';
    const frame = requestAnimationFrame(() => {
      const g = shown.getContext('2d', { alpha: false });
      if (g === null) return;
      const by = (look.scale * ratio) / pixels;
      g.fillStyle = BEYOND;
      g.fillRect(0, 0, width, height);
      g.setTransform(
        by,
        0,
        0,
        by,
        width / 2 - (look.x + BLEED) * look.scale * ratio,
        height / 2 - (look.y + BLEED) * look.scale * ratio,
      );
      g.drawImage(canvas, 0, 0);
      g.resetTransform();
      shown.style.visibility = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, pixels, look, width, height, ratio]);
  return <canvas ref={pane} className="land-window" width={width} height={height} />;
}

/** What lies beyond the land. */
const BEYOND = '#0d1520';
