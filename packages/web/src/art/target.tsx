/** What can be bombed, as a few lines on a map. */
const drawings = {
  tanks: 'M-9 3h18l2 3-2 3H-9l-2-3zM-6 3l2-4h7l3 4M3-2h9',
  infantry: 'M-6-7a2.5 2.5 0 1 1 .1 0M6-7a2.5 2.5 0 1 1 .1 0M-6-2v6l-2 6M-6 4l2 6M6-2v6l-2 6M6 4l2 6M-11 1h9M1 1h9',
  factory: 'M-11 9V0l6-4v4l6-4v4l6-4V9zM8 9V-11h3V9zM-8 4h3M-2 4h3',
  bridge: 'M-12 2h24M-12 6h24M-12 2Q0-16 12 2M-6-4v6M0-7v9M6-4v6M-9 6v5M9 6v5',
  airfield: 'M-11 6 8-9l3 4L-8 10zM-5 4l11-9M-10-8h7v5h-7z',
  'cargo-ship': 'M-12 3h24l-4 6h-17zM-6 3v-5h5v5M3 3v-9M3-6l6 5M-4-2v-4h2v4',
  'aircraft-carrier': 'M-13 0h26l-3 8h-20zM2 0v-5h5v5M4-5v-4M-10 3h18',
  railroad: 'M-6-11l-4 22M6-11l4 22M-7-6h14M-8-1h16M-9 4h18M-10 9h20',
  docks: 'M-12 9h24M-8 9V-9M-8-9H9M-3-9l-5 6M5-9v7M2-2h6v4H2zM-4 9V4h9v5',
  warship: 'M-13 3h26l-4 6h-19zM-3 3v-6h6v6M0-3v-7M-9 3v-3h4M9 3v-3h-4M-3-6h6',
  dogfight: 'M-10 2A10 10 0 0 1 6-8M6-8l-6-2M6-8l-2 6M10-2A10 10 0 0 1-6 8M-6 8l6 2M-6 8l2-6',
  camera: 'M-11-5h5l2-4h8l2 4h5V8h-22zM0-3a4.500 4.500 0 1 1-.1 0',
  departure: 'M-11 9h22M-8 4 8-6M8-6 2-8M8-6 6 0M-8 4l-2-5M-3 1l-1-5',
} as const;
export type TargetMarkKind = keyof typeof drawings;

/** The picture of a target, its middle at 0 0. */
export const TargetMark = ({ kind }: { readonly kind: TargetMarkKind }) => (
  <path className="target-mark" d={drawings[kind]} />
);

/** The same by itself. */
export const TargetPicture = ({ kind }: { readonly kind: TargetMarkKind }) => (
  <svg className="target-picture" viewBox="-15 -14 30 28" aria-hidden="true" focusable="false">
    <TargetMark kind={kind} />
  </svg>
);
