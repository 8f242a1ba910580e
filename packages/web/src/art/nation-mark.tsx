import type { ReactNode } from 'react';
import type { Flag } from './flag.ts';

const BLUE = '#24406e';
const RED = '#b3271e';
const WHITE = '#f6f1e4';
const BLACK = '#1d2126';
const YELLOW = '#e3b53c';
const GREEN = '#2f6b45';

/** From the rim to the middle. */
const rings = (...tones: readonly string[]): ReactNode =>
  tones.map((tone, i) => <circle key={tone} cx="10" cy="10" r={10 - (i * 10) / tones.length} fill={tone} />);

const star = (tone: string, r: number): ReactNode => {
  const corner = (i: number): string => {
    const far = i % 2 === 0 ? r : r * 0.4;
    const angle = (i * Math.PI) / 5;
    return `${(10 + Math.sin(angle) * far).toFixed(2)} ${(10 - Math.cos(angle) * far).toFixed(2)}`;
  };
  return <path d={`M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}Z`} fill={tone} />;
};

/** A plain cross with a white edge. */
const cross = (
  <>
    <path d="M7 0h6v7h7v6h-7v7H7v-7H0V7h7z" fill={WHITE} />
    <path d="M8.400 1.500h3.200v6.900h6.900v3.200h-6.900v6.900H8.400v-6.900H1.500V8.400h6.900z" fill={BLACK} />
  </>
);

/** Marks as they are seen on wings, plain; none of them is the emblem of a party. */
const marks: { readonly [flag in Flag]: ReactNode } = {
  germany: cross,
  'austria-hungary': (
    <>
      <path d="M3 0h14l-3 6 6-3v14l-6-3 3 6H3l3-6-6 3V3l6 3z" fill={WHITE} />
      <path
        d="M5.500 1.500h9l-2.800 6.800 6.800-2.800v9l-6.800-2.800 2.800 6.800h-9l2.800-6.800-6.800 2.800v-9l6.800 2.800z"
        fill={BLACK}
      />
    </>
  ),
  japan: (
    <>
      <circle cx="10" cy="10" r="10" fill={WHITE} />
      <circle cx="10" cy="10" r="9" fill={RED} />
    </>
  ),
  'united-kingdom': rings(BLUE, WHITE, RED),
  france: rings(RED, WHITE, BLUE),
  italy: rings(RED, WHITE, GREEN),
  belgium: rings(RED, YELLOW, BLACK),
  'soviet-union': (
    <>
      {star(WHITE, 10.5)}
      {star(RED, 9)}
    </>
  ),
  'united-states': (
    <>
      <circle cx="10" cy="10" r="10" fill={BLUE} />
      {star(WHITE, 9)}
    </>
  ),
  poland: (
    <>
      <path d="M0 0h20v20H0z" fill={RED} />
      <path d="M2 2h8v8H2zM10 10h8v8h-8z" fill={WHITE} />
    </>
  ),
  generic: (
    <>
      <circle cx="10" cy="10" r="10" fill={WHITE} />
      <circle cx="10" cy="10" r="8" fill="none" stroke={BLACK} strokeWidth="1.500" />
    </>
  ),
};

/** Whose marks an aircraft wears, beside words that say so. */
export const NationMark = ({ flag }: { readonly flag: Flag }) => (
  <svg className="nation-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {marks[flag]}
  </svg>
);
