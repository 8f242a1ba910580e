import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNight } from '../../page/light.ts';
import type { Look, Size } from '../../widgets/pan-zoom.ts';
import type { Site } from '../land/site.ts';
import { type Box, type Cloud, cloudsOver, isClear, isInSight, sprites } from './places.ts';
import { type Commission, type Picture, SPRITE } from './sprite.ts';
import { cloudStudio } from './studio.ts';
import { useCloudsOn } from './switch.ts';
import { useDrift } from './use-drift.ts';

interface Props {
  readonly site: Site;
  readonly isTurned: boolean;
  readonly look: Look;
  readonly size: Size;
  /** What they keep away from, in millimetres as it is seen: aircraft, ghosts, arcs. */
  readonly keepFrom: readonly Box[];
}

/** Clouds between the land and the aircraft. They are an ornament, mean nothing, and go when something comes near. */
export function Clouds({ site, isTurned, look, size, keepFrom }: Props) {
  const isOn = useCloudsOn();
  const isNight = useNight();
  const drift = useDrift(isOn);
  if (!isOn) return null;
  const { scale } = look;
  const [left, top] = [size.width / 2 - look.x * scale, size.height / 2 - look.y * scale];
  return (
    <div className="clouds" aria-hidden="true">
      {cloudsOver(site, drift, isTurned).map((cloud, n) => (
        <Sprite
          // biome-ignore lint/suspicious/noArrayIndexKey: a cloud is its place in the list
          key={n}
          cloud={cloud}
          isNight={isNight}
          isSeen={isInSight(cloud, look, size) && isClear(cloud, keepFrom)}
          transform={`translate(${left + cloud.x * scale}px, ${top + cloud.y * scale}px) scale(${(cloud.width * scale) / SPRITE.width})`}
        />
      ))}
    </div>
  );
}

interface SpriteProps {
  readonly cloud: Cloud;
  readonly isNight: boolean;
  readonly isSeen: boolean;
  readonly transform: string;
}

function Sprite({ cloud: { sprite }, isNight, isSeen, transform }: SpriteProps) {
  const commission = useMemo(() => ({ seed: sprites[sprite], isNight }), [sprite, isNight]);
  const picture = useCloud(commission);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (picture === null) return;
    const { pixels, width, height } = picture;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [picture]);
  const isShown = isSeen && picture !== null;
  return (
    <canvas
      ref={canvas}
      className={`cloud${isShown ? '' : ' gone'}`}
      width={SPRITE.width}
      height={SPRITE.height}
      style={{ transform }}
    />
  );
}

function useCloud(commission: Commission): Picture | null {
  const [painted, setPainted] = useState<Picture | null>(null);
  useEffect(() => {
    const found = cloudStudio.find(commission);
    setPainted(found);
    return found === null ? cloudStudio.want(commission, setPainted) : undefined;
  }, [commission]);
  return painted;
}
