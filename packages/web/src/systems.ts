import type { Script } from '@tallyho/kernel';

/** Their states, choices and events differ; what plays a script only hands them on. */
type AnyScript = { readonly [part in keyof Script]: unknown };

/** The games whose examples this page can play, each fetched when one of its examples is opened. */
const scripts: { readonly [system: string]: () => Promise<AnyScript> } = {
  'down-in-flames': async () => (await import('@tallyho/down-in-flames')).downInFlamesScript,
  'down-in-flames-campaign': async () => (await import('@tallyho/down-in-flames')).campaignScript,
  'wings-of-war': async () => (await import('@tallyho/wings-of-war')).wingsOfWarScript,
  zero: async () => (await import('@tallyho/zero')).zeroScript,
  'zero-campaign': async () => (await import('@tallyho/zero')).zeroCampaignScript,
  'zero-carriers': async () => (await import('@tallyho/zero')).zeroCarriersScript,
  'zero-guadalcanal': async () => (await import('@tallyho/zero')).zeroGuadalcanalScript,
  'zero-pearl-harbor': async () => (await import('@tallyho/zero')).zeroPearlScript,
  'zero-superfortress': async () => (await import('@tallyho/zero')).zeroSuperfortressScript,
};

export const isPlayable = (system: string): boolean => Object.hasOwn(scripts, system);

/** The script adapter of a game that `isPlayable`. */
export const loadScript = async (system: string): Promise<Script> => (await scripts[system]()) as Script;
