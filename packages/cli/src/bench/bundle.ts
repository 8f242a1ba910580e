import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Puts a module and all it imports into one file, as the app ships the games, lets it be used, and removes it. The
 * engine cannot see through imports: a constant from another module is read from memory every time, in a bundle it is
 * part of the code. All contenders are in the same file.
 */
export async function bundled<T>(entry: URL, use: (file: URL) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyho-bench-'));
  const file = join(folder, 'bundle.mjs');
  try {
    await write(entry, file);
    return await use(pathToFileURL(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(entry: URL, file: string): Promise<void> {
  const bundle = await rolldown({ input: fileURLToPath(entry), platform: 'node' });
  try {
    await bundle.write({ file, format: 'es', codeSplitting: false });
  } finally {
    await bundle.close();
  }
}
