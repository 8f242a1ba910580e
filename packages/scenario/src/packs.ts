import type { Json } from '@tallyho/kernel';
import { parseDocument } from 'yaml';
import type { Spot } from './spot.ts';

/** The text of a file by its name, which is made like the name of the script; null: there is none. */
export type OpenFile = (file: string) => string | null;

/** The options of a script, with the packs that it names by their files in the place of the names. */
export function withPacks(script: string, options: Spot, open: OpenFile): Json {
  const packs = options.isMap ? options.fields().get('packs') : undefined;
  if (packs === undefined || !packs.isList) return options.js;
  return { ...(options.js as object), packs: packs.items().map((pack) => readPack(script, pack, open)) };
}

function readPack(script: string, pack: Spot, open: OpenFile): Json {
  const name = pack.js;
  if (typeof name !== 'string') return name;
  const file = beside(script, name) ?? pack.wrong('script-pack-outside', { field: pack.path, file: name });
  const text = open(file) ?? pack.wrong('script-pack-missing', { field: pack.path, file });
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) {
    pack.wrong('script-pack-unreadable', { field: pack.path, file, detail: error.message.split('\n')[0] });
  }
  return document.toJS();
}

/**
 * The file that a script means by a name: relative to the script, and not above the folder that the names of scripts
 * begin in. A script from elsewhere (its name begins with a slash, or leads upwards) reaches only what lies below its
 * own folder.
 */
export function beside(script: string, name: string): string | null {
  const parts = script.replaceAll('\\', '/').split('/').slice(0, -1);
  const isElsewhere = /^(\/|[a-z]:|\.\.(\/|$))/i.test(script.replaceAll('\\', '/'));
  const floor = isElsewhere ? parts.length : 0;
  if (name === '' || /^(\/|[a-z][a-z0-9+.-]*:)/i.test(name) || name.includes('\\')) return null;
  for (const part of name.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.filter((folder) => folder !== '.').length > floor) parts.pop();
    else return null;
  }
  return parts.join('/');
}
