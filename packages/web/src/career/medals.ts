import { isCampaign, type Sortie } from './sortie.ts';

/** What medals are given for: each is a fact of one game, which its replay shows. */
export const medalIds = [
  'first-win',
  'unscathed',
  'outnumbered',
  'three-in-one',
  'beat-ace',
  'fifth',
  'from-behind',
  'ship',
  'campaign',
  'campaign-ace',
] as const;
export type MedalId = (typeof medalIds)[number];

/** Five aircraft shot down made an ace. */
const ACE = 5;
const THREE = 3;
/** Whoever has won with a chance below this has come from behind. */
export const BEHIND = 0.35;

/** What a game must have been; `before` are those that were over earlier. */
const rules: { readonly [medal in MedalId]: (sortie: Sortie, before: readonly Sortie[]) => boolean } = {
  'first-win': ({ result }) => result === 'won',
  unscathed: (sortie) => sortie.result === 'won' && !isCampaign(sortie) && sortie.victories > 0 && sortie.hits === 0,
  outnumbered: ({ result, outnumbered }) => result === 'won' && outnumbered,
  'three-in-one': (sortie) => !isCampaign(sortie) && sortie.victories >= THREE,
  'beat-ace': ({ result, against }) => result === 'won' && against === 'ace',
  fifth: ({ victories }, before) => victories > 0 && victories + victoriesIn(before) >= ACE,
  'from-behind': ({ result, lowest }) => result === 'won' && lowest !== null && lowest < BEHIND,
  ship: ({ ships }) => ships > 0,
  campaign: (sortie) => sortie.result === 'won' && isCampaign(sortie),
  'campaign-ace': (sortie) => isCampaign(sortie) && sortie.victories >= ACE,
};

const victoriesIn = (sorties: readonly Sortie[]): number => sorties.reduce((sum, { victories }) => sum + victories, 0);

export interface Medal {
  readonly medal: MedalId;
  /** The game that it was given for. */
  readonly sortie: Sortie;
}

/** The medals that were earned, each by the first game that deserved it, the latest first. */
export function medalsOf(sorties: readonly Sortie[]): readonly Medal[] {
  const inOrder = sorties.toSorted((a, b) => a.at - b.at);
  return medalIds
    .flatMap((medal) => {
      const sortie = inOrder.find((each, i) => rules[medal](each, inOrder.slice(0, i)));
      return sortie === undefined ? [] : { medal, sortie };
    })
    .sort((a, b) => b.sortie.at - a.sortie.at);
}
