import { Fields, type Json } from '@tallyho/kernel';
import { type ListedAircraft, listings } from './aircraft-types.ts';

/** A sheet lists no more of one kind, and no more kinds. */
const MOST_LISTED = 12;

/** Z-24.46b — aircraft as a sheet lists them. */
export const readListed = (fields: Fields, name: string): readonly ListedAircraft[] =>
  fields.list(name, MOST_LISTED).map((given, i) => readOne(given, `${fields.at(name)}[${i}]`));

function readOne(given: Json, place: string): ListedAircraft {
  const fields = new Fields(given, place);
  const listed: ListedAircraft = {
    count: fields.int('count', 1, MOST_LISTED, 1),
    as: fields.oneOf('as', listings),
    aircraft: fields.name('aircraft'),
  };
  fields.done();
  return listed;
}
