import { expect } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { trenches } from '../fights.ts';
import { flight, inFilm, lay } from './flights.ts';
import { walk } from './walk.ts';

const games = [flight('duel', trenches)];

walk(
  'three cards are laid by keys, the last one is taken up, and another is laid',
  '#/play/duel',
  { games },
  async (page) => {
    expect(page.text('.prompt')).toBe('Sopwith Camel: lay card 1 of 3.');
    await lay(page, 3, 7, 1);
    await page.approve('wings-of-war/planning/three-cards', '.frame');
    await page.key('Backspace');
    expect(page.text('.prompt')).toBe('Sopwith Camel: lay card 3 of 3.');
    await page.key('Backspace');
    await page.key('8');
    expect(page.text('.slots')).toContain('Sharp right');
    await page.key('u');
    expect(page.all('.slot.empty')).toHaveLength(2);
    await page.press(page.find('[data-slot-place="0"] .slot'));
    expect(page.all('.slot.empty')).toHaveLength(3);
  },
);

walk('a card that may not be laid says why', '#/play/duel', { games }, async (page) => {
  await lay(page, 4);
  await page.press(page.all('.deck-card')[3]);
  await page.approve('wings-of-war/planning/two-steep-cards', '.decide');
  await lay(page, 5);
  await page.approve('wings-of-war/planning/immelmann-without-straight', '.decide');
  await lay(page, 3, 3);
  await lay(page, 3);
  await page.approve('wings-of-war/planning/all-slots-filled', '.decide');
});

walk('who points at a card sees where it leads', '#/play/duel', { games }, async (page) => {
  await page.hover(page.all('.deck-card')[0]);
  await page.approve('wings-of-war/planning/pointed-at', '.map-world');
});

walk('a hint names a card', '#/play/duel', { games }, async (page) => {
  await page.key('h');
  await page.approve('wings-of-war/planning/hint', '.decide');
});

walk('a card is dragged to a slot', '#/play/duel', { games }, async (page) => {
  Object.assign(document, {
    elementFromPoint: (x: number) => (x > 300 ? page.find('[data-slot-place="0"]') : document.body),
  });
  const card = page.all('.deck-card')[6];
  await page.drag(card, [100, 600], [106, 600]);
  expect(page.all('.carried')).toEqual([]);
  expect(page.all('.slot.empty')).toHaveLength(3);
  await page.drag(card, [100, 600], [200, 600]);
  expect(page.all('.slot.empty')).toHaveLength(3);
  await page.drag(card, [100, 600], [400, 600]);
  expect(page.text('[data-slot-place="0"]')).toContain('right turn');
  expect(page.all('[data-aimed], .carried')).toEqual([]);
});

const edge = {
  scenario: 'dogfight',
  seats: [
    { name: 'You', side: 0, aircraft: [{ card: 'camel-brown', label: 'a1', x: 400, y: 860, heading: 0 }] },
    { name: 'Bot', side: 1, aircraft: [{ card: 'triplane-richthofen', label: 'b1', x: 420, y: 200, heading: 180 }] },
  ],
};

walk(
  'cards that lead off the table are asked about twice',
  '#/play/edge',
  { games: [flight('edge', edge)] },
  async (page) => {
    await lay(page, 3, 3, 3);
    await page.approve('wings-of-war/planning/off-the-table', '.frame');
    await page.press(page.find('.ready'));
    expect(page.find('.ready').dataset.asking).toBe('true');
    await page.press(page.find('.ready'));
    await page.approve('wings-of-war/result/off-the-table');
  },
);

walk('cards may be taken up again while the others lay theirs', '#/play/duel', { games, ...inFilm }, async (page) => {
  await lay(page, 3, 3, 3);
  page.find('.ready').click();
  await page.settle(20);
  await page.approve('wings-of-war/planning/waiting', '.frame');
  page.get('button', 'Take up my cards again').click();
  await page.settle(20);
  await page.approve('wings-of-war/planning/taken-up-again', '.decide');
  await page.settle(4000);
  expect(page.text('.prompt')).toContain('Sopwith Camel');
});

walk(
  'two people at one screen do not see each other’s cards',
  '#/play/two',
  { games: [flight('two', trenches, { players: [human, human] })] },
  async (page) => {
    await page.approve('wings-of-war/planning/curtain', '.frame');
    await page.press(page.find('.curtain button'));
    await lay(page, 3, 3, 3);
    await page.key('Enter');
    await page.approve('wings-of-war/planning/curtain-of-the-other', '.frame');
    await page.press(page.find('.curtain button'));
    await lay(page, 2, 2, 2);
    await page.approve('wings-of-war/planning/the-other', '.frame');
  },
);
