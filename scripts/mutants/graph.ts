import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../checks/read-imports.mjs';

/** Which file each name of a package stands for: `@tallyho/kernel` → packages/kernel/src/index.ts. */
function packageNames(root: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const folder of readdirSync(join(root, 'packages'))) {
    const manifest = join(root, 'packages', folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [path, file] of Object.entries(exports))
      names.set(join(name, path), join(root, 'packages', folder, String(file)));
  }
  return names;
}

/** Answers which files a file loads, directly or not, itself among them; types do not count. */
export function moduleGraph(root: string): (file: string) => Set<string> {
  const names = packageNames(root);
  const known = new Map<string, string[]>();
  const imports = (file: string): string[] => {
    const found =
      known.get(file) ??
      readImports(file)
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ module, files }) => names.get(module ?? '') ?? files)
        .filter((target) => /\.tsx?$/.test(target) && existsSync(target));
    known.set(file, found);
    return found;
  };
  return (file) => {
    const reached = new Set([file]);
    for (const one of reached) for (const next of imports(one)) reached.add(next);
    return reached;
  };
}
