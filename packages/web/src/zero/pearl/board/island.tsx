import type { PearlHarbor } from '@tallyho/zero/content';
import { memo } from 'react';
import { islandPane } from '../model/chart.ts';
import { usePearlWords } from '../words/words.ts';

const high = (y: number): number => (y * islandPane.height) / 100;

/** The two ranges of Oahu, as ridges. */
const RANGES = ['M14 36Q20 46 22 58Q24 64 29 70', 'M48 10Q58 26 66 38Q74 50 84 66'];

/** Oahu as the sheet draws it, without what is attacked. */
export const IslandGround = memo(({ sheet }: { readonly sheet: PearlHarbor }) => {
  const w = usePearlWords();
  const coast = `${sheet.oahu.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${high(y)}`).join('')}Z`;
  return (
    <g className="pearl-ground island">
      <rect className="water" width={islandPane.width} height={islandPane.height} />
      <path className="shoal wide" d={coast} />
      <path className="shoal" d={coast} />
      <path className="ground" d={coast} />
      {RANGES.map((d) => (
        <g key={d}>
          <path className="ridge wide" d={d} />
          <path className="ridge" d={d} />
        </g>
      ))}
      <path className="water lochs" d="M45 63Q44 57 47 55Q48 52 50 55Q53 53 53 56Q56 58 52 60Q50 64 47 66Z" />
      <path className="leader" d="M49 59L60 68" />
      <text className="sea-name" x="72" y="10">
        {w.desk.pacific}
      </text>
      <g className="haleiwa">
        <path className="strip" d={`M${sheet.haleiwa.x - 2} ${high(sheet.haleiwa.y)}h4`} />
        <text x={sheet.haleiwa.x + 3.5} y={high(sheet.haleiwa.y) + 1.2}>
          {w.desk.haleiwa}
        </text>
      </g>
    </g>
  );
});
