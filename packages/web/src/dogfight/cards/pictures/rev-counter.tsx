const RADIAN = Math.PI / 180;
const on = (radius: number, degrees: number): string =>
  `${(Math.cos(degrees * RADIAN) * radius).toFixed(1)} ${(Math.sin(degrees * RADIAN) * radius).toFixed(1)}`;

/** Every fifth mark of the dial is long. */
const marks = (isLong: boolean): string =>
  Array.from({ length: 41 }, (_, i) => i)
    .filter((i) => (i % 5 === 0) === isLong)
    .map((i) => `M${on(50, -225 + i * 6.75)}L${on(isLong ? 40 : 45, -225 + i * 6.75)}`)
    .join('');
const short = marks(false);
const long = marks(true);

/** The revolutions of an engine, and the needle where it should not be. */
export const RevCounter = () => (
  <>
    <path d="M0 0H200V132H0z" fill="#2c3338" />
    <g fill="#14181c">
      <circle cx="14" cy="14" r="4" />
      <circle cx="186" cy="14" r="4" />
      <circle cx="14" cy="118" r="4" />
      <circle cx="186" cy="118" r="4" />
    </g>
    <g transform="translate(100 68)">
      <circle r="62" fill="#0f1317" />
      <circle r="60" fill="none" stroke="#6e5a34" strokeWidth="4" />
      <circle r="55" fill="#191e22" />
      <path d={short} stroke="#f3ead2" />
      <path d={long} stroke="#f3ead2" strokeWidth="2" />
      <path d={`M${on(45, 5)}A45 45 0 0 1 ${on(45, 45)}`} fill="none" stroke="#d6412b" strokeWidth="8" />
      <g className="card-dial">
        <text y="35" letterSpacing="1">
          RPM
        </text>
        {[15, 20, 25, 30].map((hundreds, i) => (
          <text
            key={hundreds}
            x={Math.cos((-163 + i * 52) * RADIAN) * 32}
            y={Math.sin((-163 + i * 52) * RADIAN) * 32 + 5}
          >
            {hundreds}
          </text>
        ))}
      </g>
      <g transform="rotate(33)">
        <path d="M-14-2.5 48 0-14 2.5z" fill="#ffcf6a" />
        <circle r="6" fill="#c8963e" />
      </g>
      <path d="M-40-36A54 54 0 0 1 20-50" fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="7" />
    </g>
  </>
);
