import type { SuperfortressReason } from '@tallyho/zero';
import type { Phrases } from '../format.ts';

/** Why not this duty, this box, this Altitude? */
export const superfortressReasonPhrases: Phrases<SuperfortressReason> = {
  'missions-from-week-4': 'no Mission is flown before week 4',
  'damaged-flies-no-mission': 'a Damaged B-29 flies no Mission',
  'supply-too-short': 'a Mission costs 20 supply points for each B-29, and there are not enough on hand',
  'nothing-left-to-train': 'its crew has nothing left to learn',
  'nothing-to-repair': 'there is nothing to repair',
  'box-is-ticked': 'this box is ticked already',
  'saturation-2-first': 'the −2 box of Saturation Bombing comes before the −1 box',
  'missions-fly-higher': 'Missions fly at Medium, High or Very High',
  'lost-this-week': 'a B-29 is not replaced in the week in which it was lost',
};
