/** Land far below, in the haze of the sky that the picture has. */
export const Land = () => (
  <>
    <path className="card-land far" d="M0 108c30-5 60 2 100-2s70-4 100 1v25H0z" />
    <path className="card-land near" d="M0 118c40-5 80 3 120 0s60-4 80 0v14H0z" />
  </>
);

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const Cloud = ({ x, y, size }: Puff) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 0c2-9 14-12 20-6c4-10 20-11 24-1c8-4 17 0 17 7z"
    fill="#fff8e6"
    opacity=".5"
  />
);

type Point = readonly [x: number, y: number];

interface Fire {
  readonly from: Point;
  readonly to: Point;
  readonly rounds: number;
  readonly colour?: string;
}

/** Rounds on their way, one behind the other. */
export function Tracers({ from, to, rounds, colour = '#ffe9a8' }: Fire) {
  const at = (share: number): string =>
    [0, 1].map((axis) => (from[axis] + (to[axis] - from[axis]) * share).toFixed(1)).join(' ');
  const streaks = Array.from({ length: rounds }, (_, i) => {
    const begin = i / rounds + 0.04;
    return `M${at(begin)}L${at(begin + 0.5 / rounds)}`;
  });
  return <path d={streaks.join('')} stroke={colour} strokeWidth="2" strokeLinecap="round" />;
}

/** What rushes past. */
export const SpeedLines = ({ lines }: { readonly lines: number }) =>
  Array.from({ length: lines }, (_, i) => {
    const line = `M${((i * 53) % 120) - 20} ${8 + ((i * 37) % 118)}h${40 + ((i * 29) % 70)}`;
    return <path key={line} d={line} stroke="#fff3d0" strokeWidth={1 + (i % 3) * 0.6} opacity=".55" />;
  });

/** The sun in its rays, behind the one who dives out of it. */
export function SunRays() {
  const ray = (at: number): string =>
    [at - 0.07, at + 0.07]
      .map((a) => `${(140 + Math.cos(a) * 230).toFixed(1)} ${(40 + Math.sin(a) * 230).toFixed(1)}`)
      .join('L');
  const rays = [0, 1].map((odd) =>
    Array.from({ length: 10 }, (_, i) => `M140 40L${ray(((i * 2 + odd) / 20) * 2 * Math.PI)}z`).join(''),
  );
  return (
    <>
      <path d={rays[0]} fill="#fff0c2" opacity=".16" />
      <path d={rays[1]} fill="#fff0c2" opacity=".3" />
      <circle cx="140" cy="40" r="31" fill="#f9dd94" />
      <circle cx="140" cy="40" r="24" fill="#fff6da" />
    </>
  );
}
