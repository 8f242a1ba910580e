import { useLayoutEffect, useRef } from 'react';
import { BLEED, type Site } from './site.ts';
import { useLand } from './use-land.ts';

/** Pixels of its longer side. */
const LONGEST = 440;

/** The land within the edges of the table, small. */
export function SmallLand({ site, isTurned }: { readonly site: Site; readonly isTurned: boolean }) {
  const picture = useLand(site, isTurned);
  const place = useRef<HTMLCanvasElement>(null);
  const { width, height } = site;
  const by = LONGEST / Math.max(width, height);
  const [canvas, pixels] = [picture?.canvas, picture?.commission.pixels ?? 0];
  useLayoutEffect(() => {
    const g = place.current?.getContext('2d', { alpha: false });
    if (canvas === undefined || g === undefined || g === null) return;
    const [from, to] = [BLEED * pixels, g.canvas];
    g.drawImage(canvas, from, from, width * pixels, height * pixels, 0, 0, to.width, to.height);
  }, [canvas, pixels, width, height]);
  if (picture === null) return null;
  return <canvas ref={place} className="small-land" width={Math.round(width * by)} height={Math.round(height * by)} />;
}
