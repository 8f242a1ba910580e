import type { CSSProperties } from 'react';
import { type Attitude, Plane } from '../../../art/plane.tsx';
import type { Cast } from '../drawing.ts';

/** An aircraft in a picture: where its middle is, how large it is drawn, how far it is turned out of its attitude. */
export interface Flyer {
  readonly who: 'ours' | 'theirs';
  readonly attitude: Attitude;
  readonly facing: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  /** Units of the picture per metre. */
  readonly scale: number;
  readonly turn?: number;
}

/** Who flies on the cards of each game. */
const casts: { readonly [cast in Cast]: { readonly [who in Flyer['who']]: string } } = {
  europe: { ours: 'spitfire-i', theirs: 'bf-109g' },
  pacific: { ours: 'a6m2', theirs: 'f4f-3' },
};

interface Placed extends CSSProperties {
  readonly '--x': number;
  readonly '--y': number;
}

const placed = (x: number, y: number, turn: number): Placed => ({ '--x': x, '--y': y, rotate: `${turn}deg` });

export const Flyers = ({ flyers, cast }: { readonly flyers: readonly Flyer[]; readonly cast: Cast }) =>
  flyers.map(({ who, attitude, facing, x, y, scale, turn = 0 }) => (
    <span key={who} className="card-flyer" style={placed(x, y, turn)}>
      <Plane aircraft={casts[cast][who]} attitude={attitude} facing={facing} scale={scale} />
    </span>
  ));
