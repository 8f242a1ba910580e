import { memo } from 'react';
import { usePearlWords } from '../words/words.ts';

/** Land around the anchorage: peninsulas to the north and west, the Navy Yard and the tanks to the south-east. */
const LAND = [
  'M14 28H25Q24 33 20 37Q17 41 19 47Q23 53 20 60Q16 66 18 73Q24 80 22 88Q20 95 23 100H14Z',
  'M31 28H55Q53 31 48 32Q44 35 39 33Q34 33 31 28Z',
  'M62 28H100V47Q95 48 92 44Q86 42 82 38Q76 38 72 34Q66 33 62 28Z',
  'M100 54V100H50Q51 96 54 93Q56 88 55 84Q60 81 64 78Q68 78 72 74Q76 72 80 73Q84 72 83 67Q81 62 85 58Q90 54 94 56Q97 57 100 54Z',
];

/** The ways and works ashore: docks, tanks, sheds. */
const WORKS = 'M61.5 84.5 67 95.500M65.5 83 70.5 93M75 78l3 6M80 77l3 6M84 79l3 5M86 62h5M86 64h5';
const TANKS: readonly (readonly [number, number])[] = [
  [90, 68],
  [93, 69],
  [96, 68],
  [91, 75],
  [94, 76],
  [97, 75],
  [98, 71],
];

/** The harbour without what is attacked. */
export const HarbourGround = memo(() => {
  const w = usePearlWords();
  return (
    <g className="pearl-ground">
      <rect className="water" x="14" y="28" width="86" height="72" />
      {LAND.map((d) => (
        <path key={d} className="shoal wide" d={d} />
      ))}
      {LAND.map((d) => (
        <path key={d} className="shoal" d={d} />
      ))}
      <g transform="translate(43.5 49) rotate(-42)">
        <ellipse className="shoal wide" rx="19" ry="7.4" />
        <ellipse className="ground" rx="19" ry="7.4" />
        <rect className="runway" x="-14" y="-1.1" width="28" height="2.2" rx=".5" />
        <path className="runway-line" d="M-13 0H13" />
        <path className="shed" d="M-8 3h3v2h-3zM-3.5 3.500h3v2h-3zM1 3.500h3v2h-3zM6-5h3v2h-3z" />
      </g>
      {LAND.map((d) => (
        <path key={d} className="ground" d={d} />
      ))}
      <path className="works" d={WORKS} />
      {TANKS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="tank" cx={x} cy={y} r="1.1" />
      ))}
      <path className="shed" d="M72 80h3v2h-3zM77 86h4v2h-4zM71 87h2v3h-2zM83 84h3v2h-3z" />
      <text className="sea-name" x="61" y="67.5" transform="rotate(-12 61 67.5)">
        {w.desk.map}
      </text>
    </g>
  );
});
