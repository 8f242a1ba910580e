import type { TargetDrawing } from '../drawing.ts';

/** A battleship: a long low hull, turrets fore and aft, a tower bridge, two raked funnels. */
export const battleship: TargetDrawing = {
  on: 'hull',
  fires: [
    [36, -22, 0.6],
    [-84, -14, 0.55],
    [116, -14, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-178-8L-168 10Q0 18 160 10L192-14L150-10H-176z" fill={paint('#4b565e')} />
      <path d="M-168 8Q0 16 160 8L163 4Q0 11-171 4z" fill={paint('#3a2c2a')} />
      <path d="M-120-8V-18H110V-8z" fill={paint('#5b6770')} />
      <path d="M-156-8v-9h26v9zM-116-18v-9h26v9zM96-18v-9h26v9zM132-10v-9h24v9z" fill={paint('#6d7981')} />
      <path
        d="M-144-13l-36-7M-104-23l-34-9M110-23l34-9M144-15l34-7"
        stroke={paint('#2b343b')}
        strokeWidth="3.4"
        fill="none"
      />
      {isWrecked ? (
        <path d="M50-18l6-34 14 8 8 26zM-30-18l-10-26 22 6 4 20zM8-18l-4-22 16 6 2 16z" fill={paint('#4b565e')} />
      ) : (
        <>
          <path d="M52-18V-64H84V-18zM58-64V-82H78V-64z" fill={paint('#66727a')} />
          <path d="M56-58h24v4H56zM56-46h24v3H56zM60-76h16v4H60z" fill={paint('#2b343b')} />
          <path d="M8-18L4-62H22L26-18zM-34-18L-38-58H-22L-18-18z" fill={paint('#4b565e')} />
          <path d="M4-62h18v-6H4zM-38-58h16v-6h-16z" fill={paint('#20272c')} />
          <path d="M-62-18V-40H-46V-18z" fill={paint('#66727a')} />
        </>
      )}
      <path
        d={isWrecked ? 'M68-18L88-66M-54-18l-14-34' : 'M68-82V-108M58-98H78M-54-40V-84M-64-72H-44M-170-10l-4-14'}
        stroke={paint('#2b343b')}
        strokeWidth="2.6"
        fill="none"
      />
    </>
  ),
};
