/** What stands on the ground: an airfield with its aircraft in rows, or works and tanks; what has been hit burns. */
export function Field({ x, y, level, kind }: FieldProps) {
  if (kind === 'shore') return <circle className={`works-mark level-${level}`} cx={x} cy={y} r="1.3" />;
  return (
    <g className={`field level-${level}`} transform={`translate(${x} ${y})`}>
      <path className="runway" d="M-3.6-1.200h7.200v2.400h-7.200z" transform="rotate(-24)" />
      <path className="runway-line" d="M-3.2 0h6.4" transform="rotate(-24)" />
      <path className="parked" d="M-2.6 2h.8M-1.2 2h.8M.2 2h.8M1.6 2h.8M-2 3h.8M-.6 3h.8M.8 3h.8" />
      {level >= 2 && <path className="crater" d="M-1.8-.4a.6.6 0 1 0 .1 0M1.1-1.300a.7.7 0 1 0 .1 0" />}
    </g>
  );
}

interface FieldProps {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly kind: 'airfield' | 'shore';
}
