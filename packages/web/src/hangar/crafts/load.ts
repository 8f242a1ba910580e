import type { Language } from '@tallyho/words';
import type { SystemId } from '../../system-ids.ts';
import type { Craft } from '../craft.ts';

/** The aircraft of a game in the words of a language. */
export type Maker = (language: Language) => readonly Craft[];

/** Each game's cards and words are fetched when somebody enters the hangar. */
const makers: { readonly [system in SystemId]: () => Promise<Maker> } = {
  'down-in-flames': async () => (await import('./down-in-flames.ts')).downInFlamesCrafts,
  zero: async () => (await import('./zero.ts')).zeroCrafts,
  'wings-of-war': async () => (await import('./wings-of-war.ts')).wingsOfWarCrafts,
};

export const loadMaker = (system: SystemId): Promise<Maker> => makers[system]();
