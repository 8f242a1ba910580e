import type { SuperfortressEvent } from './events.ts';

/** The events of the campaign by their names; one that is missing does not compile. */
const named: { readonly [name in SuperfortressEvent['event']]: true } = {
  'b29-week': true,
  'b29-drew': true,
  'b29-repaired': true,
  'b29-duty': true,
  'b29-paid': true,
  'b29-altitude': true,
  'b29-substituted': true,
  'b29-turned-back': true,
  'b29-damage': true,
  'b29-flipped': true,
  'b29-destroyed': true,
  'b29-points': true,
  'b29-flight-begins': true,
  'b29-flight-over': true,
  'b29-supply': true,
  'b29-ticked': true,
  'b29-attacked': true,
  'b29-replaced': true,
  'b29-target': true,
  'b29-verdict': true,
  reshuffled: true,
};

export const superfortressEventNames: readonly string[] = Object.keys(named);
