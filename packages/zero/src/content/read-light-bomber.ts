import { Fields, type Json } from '@tallyho/kernel';
import type { BombRatings, LightBomber } from './aircraft-types.ts';
import { readElement } from './read-fighter.ts';

export function readLightBomber(given: Json, place: string): LightBomber {
  const fields = new Fields(given, place);
  fields.oneOf('kind', ['fighter-bomber'] as const, 'fighter-bomber');
  const bomber: LightBomber = {
    ...readElement(fields, 'fighter-bomber', readRatings),
    kind: 'fighter-bomber',
    guns: fields.flag('guns', true),
    torpedo: fields.flag('torpedo', false),
  };
  fields.done();
  return bomber;
}

const readRatings = (side: Fields): BombRatings => ({
  dive: side.int('dive', 0, 9, 0),
  saturation: side.int('saturation', 0, 9, 0),
});
