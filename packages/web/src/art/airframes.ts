import type { Airframe } from './airframe.ts';

type Kind = readonly [wing: Airframe['wing'], span: number, length: number, nose?: Airframe['nose']];

const single = ([wing, span, length, nose = 'pointed']: Kind): Airframe => ({
  wing,
  span,
  length,
  nose,
  engines: 1,
  booms: false,
  crew: 1,
});
const manned = (kind: Kind): Airframe => ({ ...single(kind), crew: 2 });
const twin = (kind: Kind): Airframe => ({ ...single(kind), engines: 2, crew: 2 });
const lightning: Airframe = { ...single(['tapered', 15.9, 11.5]), engines: 2, booms: true };

/** Top views by the id of the fighter: wing, span, length and nose are of the public record. */
const airframes: { readonly [id: string]: Airframe } = {
  'bf-109e': single(['square', 9.9, 8.6]),
  'bf-110c': twin(['tapered', 16.2, 12.1]),
  'bf-109f': single(['elliptic', 9.9, 8.9]),
  'fw-190a-3': single(['tapered', 10.5, 8.8, 'round']),
  'bf-109g': single(['elliptic', 9.9, 9]),
  'me-410': twin(['tapered', 16.4, 12.5]),
  'fw-190a-8': single(['tapered', 10.5, 9, 'round']),
  'fw-190d-9': single(['tapered', 10.5, 10.2]),
  'bf-109k': single(['elliptic', 9.9, 9]),
  'me-262': { ...single(['swept', 12.5, 10.6, 'jets']), engines: 2 },
  'ta-152h': single(['tapered', 14.4, 10.8]),
  a5m4: single(['elliptic', 11, 7.6, 'round']),
  'ki-27': single(['elliptic', 11.3, 7.5, 'round']),
  a6m2: single(['tapered', 12, 9.1, 'round']),
  'ki-43-i': single(['tapered', 11.4, 8.8, 'round']),
  a6m3: single(['square', 11, 9.1, 'round']),
  'ki-44': single(['tapered', 9.5, 8.8, 'round']),
  'ki-45': twin(['tapered', 15, 11]),
  'ki-43-ii': single(['tapered', 10.8, 8.9, 'round']),
  'ki-61': single(['tapered', 12, 8.9]),
  a6m5: single(['tapered', 11, 9.1, 'round']),
  j2m3: single(['tapered', 10.8, 9.9, 'round']),
  'ki-84': single(['tapered', 11.2, 9.9, 'round']),
  'ki-100': single(['tapered', 12, 8.9, 'round']),
  'n1k2-j': single(['tapered', 12, 9.4, 'round']),
  'p-7a': single(['parasol', 10.6, 7.2, 'round']),
  'p-11c': single(['parasol', 10.7, 7.6, 'round']),
  'i-153': single(['biplane', 10, 6.2, 'round']),
  'i-16': single(['square', 9, 6.1, 'round']),
  'lagg-3': single(['tapered', 9.8, 8.8]),
  'mig-3': single(['tapered', 10.2, 8.3]),
  'p-39d': single(['tapered', 10.4, 9.2]),
  'yak-1': single(['tapered', 10, 8.5]),
  'la-5': single(['tapered', 9.8, 8.7, 'round']),
  'yak-9': single(['tapered', 9.7, 8.6]),
  'la-5fn': single(['tapered', 9.8, 8.7, 'round']),
  'la-7': single(['tapered', 9.8, 8.6, 'round']),
  'yak-3': single(['tapered', 9.2, 8.5]),
  'yak-9u': single(['tapered', 9.7, 8.6]),
  'hurricane-i': single(['tapered', 12.2, 9.6]),
  'gladiator-ii': single(['biplane', 9.8, 8.4, 'round']),
  'spitfire-i': single(['elliptic', 11.2, 9.1]),
  'defiant-i': manned(['tapered', 12, 10.8]),
  'buffalo-i': single(['square', 10.7, 8, 'round']),
  'fulmar-ii': manned(['tapered', 14.1, 12.3]),
  'hurricane-iib': single(['tapered', 12.2, 9.8]),
  'hurricane-iic': single(['tapered', 12.2, 9.8]),
  'spitfire-v': single(['elliptic', 11.2, 9.1]),
  'beaufighter-vi': twin(['tapered', 17.6, 12.7, 'round']),
  'spitfire-ix': single(['elliptic', 11.2, 9.5]),
  'typhoon-ib': single(['tapered', 12.7, 9.7]),
  'mosquito-vi': twin(['tapered', 16.5, 12.5]),
  'spitfire-xiv': single(['elliptic', 11.2, 10]),
  'tempest-v': single(['elliptic', 12.5, 10.3]),
  'p-36a': single(['tapered', 11.4, 8.7, 'round']),
  'f4f-3': single(['square', 11.6, 8.8, 'round']),
  'p-40b': single(['tapered', 11.4, 9.7]),
  'p-40e': single(['tapered', 11.4, 9.7]),
  'f4f-4': single(['square', 11.6, 8.8, 'round']),
  'p-38f': lightning,
  f4u: single(['gull', 12.5, 10.2, 'round']),
  'f6f-3': single(['square', 13.1, 10.2, 'round']),
  'p-38j': lightning,
  'p-47d': single(['elliptic', 12.4, 11, 'round']),
  'p-51b': single(['square', 11.3, 9.8]),
  'p-51d': single(['square', 11.3, 9.8]),
  'f4u-4': single(['gull', 12.5, 10.3, 'round']),
};

const unknown = single(['tapered', 11, 9]);

/** The looks of a fighter; one that came with somebody's own pack looks like a plain fighter. */
export const airframeOf = (id: string): Airframe => airframes[id] ?? unknown;
