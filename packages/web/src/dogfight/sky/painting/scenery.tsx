import { memo, useId, useMemo } from 'react';
import { Clouds } from './clouds.tsx';
import { type Frame, frameOf } from './frame.ts';
import { Haze } from './haze.tsx';
import { HighAir } from './high-air.tsx';
import { Alps } from './lands/alps.tsx';
import { Channel } from './lands/channel.tsx';
import { Continent } from './lands/continent.tsx';
import { Desert } from './lands/desert.tsx';
import { Pacific } from './lands/pacific.tsx';
import { Steppe } from './lands/steppe.tsx';
import { Light } from './light.tsx';
import { paletteOf } from './palette.ts';
import type { Land, Time } from './place.ts';

const grounds: {
  readonly [land in Land]: (props: { readonly frame: Frame; readonly id: string }) => React.JSX.Element;
} = {
  channel: Channel,
  continent: Continent,
  pacific: Pacific,
  steppe: Steppe,
  desert: Desert,
  alps: Alps,
};

/** How much the clouds stand out at that time. */
const densities: { readonly [time in Time]: number } = { day: 0.95, dusk: 0.72, night: 0.72 };

interface Props {
  readonly land: Land;
  readonly time: Time;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
}

/** Everything that stays where it is while bands breathe: light, clouds, land, haze. Painted once for a size. */
export const Scenery = memo(function Scenery({ land, time, seed, width, height }: Props) {
  const id = useId();
  const frame = useMemo(() => frameOf(land, time, seed, width, height), [land, time, seed, width, height]);
  const palette = paletteOf(land, time);
  const Ground = grounds[land];
  return (
    <>
      <svg className="high-air" width={width} height={height} aria-hidden="true" focusable="false">
        <Light frame={frame} id={id} />
        <HighAir frame={frame} palette={palette} />
      </svg>
      <Clouds
        palette={palette}
        seed={seed}
        width={width}
        height={height}
        horizon={frame.horizon}
        density={densities[time]}
      />
      <svg className="ground" width={width} height={height} aria-hidden="true" focusable="false">
        <Ground frame={frame} id={id} />
        <Haze frame={frame} palette={palette} id={id} />
      </svg>
    </>
  );
});
