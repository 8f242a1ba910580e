// Kept to syntax that an old Node can read: this is the file that tells people their Node is old.

export const OLDEST_NODE = 20;

/**
 * What to tell somebody whose Node is too old, or null.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return null;
  return `TH-NODE: Tally-Ho needs Node ${OLDEST_NODE} or later and this is Node ${version}: install a newer one from https://nodejs.org and run the command again.`;
}
