// Which package may import which. Arrows point down: everything a package may use stands above it.

const GAMES = ['down-in-flames', 'zero', 'wings-of-war'];
const ENGINE = ['kernel', 'dogfight', ...GAMES];
const AROUND_THE_ENGINE = [...ENGINE, 'scenario', 'bots', 'rulebook'];
const BEFORE_THE_SERVER = [...AROUND_THE_ENGINE, 'conformance', 'words'];

/**
 * For each package, what its src may import. Packages on one floor do not import each other.
 * @type {Record<string, readonly string[]>}
 */
export const ARROWS = {
  kernel: [],

  dogfight: ['kernel'],

  'down-in-flames': ['kernel', 'dogfight'],
  zero: ['kernel', 'dogfight'],
  'wings-of-war': ['kernel', 'dogfight'],

  scenario: ['kernel'],
  bots: ['kernel', ...GAMES],
  rulebook: ['kernel'],

  conformance: ['kernel', 'scenario'],
  words: AROUND_THE_ENGINE,

  server: BEFORE_THE_SERVER,

  cli: [...BEFORE_THE_SERVER, 'server'],
  web: BEFORE_THE_SERVER,
};

/** Inside a game: rules answer questions and know nothing of the sequence of play. */
export const CLOSED_FOLDERS = [{ from: 'src/rules/', to: 'src/flow/' }];

/** The kernel's own example game is for tests and demonstrations: only these packages may have it in their src. */
export const REFERENCE_GAME = { module: '@tallyho/kernel/reference', packages: ['cli'] };

/**
 * Inside src, code for those who work on the project: it may use devDependencies. (Games are measured beside a chess
 * library whose licence is not ours, so it is not a part of what people are given.)
 */
export const WORKSHOPS = [{ package: 'cli', folder: 'src/bench/' }];
