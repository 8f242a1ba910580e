import { type Fields, type Json, misfit } from '@tallyho/kernel';
import { type ReadPack, readPack } from './check.ts';

/** The packs among options that came from outside; the first thing that is wrong with one is told with its place. */
export const packsIn = (fields: Fields): ReadPack[] => fields.list('packs').map(packAt);

function packAt(given: Json, i: number): ReadPack {
  const pack = readPack(given);
  if (pack.ok) return pack.value;
  const { code, place, facts } = pack.problem;
  return misfit(code, place === '' ? `packs[${i}]` : `packs[${i}].${place}`, facts);
}
