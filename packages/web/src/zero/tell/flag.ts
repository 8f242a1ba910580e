import type { Fighter, Service } from '@tallyho/zero';
import type { Flag } from '../../art/flag.ts';

const flags: { readonly [service in Service]: Flag } = {
  ijn: 'japan',
  ija: 'japan',
  usaaf: 'united-states',
  usn: 'united-states',
  usmc: 'united-states',
  avg: 'united-states',
  philippine: 'united-states',
  chinese: 'generic',
  commonwealth: 'united-kingdom',
  dutch: 'generic',
};

/** The marking on the wings: that of the service that flew it first. */
export const flagOf = (fighter: Pick<Fighter, 'services'> | undefined): Flag => {
  const [service] = fighter?.services ?? [];
  return service === undefined ? 'generic' : flags[service];
};

/** By side, in the order of the game, where nothing more is known of an aircraft. */
export const sideFlags: readonly Flag[] = ['japan', 'united-states'];
