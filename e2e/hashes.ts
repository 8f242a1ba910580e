import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { type GameRecord, hashState, readRecord, replay } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroCampaign, zeroCarriers, zeroGuadalcanal, zeroPearlHarbor, zeroSuperfortress } from '@tallyho/zero';

/** What comes of a record: the hash at the beginning of every turn and at the end, or what is wrong with it. */
export interface Played {
  readonly hashes: readonly string[];
  readonly problem: string;
}

const games: { readonly [system: string]: (record: GameRecord) => ReturnType<typeof replay> } = {
  'down-in-flames': (record) => replay(downInFlames, record) as never,
  'down-in-flames-campaign': (record) => replay(downInFlamesCampaign, record) as never,
  'wings-of-war': (record) => replay(wingsOfWar, record) as never,
  zero: (record) => replay(zero, record) as never,
  'zero-campaign': (record) => replay(zeroCampaign, record) as never,
  'zero-carriers': (record) => replay(zeroCarriers, record) as never,
  'zero-guadalcanal': (record) => replay(zeroGuadalcanal, record) as never,
  'zero-pearl-harbor': (record) => replay(zeroPearlHarbor, record) as never,
  'zero-superfortress': (record) => replay(zeroSuperfortress, record) as never,
};

export const playedSystems: readonly string[] = Object.keys(games);

/** Plays recorded games again; in Node and, bundled, in a page. */
export const playAll = (texts: readonly string[]): Played[] => texts.map(play);

function play(text: string): Played {
  const record = readRecord(text);
  if (!record.ok) return { hashes: [], problem: JSON.stringify(record.problem) };
  const match = games[record.value.header.system](record.value);
  if (!match.ok) return { hashes: [], problem: JSON.stringify(match.problem) };
  const { marks, state } = match.value;
  return { hashes: [...marks.map(({ seal }) => seal), hashState(state)], problem: '' };
}
