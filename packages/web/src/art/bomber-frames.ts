import type { Airframe } from './airframe.ts';

type Kind = readonly [wing: Airframe['wing'], span: number, length: number, nose?: Airframe['nose']];

/** Dive bombers and torpedo bombers: one engine, a pilot and a gunner. */
const single = ([wing, span, length, nose = 'round']: Kind): Airframe => ({
  wing,
  span,
  length,
  nose,
  engines: 1,
  booms: false,
  crew: 2,
});
const spatted = (kind: Kind): Airframe => ({ ...single(kind), spats: true });
const twin = ([wing, span, length]: Kind): Airframe => ({
  wing,
  span,
  length,
  nose: 'pointed',
  engines: 2,
  booms: false,
  crew: 3,
});
const twinFinned = (kind: Kind): Airframe => ({ ...twin(kind), twinFins: true });
const heavy = (kind: Kind): Airframe => ({ ...twin(kind), engines: 4 });

/** Top views of bombers: wing, span, length, engines and tail are of the public record. */
export const bomberFrames: { readonly [id: string]: Airframe } = {
  'ju-87b': spatted(['cranked', 13.8, 11, 'pointed']),
  'ju-87d': spatted(['cranked', 13.8, 11.5, 'pointed']),
  'do-17z': twinFinned(['tapered', 18, 15.8]),
  'he-111h': twin(['elliptic', 22.6, 16.4]),
  'ju-88a': twin(['tapered', 20.1, 14.4]),
  'ki-21': twin(['tapered', 22.5, 16]),
  b5n2: single(['elliptic', 15.5, 10.3]),
  d3a1: spatted(['elliptic', 14.4, 10.2]),
  g4m1: twin(['tapered', 25, 20]),
  d4y2: single(['tapered', 11.5, 10.2, 'pointed']),
  b6n2: single(['tapered', 14.9, 10.9]),
  p1y1: twin(['tapered', 20, 15]),
  'wellington-ic': twin(['tapered', 26.3, 19.7]),
  'blenheim-iv': twin(['tapered', 17.2, 13]),
  hampden: twinFinned(['tapered', 21.1, 16.3]),
  'sb-2': twin(['tapered', 20.3, 12.6]),
  'il-4': twin(['tapered', 21.4, 14.8]),
  'il-2': single(['tapered', 14.6, 11.6, 'pointed']),
  'pe-2': twinFinned(['tapered', 17.2, 12.7]),
  'p-23b': spatted(['tapered', 13.9, 9.7]),
  'p-37b': twinFinned(['tapered', 17.9, 12.9]),
  'tbd-1': single(['tapered', 15.2, 10.7]),
  'sbd-3': single(['tapered', 12.7, 10.1]),
  'b-17e': heavy(['tapered', 31.6, 22.5]),
  'b-17g': heavy(['tapered', 31.6, 22.7]),
  'b-24d': { ...heavy(['square', 33.5, 20.2]), twinFins: true },
  'b-25c': twinFinned(['gull', 20.6, 16.1]),
  'b-26b': twin(['tapered', 21.6, 17.8]),
  'tbf-1': single(['square', 16.5, 12.2]),
  'sb2c-1': single(['tapered', 15.2, 11.2]),
  'a-20g': twin(['tapered', 18.7, 14.6]),
};
