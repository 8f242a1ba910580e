/** Small signs, drawn with one pen on a field of 20 by 20. */
const strokes = {
  fly: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M10 0v5M10 15v5M0 10h5M15 10h5',
  campaigns: 'M10 2.5l2.2 5 5.3.5-4 3.6 1.2 5.3L10 14.2 5.3 16.9l1.2-5.3-4-3.6 5.3-.5z',
  hangar: 'M2 17V9q0-6 8-6t8 6v8M5 17v-6h10v6M10 11v6M1 17h18',
  school: 'M10 3L1 7.5l9 4.5 9-4.5zM4.5 9.5v4.5q5.5 4 11 0V9.5M18 8v5',
  rulebook: 'M10 5C8 3.5 5 3 2.5 3.5v12C5 15 8 15.5 10 17c2-1.5 5-2 7.5-1.5v-12C15 3 12 3.5 10 5zM10 5v12',
  friend:
    'M6.5 3.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M1 17c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5M13.5 5a2.5 2.5 0 1 0 0 5M14 12c3 0 5 1.5 5 4.5',
  log: 'M4 2.5h11a1.5 1.5 0 0 1 1.5 1.5v13.5h-11A1.5 1.5 0 0 1 4 16zM4 16a1.5 1.5 0 0 1 1.5-1.5h11M8 6.5h5M8 9.5h5',
  calendar: 'M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4M6 11.5h2M12 11.5h2M6 14.5h2M12 14.5h2',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M12.5 12.5L18 18',
  back: 'M12.5 3.5L6 10l6.5 6.5',
  forward: 'M7.5 3.5L14 10l-6.5 6.5',
} as const;

export type IconId = keyof typeof strokes;

/** A sign beside words; it says nothing that they do not. */
export function Icon({ of }: { readonly of: IconId }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={strokes[of]} />
    </svg>
  );
}
