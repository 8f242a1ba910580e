import type { TargetDrawing } from '../drawing.ts';

const floatplane = 'M-14 0h22l6-3-6-2H-6l-4-5h-3l2 6zM-8 4h18M-4 0v4M4 0v4';

/** A cruiser: three turrets, a tall bridge, two upright funnels, a floatplane on its catapult. */
export const cruiser: TargetDrawing = {
  on: 'hull',
  fires: [
    [-14, -20, 0.55],
    [104, -16, 0.5],
    [-120, -14, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-172-8L-164 10Q0 17 154 10L192-18L140-13L110-10H-170z" fill={paint('#4f5b64')} />
      <path d="M-164 8Q0 15 154 8L158 4Q0 11-166 4z" fill={paint('#5a2c28')} />
      <path d="M-104-8V-18H90V-8z" fill={paint('#5f6c75')} />
      <path d="M-152-8v-9h28l4 9zM-120-18v-8h26l4 8zM92-14v-10h26l4 10zM126-13v-8h20l3 5z" fill={paint('#727e86')} />
      <path
        d="M-150-13l-32-6M-118-22l-32-8M116-19l34-7M144-17l30-4"
        stroke={paint('#2b343b')}
        strokeWidth="3.2"
        fill="none"
      />
      {isWrecked ? (
        <path d="M44-18l6-34 18 8 8 26zM-2-18l-6-28 18 4 4 24zM-46-18l-8-22 18 4 4 18z" fill={paint('#414c54')} />
      ) : (
        <>
          <path d="M44-18V-56H76L82-18zM50-56V-74H70V-56z" fill={paint('#6a767e')} />
          <path d="M48-50h28v4H48zM48-38h30v3H48zM52-70h16v3H52z" fill={paint('#2b343b')} />
          <path d="M2-18V-58H22V-18zM-42-18V-56H-24V-18z" fill={paint('#515d66')} />
          <path d="M1-58h22v-6H1zM-43-56h20v-6h-20z" fill={paint('#20272c')} />
          <path
            d={floatplane}
            transform="translate(-72 -24)"
            fill={paint('#8a9aa2')}
            stroke={paint('#2b343b')}
            strokeWidth="1.4"
          />
        </>
      )}
      <path
        d={isWrecked ? 'M60-18L82-62M-66-18l-12-26' : 'M60-74V-104M50-94H70M-56-18V-76M-64-66h16M-90-18h40'}
        stroke={paint('#2b343b')}
        strokeWidth="2.4"
        fill="none"
      />
    </>
  ),
};
