/** Small filled signs of plates and chips, on a square of twenty. */
const drawings = {
  gun: 'M2 8h11l1-1h4v3h-4l-1 1H9l-1 4H5l1-4H2z',
  engine:
    'M9 1h2v4h-2zM9 15h2v4h-2zM1 9h4v2H1zM15 9h4v2h-4zM3 4.400L4.400 3L7.400 6L6 7.400zM12.600 14L14 12.600L17 15.600L15.600 17zM3 15.600L6 12.600L7.400 14L4.400 17zM12.600 6L15.600 3L17 4.400L14 7.400zM10 6.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7z',
  rudder: 'M5 17V7q0-5 6-5v15zM13 4q4 2 4 7t-2 6h-2z',
  crew: 'M10 2a5.500 5.500 0 0 1 5.500 5.500V11H4.500V7.500A5.500 5.500 0 0 1 10 2zM3 18q0-5 7-5t7 5z',
  fire: 'M10 1q1 4 4 6.500t2 6.500q-1.500 5-6 5t-6-5q-.6-3 1.500-5.500q.5 2 2 2.500q-.5-6 2.500-10z',
  smoke: 'M5 16a4 4 0 0 1 0-8a5 5 0 0 1 9.500-1.500A4.800 4.800 0 0 1 15 16z',
  jam: 'M2 8h11l1-1h4v3h-4l-1 1H9l-1 4H5l1-4H2z',
  'rear-jam': 'M18 8H7L6 7H2v3h4l1 1h4l1 4h3l-1-4h4z',
  photograph: 'M2 6h4l1.500-2h5L14 6h4v10H2zM10 8a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  exit: 'M2 2h16v3H2zM10 6l6 7h-4v5H8v-5H4z',
  land: 'M1 15h18v3H1zM10 2a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM10 4.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5z',
} as const;

export type SignName = keyof typeof drawings;

export const Sign = ({ of }: { readonly of: SignName }) => (
  <svg className="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={drawings[of]} />
  </svg>
);
