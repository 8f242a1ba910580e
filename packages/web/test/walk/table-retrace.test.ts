import { expect } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { keptAs } from './kept-games.ts';
import { walk } from './walk.ts';

const options = (select: Element): (string | null)[] =>
  [...select.querySelectorAll('option')].map((one) => one.textContent);

walk(
  'a finished fight is looked at choice by choice, from any seat, and played on from there',
  '#/replay/duel-over/3',
  { games: ['v3/duel-over'] },
  async (page) => {
    await page.approve('table-retrace/third-choice');
    const viewpoint = page.find('.retold select');
    expect(options(viewpoint)).toEqual(['Spectator', 'You', 'Bot']);
    await page.choose(viewpoint, 'Bot');
    await page.approve('table-retrace/from-the-other-seat', '.frame');
    await page.choose(viewpoint, 'Spectator');
    expect(page.all('.card-button')).toHaveLength(0);
    await page.click('button', 'Step forward');
    expect(page.address).toBe('#/replay/duel-over/4');
    await page.approve('table-retrace/next-choice', '.retold');
    await page.press(page.find('[data-plane="1"]'));
    expect(page.get('tab', 'Aircraft').getAttribute('aria-selected')).toBe('true');
    expect(page.find('.side .wanted h3').textContent).toContain('Bf-109E');
    await page.click('button', 'Fold away');
    await page.click('button', 'Log');
    expect(page.find('.side').dataset.open).toBe('true');
    await page.click('button', 'Log');
    expect(page.find('.side').dataset.open).toBe('false');
    await page.click('button', /^Play on/);
    expect(page.address).toMatch(/^#\/play\/(?!duel-over)/);
    expect(page.text('.flight')).toContain('Spitfire I');
  },
);

walk(
  'at its beginning nothing has happened, at its end nothing is played on',
  '#/replay/zero-over/0',
  { games: ['v3/zero-over'] },
  async (page) => {
    await page.approve('table-retrace/beginning', '.retold');
    await page.click('button', 'Last step');
    await page.approve('table-retrace/end', '.frame');
    expect(page.has('button', /^Play on/)).toBe(false);
    await page.click('link', /game/);
    expect(page.address).toBe('#/play/zero-over');
  },
);

walk(
  'while it goes on it is looked at by its player alone',
  '#/replay/duel/6',
  { games: ['v3/duel'], language: 'fr' },
  async (page) => {
    expect(options(page.find('.retold select'))).toEqual(['Spectateur', 'You']);
    await page.approve('table-retrace/going-on');
    expect(page.all('.retold button')).toHaveLength(0);
  },
);

walk(
  'a fight of two people that goes on is looked at by nobody in particular',
  '#/replay/duel/6',
  { games: [keptAs('v3/duel', { players: [human, human] })] },
  async (page) => {
    expect(options(page.find('.retold select'))).toEqual(['Spectator']);
    expect(page.all('.card-button')).toHaveLength(0);
  },
);

walk(
  'a mission is looked at on a phone',
  '#/replay/mission-over/40',
  { games: ['v3/mission-over'], width: 390, height: 844 },
  (page) => page.approve('table-retrace/mission-on-a-phone'),
);

walk(
  'a record that cannot be followed says so',
  '#/replay/duel-over/3',
  { games: [keptAs('v3/duel-over', ({ record }) => ({ record: record.replace(': stay', ': fly away') }))] },
  (page) => page.approve('table-retrace/untraceable'),
);
