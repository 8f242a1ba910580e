import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { type Altitude, altitudes } from '../content/types.ts';

/** CH-30.31a — the four duties. */
export const duties = ['mission', 'supply', 'training', 'repair'] as const;
export type Duty = (typeof duties)[number];
export const MISSION = 0;
export const SUPPLY = 1;
export const TRAINING = 2;
export const REPAIR = 3;
/** Not given yet, or nobody there to be given one. */
export const NO_DUTY = -1;

/** What is chosen in the campaign; B-29s, duties, boxes and Altitudes are places in their lists. */
export type SuperfortressChoice =
  | { readonly do: 'duty'; readonly aircraft: number; readonly duty: number }
  | { readonly do: 'fly'; readonly altitude: number }
  | { readonly do: 'tick'; readonly aircraft: number; readonly box: number }
  | { readonly do: 'no-lesson' }
  | { readonly do: 'replace'; readonly aircraft: number }
  | { readonly do: 'no-replacement' }
  | { readonly do: 'buy'; readonly aircraft: number; readonly box: number }
  | { readonly do: 'enough' };

export const giveDuty = (aircraft: number, duty: number): SuperfortressChoice => ({ do: 'duty', aircraft, duty });
export const flyAt = (altitude: number): SuperfortressChoice => ({ do: 'fly', altitude });
export const tick = (aircraft: number, box: number): SuperfortressChoice => ({ do: 'tick', aircraft, box });
export const NO_LESSON: SuperfortressChoice = { do: 'no-lesson' };
export const replace = (aircraft: number): SuperfortressChoice => ({ do: 'replace', aircraft });
export const NO_REPLACEMENT: SuperfortressChoice = { do: 'no-replacement' };
export const buy = (aircraft: number, box: number): SuperfortressChoice => ({ do: 'buy', aircraft, box });
export const ENOUGH: SuperfortressChoice = { do: 'enough' };

/** The kinds of decisions of the campaign. */
export const superfortressDecisions = [
  'b29-duty',
  'b29-altitude',
  'b29-training',
  'b29-lesson',
  'b29-replacement',
  'b29-bought-training',
] as const;
export type SuperfortressDecision = (typeof superfortressDecisions)[number];

export const everyDuty: readonly number[] = duties.map((_, duty) => duty);
export const everyBox: readonly number[] = trainingBoxes.map((_, box) => box);
export const everyLevel: readonly number[] = altitudes.map((_, level) => level);
export const levelOf = (altitude: Altitude): number => altitudes.indexOf(altitude);
