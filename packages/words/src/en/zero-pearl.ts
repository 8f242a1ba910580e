import type { PearlReason } from '@tallyho/zero';
import type { Phrases } from '../format.ts';

/** Why not this target, or not this Flight now? */
export const pearlReasonPhrases: Phrases<PearlReason> = {
  'torpedo-cannot-reach': 'no torpedo reaches it: it lies inboard, in dock or behind another ship',
  'torpedo-needs-water': 'torpedoes run in water',
  'armour-piercing-for-ships': 'armour-piercing bombs are for ships',
  'high-explosive-for-land': 'high-explosive bombs are for airfields and the shore',
  'guns-for-airfields': 'guns do harm on airfields only',
  'only-in-the-third-wave': 'shore installations are for the third wave',
  'only-fighters-escort': 'only A6M2 fly Escort',
  'no-more-flights': 'no more Flights can be made ready before dusk',
  'no-changes-left': 'the list has been changed often enough',
  'flights-without-target': 'everybody needs a target, or Escort, first',
  'nobody-is-sent': 'somebody must be given a target first',
  'dive-bombers-go-first': 'two flares: the dive bombers attack first',
  'target-still-stands': 'its own target is not finished yet',
  'another-zone': 'that is too far: only targets of the same zone',
  'target-is-finished': 'there is nothing left to be gained there',
};
