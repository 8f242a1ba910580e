import { MOST_NAME } from './limits.ts';

/** A pack as people hand it on: what it is called in their own words, and who made it. */
export interface PackFile {
  readonly title: string;
  readonly author: string;
  readonly pack: { readonly [field: string]: unknown };
}

/** The format of such a file, besides that of the pack in it, which is the game's. */
const VERSION = 1;

const isMap = (given: unknown): given is { readonly [field: string]: unknown } =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** A line that somebody wrote, as long as a line has room for. */
const line = (given: unknown): string => (typeof given === 'string' ? given.trim().slice(0, MOST_NAME) : '');

/** As it stands in a file or a link. */
export const writePackFile = ({ title, author, pack }: PackFile): object => ({
  tallyho: 'pack',
  version: VERSION,
  title,
  author,
  pack,
});

/** What is in a file, bare packs included, which tell nobody's name; a file of a later format, or nothing that is a pack. */
export function readPackFile(given: unknown): PackFile | 'newer' | 'no-pack' {
  if (!isMap(given)) return 'no-pack';
  if (given.tallyho !== 'pack') return isMap(given.pack) ? 'no-pack' : { title: '', author: '', pack: given };
  if (typeof given.version === 'number' && given.version > VERSION) return 'newer';
  return isMap(given.pack) ? { title: line(given.title), author: line(given.author), pack: given.pack } : 'no-pack';
}
