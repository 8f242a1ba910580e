import type { Arena } from './arena.ts';
import type { Thumbs } from './thumbs.ts';

/** What a bot needs to know of each system; only what is asked for is loaded. */
const thumbs = {
  'down-in-flames': async () => (await import('./systems/down-in-flames.ts')).downInFlamesThumbs,
  'down-in-flames-campaign': async () =>
    (await import('./systems/down-in-flames-campaign.ts')).downInFlamesCampaignThumbs,
  zero: async () => (await import('./systems/zero.ts')).zeroThumbs,
  'zero-missions': async () => (await import('./systems/zero.ts')).zeroThumbs,
  'zero-campaign': async () => (await import('./systems/zero-campaign.ts')).zeroCampaignThumbs,
  'zero-corsairs': async () => (await import('./systems/zero.ts')).zeroThumbs,
  'zero-corsairs-campaign': async () => (await import('./systems/zero-campaign.ts')).zeroCampaignThumbs,
  'zero-carriers': async () => (await import('./systems/zero-carriers.ts')).zeroCarriersThumbs,
  'zero-guadalcanal': async () => (await import('./systems/zero-guadalcanal.ts')).zeroGuadalcanalThumbs,
  'zero-pearl-harbor': async () => (await import('./systems/zero-pearl.ts')).zeroPearlThumbs,
  'zero-superfortress': async () => (await import('./systems/zero-superfortress.ts')).zeroSuperfortressThumbs,
  'wings-of-war': async () => (await import('./systems/wings-of-war.ts')).wingsOfWarThumbs,
} satisfies { readonly [system: string]: () => Promise<Thumbs> };

/** The systems that bots can fly. */
export type BotSystem = keyof typeof thumbs;
export const botSystems = Object.keys(thumbs) as BotSystem[];

export const isBotSystem = (id: string): id is BotSystem => Object.hasOwn(thumbs, id);

/** The systems at which bots are measured against each other; who plays alone has nobody to be measured against. */
export type MeasuredSystem = Exclude<BotSystem, 'zero-pearl-harbor' | 'zero-superfortress'>;

/** How bots are measured at each of them. */
const arenas: { readonly [system in MeasuredSystem]: () => Promise<Arena> } = {
  'down-in-flames': async () => (await import('./arenas/down-in-flames.ts')).downInFlamesArena,
  'down-in-flames-campaign': async () =>
    (await import('./arenas/down-in-flames-campaign.ts')).downInFlamesCampaignArena,
  zero: async () => (await import('./arenas/zero.ts')).zeroArena,
  'zero-missions': async () => (await import('./arenas/zero-missions.ts')).zeroMissionsArena,
  'zero-campaign': async () => (await import('./arenas/zero-campaign.ts')).zeroCampaignArena,
  'zero-corsairs': async () => (await import('./arenas/zero-missions.ts')).zeroCorsairsArena,
  'zero-corsairs-campaign': async () => (await import('./arenas/zero-campaign.ts')).zeroCorsairsCampaignArena,
  'zero-carriers': async () => (await import('./arenas/zero-carriers.ts')).zeroCarriersArena,
  'zero-guadalcanal': async () => (await import('./arenas/zero-guadalcanal.ts')).zeroGuadalcanalArena,
  'wings-of-war': async () => (await import('./arenas/wings-of-war.ts')).wingsOfWarArena,
};

export const thumbsOf = (system: BotSystem): Promise<Thumbs> => thumbs[system]();

export const measuredSystems = Object.keys(arenas) as MeasuredSystem[];
export const isMeasured = (id: string): id is MeasuredSystem => Object.hasOwn(arenas, id);

export const arenaOf = (system: MeasuredSystem): Promise<Arena> => arenas[system]();
