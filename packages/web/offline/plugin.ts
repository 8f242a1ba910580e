import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const TEMPLATE = resolve(import.meta.dirname, 'service-worker.js');

/**
 * Writes the service worker into the built page: its list of files is everything that was built, its version a hash of them all.
 * A page that has been visited once then works without a connection, every game included.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'tallyho-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        const files = globSync('**/*.*', { cwd: folder })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(resolve(folder, file)));
        const worker = readFileSync(TEMPLATE, 'utf8')
          .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
          .replace("['FILES']", JSON.stringify(files));
        writeFileSync(resolve(folder, 'sw.js'), worker);
      },
    },
  };
}
