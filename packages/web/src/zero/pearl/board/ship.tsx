/** A ship from above, its bow to the right; ten units long. */
const HULL = 'M-5-.8Q-5.35 0-5 .8L2.3 1.15Q4.1.85 5.3 0Q4.1-.85 2.3-1.15Z';
const DECK = 'M-4.6-.55Q-4.8 0-4.6.55L2.2.85Q3.6.6 4.6 0Q3.6-.6 2.2-.85Z';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Units from bow to stern. */
  readonly length: number;
  readonly kind: 'battleship' | 'cruiser' | 'destroyer' | 'hulk';
  /** 0 unharmed … 3 Sunk. */
  readonly level: number;
}

/** A turret with its guns, towards the bow or towards the stern. */
const Turret = ({ x, astern = false }: { readonly x: number; readonly astern?: boolean }) => (
  <g transform={`translate(${x} 0)${astern ? ' rotate(180)' : ''}`}>
    <path className="ship-gun" d="M.1-.16H1M.1 0H1.05M.1.16H1" />
    <rect className="ship-turret" x="-.42" y="-.38" width=".72" height=".76" rx=".22" />
  </g>
);

export function Ship({ x, y, heading, length, kind, level }: Props) {
  const scale = length / 10;
  const isLarge = kind === 'battleship';
  return (
    <g className={`ship ${kind} level-${level}`} transform={`translate(${x} ${y})`}>
      {level === 3 && <ellipse className="oil" rx={length * 0.72} ry={length * 0.3} transform={`rotate(${heading})`} />}
      <g transform={`rotate(${heading}) scale(${scale} ${kind === 'destroyer' ? scale * 0.8 : scale})`}>
        <path className="ship-shadow" d={HULL} transform="translate(.25 .3)" />
        <path className="ship-hull" d={HULL} />
        <path className="ship-deck" d={DECK} />
        {kind !== 'hulk' && (
          <>
            <Turret x={2.5} />
            {isLarge && <Turret x={1.5} />}
            {isLarge && <Turret x={-2.1} astern />}
            <Turret x={-3.2} astern />
          </>
        )}
        <rect className="ship-bridge" x="-.9" y="-.5" width="1.7" height="1" rx=".3" />
        <circle className="ship-funnel" cx="-.3" r=".3" />
        {isLarge && <circle className="ship-mast" cx=".75" r=".22" />}
        {level >= 2 && <path className="ship-wound" d="M-1.6-.7l.7.5.2.9.9-.5.8.7.1-1.2.8-.5-1.3-.1-.7-.6-.4.6z" />}
      </g>
    </g>
  );
}
