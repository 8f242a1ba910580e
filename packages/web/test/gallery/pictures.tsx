import { targetKinds as ofDownInFlames, targetStatuses } from '@tallyho/down-in-flames';
import type { ReactNode } from 'react';
import { Painting } from '../../src/dogfight/sky/painting/painting.tsx';
import { horizonOf, type Land, lands, type Time, times } from '../../src/dogfight/sky/painting/place.ts';
import { paintedKinds } from '../../src/dogfight/sky/target/drawing.ts';
import { Target, targetHeight } from '../../src/dogfight/sky/target/target.tsx';

import { Effects, Ordnance, Said } from './effects.tsx';

/** The heights of bands in a fight, as parts of the sky. */
const BANDS = [0.13, 0.18, 0.24, 0.24, 0.21];

export const bandsOf = (height: number) => {
  let top = 0;
  return BANDS.map((part) => {
    const band = { top, height: part * height };
    top += part * height;
    return band;
  });
};

interface Props {
  readonly land: Land;
  readonly time: Time;
  readonly seed?: string;
  readonly width?: number;
  readonly height?: number;
  readonly children?: ReactNode;
}

function Picture({ land, time, seed = 'gallery', width = 1440, height = 604, children }: Props) {
  return (
    <div className="picture" style={{ width, height }}>
      <Painting land={land} time={time} seed={seed} width={width} height={height} bands={bandsOf(height)} />
      {children}
    </div>
  );
}

const WIDE = 360;

const skies = lands.flatMap((land) =>
  times.flatMap((time): [string, ReactNode][] => [
    [`${land} ${time}`, <Picture key="" land={land} time={time} />],
    [`${land} ${time} phone`, <Picture key="" land={land} time={time} width={390} height={452} />],
    [`${land} ${time} second`, <Picture key="" land={land} time={time} seed="second" />],
  ]),
);

const wide = (at: number) => ({ left: 120 + at * 430 });

/** Each kind of target three times: whole, damaged, destroyed. */
const targets = paintedKinds.map((kind, i): [string, ReactNode] => {
  const land: Land = (ofDownInFlames as readonly string[]).includes(kind)
    ? (['continent', 'steppe', 'channel', 'continent', 'pacific'] as const)[i % 5]
    : 'pacific';
  const time = times[i % 3];
  const top = horizonOf(land, 604) + 50 - targetHeight(WIDE);
  return [
    `target ${kind}`,
    <Picture key="" land={land} time={time}>
      {targetStatuses.map((status, at) => (
        <div key={status} className="placed" style={{ ...wide(at), top }}>
          <Target kind={kind} status={status} width={WIDE} land={land} time={time} brought={at * 4} depth="surface" />
        </div>
      ))}
    </Picture>,
  ];
});

/** What else there is to see of a target: how deep a submarine is, and walls. */
const more: [string, ReactNode][] = [
  [
    'target submarine depths',
    <Picture key="" land="pacific" time="day">
      {(['unknown', 'shallow', 'deep'] as const).map((depth, at) => (
        <div
          key={depth}
          className="placed"
          style={{ ...wide(at), top: horizonOf('pacific', 604) + 50 - targetHeight(WIDE) }}
        >
          <Target kind="submarine" status="intact" width={WIDE} land="pacific" time="day" depth={depth} />
        </div>
      ))}
    </Picture>,
  ],
  [
    'target fortified',
    <Picture key="" land="pacific" time="day">
      {(['airfield', 'infantry', 'factory'] as const).map((kind, at) => (
        <div
          key={kind}
          className="placed"
          style={{ ...wide(at), top: horizonOf('pacific', 604) + 50 - targetHeight(WIDE) }}
        >
          <Target kind={kind} status="intact" width={WIDE} land="pacific" time="day" isFortified />
        </div>
      ))}
    </Picture>,
  ],
];

const moving = [false, true].flatMap((isSkipped): [string, ReactNode][] => [
  [
    isSkipped ? 'effects skipped' : 'effects',
    <Picture key="" land="channel" time="day">
      <Effects isSkipped={isSkipped} />
    </Picture>,
  ],
  [
    isSkipped ? 'effects ordnance skipped' : 'effects ordnance',
    <Picture key="" land="pacific" time="day">
      <Ordnance isSkipped={isSkipped} />
    </Picture>,
  ],
  [
    isSkipped ? 'banner skipped' : 'banner',
    <Picture key="" land="steppe" time="dusk">
      <Said isSkipped={isSkipped} />
    </Picture>,
  ],
]);

export const pictures: ReadonlyMap<string, ReactNode> = new Map([...skies, ...targets, ...more, ...moving]);
