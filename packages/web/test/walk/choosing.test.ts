import { expect } from 'vitest';
import { walk } from './walk.ts';

walk(
  'teams are set up: aircraft are added, changed and taken away, and the fight begins',
  '#/new/down-in-flames',
  {},
  async (page) => {
    await page.click('radio', /^Teams/);
    await page.approve('choosing/teams');
    const add = page.all('.side-entries button').filter((one) => /^Add/.test(one.textContent ?? ''));
    await page.press(add[0]);
    expect(page.all('.entry-form')).toHaveLength(3);
    await page.click('button', /^Remove/);
    expect(page.all('.entry-form')).toHaveLength(2);
    await page.click('button', 'Change the aircraft');
    await page.approve('choosing/aircraft', 'dialog, .chooser');
  },
);

walk('a duel is flown against an Ace by whoever is named', '#/new/down-in-flames', {}, async (page) => {
  await page.type(page.all('input[maxlength="24"]')[0], 'Ann');
  await page.choose(page.named('combobox', /^Flown by/)[1], 'Bot: Ace');
  await page.choose(page.get('combobox', 'Temper'), 'aggressive');
  await page.click('checkbox', 'Point balancing');
  await page.type(page.get('spinbutton', 'Turns'), '4');
  await page.click('button', 'Start the fight');
  expect(page.address).toMatch(/^#\/play\/./);
  expect(page.text('.hud .turn')).toBe('Before the first turn');
  await page.go('#/games');
  await page.approve('choosing/begun');
});

walk('what cannot be played is said before the fight begins', '#/new/down-in-flames', {}, async (page) => {
  await page.type(page.get('spinbutton', 'Agreed year'), '1938');
  expect((page.get('button', 'Start the fight') as HTMLButtonElement).disabled).toBe(true);
  await page.approve('choosing/refused', '.set-up-end');
});

walk('a free-for-all of three', '#/new/down-in-flames', {}, async (page) => {
  await page.click('radio', /^Free-for-all/);
  await page.approve('choosing/free-for-all');
  await page.click('button', 'Start the fight');
  expect(page.address).toMatch(/^#\/play\/./);
});

walk('Elements of Zero! are set up, and the fight begins', '#/new/zero', {}, async (page) => {
  await page.click('checkbox', 'With a Wingman');
  await page.click('button', 'Add an Element');
  await page.approve('choosing/elements', '.sides');
  await page.click('button', /^Remove/);
  await page.click('button', 'Start the fight');
  expect(page.address).toMatch(/^#\/play\/./);
  await page.approve('choosing/elements-begun', '.decide');
});

walk(
  'a Mission of Zero! is changed: its target, its kind, its Formations',
  '#/new/zero/mission/malaya',
  {},
  async (page) => {
    await page.choose(page.get('combobox', 'Target'), 'Docks (1B)');
    await page.choose(page.get('combobox', 'Aircraft'), '4');
    await page.choose(page.get('combobox', 'Attacker'), 'Allies');
    await page.approve('choosing/mission-changed', '.set-up');
    await page.choose(page.get('combobox', 'Kind of mission'), 'Reconnaissance');
    await page.approve('choosing/reconnaissance', '.set-up');
  },
);

walk('Corsairs & Hellcats bring their own missions', '#/new/zero/mission/malaya', {}, async (page) => {
  await page.click('checkbox', 'Corsairs & Hellcats');
  await page.choose(page.get('combobox', 'Kind of mission'), 'Kamikaze mission');
  await page.approve('choosing/kamikaze', '.set-up');
});

walk('a single mission of a campaign is flown', '#/campaign/down-in-flames-campaign/rabaul-1943', {}, async (page) => {
  await page.choose(page.get('combobox', 'Option of the Axis'), /^Option 1/);
  await page.click('button', 'Fly this mission');
  expect(page.address).toMatch(/^#\/play\/./);
  await page.approve('choosing/single-mission', '.decide');
});

walk('a campaign begins at its desk', '#/campaign/down-in-flames-campaign/rabaul-1943', {}, async (page) => {
  await page.click('button', 'Begin the campaign');
  expect(page.address).toMatch(/^#\/play\/./);
  await page.approve('choosing/campaign-begun', '.below');
});

for (const [campaign, room] of [
  ['malaya', 'zero-campaign'],
  ['coral-sea', 'zero-carriers'],
  ['guadalcanal', 'zero-guadalcanal'],
] as const)
  walk(`${campaign} begins at its desk`, `#/campaign/${room}/${campaign}`, {}, async (page) => {
    await page.press(page.find('.set-up-end button.primary, button.primary'));
    expect(page.address).toMatch(/^#\/play\/./);
    await page.approve(`choosing/${campaign}-begun`);
  });
