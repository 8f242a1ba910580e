/** Small signs of the table, drawn with one line each. */
const drawings = {
  log: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h4',
  settings:
    'M10 7a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM10 2v3M10 15v3M2 10h3M15 10h3M4.300 4.300l2.200 2.200M13.500 13.500l2.200 2.200M4.300 15.700l2.200-2.200M13.500 6.500l2.200-2.200',
  sound: 'M3 8v4h3l4 3V5L6 8zM13 7q2 3 0 6M15.500 5q3.500 5 0 10',
  silent: 'M3 8v4h3l4 3V5L6 8zM13 8l5 5M18 8l-5 5',
  undo: 'M8 4L4 8l4 4M4 8h8q4 0 4 4t-4 4H9',
  hint: 'M7 14q0-2-1.500-3.500a5 5 0 1 1 9 0Q13 12 13 14zM8 17h4',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  frame: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  arcs: 'M10 17L3.500 6.500A12 12 0 0 1 16.500 6.500zM7 11.700A5.500 5.500 0 0 1 13 11.700',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4l10 6l-10 6z',
  back: 'M15 4L7 10l8 6zM5 4v12',
  home: 'M3 10l7-6l7 6M5 9v8h10V9M9 17v-5h2v5',
} as const;

export function Icon({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawings[of]} />
    </svg>
  );
}
