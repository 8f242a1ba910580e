import { expect } from 'vitest';
import { flight, inFilm, lay, nextPart, readyAndStop, until } from './flights.ts';
import { walk } from './walk.ts';

const close = {
  scenario: 'dogfight',
  turns: 4,
  seats: [
    { name: 'You', side: 0, aircraft: [{ card: 'camel-brown', label: 'a1', x: 400, y: 300, heading: 0 }] },
    { name: 'Bot', side: 1, aircraft: [{ card: 'triplane-richthofen', label: 'b1', x: 420, y: 560, heading: 180 }] },
  ],
};
const games = [flight('close', close)];

walk(
  'a phase is watched part by part: cards, flight, and then he is asked',
  '#/play/close',
  { games, ...inFilm },
  async (page) => {
    await lay(page, 3, 3, 3);
    await readyAndStop(page);
    await page.approve('wings-of-war/film/cards', '.frame');
    await nextPart(page);
    expect(page.text('.timeline-run')).toBe('0.2 s of 1.0 s');
    await page.drag(page.find('.timeline'), [600, 0], [704, 0]);
    await page.approve('wings-of-war/film/half-way', '.map-world');
    expect(page.text('.timeline-run')).toBe('0.6 s of 1.0 s');
    await page.click('button', 'Step back');
    expect(page.text('.timeline-run')).toBe('0.2 s of 1.0 s');
    await page.click('button', 'Step back');
    expect(page.text('.timeline-run')).toBe('0.0 s of 1.0 s');
    await nextPart(page);
    await nextPart(page);
    await page.approve('wings-of-war/film/asked-to-fire', '.frame');
  },
);

walk(
  'a volley is watched: who fires, what is drawn, what becomes of it',
  '#/play/close',
  { games, ...inFilm },
  async (page) => {
    await lay(page, 3, 3, 3);
    await readyAndStop(page);
    await page.click('button', 'Skip ››');
    page.get('button', /^Fire at Fokker/).click();
    await until(page, '.film-bar');
    page.get('button', 'Pause').click();
    await page.settle(20);
    const told: string[] = [];
    for (let part = 0; part < 5 && page.all('.film-bar').length > 0; part++) {
      told.push(`${page.text('.film-desk .timeline-parts .now')}: ${page.text('.film-bar .prompt')}`);
      await page.approve(`wings-of-war/film/volley-${part}`, '.map');
      await nextPart(page);
    }
    expect(told).toEqual([
      'fire: Fire: Sopwith Camel at Fokker Dr.I, short range.',
      'damage: Hit: Fokker Dr.I draws 2 damage cards (A, 2 points, jam).',
      'effects: Sopwith Camel: gun jammed.',
      'cards: Card 2: Sopwith Camel straight, Fokker Dr.I right sideslip.',
      'flight: All fly; now Sopwith Camel has Fokker Dr.I at 6 o’clock, 15 cm away.',
    ]);
  },
);

walk('twice as fast, and on to the end', '#/play/close', { games, ...inFilm }, async (page) => {
  await lay(page, 3, 3, 3);
  await readyAndStop(page);
  await page.settle(3000);
  expect(page.text('.timeline-run')).toBe('0.0 s of 1.0 s');
  await page.click('button', '×2');
  expect(page.get('button', '×2').getAttribute('aria-pressed')).toBe('true');
  expect(page.text('.timeline-run')).toBe('0.0 s of 1.0 s');
  page.get('button', 'Go on').click();
  await page.settle(200);
  expect(page.text('.timeline-run')).toBe('0.4 s of 1.0 s');
  await page.settle(400);
  expect(page.all('.film-bar')).toEqual([]);
});

walk(
  'who has asked for rest sees every part as it ends',
  '#/play/close',
  { games, kept: inFilm.kept },
  async (page) => {
    await lay(page, 3, 3, 3);
    await readyAndStop(page);
    await page.approve('wings-of-war/film/still-cards', '.map-world');
    await nextPart(page);
    await page.approve('wings-of-war/film/still-flight', '.map-world');
  },
);
