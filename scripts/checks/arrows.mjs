// Which package may import which. Arrows point down: everything a package may use stands above it.

export const GAMES = ['down-in-flames', 'zero', 'wings-of-war'];
const ENGINE = ['kernel', ...GAMES];
const AROUND_THE_ENGINE = [...ENGINE, 'scenario', 'bots', 'rulebook'];
const BEFORE_THE_SERVER = [...AROUND_THE_ENGINE, 'conformance', 'words'];

/**
 * For each package, what its src may import. Packages on one floor do not import each other.
 * @type {Record<string, readonly string[]>}
 */
export const ARROWS = {
  kernel: [],

  'down-in-flames': ['kernel'],
  zero: ['kernel'],
  'wings-of-war': ['kernel'],

  scenario: ['kernel'],
  bots: ['kernel', ...GAMES],
  rulebook: ['kernel'],

  conformance: ['kernel', 'scenario'],
  words: AROUND_THE_ENGINE,

  server: BEFORE_THE_SERVER,

  cli: [...BEFORE_THE_SERVER, 'server'],
  web: BEFORE_THE_SERVER,
};

/** What every page of the web stands on: texts, pictures, addresses and titles. */
const PAGE = ['system-ids.ts', 'words', 'art', 'widgets', 'page'];
const ROOM = [...PAGE, 'rules', 'replay', 'saved', 'content', 'play', 'set-up', 'story', 'debrief'];
const AROUND_THE_ROOMS = [...PAGE, 'library', 'bots', 'rules', 'saved', 'content', 'play', 'rooms.ts'];

/**
 * The same for the folders in a package's src, and for the files beside them, of types as well. A room is fetched by
 * rooms.ts and imports none but its neighbours named here; what leads into a room stands above rooms.ts.
 * @type {Record<string, Record<string, readonly string[]>>}
 */
export const FOLDERS = {
  web: {
    'system-ids.ts': [],
    'systems.ts': [],
    words: [],
    art: [],
    bots: [],

    widgets: ['words', 'art'],
    sound: ['words'],
    offline: ['words'],
    library: ['system-ids.ts', 'systems.ts'],

    page: ['system-ids.ts', 'words', 'art', 'widgets'],

    about: PAGE,
    rules: PAGE,
    replay: [...PAGE, 'library'],
    saved: ['system-ids.ts', 'systems.ts', 'words'],
    content: [...PAGE, 'rules'],

    play: [...PAGE, 'rules', 'saved', 'bots', 'sound'],
    'set-up': [...PAGE, 'rules', 'saved', 'play'],
    story: [...PAGE, 'saved', 'bots', 'play'],
    debrief: [...PAGE, 'rules', 'replay', 'saved', 'play', 'story'],
    dogfight: ROOM,

    campaign: [...ROOM, 'dogfight', 'bots'],

    'down-in-flames': [...ROOM, 'dogfight', 'campaign'],
    zero: [...ROOM, 'dogfight', 'campaign'],
    'wings-of-war': ROOM,

    'rooms.ts': ['system-ids.ts', 'play', 'down-in-flames', 'zero', 'wings-of-war'],

    rulebook: [...AROUND_THE_ROOMS, 'replay'],
    editor: AROUND_THE_ROOMS,
    arrival: AROUND_THE_ROOMS,
    lessons: [...AROUND_THE_ROOMS, 'rulebook'],
    career: AROUND_THE_ROOMS,
    entrance: [...AROUND_THE_ROOMS, 'editor', 'lessons', 'career'],
    puzzle: [...AROUND_THE_ROOMS, 'systems.ts'],
    home: [...AROUND_THE_ROOMS, 'arrival', 'career', 'puzzle'],

    hangar: [
      ...PAGE,
      'bots',
      'rules',
      'content',
      'set-up',
      'dogfight',
      'down-in-flames',
      'zero',
      'wings-of-war',
      'home',
    ],

    'app.tsx': [
      ...[...PAGE, 'offline', 'about', 'rules', 'rulebook', 'replay', 'editor'],
      ...['entrance', 'arrival', 'lessons', 'career', 'puzzle', 'home', 'hangar'],
    ],
    'first-sight': ['words', 'page', 'play', 'app.tsx'],
    'main.tsx': ['page', 'app.tsx', 'first-sight', 'offline', 'words'],
  },
};

/** Inside a game, and inside each of its campaigns: rules answer questions and know nothing of the sequence of play. */
export const CLOSED_FOLDERS = [{ from: 'rules', to: 'flow' }];

/**
 * Packages whose folders may still import each other in a circle: a Mission and a fight are one game there, and what
 * Missions have besides in state, rules and flow lies in a folder of its own.
 */
export const ONE_GAME = ['down-in-flames', 'zero'];

/** The kernel's own example game is for tests and demonstrations: only these packages may have it in their src. */
export const REFERENCE_GAME = { module: '@tallyho/kernel/reference', packages: ['cli'] };

/**
 * Inside src, code for those who work on the project: it may use devDependencies. (Games are measured beside a chess
 * library whose licence is not ours, so it is not a part of what people are given.)
 */
export const WORKSHOPS = [{ package: 'cli', folder: 'src/bench/' }];

/**
 * Texts outside src that a package is there to show, by folders from the root. The build puts
 * them into what people get.
 * @type {Record<string, readonly string[]>}
 */
export const TEXTS = { web: ['scenarios/', 'packages/bots/puzzles/', 'docs/bots/'] };

/** Files that import what nobody can read in them: the command takes a game that somebody is writing, by its path. */
export const UNREAD = [{ package: 'cli', file: 'src/systems.ts' }];
