import { expect } from 'vitest';
import { layOut } from './boxes.ts';
import { Film } from './film.ts';
import type { Page } from './page.ts';
import { walk } from './walk.ts';

/** Others play calmly, and things move. */
const inMotion = { moves: true, kept: { 'tallyho.pace': 'calm', 'tallyho.clouds': 'off' } } as const;

/** Where things are that cards fly between. */
const places = {
  '[data-place="pile"]': { left: 20, top: 600, width: 74, height: 104 },
  '[data-place="discard"]': { left: 120, top: 600, width: 74, height: 104 },
  '.hand': { left: 300, top: 580, width: 700, height: 220 },
  '.plate-backs[data-place]': { left: 900, top: 300, width: 40, height: 14 },
  '.card-button': { left: 500, top: 600, width: 140, height: 196 },
  '.chain-link': { left: 600, top: 100, width: 160, height: 150 },
};

/** So many milliseconds pass, and it is looked at several times meanwhile. */
async function watch(page: Page, film: Film, looks: readonly number[]): Promise<void> {
  let at = 0;
  for (const look of looks) {
    await page.settle(look - at);
    at = look;
    film.look(`${look} ms later`);
  }
}

const REST = 4000;
const LOOKS = [40, 120, 240, 400, 700, 1100, 1600, 2400];

for (const [game, press] of [
  ['duel', '.card-button[data-spot="card SCISSORS"]'],
  ['mission', '.card-button[data-spot="card IN MY SIGHTS 1/1"]'],
  ['zero', '.card-button[data-spot="card IN MY SIGHTS 1B/1D"]'],
  ['zero-mission', '.answers.over button:first-child'],
] as const)
  walk(
    `${game}: what is played is seen to fly, and what comes of it`,
    `#/play/${game}`,
    { games: [`v3/${game}`], ...inMotion },
    async (page) => {
      layOut(places);
      // What others have done before comes to rest.
      await page.settle(REST);
      const film = new Film(page, '.flight').begin();
      page.all(press).at(-1)?.click();
      await watch(page, film, LOOKS);
      await film.approve(`table-motion/${game}`);
    },
  );

/** A card under way: what of it is to be seen, and where it comes from. */
const seenOf = (card: HTMLElement): string =>
  `${card.matches('.back') ? 'its back' : card.textContent} from ${card.style.left} ${card.style.top}`;

for (const game of ['duel', 'zero'] as const)
  walk(
    `${game}: each card travels once, and no other than the one that goes`,
    `#/play/${game}`,
    { games: [`v3/${game}`], ...inMotion },
    async (page) => {
      layOut(places);
      await page.settle(REST);
      const known = new Set<HTMLElement>();
      const told: string[] = [];
      for (let answers = 0; answers < 8; answers++) {
        const answer = page.all('.answers button.pass')[0] ?? page.all('.answers button, .card-button')[0];
        told.push(`== ${answer?.textContent ?? 'nothing is asked'}`);
        answer?.click();
        for (let looks = 0; looks < 12; looks++) {
          await page.settle(100);
          const fresh = page.all('.traveller').filter((card) => !known.has(card));
          told.push(...fresh.map(seenOf));
          for (const card of fresh) known.add(card);
        }
      }
      await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/table-motion/travels-${game}.txt`);
    },
  );
