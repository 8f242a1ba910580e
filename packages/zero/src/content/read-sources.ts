import { type Fields, type Json, misfit } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import type { Source, Sources } from './types.ts';

const isSource = (given: Json): given is Source =>
  typeof given === 'string' && (given === 'public' || given === 'reconstructed' || /^(Z|CH)-.+$/.test(given));

/** Where the values of an entry come from; `all` must be there. */
export function readSources(fields: Fields): Sources {
  const given = fields.raw('sources');
  const place = fields.at('sources');
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    return misfit('field-missing', place, { name: 'sources' });
  for (const [name, source] of Object.entries(given)) {
    if (!isSource(source ?? null)) refuse('bad-source', `${place}.${name}`, { found: source ?? null });
  }
  if (!('all' in given)) misfit('field-missing', `${place}.all`, { name: 'all' });
  return { ...given } as Sources;
}
