import type { TargetDrawing } from '../drawing.ts';

/** A destroyer: a knife of a hull, guns in small houses, two raked funnels, torpedo tubes between them. */
export const destroyer: TargetDrawing = {
  on: 'hull',
  fires: [
    [10, -14, 0.5],
    [-84, -10, 0.45],
    [96, -14, 0.4],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-160-4L-152 10Q0 16 146 10L190-20L120-14L96-8H-158z" fill={paint('#56626a')} />
      <path d="M-152 8Q0 14 146 8L149 5Q0 10-154 5z" fill={paint('#3a2c2a')} />
      <path d="M-96-8V-15H92V-8zM60-15V-22H112L116-14z" fill={paint('#66727a')} />
      <path d="M-142-5v-9h18l4 9zM-106-9v-10h18l4 10zM118-15l4-11h16l2 8z" fill={paint('#78848b')} />
      <path
        d="M-140-11l-24-5M-104-16l-24-6M136-22l24-4M-52-17h34M22-17h28"
        stroke={paint('#2b343b')}
        strokeWidth="3"
        fill="none"
      />
      {isWrecked ? (
        <path d="M66-22l4-20 16 8 8 12zM2-15l-4-18 16 4 4 14zM-66-15l-6-14 16 2 4 12z" fill={paint('#3f4950')} />
      ) : (
        <>
          <path d="M64-22V-44H92L98-22zM70-44V-54H88V-44z" fill={paint('#6d7981')} />
          <path d="M68-40h26v3H68zM72-51h14v3H72z" fill={paint('#2b343b')} />
          <path d="M4-15L-2-48H14L20-15zM-64-15L-70-44H-56L-50-15z" fill={paint('#4b565e')} />
          <path d="M-2-48h16v-5H-3zM-70-44h14v-5h-15z" fill={paint('#20272c')} />
        </>
      )}
      <path
        d={isWrecked ? 'M78-30L94-66' : 'M78-54V-92M68-80H88M44-15V-46M-34-15V-40'}
        stroke={paint('#2b343b')}
        strokeWidth="2.2"
        fill="none"
      />
    </>
  ),
};
