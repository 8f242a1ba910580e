import { booksOf, type CampaignRoomId, roomIds, type SystemId, systemIds } from '../system-ids.ts';
import type { Route } from './route.ts';

/** What addresses can name: of the house, and of the device it is read on. */
export interface Stock {
  readonly campaigns: readonly { readonly room: CampaignRoomId; readonly campaign: string }[];
  /** What can be set up besides what a set-up page begins with. */
  readonly plans: readonly { readonly system: SystemId; readonly chosen: string }[];
  readonly lessons: readonly string[];
  readonly examples: readonly { readonly file: string; readonly part: number }[];
  readonly entries: readonly { readonly system: SystemId; readonly kind: string; readonly entry: string }[];
  /** Games on this device, those of them that are looked at again, and games as links. */
  readonly games: readonly string[];
  readonly replayed: readonly string[];
  /** Games that are over, and in which somebody has fought. */
  readonly debriefed: readonly string[];
  readonly links: readonly string[];
  readonly packs: readonly { readonly system: SystemId; readonly pack: string; readonly entry?: string }[];
  /** Packs as links. */
  readonly packLinks: readonly string[];
}

type Samples = {
  readonly [page in Route['page']]: (stock: Stock) => readonly Extract<Route, { readonly page: page }>[];
};

/** The pages of every kind that somebody can come to; a kind of page without any does not compile. */
const samples: Samples = {
  home: () => [{ page: 'home' }],
  campaigns: () => [{ page: 'campaigns' }],
  saved: () => [
    { page: 'saved', search: '' },
    { page: 'saved', search: 'no game is called this' },
  ],
  log: () => [{ page: 'log' }],
  about: () => [{ page: 'about' }],
  'not-found': () => [{ page: 'not-found', address: 'nowhere' }],
  list: () => [
    { page: 'list', search: '' },
    { page: 'list', search: 'no example is called this' },
  ],
  replay: ({ examples }) => examples.map((example) => ({ page: 'replay', ...example, variant: 0, step: 1 })),
  'set-up': ({ plans }) => [
    ...[...roomIds, 'no-such-game'].map((system) => ({ page: 'set-up', system }) as const),
    ...plans.map((plan) => ({ page: 'set-up', ...plan }) as const),
  ],
  campaign: ({ campaigns }) => campaigns.map((campaign) => ({ page: 'campaign', ...campaign })),
  play: ({ games }) => [...games, 'no-such-game'].map((game) => ({ page: 'play', game })),
  retrace: ({ replayed }) => replayed.map((game) => ({ page: 'retrace', game, step: 5 })),
  debrief: ({ debriefed }) => [...debriefed, 'no-such-game'].map((game) => ({ page: 'debrief', game })),
  rules: () => [
    ...systemIds.flatMap((system) => booksOf[system].map((book) => ({ page: 'rules', book, search: '' }) as const)),
    { page: 'rules', book: 'down-in-flames', at: 'DIF-POS-07', search: 'tailing bursts' },
    { page: 'rules', book: 'down-in-flames', at: 'chapter-12', search: '' },
    { page: 'rules', book: 'zero-campaign', at: 'Z-20.31c', search: '' },
    { page: 'rules', book: 'wings-of-war', at: 'WOW-FIRE-07', search: '' },
  ],
  lessons: () => [{ page: 'lessons' }],
  lesson: ({ lessons }) => lessons.map((file) => ({ page: 'lesson', file })),
  try: () => [
    { page: 'try', rule: 'DIF-POS-07', file: 'down-in-flames/rules/bursts.yaml', part: 1 },
    { page: 'try', rule: 'WOW-FIRE-07', file: 'wings-of-war/ex-01-one-sided-fire.yaml', part: 1 },
  ],
  // The days of the three games.
  puzzle: () => ['2026-11-01', '2026-11-02', '2026-11-03', 'no-such-day'].map((day) => ({ page: 'puzzle', day })),
  puzzles: () => [{ page: 'puzzles' }],
  shared: ({ links }) => [...links, 'cut-off'].map((packed) => ({ page: 'shared', packed })),
  hangar: ({ entries }) => [
    { page: 'hangar', wish: '' },
    { page: 'hangar', wish: 'find=nothing%20is%20called%20this' },
    // The first two of a kind, side by side.
    ...systemIds.flatMap((system) => {
      const [a, b = a] = entries
        .filter((entry) => entry.system === system)
        .map(({ kind, entry }) => `${system}:${kind}:${entry}`);
      return a === undefined ? [] : [{ page: 'hangar', wish: `game=${system}/kind=all/a=${a}/b=${b}` } as const];
    }),
  ],
  content: ({ entries }) => [
    ...systemIds.map((system) => ({ page: 'content', system, kind: '', entry: '' }) as const),
    ...entries.map((entry) => ({ page: 'content', ...entry }) as const),
  ],
  editor: ({ packs }) => [
    ...systemIds.map((system) => ({ page: 'editor', system, pack: '' }) as const),
    ...packs.map((pack) => ({ page: 'editor', ...pack }) as const),
  ],
  pack: ({ packLinks }) => [...packLinks, 'cut-off'].map((packed) => ({ page: 'pack', packed })),
};

/** Pages of every kind, for whoever wants to walk through the whole house. */
export const samplePages = (stock: Stock): readonly Route[] =>
  Object.values<(stock: Stock) => readonly Route[]>(samples).flatMap((some) => some(stock));
