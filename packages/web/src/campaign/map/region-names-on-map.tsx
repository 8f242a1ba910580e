import type { RegionName } from './region-names.ts';

/** What seas and lands are called. */
export const RegionNames = ({ names }: { readonly names: readonly RegionName[] }) => (
  <g className="regions">
    {names.map(({ kind, name, spot: { x, y } }) => (
      <text key={name} className={kind === 'sea' ? 'sea-name' : 'region-name'} x={x} y={y} textAnchor="middle">
        {name}
      </text>
    ))}
  </g>
);
