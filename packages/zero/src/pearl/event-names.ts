import type { PearlEvent } from './events.ts';

/** The events of a raid by their names; one that is missing does not compile. */
const named: { readonly [name in PearlEvent['event']]: true } = {
  'raid-surprise': true,
  'raid-wave': true,
  'raid-allotted': true,
  'raid-recalled': true,
  'raid-launched': true,
  'raid-sections': true,
  'raid-fighters': true,
  'raid-run': true,
  'raid-defence': true,
  'raid-bombs': true,
  'raid-magazine': true,
  'raid-damage': true,
  'raid-alert': true,
  'raid-dusk': true,
  'raid-home': true,
  'raid-carriers': true,
  'raid-verdict': true,
  reshuffled: true,
};

export const pearlEventNames: readonly string[] = Object.keys(named);
