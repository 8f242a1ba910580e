import type { Bomber } from '../types.ts';
import { germany } from './germany.ts';
import { japan } from './japan.ts';
import { poland } from './poland.ts';
import { sovietUnion } from './soviet-union.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

/** Every bomber we ship, Axis first (DIF-CARD-03), each nation in the order in which its types entered service. */
export const bombers: readonly Bomber[] = [
  ...germany,
  ...japan,
  ...unitedKingdom,
  ...sovietUnion,
  ...poland,
  ...unitedStates,
];
