import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { savedFiles } from './saved-files.ts';
import { look, walk } from './walk.ts';

const text = (name: string): string => readFileSync(new URL(`../saves/${name}.json`, import.meta.url), 'utf8');
const kept = (name: string): { record: string } => JSON.parse(text(name)) as { record: string };
const changed = (name: string, change: object): string => JSON.stringify({ ...kept(name), ...change });
const links = (folder: string): { readonly [name: string]: string } =>
  JSON.parse(text(`${folder}/links`)) as { [name: string]: string };

for (const system of ['down-in-flames', 'zero', 'wings-of-war'])
  walk(`the door of ${system} flies at once`, '#/', {}, async (page) => {
    await page.press(page.find(`.door.${system} button.primary`));
    expect(page.address).toMatch(/^#\/play\//);
    await page.approve(`start/flown-${system}`, '.decide');
    await page.go('#/');
    await page.approve(`start/begun-${system}`, '.home-now, .continue-card');
  });

walk(
  'whoever has flown flies the same again',
  '#/',
  { games: ['v3/zero-over', 'v3/campaign-desk'], language: 'fr' },
  async (page) => {
    await page.approve('start/fly-again', '.fly-now');
    await page.approve('start/wall', '.home-wall');
    await page.press(page.find('.fly-now button'));
    expect(page.address).toMatch(/^#\/play\//);
  },
);

look('start/somebody-new', '#/', { kept: { 'tallyho.tour': 'ahead' } }, '.fly-now');
look('start/campaigns-begun', '#/campaigns', {
  games: ['v3/campaign-desk', 'v3-carriers/carriers-over', 'v3-pearl/pearl', 'v3-superfortress/superfortress'],
});
look('start/shelf-of-everything', '#/games', {
  games: [
    'v3/campaign-over',
    'v3-carriers/carriers-strike',
    'v3-guadalcanal/guadalcanal-strike',
    'v3-pearl/pearl-over',
    'v3-superfortress/superfortress-mission',
    'v3/wings-over',
    'v3/teams',
    'v3/odd',
  ],
});
look('start/shelf-in-french', '#/games/pilote', {
  games: ['v3/wings-over', 'v3/land-mission', 'v3/zero'],
  language: 'fr',
});

walk(
  'games leave as files: as records, or whole where their choices lead elsewhere',
  '#/games',
  {
    games: [
      'v3/duel',
      changed('v3/duel-over', {
        id: 'torn',
        record: kept('v3/duel-over').record.replace(/\n[^\n]*IN MY SIGHTS[^\n]*/, ''),
      }),
    ],
  },
  async (page) => {
    const saved = await savedFiles(async () => {
      for (const button of page.named('button', /^Export/)) await page.press(button);
    });
    expect(saved.map((one) => one.slice(0, 17))).toEqual(
      expect.arrayContaining(['Tally-Ho record 2', '{"format":2,"id":']),
    );
    expect(saved).toHaveLength(2);
  },
);

walk('a game that has come is seated, looked at and played', '#/games', {}, async (page) => {
  await page.give(page.find('.import input'), 'wings.tallyho', kept('v3/wings-over').record);
  await page.approve('start/arrived', '.import');
  await page.choose(page.all('.seat-chooser select')[0], 'Bot: Veteran');
  await page.choose(page.all('.seat-chooser select')[0], /^(Human|Person|You|A person)/i);
  await page.choose(page.all('.seat-chooser select')[1], 'Bot: Ace');
  await page.approve('start/seated', '.arrival');
  await page.press(page.all('.arrival .answers button')[1]);
  expect(page.address).toMatch(/^#\/replay\/.*\/0$/);
  await page.go('#/games');
  await page.give(page.find('.import input'), 'campaign.tallyho', text('v3/campaign-desk'));
  await page.approve('start/campaign-arrived', '.import');
  await page.press(page.all('.arrival .answers button')[0]);
  expect(page.address).toMatch(/^#\/play\//);
});

walk('what cannot be read in is refused, each with its reason', '#/games', {}, async (page) => {
  const { record } = kept('v3/duel');
  const odd: { readonly [what: string]: string } = {
    'nothing at all': '',
    'another kind of file': 'milk and eggs',
    'a game that nobody knows': record.replace('system: down-in-flames', 'system: chess'),
    'of other rules': record.replace(/rules: \d+/, 'rules: 99'),
    'with options that are none': record.replace(/options: .*/, 'options: {"planes": 7}'),
    'with a choice that nobody has': record.replace(/\n(move|turn|[^\n]*): start [^\n]*/, '\nYou: start on the moon'),
    'without a choice, before its first': record.split('\n').slice(0, 4).join('\n'),
  };
  const told: string[] = [];
  for (const [what, given] of Object.entries(odd)) {
    await page.give(page.find('.import input'), 'odd.tallyho', given);
    told.push(`${what}: ${page.text('.import [role=status]')}`);
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/start/refused.txt');
});

for (const folder of ['v3', 'v3-carriers', 'v3-pearl'])
  walk(`links of ${folder} arrive`, '#/about', { language: folder === 'v3' ? 'en' : 'fr' }, async (page) => {
    for (const [name, link] of Object.entries(links(folder)).slice(0, 3)) {
      await page.go(`#/shared/${link}`);
      await page.approve(`start/link-of-${folder}-${name}`, '.no-game');
    }
  });

look('start/link-of-tomorrow', '#/shared/r9.abc');
look('start/link-that-is-torn', `#/shared/${links('v3').duel.slice(0, 200)}`);
look('start/pack-of-tomorrow', '#/pack/p9.abc');
look('start/pack-that-is-torn', '#/pack/p1.abcdef', { language: 'fr' });
look('start/game-nobody-knows', '#/play/chess', { games: [changed('v3/duel', { id: 'chess', system: 'chess' })] });
look('start/record-that-is-none', '#/play/broken', {
  games: [changed('v3/duel', { id: 'broken', record: 'milk and eggs', kept: null })],
});
