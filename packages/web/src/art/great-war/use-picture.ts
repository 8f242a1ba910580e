import { useLayoutEffect, useRef, useState } from 'react';
import type { Urgency } from '../studio.ts';
import { usePixelRatio } from '../use-pixel-ratio.ts';
import { type Commission, headingNear, type Manner, type Picture, scaleFor, trade } from './commission.ts';
import { drawnAs, type Machine } from './machine.ts';
import { hangar } from './painter.ts';

export interface Wish {
  readonly machine: Machine;
  readonly manner: Manner;
  /** Degrees on the screen, for the light. */
  readonly heading: number;
  /** Pixels of CSS per metre. */
  readonly scale: number;
  readonly holes: number;
  readonly urgency: Urgency;
}

/** The picture of a machine; until it is painted, the one before. */
export function usePicture({ machine, manner, heading, scale, holes, urgency }: Wish): Picture | null {
  const ratio = usePixelRatio();
  const { type, mark } = drawnAs(machine);
  const commission: Commission = {
    type: type.id,
    card: machine.card,
    mark,
    manner,
    heading: headingNear(heading),
    scale: scaleFor(scale * ratio),
    ratio,
    holes,
  };
  const latest = useRef(commission);
  latest.current = commission;
  const name = trade.nameOf(commission);
  const [shown, setShown] = useState<Picture | null>(() => hangar.find(commission));
  useLayoutEffect(() => {
    const wish = latest.current;
    if (trade.nameOf(wish) !== name) return undefined;
    const picture = hangar.find(wish);
    if (picture === null) return hangar.want(wish, setShown, urgency);
    setShown(picture);
    return undefined;
  }, [name, urgency]);
  return shown;
}
