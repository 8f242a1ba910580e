import { Match, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage, Visit } from './browser.ts';
import { answering, nextMoment, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

/*
 * Fights of Wings of War that the flight map is looked at in, opened at their tables.
 */

const seats = (side: number, cards: readonly string[]) =>
  cards.map((card, i) => ({
    name: `${side}${i}`,
    side,
    aircraft: [{ card, label: `${side}${i}`, level: 1 + (i % 3) }],
  }));

const sides = [
  ['dh4-55', 'camel-barker', 'se5a-mannock', 'spad-fonck'],
  ['triplane-voss', 'albatros-d5a-udet', 'd7-berthold', 'pfalz-klein'],
];

/** Four against four at different altitudes, a two-seater among them. */
export const four = {
  width: 1400,
  length: 1000,
  turns: 2,
  victory: 'points',
  switches: { special: true, altitude: true },
  seats: [...seats(0, sides[0]), ...seats(1, sides[1])],
};

/** Nose to nose, so that all fire at once and nearly all are hit. */
const line = (side: number, cards: readonly string[]) =>
  cards.map((card, n) => ({
    name: `${side}${n}`,
    side,
    aircraft: [
      {
        card,
        label: `${side}${n}`,
        level: 1 + (n % 3),
        x: 430 + n * 130 + side * 40,
        y: side === 0 ? 400 : 640,
        heading: side === 0 ? 0 : 180,
      },
    ],
  }));

/** The same eight at close quarters. */
export const melee = (turns: number) => ({
  width: 1400,
  length: 1000,
  turns,
  switches: { special: true, altitude: true },
  seats: [...line(0, sides[0]), ...line(1, sides[1])],
});

/** Of all decks that of the Fokker D.VII has the most kinds of cards: fourteen, with altitude. */
export const manyKinds = {
  scenario: 'dogfight',
  turns: 2,
  switches: { altitude: true },
  seats: [...seats(0, ['d7-berthold']), ...seats(1, ['triplane-voss'])],
};

/** `people`: how many of the seats have somebody at the screen; Cadets fly the others. */
type Look = BrowserContextOptions & { readonly seen?: boolean; readonly people?: number };

/** Puts a fight on the shelf, and opens its table. */
export async function openFlight(stage: Stage, options: object, { people = 1, ...look }: Look = {}): Promise<Visit> {
  const started = Match.start(wingsOfWar, options, 'flight map');
  if (!started.ok) throw new Error(`${started.problem.code} ${started.problem.place}`);
  const visit = await visitQuickly(stage, '#/about', look);
  const players = started.value.state.asked.map((_, seat) =>
    seat < people ? { kind: 'human' } : { kind: 'bot', level: 'cadet' },
  );
  const saved = {
    system: 'wings-of-war',
    title: 'map',
    begun: 1,
    saved: 1,
    turn: 0,
    over: false,
    choices: 0,
    kept: null,
  };
  const record = writeRecord(started.value, 'keeper');
  await putOnShelf(stage, visit.page, '#/about', [{ id: 'map', ...saved, players, record }]);
  await visit.page.evaluate("location.hash = '#/play/map'");
  await nextMoment(visit.page);
  return visit;
}

/** Lays the nth card that may be laid, as often as it takes, and is ready; anything else is answered by its last answer. */
export async function answerFlight(page: Page, n: number): Promise<void> {
  await answering(page, async () => {
    if ((await page.locator('.plan-desk').count()) === 0) {
      await page.locator('button.answer').last().click();
      return;
    }
    while ((await page.locator('.ready[aria-disabled="true"]').count()) > 0) {
      const cards = page.locator('.deck-card.open');
      await cards.nth(n % (await cards.count())).click();
    }
    await page.locator('.ready').click();
    // A card that costs the aircraft is asked about twice.
    const asking = page.locator('.ready[data-asking="true"]');
    if ((await asking.count()) > 0) await asking.click();
  });
}
