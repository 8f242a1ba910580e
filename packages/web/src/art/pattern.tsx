import type { Pattern } from '@tallyho/down-in-flames';

const patternKinds = ['flak', 'bombs'] as const;
export type PatternKind = (typeof patternKinds)[number];

/** Where bursts or bombs lie: all over, around the middle, in the middle. */
const spots: { readonly [pattern in Pattern]: readonly (readonly [x: number, y: number])[] } = {
  dispersed: [
    [-19, -11],
    [1, -13],
    [19, -9],
    [-12, 3],
    [13, 5],
    [-19, 13],
    [1, 14],
    [20, 14],
  ],
  normal: [
    [-9, -8],
    [8, -9],
    [-12, 4],
    [0, -1],
    [12, 3],
    [-4, 11],
    [9, 12],
  ],
  tight: [
    [-4, -5],
    [4, -4],
    [-5, 3],
    [0, 0],
    [5, 4],
    [0, 7],
  ],
};

const burst = 'M0-5l1.4 2.6L4.6-3.4 3.2-.6 6 1 2.8 1.8 3 5 .4 3-2 5.4-2.2 2.2-5.4 1.6-3-.6-4.6-3.4-1.6-2.6z';
const bomb = 'M0-5C2-5 2.4-2 2.2 0L1.2 3.2 2.4 5.4H-2.4L-1.2 3.2-2.2 0C-2.4-2-2-5 0-5z';

/** A pattern of Flak or of bombs as it lies on the target. */
export function PatternPicture({ of, pattern }: { readonly of: PatternKind; readonly pattern: Pattern }) {
  return (
    <svg className={`pattern-picture ${of}`} viewBox="-29 -23 58 46" aria-hidden="true" focusable="false">
      <circle className="pattern-ring" r="20" />
      <circle className="pattern-ring" r="10" />
      {spots[pattern].map(([x, y]) => (
        <path key={`${x} ${y}`} d={of === 'flak' ? burst : bomb} transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  );
}

/** A Flak marker that lies face down. */
export const HiddenFlak = () => (
  <svg className="pattern-picture hidden" viewBox="-29 -23 58 46" aria-hidden="true" focusable="false">
    <rect x="-26" y="-20" width="52" height="40" rx="3" />
    <path d={burst} transform="scale(2.4)" />
  </svg>
);
