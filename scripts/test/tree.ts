import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files in it, gone when the test is over. */
export function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'tallyho-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  plant(root, files);
  return root;
}

export function plant(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
