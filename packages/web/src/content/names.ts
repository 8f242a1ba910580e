import type { Json } from '@tallyho/kernel';
import { type Catalogue, type Entry, findEntry, type KindName, keyOf } from './catalogue.ts';
import { type ContentWords, valueWords } from './words/words.ts';

/** What an entry is called; cards keep the titles that are printed on them, sheets and tables are called by words of ours. */
export function nameOf(entry: Entry, { base }: Catalogue, kind: KindName, w: ContentWords): string {
  const text = (field: string): string => (typeof entry[field] === 'string' ? String(entry[field]) : '');
  switch (kind) {
    case 'faces':
      return [text('title'), text('subtitle'), figures(entry)].filter((part) => part !== '').join(' ');
    case 'cards': {
      const type = findEntry([base], 'types', text('type'));
      return `${typeof type?.name === 'string' ? type.name : text('type')} – ${text('pilot')}`;
    }
    case 'pilots':
      return text('full') || text('name') || keyOf(entry);
    case 'counters':
    case 'crews':
    case 'boxCounters':
      return [entry.front, entry.back].map(sideName).join(' / ');
    case 'targets':
      return `${keyOf(entry)} – ${valueWords(w, text('kind'))}`;
    case 'display':
      return `${valueWords(w, text('mode'))} – ${valueWords(w, text('altitude'))}`;
    case 'ordnance':
      return named(w, [text('mode'), text('altitude')]);
    case 'awards':
    case 'ownAwards':
    case 'resources':
    case 'kamikazeDamage':
    case 'historical':
      return keyOf(entry) === '' ? '' : valueWords(w, keyOf(entry));
    case 'specialMissions':
      return `${keyOf(entry)} – ${valueWords(w, text('mission'))}`;
    case 'targetSystems':
      return `${valueWords(w, text('campaign'))} – ${valueWords(w, text('system'))}`;
    case 'kamikazeForces':
      return `${valueWords(w, text('campaign'))} – ${text('card')}`;
    case 'kamikazeSearch':
      return named(w, [text('campaign'), text('result'), text('card')]);
    case 'selection':
      return named(w, [text('campaign'), text('period'), text('people'), listOf(entry.services)]);
    case 'box':
    case 'supply': {
      const type = flown.map((each) => findEntry([base], each, keyOf(entry))).find((each) => each !== undefined);
      return typeof type?.name === 'string' ? type.name : keyOf(entry);
    }
    default:
      return text('name') || keyOf(entry);
  }
}

/** A line of a table: what it has in its first columns. */
const named = (w: ContentWords, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => valueWords(w, part))
    .join(' – ');
const listOf = (list: Json | undefined): string => (Array.isArray(list) ? list.join(', ') : '');

/** The kinds of aircraft that are counted. */
const flown: readonly KindName[] = ['fighters', 'lightBombers', 'formations'];

/** A counter has somebody on each side. */
const sideName = (side: Json | undefined): string => {
  const { name } = (side ?? {}) as Entry;
  return typeof name === 'string' ? name : '';
};

/** Burst cost and hits tell the shots of one title from each other. */
const figures = ({ bursts, hits }: Entry): string =>
  typeof bursts === 'number' && bursts > 0 ? `${bursts}/${typeof hits === 'number' ? hits : 0}` : '';

/** A line about an entry, the same in every language as far as it goes. */
export function remarkOf(entry: Entry): string {
  const parts = [
    entry.year,
    entry.unit,
    entry.family,
    Array.isArray(entry.skills) ? entry.skills.join(' ') : undefined,
    Array.isArray(entry.abilities) ? entry.abilities.join(' ') : undefined,
  ];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(', ');
}
