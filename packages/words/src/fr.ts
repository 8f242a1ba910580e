import type { Catalogue } from './en.ts';
import { campaignReasonPhrases, campaignSentences, campaignTexts } from './fr/campaigns.ts';
import { cliSentences, cliTexts } from './fr/cli.ts';
import { downInFlamesReasons, downInFlamesSentences } from './fr/down-in-flames.ts';
import { NBSP } from './fr/grammar.ts';
import { helpTexts } from './fr/help.ts';
import { kernelSentences, referenceReasons } from './fr/kernel.ts';
import { rulebookSentences } from './fr/rulebook.ts';
import { scenarioSentences } from './fr/scenario.ts';
import { serverSentences } from './fr/server.ts';
import { wingsOfWarReasons, wingsOfWarSentences } from './fr/wings-of-war.ts';
import {
  carrierReasonPhrases,
  guadalcanalReasonPhrases,
  resourceReasonPhrases,
  selectionReasonPhrases,
  zeroReasons,
  zeroSentences,
} from './fr/zero.ts';
import { zeroCampaignTexts } from './fr/zero-campaigns.ts';
import { zeroCarrierTexts } from './fr/zero-carriers.ts';
import { pearlReasonPhrases } from './fr/zero-pearl.ts';
import { superfortressReasonPhrases } from './fr/zero-superfortress.ts';

/** Tout ce que dit Tally-Ho, en français. */
export const fr: Catalogue = {
  place: (place) => place.replace(/^line (\d+)$/, `ligne${NBSP}$1`),
  unknownProblem: (code, place) =>
    `Quelque chose n’a pas marché (${code}${place === '' ? '' : `, ${place}`}). Rien n’a été modifié.`,
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
