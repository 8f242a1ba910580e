import type { TargetDrawing } from '../drawing.ts';

/** A transport: three masts with their derricks, a bridge amidships, one tall funnel. */
export const cargoShip: TargetDrawing = {
  on: 'hull',
  fires: [
    [-56, -14, 0.6],
    [98, -16, 0.55],
    [-118, -16, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-160-10L-150 10Q0 18 150 10L176-16L168-16L120-12H-150z" fill={paint('#39434b')} />
      <path d="M-151 8Q0 16 151 8L153 4Q0 11-153 4z" fill={paint('#7b2f26')} />
      <path d="M-150-12H-92V-20H-150zM-86-12H0V-17H-86zM60-12H128V-18H60z" fill={paint('#4d5962')} />
      <path d="M0-12V-40H52V-12zM6-40V-54H44V-40z" fill={paint('#66727a')} />
      <path d="M10-50h30v4H10zM6-34h40v3H6zM6-26h40v3H6z" fill={paint('#2b343b')} />
      {!isWrecked && (
        <>
          <path d="M18-54L20-92H38L36-54z" fill={paint('#39434b')} />
          <path d="M20-84h18v-6H20z" fill={paint('#9b2d20')} />
        </>
      )}
      <path
        d={
          isWrecked
            ? 'M-120-12L-98-52M92-12V-60M18-54l-8-12 18 4 12 8'
            : 'M-120-12V-66M-60-12V-66M92-12V-60M168-16l8-18M-152-12l-4-14'
        }
        stroke={paint('#2b343b')}
        strokeWidth="4"
        fill="none"
      />
      <path
        d={
          isWrecked
            ? 'M92-56L116-28M92-56L68-28'
            : 'M-120-62L-92-30M-120-62L-148-32M-60-62L-34-30M-60-62L-86-32M92-56L116-28M92-56L68-28'
        }
        stroke={paint('#2b343b')}
        strokeWidth="2.2"
      />
      <path d="M-142-20l12-6h8v6zM120-18l8-6h10v6z" fill={paint('#2b343b')} />
    </>
  ),
};
