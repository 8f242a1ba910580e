import type { Drawing } from './drawing.ts';

const casemate = 'M-36 0C-34-20-20-26 0-26S34-20 36 0z';
const slit = 'M-16-14H16V-8H-16z';

/** CH-27.9a — what makes a target fortified: casemates of concrete before it, and a rampart between them. */
export const Walls = ({ paint }: Pick<Drawing, 'paint'>) => (
  <g className="walls">
    <path d="M-204 34L-196 18C-120 10 120 10 196 18L204 34z" fill={paint('#8b8371')} />
    <path
      d="M-194 22C-110 14 110 14 194 22M-190 28C-110 21 110 21 190 28"
      stroke={paint('#6c6555')}
      strokeWidth="2.4"
      strokeDasharray="15 4"
      fill="none"
    />
    {[-132, 0, 132].map((x) => (
      <g key={x} transform={`translate(${x} 32)`}>
        <path d={casemate} fill={paint('#a8a294')} />
        <path d="M0-26C20-26 34-20 36 0H22C22-14 14-22 0-26z" fill={paint('#857f71')} />
        <path d={slit} fill={paint('#1f2326')} />
      </g>
    ))}
  </g>
);
