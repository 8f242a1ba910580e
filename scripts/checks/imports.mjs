// Imports only point down, and packages know each other only by name: arrows.mjs says who may import whom.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { filesUnder } from '../lib/stamp.mjs';
import { ARROWS, CLOSED_FOLDERS, FOLDERS, ONE_GAME, REFERENCE_GAME, TEXTS, UNREAD, WORKSHOPS } from './arrows.mjs';
import { findCycles, findFolderCycles } from './cycles.mjs';
import { readImports } from './read-imports.mjs';

/** @typedef {import('./read-imports.mjs').Import} Import */
/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */
/** @typedef {{ name: string, folder: string, manifest: Manifest, rootManifest: Manifest }} Package */

const SCOPE = '@tallyho/';

/** Modules that a package's own build makes up. */
const VIRTUAL = 'virtual:';

/**
 * All complaints about a tree of packages, each as `file:line  what — why`.
 * @param {string} root
 * @returns {string[]}
 */
export function checkImports(root) {
  const rootManifest = readManifest(root);
  return readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => ({ name, folder: join(root, 'packages', name) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .flatMap(({ name, folder }) => checkPackage(root, { name, folder, manifest: readManifest(folder), rootManifest }));
}

/**
 * @param {string} root
 * @param {Package} pack
 * @returns {string[]}
 */
function checkPackage(root, pack) {
  const at = (/** @type {string} */ file, line = 1) => `${slashes(relative(root, file))}:${line}`;
  if (!(pack.name in ARROWS))
    return [`${at(pack.folder)}  is not in scripts/checks/arrows.mjs — say what it may import`];

  const imports = new Map(sourceFiles(pack.folder).map((file) => [file, readImports(file)]));
  const complaints = Object.keys(pack.manifest.dependencies ?? {})
    .filter((dependency) => dependency.startsWith(SCOPE) && !mayUse(pack, dependency))
    .map((dependency) => `${at(join(pack.folder, 'package.json'))}  depends on ${dependency} — ${arrowsOf(pack)}`);
  for (const folder of unknownFolders(pack, [...imports.keys()]))
    complaints.push(
      `${at(join(pack.folder, 'src', folder))}  is not in scripts/checks/arrows.mjs — say what it may import`,
    );
  for (const [file, list] of imports) {
    for (const one of list)
      for (const why of reasons(root, pack, file, one))
        complaints.push(`${at(file, one.line)}  imports ${one.module ?? 'what nobody can read here'} — ${why}`);
  }
  for (const cycle of findCycles(valueImports(imports))) {
    complaints.push(
      `${at(cycle[0])}  imports itself in a circle — ${cycle.map((file) => slashes(relative(pack.folder, file))).join(' → ')}`,
    );
  }
  if (!ONE_GAME.includes(pack.name))
    for (const cycle of findFolderCycles(inProduct(pack, valueImports(imports))))
      complaints.push(
        `${at(join(pack.folder, cycle[0]))}  imports itself in a circle of folders — ${cycle.join(' → ')}`,
      );
  return complaints;
}

/**
 * Why this must not be imported here, each reason once.
 * @param {string} root
 * @param {Package} pack
 * @param {string} file
 * @param {Import} one
 * @returns {string[]}
 */
function reasons(root, pack, file, { module, isPattern, files }) {
  if (module === null)
    return isProduct(pack, file) && !mayBeUnread(pack, file) ? ['name it in a plain text, or in arrows.mjs'] : [];
  if (!module.startsWith('.') && (isPattern || module.startsWith('/'))) return ['begin with ./ or ../'];
  const found = module.startsWith('.')
    ? files.map((target) => byPath(root, pack, file, target, isPattern))
    : [byName(pack, file, module)];
  return [...new Set(found)].filter((why) => why !== undefined);
}

/**
 * @param {string} root
 * @param {Package} pack
 * @param {string} file
 * @param {string} path
 * @param {boolean} isPattern
 * @returns {string | undefined}
 */
function byPath(root, pack, file, path, isPattern) {
  const target = inPackage(pack, path);
  const [up, neighbour] = target.split('/');
  if (isText(root, pack, path)) return;
  // A test may read through all files of a neighbour.
  const isOne = isProduct(pack, file) || !isPattern;
  if (up === '..' && neighbour !== '..' && isOne) return `packages know each other by name: ${SCOPE}${neighbour}`;
  if (!isProduct(pack, file)) return;
  if (up === 'test' || isTest(target)) return 'what people run imports no test';
  if (up !== 'src') return 'what people run imports nothing outside src by path';
  if (!ENDING.test(target) && !isPattern) return 'name the file itself, with its ending';
  const closed = CLOSED_FOLDERS.find(({ from, to }) => isIn(from, inPackage(pack, file)) && isIn(to, target));
  return closed ? `${closed.from}/ must not import ${closed.to}/` : byFolder(pack, file, target);
}

/**
 * What a package is there to show, and no code.
 * @param {string} root
 * @param {Package} pack
 * @param {string} path
 */
const isText = (root, pack, path) =>
  !isCode(path) && (TEXTS[pack.name] ?? []).some((folder) => slashes(relative(root, path)).startsWith(folder));

/** Files that are imported; one that is named without its ending would be found by the build, and not by us. */
const ENDING = /\.(tsx?|css|json)$/;

/**
 * Whether a path leads through a folder of this name, or to a file in its stead.
 * @param {string} folder
 * @param {string} path
 */
const isIn = (folder, path) => path.split('/').some((part) => part === folder || part === `${folder}.ts`);

/**
 * @param {Package} pack
 * @param {string} file
 * @param {string} target
 * @returns {string | undefined}
 */
function byFolder(pack, file, target) {
  const [from, to] = [folderOf(inPackage(pack, file)), folderOf(target)];
  const may = FOLDERS[pack.name]?.[from];
  if (may === undefined || from === to || may.includes(to) || !isCode(target)) return;
  return `src/${from} may not import src/${to} (scripts/checks/arrows.mjs)`;
}

/**
 * Folders and files in src that the table of its package does not name.
 * @param {Package} pack
 * @param {string[]} files
 */
function unknownFolders(pack, files) {
  const known = FOLDERS[pack.name];
  if (known === undefined) return [];
  const found = files.filter((file) => isProduct(pack, file)).map((file) => folderOf(inPackage(pack, file)));
  return [...new Set(found)].filter((folder) => !(folder in known));
}

/**
 * The folder in src that a path of a package lies in, or its own name if it lies beside the folders.
 * @param {string} path
 */
const folderOf = (path) => path.split('/')[1];

/**
 * @param {Package} pack
 * @param {string} file
 * @param {string} module
 * @returns {string | undefined}
 */
function byName(pack, file, module) {
  if (isBuiltin(module) || module.startsWith(VIRTUAL)) return;
  const name = packageName(module);
  const { dependencies = {}, devDependencies = {} } = pack.manifest;
  if (!isProduct(pack, file)) {
    const declared = {
      ...pack.rootManifest.dependencies,
      ...pack.rootManifest.devDependencies,
      ...dependencies,
      ...devDependencies,
    };
    return name in declared || name === SCOPE + pack.name
      ? undefined
      : `add ${name} to the devDependencies of ${pack.name}`;
  }
  if (name.startsWith(SCOPE) && !mayUse(pack, name)) return arrowsOf(pack);
  if (module === REFERENCE_GAME.module && !REFERENCE_GAME.packages.includes(pack.name))
    return 'the reference game is for tests';
  if (name in dependencies || (name in devDependencies && inWorkshop(pack, file))) return;
  return `add ${name} to the dependencies of ${pack.name}`;
}

/**
 * @param {Package} pack
 * @param {string} file
 */
const mayBeUnread = (pack, file) =>
  UNREAD.some((one) => one.package === pack.name && inPackage(pack, file) === one.file);

/**
 * @param {Package} pack
 * @param {string} file
 */
const inWorkshop = (pack, file) =>
  WORKSHOPS.some((shop) => shop.package === pack.name && inPackage(pack, file).startsWith(shop.folder));

/**
 * @param {Package} pack
 * @param {string} dependency
 */
const mayUse = (pack, dependency) => ARROWS[pack.name].includes(dependency.slice(SCOPE.length));

/** @param {Package} pack */
const arrowsOf = (pack) =>
  `${pack.name} may import ${ARROWS[pack.name].join(', ') || 'no other package'} (scripts/checks/arrows.mjs)`;

/**
 * Code that people run, as opposed to tests and tool settings.
 * @param {Package} pack
 * @param {string} file
 */
const isProduct = (pack, file) => inPackage(pack, file).startsWith('src/') && !isTest(file);

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * @param {Package} pack
 * @param {string} file
 */
const inPackage = (pack, file) => slashes(relative(pack.folder, file));

/** @param {string} module */
const packageName = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** @param {string} path */
const slashes = (path) => path.split(sep).join('/');

/** @param {string} path */
const isCode = (path) => /\.[cm]?[jt]sx?$/.test(path);

/** @param {string} folder */
const sourceFiles = (folder) => filesUnder(folder).filter(isCode);

/**
 * @param {string} folder
 * @returns {Manifest}
 */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Which file of a package loads which other one. Type imports vanish before the code runs, so they may go in circles.
 * @param {Map<string, Import[]>} imports
 */
const valueImports = (imports) =>
  new Map(
    [...imports].map(([file, list]) => [
      file,
      list
        .filter((one) => !one.typeOnly)
        .flatMap((one) => one.files)
        .filter((target) => imports.has(target)),
    ]),
  );

/**
 * The same for what people run, by the paths in the package.
 * @param {Package} pack
 * @param {Map<string, string[]>} arrows
 */
const inProduct = (pack, arrows) =>
  new Map(
    [...arrows]
      .filter(([file]) => isProduct(pack, file))
      .map(([file, targets]) => [inPackage(pack, file), targets.map((target) => inPackage(pack, target))]),
  );

if (process.argv[1] === import.meta.filename) {
  const complaints = checkImports(resolve(import.meta.dirname, '../..'));
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
