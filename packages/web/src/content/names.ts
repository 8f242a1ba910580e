import { type Catalogue, type Entry, findEntry, type KindName, keyOf } from './catalogue.ts';

/** What an entry is called; cards keep the titles that are printed on them. */
export function nameOf(entry: Entry, { base }: Catalogue, kind: KindName): string {
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
    default:
      return text('name') || keyOf(entry);
  }
}

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
  ];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(', ');
}
