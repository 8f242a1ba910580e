import { expect } from 'vitest';
import { flight } from './flights.ts';
import { Story } from './story.ts';
import { walk } from './walk.ts';

const over = ['v3/wings-over'];
const phone = { width: 390, height: 844 };

walk(
  'a fight that is over is gone through, from every seat',
  '#/replay/wings-over/0',
  { games: over },
  async (page) => {
    const story = new Story(page, '.frame');
    story.tell('beginning');
    for (let n = 0; n < 9; n++) await page.click('button', 'Step forward');
    story.tell('nine steps on');
    const from = page.find('.retold select');
    await page.choose(from, 'Spectator');
    story.tell('as everybody sees it');
    const [, , other] = from.querySelectorAll('option');
    await page.choose(from, other.textContent ?? '');
    story.tell('as the other sees it');
    await page.press(page.find('[data-plane="B1"]'));
    expect(page.all('.arcs')).toHaveLength(1);
    await page.press(page.find('[data-plane="A1"]'));
    expect(page.all('.arcs')).toHaveLength(2);
    await page.press(page.find('[data-plane="B1"]'));
    expect(page.all('.arcs')).toHaveLength(1);
    await page.click('button', 'Last step');
    story.tell('the end');
    expect(page.all('.retold .answer')).toEqual([]);
    await story.approve('wings-of-war/replay/over');
  },
);

walk(
  'of a step that has brought much only the first lines are told',
  '#/replay/wings-over/0',
  { games: over, ...phone, language: 'fr' },
  async (page) => {
    const story = new Story(page, '.retold');
    story.tell('0');
    for (let n = 1; n <= 12; n++) {
      await page.type(page.find('.controls .slider'), String(n));
      story.tell(String(n));
    }
    await story.approve('wings-of-war/replay/lines');
  },
);

walk(
  'a replay is watched as a film, at its own speed, and played on from',
  '#/replay/wings-over/5',
  { games: over, moves: true, kept: { 'tallyho.pace': 'calm', 'tallyho.clouds': 'off' } },
  async (page) => {
    for (let n = 6; page.all('.film-bar').length === 0 && n < 20; n++) {
      page.get('button', 'Step forward').click();
      await page.settle(40);
    }
    const story = new Story(page, '.frame');
    story.tell('a film');
    await page.choose(page.get('combobox', 'Speed'), '2×');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await page.settle(20);
    story.tell('stopped');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    await page.settle(100);
    story.tell('skipped');
    await story.approve('wings-of-war/replay/film');
    await page.click('button', /from here/i);
    expect(page.address).toContain('#/play/');
  },
);

walk(
  'a fight that goes on is gone through by its player alone',
  '#/replay/wings-half-laid/3',
  { games: ['v3/wings-half-laid'] },
  async (page) => {
    expect(page.all('.retold option')).toHaveLength(2);
    await page.approve('wings-of-war/replay/goes-on', '.frame');
    await page.press(page.find('.log-button'));
    await page.approve('wings-of-war/replay/drawer', '.side');
    await page.press(page.find('.log-button'));
    expect(page.find('.log-button').getAttribute('aria-expanded')).toBe('false');
    await page.press(page.find('[data-plate="B1"]'));
    expect(page.get('tab', 'Aircraft').getAttribute('aria-selected')).toBe('true');
  },
);

const scramble = flight('scramble', { scenario: 'scramble' }, { when: ({ state }) => state.outcome !== null });

walk('four aircraft and their altitudes, looked back at', '#/replay/scramble/60', { games: [scramble] }, (page) =>
  page.approve('wings-of-war/replay/scramble', '.frame'),
);
