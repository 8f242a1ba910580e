import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basePack } from '@tallyho/down-in-flames/content';
import { campaignBase } from '@tallyho/zero/content';
import { entriesOf, keyOf, loadCatalogue } from '../packages/web/src/content/catalogue.ts';
import { buildIndex } from '../packages/web/src/library/build-index.ts';
import type { Stock } from '../packages/web/src/page/samples.ts';
import { packContent, packRecord } from '../packages/web/src/saved/link.ts';
import { systemIds } from '../packages/web/src/system-ids.ts';
import { missionAddress } from '../packages/web/src/zero/set-up/mission-address.ts';

const SCENARIOS = fileURLToPath(new URL('../scenarios/', import.meta.url));

const textOf = (file: string): string => readFileSync(SCENARIOS + file, 'utf8');

const library = buildIndex(
  globSync('**/*.yaml', { cwd: SCENARIOS }).map((file) => ({ file, text: textOf(file) })),
  (file) => (existsSync(SCENARIOS + file) ? textOf(file) : null),
).entries;

const longest = (names: readonly string[]): string => names.reduce((a, b) => (b.length > a.length ? b : a), '');

const systems = [...new Set(library.map(({ system }) => system))];
const isLesson = ({ lesson }: (typeof library)[number]): boolean => lesson !== null;

/** Of each system the example with the longest title: there are hundreds, and they look alike. */
const examples = systems.flatMap((system) => {
  const those = library.filter((entry) => entry.system === system && !isLesson(entry));
  const title = longest(those.map((entry) => entry.title));
  return those.filter((entry) => entry.title === title).map(({ file, part }) => ({ file, part }));
});

/** The first and the last lesson of each course. */
const lessons = systems.flatMap((system) => {
  const course = library.filter((entry) => entry.system === system && isLesson(entry)).map(({ file }) => file);
  return course.length < 3 ? course : [course[0], course[course.length - 1]];
});

/** Of each kind of card the one with the longest name. */
async function entries(): Promise<Stock['entries']> {
  const catalogues = await Promise.all(systemIds.map(loadCatalogue));
  return catalogues.flatMap(({ system, base, kinds }) =>
    kinds.map((kind) => ({ system, kind, entry: longest(entriesOf(base, kind).map(keyOf)) })),
  );
}

/** A pack as somebody else sends it: with a long name, and with something wrong in it. */
const strangersPack = JSON.stringify({
  tallyho: 'pack',
  version: 1,
  title: 'Les vraies valeurs de ma boîte de Down In Flames',
  author: 'Jean-Baptiste de Saint-Symphorien',
  pack: {
    system: 'down-in-flames',
    pack: 'box',
    pilots: [{ id: 'bader', name: 'Bader' }],
    campaigns: [{ id: 'malta' }],
  },
});

/** All that an address can name, with the games and packs that are on a device. */
export async function stockWith(
  on: Pick<Stock, 'games' | 'replayed' | 'debriefed' | 'packs'>,
  records: readonly string[],
): Promise<Stock> {
  const links = await Promise.all(records.map(packRecord));
  const pack = await packContent(strangersPack);
  return {
    ...on,
    campaigns: [
      ...basePack.campaigns.map(({ id }) => ({ room: 'down-in-flames-campaign' as const, campaign: id })),
      ...campaignBase.campaigns.map(({ id }) => ({ room: 'zero-campaign' as const, campaign: id })),
      ...campaignBase.carrierCampaigns.map(({ id }) => ({ room: 'zero-carriers' as const, campaign: id })),
      { room: 'zero-guadalcanal' as const, campaign: 'guadalcanal' },
    ],
    plans: [...campaignBase.campaigns.map(({ id }) => id), 'okinawa-14', 'kind-night'].map((line) => ({
      system: 'zero',
      chosen: missionAddress(line),
    })),
    lessons,
    examples,
    entries: await entries(),
    links: links.flatMap((link) => (link.ok ? [link.text] : [])),
    packLinks: pack.ok ? [pack.text] : [],
  };
}
