interface Props {
  readonly title: string;
  readonly bombs: number;
  /** How many it takes to get the target from one state to the next. */
  readonly marks: readonly number[];
}

const WIDTH = 300;

/** The bombs that fell against those that were needed; the sentence above says the same. */
export function BombPlot({ title, bombs, marks }: Props) {
  const most = Math.max(1, bombs, ...marks) * 1.1;
  const x = (n: number): number => (n / most) * (WIDTH - 12) + 6;
  return (
    <figure className="chart bomb-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true" focusable="false">
        <rect className="plot-ground" x="6" y="18" width={WIDTH - 12} height="18" />
        <rect className="plot-bombs" x="6" y="18" width={Math.max(0, x(bombs) - 6)} height="18" />
        {marks.map((n) => (
          <g key={n}>
            <path className="axis" d={`M${x(n)} 12V42`} />
            <text x={x(n)} y="57" textAnchor={x(n) > WIDTH - 30 ? 'end' : 'middle'}>
              {n}
            </text>
          </g>
        ))}
        <text className="plot-value" x={Math.min(WIDTH - 26, x(bombs) + 4)} y="14">
          {bombs}
        </text>
      </svg>
    </figure>
  );
}
