import { useId, useMemo } from 'react';
import { numbersFrom } from '../numbers-from.ts';
import { BALANCE } from './balance.ts';

const PUFFS = 18;
/** How long a trail is, in lengths of the machine. */
const TRAIL = 1.6;

/** A trail of smoke behind a machine that flies nose up, in metres. */
export function Smoke({ length, name }: { readonly length: number; readonly name: string }) {
  const puffs = useMemo(() => {
    const chance = numbersFrom(`${name} smoke`);
    return Array.from({ length: PUFFS + 1 }, (_, i) => {
      const old = 1 - i / PUFFS;
      const from = length * (1 - BALANCE) * 0.4;
      return {
        x: (chance() - 0.5) * 1.7 * old,
        y: from + old * length * TRAIL + (chance() - 0.5) * 1.7 * old,
        r: 0.6 + 2 * old * (0.7 + 0.5 * chance()),
        opacity: 0.85 * (1 - old * 0.8),
      };
    });
  }, [length, name]);
  const id = useId();
  return (
    <g className="smoke">
      <radialGradient id={id}>
        <stop offset="0" stopColor="#22262a" stopOpacity=".8" />
        <stop offset=".5" stopColor="#33373b" stopOpacity=".5" />
        <stop offset="1" stopColor="#5a5e60" stopOpacity="0" />
      </radialGradient>
      {puffs.map(({ x, y, r, opacity }) => (
        <circle key={y} cx={x} cy={y} r={r} fill={`url(#${id})`} opacity={opacity} />
      ))}
    </g>
  );
}

/** From the outside in. */
const tongues = ['#8c2a16', '#e0612a', '#f79a35', '#ffdf8a'];
const TONGUE = 'M-.9-.4C-1 .6-.7 1.4-.3 1.8C-.4 2.4-.1 3 .2 4C.3 3 .5 2.7.4 2C.9 1.5 1 .6.8-.4C.4-.9-.5-.9-.9-.4Z';

/** Flames that stream back from the engine of a machine that flies nose up, in metres. */
export function Flames() {
  return (
    <g className="flames">
      {tongues.map((fill, i) => (
        <path key={fill} d={TONGUE} fill={fill} transform={`translate(0 -.2) scale(${(1 - 0.22 * i).toFixed(2)})`} />
      ))}
    </g>
  );
}
