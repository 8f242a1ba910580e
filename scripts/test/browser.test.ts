import { expect, test } from 'vitest';
import { CHROMIUM, FIREFOX, findBrowser } from '../lib/browser.mjs';

const having =
  (...paths: string[]) =>
  (path: string): boolean =>
    paths.includes(path);

test('a browser in one of the usual places is found', () => {
  expect(findBrowser(CHROMIUM, 'linux', undefined, having('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(CHROMIUM, 'darwin', undefined, (path) => path.startsWith('/Applications/'))).toContain(
    'Chromium.app',
  );
  expect(findBrowser(CHROMIUM, 'win32', undefined, (path) => path.endsWith('msedge.exe'))).toContain('Edge');
});

test('Debian’s Chromium comes before Chrome', () => {
  expect(findBrowser(CHROMIUM, 'linux', undefined, having('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe(
    '/usr/bin/chromium',
  );
});

test('one that draws no windows comes before one that does', () => {
  const both = having('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findBrowser(CHROMIUM, 'linux', undefined, both)).toBe('/usr/bin/chromium-headless-shell');
});

test('Firefox has places and a name of its own', () => {
  expect(findBrowser(FIREFOX, 'linux', undefined, having('/usr/bin/firefox', '/usr/bin/chromium'))).toBe(
    '/usr/bin/firefox',
  );
  expect(findBrowser(FIREFOX, 'linux', undefined, having('/usr/bin/chromium'))).toBeUndefined();
  expect(() => findBrowser(FIREFOX, 'linux', '/opt/f', having())).toThrow(/^TH-BROWSER: FIREFOX_PATH names \/opt\/f/);
});

test('CHROMIUM_PATH comes before all', () => {
  expect(findBrowser(CHROMIUM, 'linux', '/opt/c', having('/opt/c', '/usr/bin/chromium'))).toBe('/opt/c');
});

test('a wrong CHROMIUM_PATH is an error, not a hint', () => {
  expect(() => findBrowser(CHROMIUM, 'linux', '/opt/c', having('/usr/bin/chromium'))).toThrow(
    /^TH-BROWSER: CHROMIUM_PATH names \/opt\/c/,
  );
});

test('no browser, or a platform nobody thought of', () => {
  expect(findBrowser(CHROMIUM, 'linux', undefined, having())).toBeUndefined();
  expect(findBrowser(CHROMIUM, 'aix', undefined, having('/usr/bin/chromium'))).toBeUndefined();
});
