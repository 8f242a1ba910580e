import { expect } from 'vitest';
import { look, walk } from './walk.ts';

look('wings-of-war/set-up/fr', '#/new/wings-of-war', { language: 'fr' });

walk('a scenario brings its aircraft, its table and its rules', '#/new/wings-of-war', {}, async (page) => {
  await page.press(page.get('radio', /^Interception/));
  await page.approve('wings-of-war/set-up/interception');
  await page.press(page.get('radio', /^Above the clouds/));
  await page.approve('wings-of-war/set-up/above-the-clouds', '.options');
});

walk('aircraft are added, changed and removed', '#/new/wings-of-war', {}, async (page) => {
  await page.press(page.named('button', 'Add an aircraft')[1]);
  await page.approve('wings-of-war/set-up/three-aircraft', '.seats');
  await page.press(page.named('button', 'Change the aircraft')[0]);
  await page.approve('wings-of-war/set-up/chooser', 'dialog[open]');
  await page.press(page.all('dialog[open] button').find((one) => /SPAD/.test(one.textContent ?? '')) ?? page.body);
  expect(page.text('.seats')).toContain('SPAD');
  await page.press(page.named('button', /^Remove/)[0]);
  expect(page.named('button', /^Remove/)).toEqual([]);
});

walk('who flies is chosen, and rules by themselves', '#/new/wings-of-war', {}, async (page) => {
  await page.choose(page.all('.seat-form select')[0], 'Bot: Ace');
  await page.choose(page.all('.seat-form select')[2], 'Bot: Cadet');
  await page.type(page.get('textbox', 'Name'), 'Ann, the first');
  await page.click('checkbox', 'Altitude');
  await page.click('checkbox', 'Aiming');
  await page.type(page.get('spinbutton', 'Turns'), '7');
  await page.choose(page.get('combobox', 'Who wins'), 'the points');
  await page.choose(page.get('combobox', 'Illegal manoeuvres'), 'cost the aircraft');
  await page.approve('wings-of-war/set-up/by-themselves');
  await page.choose(page.all('.seat-form select')[0], 'A person at this screen');
  await page.click('button', 'Start the fight');
  expect(page.text('.hud .turn')).toBe('Turn 1 of 7');
  expect(page.text('.side')).toContain('Turn 1.');
});

walk('an altitude that nobody can start at is refused', '#/new/wings-of-war', {}, async (page) => {
  await page.click('checkbox', 'Altitude');
  await page.click('checkbox', 'Flying Higher');
  await page.type(page.get('spinbutton', /floor/i), '3');
  await page.approve('wings-of-war/set-up/below-the-floor', '.set-up-end');
});
