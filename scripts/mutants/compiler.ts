import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, NODE_24, TOOLS } from '../lib/paths.mjs';

/**
 * Whether the compiler rejects a file with this text: then nobody could have made that mistake. It is tried in a copy of
 * the package, so that nothing changes on the disk where people work; what the package takes from beside itself it finds
 * where it is. What is unused is no reason to reject.
 */
export function isRejected(file: string, text: string): boolean {
  const [packages, name, ...rest] = file.split('/');
  const own = inRoot(join(packages, name));
  const copies = inRoot('.cache/mutants');
  const copy = join(copies, packages, name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'package.json']) cpSync(join(own, part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, ...rest), text);
  const settings = existsSync(join(own, 'tsconfig.json')) ? join(own, 'tsconfig.json') : inRoot('tsconfig.json');
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: relative(copy, settings),
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false, rootDirs: [inRoot('.'), copies] },
      include: ['src'],
      exclude: [],
    }),
  );
  return spawnSync(NODE_24, [TOOLS.tsc, '--noEmit', '--project', copy]).status !== 0;
}
