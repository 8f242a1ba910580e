import type { TargetKind } from '@tallyho/down-in-flames';

/*
 * What can be bombed as it lies there, seen from the side: flat shapes of a few tones, 400 wide, the ground at 0.
 */

/** A shape: its tone, and its outline. */
type Shape = readonly [tone: string, outline: string];

const DARK = '#39434b';
const MIDDLE = '#4d5962';
const LIGHT = '#66727a';
const DEEP = '#2b343b';
const RUST = '#7b2f26';
const FOAM = '#eaf4f0';
const EARTH = '#6b6a4c';
const ROOF = '#8a4a36';
const WALL = '#b7a88a';

const wheels = (xs: readonly number[], y: number): string =>
  xs.map((x) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`).join('');

/** A tank among several. */
const tank = (x: number): readonly Shape[] => [
  [DEEP, `M${x - 38}-4h76l8-12l-8-8h-76l-8 8z`],
  [EARTH, `M${x - 32}-24l8-12h46l10 12zM${x - 12}-36v-12h26l6 12z`],
  [DARK, `M${x + 12}-45h40v4h-40z`],
  [LIGHT, wheels([x - 26, x - 9, x + 8, x + 25], -12)],
];

const soldier = (x: number): string =>
  `M${x - 4}-40a5 5 0 1 1 8 0l2 16l3 24h-5l-4-18l-4 18h-5l3-24zM${x + 4}-30l16-8v3l-15 9z`;

const drawings: { readonly [kind in TargetKind]: readonly Shape[] } = {
  'cargo-ship': [
    [FOAM, 'M-190 8C-120 0 120 0 210 10C150 20-140 22-190 8z'],
    [DARK, 'M-160-14L-150 6Q0 14 150 6L176-20H168L120-16H-150z'],
    [RUST, 'M-151 4Q0 12 151 4L153 0Q0 7-153 0z'],
    [MIDDLE, 'M-150-16H-92V-24H-150zM-86-16H0V-21H-86zM60-16H128V-22H60z'],
    [LIGHT, 'M0-16V-44H52V-16zM6-44V-58H44V-44z'],
    [DEEP, 'M10-54h30v4H10zM6-38h40v3H6zM6-30h40v3H6zM-122-16V-70h4V-16zM-62-16V-70h4V-16zM90-16V-64h4V-16z'],
    [DARK, 'M18-58L20-92H38L36-58z'],
    [RUST, 'M20-84h18v-6H20z'],
  ],
  'aircraft-carrier': [
    [FOAM, 'M-205 8C-120-2 120-2 215 10C150 20-140 22-205 8z'],
    [DARK, 'M-184-24L-168 6Q0 14 166 6L192-26z'],
    [RUST, 'M-168 4Q0 12 166 4L168 0Q0 7-170 0z'],
    [MIDDLE, 'M-196-34H198V-25H-190z'],
    [DEEP, 'M-150-18h16v6h-16zM-110-18h16v6h-16zM-70-18h16v6h-16zM-30-18h16v6h-16z'],
    [LIGHT, 'M40-34V-62H92V-34zM50-62V-78H84V-62z'],
    [DARK, 'M62-78L64-96H76L74-78zM96-34V-56H110V-34z'],
    [DEEP, 'M44-56h44v4H44zM-120-35l14-5h24l10 5zM-70-35l14-5h24l10 5z'],
  ],
  factory: [
    [MIDDLE, 'M118 0V-96H136V0zM150 0V-84H166V0z'],
    [RUST, 'M118-88h18v-8H118zM150-76h16v-8H150z'],
    [WALL, 'M-180 0V-40H100V0z'],
    [ROOF, 'M-180-40V-62L-134-40V-62L-88-40V-62L-42-40V-62L4-40V-62L50-40V-62L100-40z'],
    [
      DEEP,
      'M-168-28h26v14h-26zM-128-28h26v14h-26zM-88-28h26v14h-26zM-48-28h26v14h-26zM-8-28h26v14h-26zM40-26h28V0h-28z',
    ],
    [LIGHT, 'M176 0V-26H200V0zM-200 0V-22H-182V0z'],
  ],
  bridge: [
    [WALL, 'M-130 4V-34h20V4zM-10 4V-34h20V4zM110 4V-34h20V4z'],
    [MIDDLE, 'M-200-34h400v-9h-400z'],
    [
      DARK,
      'M-200-43Q-160-92-120-43h-6Q-160-84-194-43zM-120-43Q-60-98 0-43h-6Q-60-89-114-43zM0-43Q60-98 120-43h-6Q60-89 6-43zM120-43Q160-92 200-43h-6Q160-84 126-43z',
    ],
    [DEEP, 'M-62-43h4v-26h-4zM58-43h4v-26h-4zM-92-43h3v-20h-3zM-32-43h3v-20h-3zM28-43h3v-20h-3zM88-43h3v-20h-3z'],
    [LIGHT, 'M-210 4h420v-6h-420z'],
  ],
  airfield: [
    [EARTH, 'M-200 6L-150-12H170L205 6z'],
    [LIGHT, 'M-170 3L-130-9H-30L-50 3z'],
    [WALL, 'M20-10V-40q40-26 80 0v30zM112-10V-36q34-22 68 0v26z'],
    [DEEP, 'M34-10v-24h52v24zM124-10v-22h44v22z'],
    [DARK, 'M-120-14l-8-9h6l8 5h40l12 4l-12 5h-40zM-96-19l10-6h8l-8 6z'],
    [ROOF, 'M-20-10V-52h20v42zM-24-52h28v-12h-28z'],
  ],
  tanks: [...tank(-120), ...tank(10), ...tank(130)],
  infantry: [
    [EARTH, 'M-180 4q30-16 90-8t100-2t110 2q50 0 60 8z'],
    [DEEP, [-140, -100, -70, -20, 30, 70, 110, 150].map(soldier).join('')],
  ],
  railroad: [
    [EARTH, 'M-205 6L-190-4H190L205 6z'],
    [MIDDLE, 'M-195-6h390v-3h-390z'],
    [DARK, 'M90-12V-52h60v-14h24v54zM20-12V-40h64v28z'],
    [DEEP, 'M66-52h-40v12h40zM40-52v-16h10v16zM156-60h14v12h-14z'],
    [RUST, 'M-70-14v-28h80v28zM-165-14v-28h85v28z'],
    [LIGHT, wheels([-150, -95, -56, -6, 34, 60, 104, 150], -9)],
  ],
};

/** The target where it lies. */
export const TargetDrawing = ({ kind }: { readonly kind: TargetKind }) => (
  <svg className="target-drawing" viewBox="-215 -100 430 124" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {drawings[kind].map(([tone, outline]) => (
      <path key={outline} fill={tone} d={outline} />
    ))}
  </svg>
);

/** Fire and smoke of one that has been hit. */
export const TargetFire = ({ isDestroyed }: { readonly isDestroyed: boolean }) => (
  <svg className="target-fire" viewBox="-215 -100 430 124" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {(isDestroyed ? [-90, -10, 70] : [-30]).map((x) => (
      <g key={x} transform={`translate(${x} -14)`}>
        <path className="target-smoke" d="M-8 0q-26-18-14-40q-18-20 4-40h22q-16 20 2 38q10 24-4 42z" />
        <path
          fill="#8c2a16"
          d="M-16 4C-18-8-10-10-11-21C-4-17-4-10 0-9C1-17 6-19 5-28C14-19 11-10 16-9C20-4 18 2 15 4z"
        />
        <path fill="#e0752a" d="M-11 4C-12-5-7-6-8-14C-3-11-3-6 0-5C1-11 4-12 3-18C9-12 7-6 11-5C13-2 12 2 10 4z" />
        <path fill="#ffd682" d="M-6 4C-7-1-4-2-4-6C-1-5-1-2 1-2C2-5 5-3 6 0C7 2 6 3 5 4z" />
      </g>
    ))}
  </svg>
);
