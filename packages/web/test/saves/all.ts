import { readdirSync, readFileSync } from 'node:fs';
import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import type { Game } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress } from '@tallyho/zero';
import { readSaveText, type SavedGame } from '../../src/saved/saved-game.ts';

/** Every game that can stand on a shelf; their states and choices are only handed on. */
export const games: ReadonlyMap<string, Game> = new Map(
  [
    downInFlames,
    downInFlamesCampaign,
    zero,
    zeroCampaign,
    zeroCarriers,
    zeroPearlHarbor,
    zeroGuadalcanal,
    zeroSuperfortress,
    wingsOfWar,
  ].map((game) => [game.id, game as unknown as Game]),
);

export interface Fixture {
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

const HERE = new URL('./', import.meta.url);

/** Every saved game of every folder. */
export const fixtures: readonly Fixture[] = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: folder }) =>
    readdirSync(new URL(`${folder}/`, HERE))
      .filter((file) => file !== 'links.json')
      .map((file) => ({
        folder,
        name: `${folder}/${file.replace('.json', '')}`,
        text: readFileSync(new URL(`${folder}/${file}`, HERE), 'utf8'),
      })),
  );

export const linksIn = (folder: string): { readonly [name: string]: string } =>
  JSON.parse(readFileSync(new URL(`${folder}/links.json`, HERE), 'utf8')) as { [name: string]: string };

export function savedIn({ name, text }: Fixture): { readonly saved: SavedGame; readonly game: Game } {
  const read = readSaveText(text);
  const game = read.is === 'game' ? games.get(read.game.system) : undefined;
  if (read.is !== 'game' || game === undefined) throw new Error(`${name} is no game`);
  return { saved: read.game, game };
}
