/**
 * The circles in a graph, each as the path that closes it: a, b, c, a.
 * @param {Map<string, string[]>} arrows
 * @returns {string[][]}
 */
export function findCycles(arrows) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  const walk = (/** @type {string} */ node) => {
    const seen = path.indexOf(node);
    if (seen >= 0) cycles.push([...path.slice(seen), node]);
    if (seen >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of arrows.get(node) ?? []) walk(next);
    path.pop();
    done.add(node);
  };
  for (const node of arrows.keys()) walk(node);
  return cycles;
}

/**
 * Which folders import each other in a circle, at every depth: of the folders that lie in one, each is all that is in it.
 * A file that lies beside them is a part of the way.
 * @param {Map<string, string[]>} arrows from each file to others, by their paths
 * @returns {string[][]}
 */
export function findFolderCycles(arrows) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const shelves = new Map();
  for (const [file, targets] of arrows) {
    for (const target of targets) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      const [mine, its] = [from, to].map((path) => path.slice(0, depth + 1).join('/'));
      const shelf = entry(shelves, from.slice(0, depth).join('/'), () => new Map());
      entry(shelf, mine, () => new Set()).add(its);
    }
  }
  return [...shelves.values()].flatMap((shelf) => findCycles(betweenFolders(shelf, (name) => arrows.has(name))));
}

/**
 * From each folder to those that are reached from it through none but loose files.
 * @param {Map<string, Set<string>>} shelf
 * @param {(name: string) => boolean} isFile
 */
function betweenFolders(shelf, isFile) {
  /** @type {Map<string, string[]>} */
  const arrows = new Map();
  for (const [folder, targets] of shelf) {
    if (isFile(folder)) continue;
    const reached = new Set(targets);
    for (const name of reached) if (isFile(name)) for (const next of shelf.get(name) ?? []) reached.add(next);
    arrows.set(
      folder,
      [...reached].filter((name) => name !== folder && !isFile(name)),
    );
  }
  return arrows;
}

/**
 * @template V
 * @param {Map<string, V>} map
 * @param {string} key
 * @param {() => V} make
 */
function entry(map, key, make) {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
