// A stamp is a small file that lies in what was made (node_modules, dist) and says from which sources it was made.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files at or under a path, in a fixed order; none if there is nothing there.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * One text that stands for the names and contents of these files.
 * @param {string} root
 * @param {string[]} files
 */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join('/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} print
 */
export const isFresh = (stamp, print) => existsSync(stamp) && readFileSync(stamp, 'utf8') === print;

/**
 * @param {string} stamp
 * @param {string} print
 */
export const writeStamp = (stamp, print) => writeFileSync(stamp, print);
