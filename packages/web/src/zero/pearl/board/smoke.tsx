interface Props {
  readonly x: number;
  readonly y: number;
  /** 1 a wisp, 2 a fire, 3 a pillar. */
  readonly level: number;
  /** So that no two burn alike. */
  readonly nth: number;
}

const COUNT = [0, 2, 4, 7];
const SIZE = [0, 1.1, 1.7, 2.5];

/** Smoke that stays: the wind stands from the north-east, and takes it to the south-west. */
export function Smoke({ x, y, level, nth }: Props) {
  if (level === 0) return null;
  const puffs = Array.from({ length: COUNT[level] }, (_, i) => {
    const sway = ((nth * 7 + i * 5) % 5) - 2;
    return { cx: -i * 1.5 + sway * 0.35, cy: i * 0.75 - 0.6 + sway * 0.25, r: SIZE[level] * (0.5 + i * 0.16) };
  });
  return (
    <g className={`smoke level-${level}`} transform={`translate(${x} ${y})`}>
      {puffs.map(({ cx, cy, r }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: puffs have no name
        <circle key={i} className="puff" cx={cx} cy={cy} r={r} style={{ animationDelay: `${i * -0.7}s` }} />
      ))}
      {level >= 2 && <path className="flame" d="M-.9.6Q-1.1-.5-.2-1.4Q0-.5.5-.9Q1.2 0 .8.7Q0 1.2-.9.6Z" />}
    </g>
  );
}
