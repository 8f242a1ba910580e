import { commonwealthBombers } from './commonwealth-bombers.ts';
import { commonwealthFighters } from './commonwealth-fighters.ts';
import { farEast } from './far-east.ts';
import { germany } from './germany.ts';
import { japanArmy } from './japan-army.ts';
import { japanNavyBombers } from './japan-navy-bombers.ts';
import { japanNavyFighters } from './japan-navy-fighters.ts';
import { poland } from './poland.ts';
import { sovietUnion } from './soviet-union.ts';
import type { AircraftType } from './type.ts';
import { usArmyFighters } from './us-army-fighters.ts';
import { usBombers } from './us-bombers.ts';
import { usHeavies } from './us-heavies.ts';
import { usNavyFighters } from './us-navy-fighters.ts';
import { resolve } from './variant.ts';

/** Every aircraft there is a model of, by its id and by its other ones. */
const types = resolve([
  ...germany,
  ...poland,
  ...sovietUnion,
  ...commonwealthFighters,
  ...commonwealthBombers,
  ...farEast,
  ...usArmyFighters,
  ...usNavyFighters,
  ...usBombers,
  ...usHeavies,
  ...japanNavyFighters,
  ...japanNavyBombers,
  ...japanArmy,
]);

export const aircraftTypes: readonly AircraftType[] = [...types.values()];
