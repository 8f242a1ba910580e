/* The Land campaigns of CORSAIRS AND HELLCATS, as bots and the page look at them. */

export { countersIn } from '../../selection/crewed.ts';
export { elementsFor, formationsFor, listedFor } from './aircraft.ts';
export { effectsOf } from './effects.ts';
export { type CorsairsLine, NO_PASSENGER, NO_SPECIAL, newLine } from './line.ts';
export { UNKNOWN } from './passenger.ts';
export { candidatesFor } from './people.ts';
export { entriesOf, entryOf, type PickReason } from './picks.ts';
export {
  corsairsLine,
  corsairsSheet,
  forcesOf,
  isCorsairs,
  type LandSheet,
  lineOfSheet,
  specialIn,
  specialOf,
} from './sheet.ts';
export { type SingleMission, singleEntry, singleMission } from './single.ts';
export { type CorsairsSortie, sortieIn } from './sortie.ts';
