import { writePackFile } from '@tallyho/kernel';
import type { KeptPack } from '../content/packs.ts';
import { writeRoute } from '../page/route.ts';
import { saveFile } from '../saved/files.ts';
import { packContent } from '../saved/link.ts';

/** A pack as a file, to be kept, sent and read in again. */
export const savePack = (kept: KeptPack): void =>
  saveFile(`${kept.pack.pack}.json`, `${JSON.stringify(writePackFile(kept), null, 2)}\n`);

/** The same as a link, all of it after the `#`; null: it is too much for one. */
export async function linkTo(kept: KeptPack, page: string): Promise<string | null> {
  const packed = await packContent(JSON.stringify(writePackFile(kept)));
  return packed.ok ? new URL(writeRoute({ page: 'pack', packed: packed.text }), page).href : null;
}
