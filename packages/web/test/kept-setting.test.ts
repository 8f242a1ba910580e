import { afterEach, expect, test, vi } from 'vitest';
import { keptSetting } from '../src/page/kept-setting.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const store = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

test('a setting is kept under its name, and told to whoever watches', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', store(kept));
  const setting = keptSetting('lamp', ['on', 'off']);
  let told = 0;
  const forget = setting.watch(() => told++);
  expect(setting.get()).toBe('on');
  setting.set('off');
  expect([setting.get(), kept.get('tallyho.lamp'), told]).toEqual(['off', 'off', 1]);
  forget();
  setting.set('on');
  expect([keptSetting('lamp', ['on', 'off']).get(), told]).toEqual(['on', 1]);
});

test('what was kept by another page and is no word of this one counts for nothing', () => {
  vi.stubGlobal('localStorage', store(new Map([['tallyho.lamp', 'candle']])));
  expect(keptSetting('lamp', ['on', 'off']).get()).toBe('on');
});

test('where nothing can be kept it holds until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  const setting = keptSetting('lamp', ['on', 'off']);
  setting.set('off');
  expect(setting.get()).toBe('off');
});
