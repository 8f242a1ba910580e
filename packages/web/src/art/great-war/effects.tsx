import { useId, useMemo } from 'react';
import { numbersFrom } from '../numbers-from.ts';
import { BALANCE } from './balance.ts';

const PUFFS = 18;
/** How long a trail is, in lengths of the machine. */
const TRAIL = 1.6;

/** The thickest puff of a trail, and how far aside they lie, in metres. */
const [THICKEST, ASTRAY] = [3, 0.85];

/** How far behind the middle of a machine of this length its trail ends, in metres. */
export const trailOf = (length: number): number => length * (1 - BALANCE) * 0.4 + length * TRAIL + THICKEST + ASTRAY;

/** A trail of smoke behind a machine that flies nose up, in metres. */
export function Smoke({ length, name }: { readonly length: number; readonly name: string }) {
  const puffs = useMemo(() => {
    const chance = numbersFrom(`${name} smoke`);
    return Array.from({ length: PUFFS + 1 }, (_, i) => {
      const old = 1 - i / PUFFS;
      const from = length * (1 - BALANCE) * 0.4;
      return {
        x: (chance() - 0.5) * 2 * ASTRAY * old,
        y: from + old * length * TRAIL + (chance() - 0.5) * 2 * ASTRAY * old,
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

const HEAPS = 11;

/** Cloud about a machine, in lengths of it: heaps with a light upper left and a grey lower right. */
export function CloudAbout({ length, name }: { readonly length: number; readonly name: string }) {
  const heaps = useMemo(() => {
    const chance = numbersFrom(`${name} cloud`);
    return Array.from({ length: HEAPS }, (_, i) => {
      const angle = (i / HEAPS) * 2 * Math.PI;
      const far = length * (0.28 + 0.16 * chance());
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: length * (0.2 + 0.1 * chance()) };
    });
  }, [length, name]);
  return (
    <g className="cloud-about">
      {heaps.map(({ x, y, r }) => (
        <circle key={x} cx={x + length * 0.03} cy={y + length * 0.04} r={r} fill="#8b98a6" opacity={0.5} />
      ))}
      {heaps.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#f7f4ea" opacity={0.8} />
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

/** A star of radius 1 whose points are not alike. */
function star(points: number, chance: () => number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points) * Math.PI + 0.2;
    const far = i % 2 === 1 ? 0.5 : 0.7 + 0.5 * chance();
    return `${(Math.cos(angle) * far).toFixed(3)} ${(Math.sin(angle) * far).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

const SPARKS = 14;

/** An explosion of radius 1 about 0 0; the same name gives the same. */
export function Burst({ name }: { readonly name: string }) {
  const { stars, sparks } = useMemo(() => {
    const chance = numbersFrom(`${name} burst`);
    const flames = [
      { fill: '#c4401f', size: 1.25, d: star(9, chance) },
      { fill: '#ff9c35', size: 0.95, d: star(8, chance) },
      { fill: '#fff3c4', size: 0.62, d: star(7, chance) },
    ];
    const flying = Array.from({ length: SPARKS }, (_, i) => {
      const angle = chance() * 2 * Math.PI;
      const far = 1.1 + chance() * 0.9;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const d = `M${(x * far).toFixed(3)} ${(y * far).toFixed(3)}l${(x * 0.3).toFixed(3)} ${(y * 0.3).toFixed(3)}`;
      return { d, isBright: i % 2 === 1 };
    });
    return { stars: flames, sparks: flying };
  }, [name]);
  return (
    <g className="burst" strokeLinecap="round">
      {stars.map(({ fill, size, d }) => (
        <path key={fill} d={d} fill={fill} transform={`scale(${size})`} />
      ))}
      {sparks.map(({ d, isBright }) => (
        <path key={d} d={d} stroke={isBright ? '#ffe08a' : '#2a2018'} strokeWidth={isBright ? 0.045 : 0.06} />
      ))}
    </g>
  );
}
