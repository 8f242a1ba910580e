import type { WoundsScene } from '../scene.ts';
import type { Way } from './pack.ts';

interface Props {
  readonly smoke: WoundsScene['smoke'];
  readonly way: Way;
  /** CSS pixels per metre. */
  readonly scale: number;
}

/** Puffs behind the cowling, the nearest first: how far back and up, how large, in metres. */
const puffs = [
  [0.6, 0.1, 0.35],
  [1.5, 0.3, 0.5],
  [2.6, 0.55, 0.68],
  [3.8, 0.8, 0.85],
  [5.1, 1.1, 1.02],
  [6.5, 1.35, 1.2],
  [8, 1.7, 1.35],
] as const;

/** Smoke from the cowling, thick and with a lick of flame when the next hit is the last. */
export function Smoke({ smoke, way, scale }: Props) {
  if (smoke === 'none') return null;
  const back = way === 'right' ? -1 : 1;
  return (
    <svg
      className={`smoke ${smoke}`}
      viewBox="-10 -4 20 6"
      style={{ width: 20 * scale, height: 6 * scale }}
      aria-hidden="true"
    >
      <g transform={`scale(${back} 1)`}>
        {puffs.map(([x, y, r]) => (
          <circle key={x} cx={x - 2} cy={-y} r={r} opacity={0.75 - x * 0.07} />
        ))}
        {smoke === 'fire' && (
          <>
            <path className="flame outer" d="M-2.600-.1q1.200-.9 3.200-.5q-.8.2-1 .5q1 0 1.600.4q-2.200.6-3.800-.4z" />
            <path className="flame" d="M-2.400 0q.9-.5 2-.2q-.5.1-.6.300q-.8.2-1.400-.1z" />
          </>
        )}
      </g>
    </svg>
  );
}
