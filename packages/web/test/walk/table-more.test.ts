import { expect } from 'vitest';
import { fought } from './fights.ts';
import { walk } from './walk.ts';

walk('whoever is not sure is not asked for long', '#/play/duel', { games: ['v3/duel'] }, async (page) => {
  const [concede] = page.all('.hud .concede');
  concede.click();
  await page.settle(2900);
  expect(concede.dataset.asking).toBe('true');
  await page.settle(150);
  expect(concede.dataset.asking).toBe('false');
  await page.press(concede);
  expect(page.all('.result')).toHaveLength(0);
});

walk('an aircraft is chosen by its year, its nation and its points', '#/new/down-in-flames', {}, async (page) => {
  await page.press(page.all('.entry-plane button')[0]);
  const found = (): number => page.all('.chooser li button, dialog li button').length;
  const filters = page.all('dialog select, .chooser select');
  const counts = [found()];
  await page.choose(filters[0], '1940');
  counts.push(found());
  await page.choose(filters[1], 'Germany');
  counts.push(found());
  await page.choose(filters[2], /^1[01]$/);
  counts.push(found());
  await page.approve('table-more/filtered', 'dialog, .chooser');
  const names = page.all('.chooser li button, dialog li button');
  await page.press(names[names.length - 1]);
  await page.approve('table-more/looked-at', 'dialog, .chooser');
  names[names.length - 1].dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await page.settle();
  expect(page.all('dialog[open]')).toHaveLength(0);
  expect(counts).toMatchInlineSnapshot(`
    [
      67,
      15,
      2,
      2,
    ]
  `);
  expect(page.text('.entry-plane')).toMatchInlineSnapshot(`"A1Bf-110CGermany, 1939, 10 pointsChange the aircraft"`);
});

/** Whether a bomber waits for its place. */
const isPlacing = (match: { decision(seat: 0): { readonly kind: string } | null }): boolean =>
  match.decision(0)?.kind === 'formation';

const raid = {
  mode: 'mission',
  seats: [
    {
      name: 'Ann',
      aircraft: [{ bomber: 'ju-88a' }, { bomber: 'ju-88a' }, { bomber: 'ju-88a' }, { fighter: 'bf-109e' }],
    },
    { name: 'Bob', aircraft: [{ fighter: 'spitfire-i' }] },
  ],
  mission: { target: { damaged: 2, destroyed: 4, flak: 2 } },
};

walk(
  'bombers find their places in a formation, each where it is clicked',
  '#/play/raid',
  {
    games: [
      fought('raid', raid, {
        when: isPlacing,
      }),
    ],
  },
  async (page) => {
    await page.approve('table-more/first-bomber', '.frame');
    expect(page.all('.place-picker')).toHaveLength(0);
    const [square] = page.all('.square-free');
    const said = square.getAttribute('aria-label');
    await page.press(square);
    expect(said).toMatchInlineSnapshot(`"Ju-88A (A2) ahead of Ju-88A (A1)"`);
    await page.approve('table-more/next-bomber', '.frame');
  },
);
