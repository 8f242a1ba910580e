import type { Frame } from './frame.ts';
import type { Palette } from './palette.ts';

/** The air over the horizon, which takes the edge off what is far away. */
export function Haze({
  frame: { width, horizon, scale, time },
  palette,
  id,
}: {
  readonly frame: Frame;
  readonly palette: Palette;
  readonly id: string;
}) {
  const strong = time === 'night' ? 0.18 : 0.5;
  return (
    <>
      <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={palette.haze} stopOpacity="0" />
        <stop offset=".6" stopColor={palette.haze} stopOpacity={strong} />
        <stop offset="1" stopColor={palette.haze} stopOpacity="0" />
      </linearGradient>
      <rect y={horizon - 60 * scale} width={width} height={90 * scale} fill={`url(#${id}haze)`} />
    </>
  );
}
