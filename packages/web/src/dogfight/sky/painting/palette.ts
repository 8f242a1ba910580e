import { type Colour, mix } from './colour.ts';
import type { Land, Time } from './place.ts';

/** What the air is painted with. */
export interface Palette {
  /** From Very High to Very Low, then the horizon: each stratum goes from its own tone towards the next. */
  readonly strata: readonly [Colour, Colour, Colour, Colour, Colour, Colour];
  /** Light, middle and shadow of a cumulus. */
  readonly cloud: readonly [Colour, Colour, Colour];
  readonly cirrus: Colour;
  readonly haze: Colour;
}

const day: Palette = {
  strata: ['#1d3857', '#35608a', '#6793b1', '#a3bfc4', '#dccfae', '#efdcb4'],
  cloud: ['#fdf6e3', '#dfe0d6', '#a9b9c0'],
  cirrus: '#dfe8ee',
  haze: '#f6e2b6',
};

const pacific: Palette = {
  strata: ['#1b4468', '#2f719c', '#5fa4c0', '#a4cdcf', '#e6dcb8', '#f4e2b5'],
  cloud: ['#fffaf0', '#e6ecec', '#a8c2cf'],
  cirrus: '#eaf3f6',
  haze: '#fdf2d2',
};

const dusk: Palette = {
  strata: ['#22304f', '#44557c', '#82829b', '#c39c8b', '#e8bf8c', '#f4d79c'],
  cloud: ['#fbe9cc', '#d8b9a6', '#8f8399'],
  cirrus: '#f3dcc8',
  haze: '#f9dfae',
};

const night: Palette = {
  strata: ['#070d1a', '#0c1a30', '#142a47', '#22405e', '#3d5a70', '#6f8590'],
  cloud: ['#8aa0b2', '#4b6480', '#22364f'],
  cirrus: '#7f95ab',
  haze: '#7f97a6',
};

/** The clear air of the Pacific has blues of its own; at dusk and at night the sky is the same everywhere. */
export function paletteOf(land: Land, time: Time): Palette {
  if (time === 'dusk') return dusk;
  if (time === 'night') return night;
  return land === 'pacific' ? pacific : day;
}

/** Where a stratum begins and where it ends, from Very High to Very Low. */
export const gradientsOf = ({ strata }: Palette): { readonly top: Colour; readonly foot: Colour }[] =>
  strata.slice(0, -1).map((tone, i) => ({
    top: mix(tone, strata[i + 1], 0.06),
    foot: mix(tone, strata[i + 1], 0.8),
  }));

/** A colour of the land by daylight, as it is seen at that time. */
export function seenAt(time: Time, colour: Colour): Colour {
  if (time === 'day') return colour;
  return time === 'dusk' ? mix(mix(colour, '#7a4a3c', 0.14), '#f0b878', 0.08) : mix(colour, '#0b1a2c', 0.74);
}
