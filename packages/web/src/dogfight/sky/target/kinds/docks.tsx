import type { TargetDrawing } from '../drawing.ts';

/** A harbour: a quay with warehouses, two cranes, oil tanks, a coaster alongside. */
export const docks: TargetDrawing = {
  on: 'land',
  fires: [
    [-48, -8, 0.62],
    [118, -6, 0.6],
    [-150, 0, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-200 12H200L206 24H-208z" fill={paint('#8a8576')} />
      <path d="M-206 24H206V32H-206z" fill={paint('#5d5a52')} />
      {isWrecked ? (
        <>
          <path d="M-112 12V-14l16-12 14 14 20-16 12 18 18-8 10 14 18-10V12z" fill={paint('#5a4a3c')} />
          <path d="M96 12V-4q16 8 30-4l6 20zM142 12V-2q14 6 26 0l8 14z" fill={paint('#4c5257')} />
          <path d="M-168 12l4-40 10 8 4 32zM24 12l30-24 8 6-26 18z" fill={paint('#3d474d')} />
        </>
      ) : (
        <>
          <path d="M-112 12V-24L-84-38L-56-24V12zM-52 12V-24L-24-38L4-24V12z" fill={paint('#8a6a4c')} />
          <path d="M-112-24L-84-38L-56-24zM-52-24L-24-38L4-24z" fill={paint('#5d4a3a')} />
          <path d="M-94 12V-8h20V12zM-34 12V-8h20V12z" fill={paint('#3b3029')} />
          <path d="M96 12V-22Q112-30 128-22V12zM140 12V-18Q156-26 172-18V12z" fill={paint('#9aa3a6')} />
          <path d="M96-22Q112-30 128-22Q112-15 96-22zM140-18Q156-26 172-18Q156-11 140-18z" fill={paint('#c3c9c8')} />
          <path
            d="M-168 12L-160-60L-152 12M-160-60L-120-44M-160-60L-182-40M24 12L32-56L40 12M32-56L72-40M32-56L12-38"
            stroke={paint('#3d474d')}
            strokeWidth="3"
            fill="none"
          />
          <path d="M-120-44V-22M72-40V-18" stroke={paint('#3d474d')} strokeWidth="1.6" />
        </>
      )}
      <path d="M-190 26L-184 36H-96L-84 24H-104V14H-132V24z" fill={paint('#39434b')} />
      <path d="M-128 14V2H-110V14z" fill={paint('#66727a')} />
    </>
  ),
};
