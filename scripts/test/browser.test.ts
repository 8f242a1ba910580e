import { expect, test } from 'vitest';
import { findBrowser } from '../lib/browser.mjs';

const having =
  (...paths: string[]) =>
  (path: string): boolean =>
    paths.includes(path);

test('a browser in one of the usual places is found', () => {
  expect(findBrowser('linux', undefined, having('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(findBrowser('darwin', undefined, (path) => path.startsWith('/Applications/'))).toContain('Chromium.app');
  expect(findBrowser('win32', undefined, (path) => path.endsWith('msedge.exe'))).toContain('Edge');
});

test('Debian’s Chromium comes before Chrome', () => {
  expect(findBrowser('linux', undefined, having('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium',
  );
});

test('CHROMIUM_PATH comes before all', () => {
  expect(findBrowser('linux', '/opt/c', having('/opt/c', '/usr/bin/chromium'))).toBe('/opt/c');
});

test('a wrong CHROMIUM_PATH is an error, not a hint', () => {
  expect(() => findBrowser('linux', '/opt/c', having('/usr/bin/chromium'))).toThrow(
    /^TH-BROWSER: CHROMIUM_PATH names \/opt\/c/,
  );
});

test('no browser, or a platform nobody thought of', () => {
  expect(findBrowser('linux', undefined, having())).toBeUndefined();
  expect(findBrowser('aix', undefined, having('/usr/bin/chromium'))).toBeUndefined();
});
