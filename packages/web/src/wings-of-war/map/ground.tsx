import { memo, useDeferredValue, useMemo } from 'react';
import { FURROWS, type GroundPlan, groundPlan } from './ground-plan.ts';

interface Props {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const angles = [24, 96, 150];

/** The aerial photograph under the fight. It is developed when the table stands, bit by bit: nobody waits for the fields. */
export const Ground = memo(function Ground({ name, width, height }: Props) {
  const isDeveloped = useDeferredValue(true, false);
  const plan = useMemo(
    () => (isDeveloped ? groundPlan(name, width, height) : null),
    [isDeveloped, name, width, height],
  );
  return (
    <g className="ground">
      <defs>
        {Array.from({ length: FURROWS }, (_, i) => (
          <pattern
            key={angles[i]}
            id={`furrows-${i}`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angles[i]})`}
          >
            <path className="furrow" d="M0 2.5H5" />
          </pattern>
        ))}
        <clipPath id="table-edge">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clipPath="url(#table-edge)">
        <rect className="tone-0" width={width} height={height} />
        {plan !== null && <Landscape plan={plan} />}
      </g>
      <rect className="table-edge" width={width} height={height} />
    </g>
  );
});

function Landscape({ plan }: { readonly plan: GroundPlan }) {
  return (
    <>
      {plan.fields.map(({ d, tone, furrows }) => (
        <g key={d}>
          <path className={`parcel tone-${tone}`} d={d} />
          {furrows >= 0 && <path d={d} fill={`url(#furrows-${furrows})`} />}
        </g>
      ))}
      {plan.roads.map((d) => (
        <path key={d} className="road" d={d} />
      ))}
      <g className="trees">
        {plan.trees.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g className="houses">
        {plan.houses.map(({ x, y, w, h, turn }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <path className="mud" d={plan.mud} />
      <g className="craters">
        {plan.craters.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      {plan.trenches.map((d) => (
        <g key={d}>
          <path className="parapet" d={d} />
          <path className="trench" d={d} />
        </g>
      ))}
    </>
  );
}
