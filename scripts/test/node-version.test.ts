import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { nodeComplaint } from '../lib/node-version.mjs';
import { ROOT } from '../lib/paths.mjs';

test.each(['20.0.0', '20.20.2', '22.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeComplaint(version)).toBeNull();
});

test.each(['8.17.0', '18.20.4', '19.9.0'])('Node %s is too old', (version) => {
  expect(nodeComplaint(version)).toContain(`TH-NODE: Tally-Ho needs Node 20 or later and this is Node ${version}`);
});

test.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s says so in one sentence and does nothing else', (script) => {
  const pretend = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', pretend, script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(`${nodeComplaint('18.20.4')}\n`);
});
