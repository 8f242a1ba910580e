import { expect } from 'vitest';
import { cutOff, type Room } from './cut-off.ts';
import { walk } from './walk.ts';

type Sizes = Readonly<Record<string, Room>>;

/** How the answers are set, with what the row and the sentence need in each of the ways they can be set. */
const settings: readonly (readonly [what: string, row: Sizes, ask: Sizes, wanted: string])[] = [
  ['everything fits', {}, {}, 'wide beside'],
  ['as wide as its box, and one more', { wide: { needs: [101, 41] } }, {}, 'wide beside'],
  ['two too wide', { wide: { needs: [102, 40] } }, {}, 'tight beside'],
  ['two too high', { wide: { needs: [100, 42] } }, {}, 'tight beside'],
  ['as high as the bar lets it be', { wide: { high: 62 } }, {}, 'wide beside'],
  ['higher than that', { wide: { high: 63 } }, {}, 'tight beside'],
  ['the sentence is cut', {}, { wide: { needs: [102, 40] }, tight: { needs: [100, 42] } }, 'close beside'],
  ['nothing beside it fits', { wide: { high: 99 }, tight: { high: 99 }, close: { high: 99 } }, {}, 'over above'],
  [
    'not even that',
    { wide: { high: 99 }, tight: { high: 99 }, close: { high: 99 }, over: { needs: [150, 40] } },
    {},
    'small above',
  ],
];

walk(
  'answers stand beside the question, closer where they must, or over the board',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    const [card] = page.all('.card-button');
    const found: string[] = [];
    for (const [, row, ask] of settings) {
      cutOff((element) => {
        const room = element.closest<HTMLElement>('.bar')?.dataset.room ?? '';
        if (element.matches('.answers:not(.over)')) return row[room] ?? {};
        return element.matches('.ask-words') ? (ask[room] ?? {}) : {};
      });
      await page.press(card);
      const isAbove = page.all('.uses .answers.over').length > 0;
      found.push(`${page.find('.uses').dataset.room} ${isAbove ? 'above' : 'beside'}`);
      await page.key('Escape');
    }
    expect(settings.map(([what], at) => `${what}: ${found[at]}`)).toEqual(
      settings.map(([what, , , wanted]) => `${what}: ${wanted}`),
    );
  },
);

walk(
  'the log follows what happens, until somebody reads further up',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    const heights = { needs: [100, 1000], has: [100, 200] } as const;
    cutOff((element) => (element.matches('.log') ? heights : {}));
    await page.key('l');
    const log = page.find('.log');
    const scrollTo = async (top: number): Promise<void> => {
      log.scrollTop = top;
      log.dispatchEvent(new Event('scroll', { bubbles: true }));
      await page.settle(50);
    };
    const isLost = (): boolean => page.all('.log-newest').length > 0;
    await scrollTo(800);
    expect(isLost()).toBe(false);
    await scrollTo(792);
    expect(isLost()).toBe(false);
    await scrollTo(791);
    expect(isLost()).toBe(true);
    await scrollTo(795);
    expect(isLost()).toBe(false);
    await scrollTo(300);
    expect(isLost()).toBe(true);
    // Further down, but not to the end.
    await scrollTo(400);
    expect(isLost()).toBe(true);
    await page.press(page.find('.log-newest'));
    expect(isLost()).toBe(false);
    expect(log.scrollTop).toBe(1000);
    expect(document.activeElement).toBe(log);
  },
);
