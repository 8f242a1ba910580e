import { expect } from 'vitest';
import { savedFiles } from './saved-files.ts';
import { walk } from './walk.ts';

const games = ['v3/wings-over', 'v3/duel-over'];

walk(
  'finished games stand in the log book, which is taken along as a file',
  '#/debrief/wings-over',
  { games },
  async (page) => {
    await page.go('#/debrief/duel-over');
    await page.go('#/log');
    await page.approve('career/two-sorties');
    await page.type(page.get('textbox', 'Your name in the log book'), 'Ann');
    const [text] = await savedFiles(() => page.click('button', 'Save the log book'));
    expect(JSON.parse(text)).toMatchObject({
      is: 'tally-ho log book',
      name: 'Ann',
      sorties: [
        {
          id: 'wings-over',
          aircraft: 'Sopwith Camel',
          against: 'pilot',
          result: 'won',
          downed: ['Fokker Dr.I'],
          hits: 12,
        },
        { id: 'duel-over', aircraft: 'Spitfire I', against: 'pilot', result: 'lost', downed: [], hits: 6, losses: 1 },
      ],
    });
    const file = (): HTMLElement => page.get('file', 'Read a log book in');
    await page.give(file(), 'log.json', text);
    await page.approve('career/read-again', '.log-file');
    await page.give(file(), 'log.json', text.replace('wings-over', 'another'));
    expect(page.text('.log-file')).toContain('1 ');
    await page.give(file(), 'log.json', '{');
    await page.approve('career/no-log', '.log-file');
    await page.give(file(), 'log.json', text.replace('"won"', '"nearly won"'));
    await page.approve('career/broken-log', '.log-file');
  },
);
