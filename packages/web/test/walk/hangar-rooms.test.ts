import { expect } from 'vitest';
import { look, walk } from './walk.ts';

for (const [system, word] of [
  ['down-in-flames', 'turn'],
  ['zero', 'rabaul'],
  ['wings-of-war', 'xa'],
] as const)
  walk(`everything else of ${system} is listed and searched`, `#/cards/${system}`, {}, async (page) => {
    const all = page.all('.cards-page section li').length;
    await page.type(page.find('.search input'), ` ${word.toUpperCase()}`);
    expect(page.all('.cards-page section li').length).toBeLessThan(all);
    await page.approve(`cards/${system}-found`, '.cards-page');
  });

walk(
  'of everything that is looked up in Zero! there is a page',
  '#/cards/zero/resources/clouds-over-target',
  {},
  async (page) => {
    const pages = [
      'resources/clouds-over-target',
      'crews/nonaka-higai',
      'boxCounters/anabuki-wakamatsu',
      'ordnance/rockets-low',
      'ownAwards/ohka-carrier',
      'box/e13a1',
      'specialMissions/S1',
      'targetSystems/solomons-shipping',
      'kamikazeForces/okinawa-ace-pilot',
      'kamikazeSearch/philippines-1944-hit-ace-pilot',
      'kamikazeDamage/multi-engine',
      'selection/pilots-ijn-okinawa-march',
      'historical/santa-cruz',
      'display/level-very-low',
      'awards/fighter',
      'supply/dc-3',
      'counters/paek-ogawa',
      'pilots/smith',
      'faces/ims-fuel-tank',
    ];
    for (const each of pages) {
      await page.go(`#/cards/zero/${each}`);
      await page.approve(`cards/zero-${each.replace(/\/.*/, '').toLowerCase()}`, '.entry-page');
    }
  },
);

look('cards/damage-deck', '#/cards/wings-of-war/damage/A', { language: 'fr' });
look('cards/no-such-card', '#/cards/zero/fighters/nobody');
look('cards/no-such-kind', '#/cards/zero/ships/yamato');
look('cards/no-such-game', '#/cards/chess');
look('cards/packs-of-no-game', '#/editor/chess');
look('cards/no-such-pack', '#/editor/zero/nobody');

walk('what is looked for in the gallery is put together piece by piece', '#/hangar', {}, async (page) => {
  const told: string[] = [];
  const tell = (what: string): void =>
    void told.push(`${what}: ${page.address.slice(9)} ${page.text('.hangar-head [role=status]')}`);
  await page.click('button', 'Germany');
  tell('Germany');
  await page.click('button', 'Japan');
  tell('and Japan');
  await page.approve('cards/filters', '.hangar-filters');
  await page.click('button', 'Germany');
  tell('without Germany');
  await page.click('button', 'Bombers');
  tell('bombers');
  await page.click('button', 'Bombers');
  tell('of any kind');
  await page.choose(page.get('combobox', 'Sorted'), 'by year');
  tell('by year');
  await page.type(page.get('slider', 'From the year'), '1941');
  tell('from 1941');
  await page.type(page.get('slider', 'To the year'), '1939');
  tell('to 1939');
  await page.type(page.get('slider', 'To the year'), '1943');
  await page.type(page.get('slider', 'From the year'), '1945');
  tell('from 1945');
  await page.approve('cards/filtered', '.hangar-gallery');
  await page.click('button', 'Zero!', page.find('.games-switch'));
  tell('Zero!');
  await page.click('button', 'All', page.find('.chips'));
  await page.type(page.get('slider', 'From the year'), '1938');
  tell('from 1938');
  await page.type(page.find('.search input'), 'nobody flies this');
  tell('nobody');
  await page.press(page.find('.hangar-none button'));
  tell('anew');
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/cards/looked-for.txt');
});

walk(
  'on a phone the filters say how many are set',
  '#/hangar/game=zero/nation=japan/years=1940-1942',
  { width: 390, height: 844, language: 'fr' },
  async (page) => {
    await page.approve('cards/filters-on-a-phone', '.hangar-filters');
  },
);
