import { wingsOfWar } from '@tallyho/wings-of-war';
import { bot, human, type Player } from '../../src/saved/players.ts';
import { writeSave } from '../../src/saved/saved-game.ts';
import { comeTo, pilots } from '../moments.ts';
import { savedAs } from '../saves/saved-as.ts';
import type { Page } from './page.ts';

type Flight = ReturnType<typeof begun>;
const begun = (options: unknown, name: string) =>
  comeTo(
    wingsOfWar,
    options,
    () => 0,
    () => true,
    name,
  );

const thumbs = await pilots(wingsOfWar);

interface Crew {
  /** The moment that pilots have flown to; otherwise the beginning. */
  readonly when?: (flight: Flight) => boolean;
  /** Who sits where; otherwise one person against Cadets. */
  readonly players?: readonly Player[];
}

/** A game of Wings of War that pilots have flown to a moment, as the page keeps it. */
export function flight(name: string, options: unknown, { when = () => true, players }: Crew = {}): string {
  const saved = savedAs(name, comeTo(wingsOfWar, options, thumbs, when, name));
  const crew = players ?? saved.players.map((_, seat) => (seat === 0 ? human : bot('cadet')));
  return JSON.stringify(writeSave({ ...saved, players: crew }));
}

/** A film runs at its own pace, and may be stopped; clouds would drift meanwhile. */
export const inFilm = { moves: true, kept: { 'tallyho.pace': 'calm', 'tallyho.clouds': 'off' } } as const;

/** Lays cards by their places in the hand. */
export async function lay(page: Page, ...cards: readonly number[]): Promise<void> {
  for (const card of cards) await page.key(String(card));
}

/** Time passes in small steps until something is there. */
export async function until(page: Page, selector: string): Promise<void> {
  for (let steps = 0; page.all(selector).length === 0; steps++) {
    if (steps > 400) throw new Error(`there is no ${selector} to come`);
    await page.settle(20);
  }
}

/** Ready; the film is stopped as soon as it has begun. */
export async function readyAndStop(page: Page): Promise<void> {
  page.find('.ready').click();
  await until(page, '.film-bar');
  page.get('button', 'Pause').click();
  await page.settle(20);
}

/** The film goes on to its next part. */
export async function nextPart(page: Page): Promise<void> {
  page.find('.next-part').click();
  await page.settle(40);
}
