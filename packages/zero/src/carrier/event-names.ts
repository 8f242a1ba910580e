import type { CarrierEvent } from './events.ts';

/** The events between Strikes by their names; one that is missing does not compile. */
const named: { readonly [name in CarrierEvent['event']]: true } = {
  'carrier-turn': true,
  'carrier-orders': true,
  'carrier-resources': true,
  'carrier-search': true,
  'carrier-readied': true,
  'carrier-held': true,
  'carrier-decoy': true,
  'carrier-grounded': true,
  'carrier-cap-drawn': true,
  'carrier-launch': true,
  'carrier-takes-off': true,
  'carrier-debrief': true,
  'carrier-ticked': true,
  'carrier-submarine': true,
  'carrier-recovery': true,
  'carrier-score': true,
  'carrier-verdict': true,
};

export const carrierEventNames: readonly string[] = Object.keys(named);
