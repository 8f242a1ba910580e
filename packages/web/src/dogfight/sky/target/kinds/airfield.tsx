import type { TargetDrawing } from '../drawing.ts';

const hangar = 'M-34 0V-18Q-30-34 0-34T34-18V0z';
const doors = 'M-26 0V-16Q-22-26 0-26T26-16V0z';
const fighter = 'M-15 0q8-4 20-4l8-6 1 7 7 2-7 3-14 1-6 4-3 0 2-5z';

/** An airfield: runway in perspective, hangars, a tower, aircraft dispersed. */
export const airfield: TargetDrawing = {
  on: 'land',
  fires: [
    [-112, -6, 0.62],
    [72, 8, 0.4],
    [-28, -6, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-190 20L60-6L96-6L-70 20z" fill={paint('#a9a08a')} />
      <path
        d="M-118 17l26-3M-76 12l24-3M-34 7l22-2.5M8 2l20-2.5M46-3l14-1.5"
        stroke={paint('#efe8d3')}
        strokeWidth="2"
      />
      <path d="M96 18h60l40-20h-30z" fill={paint('#9c947e')} />
      {[-112, -28].map((x) => (
        <g key={x} transform={`translate(${x} -6)`}>
          <path d={isWrecked ? 'M-34 0V-16L-20-26-12-12 2-22 14-10 26-20 34-14V0z' : hangar} fill={paint('#6b6f5a')} />
          <path d={isWrecked ? 'M-26 0V-9L-8-6 10-9 26-5V0z' : doors} fill={paint('#2e332e')} />
          {!isWrecked && <path d="M-13-25V0M0-26V0M13-25V0" stroke={paint('#4b5045')} strokeWidth="1.5" />}
        </g>
      ))}
      {isWrecked ? (
        <>
          <path d="M120-8l6-16 10 6 12-8 6 18z" fill={paint('#5a5348')} />
          <path
            d="M-122 14a12 3.5 0 1 0 24 0a12 3.5 0 1 0-24 0M-52 8a10 3 0 1 0 20 0a10 3 0 1 0-20 0M18 0a9 2.5 0 1 0 18 0a9 2.5 0 1 0-18 0M130 6a10 3 0 1 0 20 0a10 3 0 1 0-20 0"
            fill={paint('#4a4030')}
          />
        </>
      ) : (
        <>
          <path d="M120-8V-34H150V-8zM126-34V-48H144V-34z" fill={paint('#d8cfb4')} />
          <path d="M124-46H146V-38H124z" fill={paint('#3b5565')} />
          <path d="M120-34H150V-31H120zM135-48V-62" stroke={paint('#4b5045')} strokeWidth="1.5" />
          <path d="M135-62l16 3-16 5z" fill={paint('#b8492c')} />
        </>
      )}
      {[
        [74, 12],
        [120, 14],
        [166, 4],
      ].map(([x, y]) => (
        <path
          key={x}
          d={fighter}
          transform={`translate(${x} ${y})${isWrecked ? ' rotate(16)' : ''}`}
          fill={paint(isWrecked ? '#2f2d2a' : '#4f5d48')}
        />
      ))}
    </>
  ),
};
