import type { WingsOptions } from '@tallyho/wings-of-war';
import { numbersFrom } from '../../art/numbers-from.ts';
import type { Front, Site } from './site.ts';

type Ground = Pick<Site, 'seed' | 'country' | 'front' | 'river' | 'scale'>;

const front = (at: number, slope: number, belt: number): Front => ({ at, slope, belt });

/** Where each scenario is flown. */
const grounds: { readonly [scenario: string]: Ground } = {
  dogfight: { seed: 23, country: 'fields', front: front(0.34, -0.09, 56), river: 0.66, scale: 1 },
  'dawn-patrol': { seed: 41, country: 'fields', front: front(0.52, 0.16, 46), river: 0.7, scale: 1 },
  escort: { seed: 58, country: 'fields', front: front(0.62, -0.12, 58), river: 0.24, scale: 1 },
  photographs: { seed: 17, country: 'fields', front: front(0.5, 0.06, 62), river: 0.86, scale: 1 },
  // Bombers on their way to the harbours of Flanders.
  interception: { seed: 12, country: 'coast', front: front(0.66, -0.05, 44), river: null, scale: 0.85 },
  // The landing field lies well behind the lines.
  'home-before-dark': { seed: 7, country: 'fields', front: front(0.12, 0.08, 46), river: 0.92, scale: 1 },
  scramble: { seed: 31, country: 'fields', front: front(0.14, -0.1, 50), river: 0.08, scale: 1 },
  'above-the-clouds': { seed: 5, country: 'hills', front: front(0.42, 0.14, 44), river: 0.2, scale: 0.75 },
  // The winter of 1915.
  'fokker-scourge': { seed: 15, country: 'snow', front: front(0.46, -0.07, 52), river: 0.74, scale: 1 },
  // Where Vienna flies, there are mountains.
  'free-for-all': { seed: 36, country: 'hills', front: front(0.5, 0.1, 44), river: 0.3, scale: 0.9 },
  tournament: { seed: 64, country: 'fields', front: null, river: 0.5, scale: 1 },
};

/** A fight of nobody's book: a land of the western front that follows from its name and from who flies there. */
function somewhere(scenario: string, seats: WingsOptions['seats']): Ground {
  const cards = seats.flatMap(({ aircraft }) => aircraft.map(({ card }) => card));
  const next = numbersFrom(`${[scenario, ...cards].join(' ')} land`);
  return {
    seed: Math.floor(next() * 1_000_000),
    country: 'fields',
    front: front(0.3 + next() * 0.4, next() * 0.3 - 0.15, 44 + next() * 18),
    river: next() < 0.5 ? 0.15 + next() * 0.2 : 0.65 + next() * 0.2,
    scale: 1,
  };
}

/**
 * The land below a fight: it lies where its scenario says, and every fight of the scenario is flown over the same one;
 * fights without one are flown all over the front.
 */
export function siteOf({
  scenario,
  width,
  length,
  fields,
  seats,
}: Pick<WingsOptions, 'scenario' | 'width' | 'length' | 'fields' | 'seats'>): Site {
  return {
    ...(grounds[scenario] ?? somewhere(scenario, seats)),
    width,
    height: length,
    // Their lengths are counted from the lower edge.
    aerodromes: fields.map((field) => ({
      x: field.x,
      y: length - field.y - field.length,
      width: field.width,
      height: field.length,
    })),
  };
}
