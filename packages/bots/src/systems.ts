import type { Arena } from './arena.ts';
import type { Thumbs } from './thumbs.ts';

/** The systems that bots can fly. */
export const botSystems = ['down-in-flames', 'down-in-flames-campaign', 'zero', 'wings-of-war'] as const;
export type BotSystem = (typeof botSystems)[number];

export const isBotSystem = (id: string): id is BotSystem => botSystems.some((system) => system === id);

/** What a bot needs to know of a system; only that one is loaded. */
export async function thumbsOf(system: BotSystem): Promise<Thumbs> {
  switch (system) {
    case 'down-in-flames':
      return (await import('./systems/down-in-flames.ts')).downInFlamesThumbs;
    case 'down-in-flames-campaign':
      return (await import('./systems/down-in-flames-campaign.ts')).downInFlamesCampaignThumbs;
    case 'zero':
      return (await import('./systems/zero.ts')).zeroThumbs;
    case 'wings-of-war':
      return (await import('./systems/wings-of-war.ts')).wingsOfWarThumbs;
  }
}

export async function arenaOf(system: BotSystem): Promise<Arena> {
  switch (system) {
    case 'down-in-flames':
      return (await import('./arenas/down-in-flames.ts')).downInFlamesArena;
    case 'down-in-flames-campaign':
      return (await import('./arenas/down-in-flames-campaign.ts')).downInFlamesCampaignArena;
    case 'zero':
      return (await import('./arenas/zero.ts')).zeroArena;
    case 'wings-of-war':
      return (await import('./arenas/wings-of-war.ts')).wingsOfWarArena;
  }
}
