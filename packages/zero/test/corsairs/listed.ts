import { basePack, campaignBase, type ListedAircraft } from '../../src/content/index.ts';

/** The page's names of aircraft, and our ids where they are not the name itself. */
const names: { readonly [written: string]: string } = {
  F4F: 'f4f-3',
  F6F: 'f6f-3',
  SBD: 'sbd-3',
  'N1K-J': 'n1k2-j',
  'Ki-84-Ia': 'ki-84',
  'Ki-45N': 'ki-45-kai-c',
};

const all = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];

/** 'L/W Ki-61', '2 L TBF', '4 G4M1': how the page lists aircraft. */
export function readListed(text: string): ListedAircraft {
  const [, count = '1', as = 'aircraft', name = ''] =
    /^(?:(\d+) )?(?:(L\/W|L) )?(.+?)(?: with MXY7)?$/.exec(text) ?? [];
  const aircraft = names[name] ?? name.toLowerCase();
  if (!all.some(({ id }) => id === aircraft)) throw new Error(`nobody knows the ${text}`);
  return { count: Number(count), as: as as ListedAircraft['as'], aircraft };
}
