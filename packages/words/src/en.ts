import { campaignReasonPhrases, campaignSentences, campaignTexts } from './en/campaigns.ts';
import { cliSentences, cliTexts } from './en/cli.ts';
import { downInFlamesReasons, downInFlamesSentences } from './en/down-in-flames.ts';
import { helpTexts } from './en/help.ts';
import { kernelSentences, referenceReasons } from './en/kernel.ts';
import { rulebookSentences } from './en/rulebook.ts';
import { scenarioSentences } from './en/scenario.ts';
import { serverSentences } from './en/server.ts';
import { wingsOfWarReasons, wingsOfWarSentences } from './en/wings-of-war.ts';
import {
  carrierReasonPhrases,
  guadalcanalReasonPhrases,
  resourceReasonPhrases,
  selectionReasonPhrases,
  zeroReasons,
  zeroSentences,
} from './en/zero.ts';
import { zeroCampaignTexts } from './en/zero-campaigns.ts';
import { zeroCarrierTexts } from './en/zero-carriers.ts';
import { pearlReasonPhrases } from './en/zero-pearl.ts';
import { superfortressReasonPhrases } from './en/zero-superfortress.ts';

/** Everything Tally-Ho says, in English: the source of all ids. */
export const en = {
  /** How a place such as `line 3` is called. */
  place: (place: string): string => place,
  /** What is said of a problem that has no sentence of its own. */
  unknownProblem: (code: string, place: string): string =>
    `Something went wrong (${code}${place === '' ? '' : ` at ${place}`}). Nothing was changed.`,
  sentences: {
    ...kernelSentences,
    ...scenarioSentences,
    ...downInFlamesSentences,
    ...campaignSentences,
    ...zeroSentences,
    ...wingsOfWarSentences,
    ...rulebookSentences,
    ...serverSentences,
    ...cliSentences,
  },
  reasons: {
    ...referenceReasons,
    ...downInFlamesReasons,
    ...campaignReasonPhrases,
    ...zeroReasons,
    ...resourceReasonPhrases,
    ...selectionReasonPhrases,
    ...carrierReasonPhrases,
    ...guadalcanalReasonPhrases,
    ...pearlReasonPhrases,
    ...superfortressReasonPhrases,
    ...wingsOfWarReasons,
  },
  texts: { ...cliTexts, ...helpTexts },
  campaigns: campaignTexts,
  zeroCampaigns: zeroCampaignTexts,
  zeroCarriers: zeroCarrierTexts,
};

/** What every other language must have too. */
export type Catalogue = typeof en;
