/**
 * Goes through the syntax of a file, whatever holds before what is in it; of what `see` answers false, nothing more is seen.
 * @param {any} node
 * @param {(node: any) => unknown} see
 */
export function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string' && see(node) === false) return;
  for (const child of Object.values(node)) visit(child, see);
}
