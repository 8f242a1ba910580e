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
