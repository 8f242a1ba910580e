import type { Types } from '../type.ts';
import { austriaHungaryTypes } from './austria-hungary.ts';
import { franceTypes } from './france.ts';
import { genericTypes } from './generic.ts';
import { germanyTypes } from './germany.ts';
import { italyTypes } from './italy.ts';
import { unitedKingdomTypes } from './united-kingdom.ts';

/** All types by id; two plain ones are for machines that are like none of the others. */
export const greatWarTypes: Types = {
  ...germanyTypes,
  ...austriaHungaryTypes,
  ...franceTypes,
  ...italyTypes,
  ...unitedKingdomTypes,
  ...genericTypes,
};
