import { expect } from 'vitest';
import { flight, inFilm, lay, nextPart, readyAndStop, until } from './flights.ts';
import type { Page } from './page.ts';
import { Story } from './story.ts';
import { walk } from './walk.ts';

const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

type Match = {
  decision(seat: 0): { readonly kind: string; readonly options: readonly object[] } | null;
  readonly state: { readonly turn: number };
};
const firing = (turn: number) => (match: Match) => match.decision(0)?.kind === 'fire' && match.state.turn >= turn;

/** Fires, and watches what comes of it part by part: of each the bar, the map and the cards that were turned up. */
async function watch(page: Page, story: Story, parts: number): Promise<void> {
  for (let n = 0; n < parts; n++) {
    if (n === 0 || page.all('.film-bar').length === 0) {
      for (let waits = 0; page.all('.film-bar').length === 0 && waits < 80; waits++) {
        page.all('.decide:not(.waiting) .answer')[0]?.click();
        await page.settle(20);
      }
      if (page.all('.film-bar').length === 0) break;
      page.get('button', /^(Pause|Arrêter)/).click();
      await page.settle(20);
    }
    story.tell(`${page.text('.film-desk .timeline-parts .now')}, ${page.text('.timeline-run')}`);
    await nextPart(page);
  }
}

for (const [name, scenario, turn, screen] of [
  ['six', 'fokker-scourge', 2, {}],
  ['high', 'above-the-clouds', 2, {}],
  ['on-a-phone', 'escort', 2, phone],
  ['on-a-lying-phone', 'scramble', 2, lying],
] as const)
  walk(
    `a volley and the next flight are watched part by part: ${name}`,
    '#/play/fight',
    {
      ...inFilm,
      ...screen,
      language: name === 'six' ? 'fr' : 'en',
      games: [flight('fight', { scenario }, { when: firing(turn) })],
    },
    async (page) => {
      const story = new Story(page, '.frame');
      await watch(page, story, 5);
      await story.approve(`wings-of-war/watched/${name}`);
    },
  );

const close = {
  scenario: 'dogfight',
  turns: 4,
  seats: [
    { name: 'You', side: 0, aircraft: [{ card: 'camel-brown', label: 'a1', x: 400, y: 300, heading: 0 }] },
    { name: 'Bot', side: 1, aircraft: [{ card: 'triplane-richthofen', label: 'b1', x: 420, y: 560, heading: 180 }] },
  ],
};

walk(
  'keys stop the film, go back and on, hurry it, and skip the rest',
  '#/play/close',
  { games: [flight('close', close)], ...inFilm },
  async (page) => {
    await lay(page, 3, 3, 3);
    page.find('.ready').click();
    await until(page, '.film-bar');
    const press = async (key: string, held: KeyboardEventInit = {}): Promise<string> => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }),
      );
      await page.settle(20);
      return `${page.text('.film-bar .film-button')} ${page.text('.timeline-run')} ${page.get('button', '×2').getAttribute('aria-pressed')}`;
    };
    const seen = [
      await press('p'),
      await press('P'),
      await press('p', { ctrlKey: true }),
      await press('p', { shiftKey: true }),
    ];
    seen.push(
      await press('p'),
      await press('ArrowRight'),
      await press('ArrowLeft'),
      await press('ArrowRight', { altKey: true }),
    );
    seen.push(
      await press('x'),
      await press('X'),
      await press(' '),
      await press('q'),
      await press('End', { metaKey: true }),
    );
    expect(seen).toMatchInlineSnapshot(`
      [
        "Go on 0.0 s of 1.0 s false",
        "Pause 0.0 s of 1.0 s false",
        "Pause 0.0 s of 1.0 s false",
        "Pause 0.0 s of 1.0 s false",
        "Go on 0.1 s of 1.0 s false",
        "Go on 0.2 s of 1.0 s false",
        "Go on 0.0 s of 1.0 s false",
        "Go on 0.0 s of 1.0 s false",
        "Go on 0.0 s of 1.0 s true",
        "Go on 0.0 s of 1.0 s false",
        "Go on 0.2 s of 1.0 s false",
        "Go on 0.2 s of 1.0 s false",
        "Go on 0.2 s of 1.0 s false",
      ]
    `);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    await page.settle(20);
    expect(page.all('.film-bar')).toEqual([]);
  },
);

walk(
  'the film glides to where the map has to be, and moves aircraft on their way',
  '#/play/close',
  { games: [flight('close', close)], ...inFilm },
  async (page) => {
    await lay(page, 3, 3, 3);
    page.find('.ready').click();
    await until(page, '.film-bar');
    const story = new Story(page, '.map');
    for (let n = 0; n < 7; n++) {
      story.tell(page.text('.timeline-run'));
      await page.settle(150);
    }
    await story.approve('wings-of-war/watched/gliding');
  },
);

walk(
  'the line of the film is pressed and dragged',
  '#/play/close',
  { games: [flight('close', close)], ...inFilm },
  async (page) => {
    await lay(page, 3, 3, 3);
    await readyAndStop(page);
    const line = page.find('.timeline');
    const at = async (type: string, clientX: number, buttons: number): Promise<string> => {
      line.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, buttons, pointerId: 1 }));
      await page.settle(20);
      return page.text('.timeline-run');
    };
    const seen = [
      await at('pointermove', 640, 0),
      await at('pointerdown', 256, 1),
      await at('pointermove', 896, 1),
      await at('pointermove', -50, 1),
    ];
    expect(seen).toEqual(['0.0 s of 1.0 s', '0.2 s of 1.0 s', '0.7 s of 1.0 s', '0.0 s of 1.0 s']);
  },
);
