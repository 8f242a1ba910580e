import type { Weather } from '@tallyho/zero/content';
import type { WeatherScene } from '../scene.ts';

/** CH-29.52a — the sky of the week, and how many aircraft it allows. */
export function WeatherCard({ weather: { kind, eyebrow, name, note, sides } }: { readonly weather: WeatherScene }) {
  return (
    <section className="weather-card" aria-label={eyebrow}>
      <Sky kind={kind ?? 'clear'} />
      <div className="weather-words">
        <p className="order-label">{eyebrow}</p>
        <h3>{name}</h3>
        <p className="weather-figures">
          {sides.map((side) => (
            <span key={side.camp} className={side.camp}>
              <b>{side.limit}</b>
              {side.name}, {side.left}
            </span>
          ))}
        </p>
        <p className="legend">{note}</p>
      </div>
    </section>
  );
}

/** How much cloud there is, whether it rains, and whether there is lightning. */
const skies: {
  readonly [weather in Weather]: { readonly clouds: number; readonly rain: number; readonly storm: boolean };
} = {
  clear: { clouds: 0, rain: 0, storm: false },
  'scattered-clouds': { clouds: 2, rain: 0, storm: false },
  'scattered-storms': { clouds: 3, rain: 14, storm: true },
  overcast: { clouds: 4, rain: 0, storm: false },
  'rain-squalls': { clouds: 4, rain: 26, storm: false },
  'tropical-storm': { clouds: 5, rain: 40, storm: true },
};

const CLOUDS = [
  [44, 30, 40],
  [178, 40, 46],
  [112, 22, 52],
  [220, 20, 40],
  [8, 18, 44],
] as const;

function Sky({ kind }: { readonly kind: Weather }) {
  const { clouds, rain, storm } = skies[kind];
  return (
    <svg
      className={`weather-sky ${kind}`}
      viewBox="0 0 232 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="air" width="232" height="120" />
      {clouds < 3 && <circle className="sun" cx="146" cy="34" r="17" />}
      {CLOUDS.slice(0, clouds).map(([x, y, size]) => (
        <g key={x} className="cloud" transform={`translate(${x} ${y})`}>
          <ellipse rx={size} ry={size * 0.34} />
          <ellipse cx={size * 0.4} cy={-size * 0.2} rx={size * 0.55} ry={size * 0.32} />
          <ellipse cx={-size * 0.35} cy={-size * 0.14} rx={size * 0.48} ry={size * 0.28} />
        </g>
      ))}
      {Array.from({ length: rain }, (_, i) => {
        const [x, y] = [(i * 61) % 232, 48 + ((i * 37) % 52)];
        return <path key={`${x} ${y}`} className="rain" d={`M${x} ${y}l-3 11`} />;
      })}
      {storm && <path className="bolt" d="M124 50l-14 26h11l-8 24 24-32h-12l9-18z" />}
      <path className="sea" d="M0 98q30-8 58 0t58 0 58 0 58 0v24H0z" />
    </svg>
  );
}
