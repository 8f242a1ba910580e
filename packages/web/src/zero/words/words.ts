import { type Language, zeroCampaignWords } from '@tallyho/words';
import { type DogfightWords, dogfightWords } from '../../dogfight/words/words.ts';
import { useLanguage } from '../../words/language.tsx';
import { typesetFrench } from '../../words/typeset.ts';
import * as enAsks from './en-asks.ts';
import { corsairsSetUp as enCorsairsSetUp } from './en-corsairs-set-up.ts';
import { events as enEvents } from './en-events.ts';
import * as enMission from './en-mission.ts';
import { setUp as enSetUp } from './en-set-up.ts';
import { sortie as enSortie } from './en-sortie.ts';
import * as enTable from './en-table.ts';
import * as enTerms from './en-terms.ts';
import * as frAsks from './fr-asks.ts';
import { corsairsSetUp as frCorsairsSetUp } from './fr-corsairs-set-up.ts';
import { events as frEvents } from './fr-events.ts';
import * as frMission from './fr-mission.ts';
import { setUp as frSetUp } from './fr-set-up.ts';
import { sortie as frSortie } from './fr-sortie.ts';
import * as frTable from './fr-table.ts';
import * as frTerms from './fr-terms.ts';

const en = {
  asks: enAsks.asks,
  choices: enAsks.choices,
  help: enTerms.help,
  events: enEvents,
  terms: enTerms.terms,
  table: enTable.table,
  result: enTable.result,
  setUp: { ...enSetUp, ...enCorsairsSetUp },
  mission: {
    asks: enMission.missionAsks,
    soloAsks: enMission.soloAsks,
    soloHelp: enMission.soloHelp,
    choices: enMission.missionChoices,
    after: enMission.missionAfter,
  },
  sortie: enSortie,
};

/**
 * Everything the room of Zero! says beside what the sky does; a text that French lacks does not compile.
 */
export type ZeroWords = typeof en & {
  readonly shared: DogfightWords;
  /** What the campaign book calls things. */
  readonly campaign: ReturnType<typeof zeroCampaignWords>;
};

const fr: typeof en = {
  asks: frAsks.asks,
  choices: frAsks.choices,
  help: frTerms.help,
  events: frEvents,
  terms: frTerms.terms,
  table: frTable.table,
  result: frTable.result,
  setUp: { ...frSetUp, ...frCorsairsSetUp },
  mission: {
    asks: frMission.missionAsks,
    soloAsks: frMission.soloAsks,
    soloHelp: frMission.soloHelp,
    choices: frMission.missionChoices,
    after: frMission.missionAfter,
  },
  sortie: frSortie,
};

export const zeroWords: { readonly [language in Language]: ZeroWords } = {
  en: { ...en, shared: dogfightWords.en, campaign: zeroCampaignWords('en') },
  fr: { ...typesetFrench(fr), shared: dogfightWords.fr, campaign: zeroCampaignWords('fr') },
};

export const useZeroWords = (): ZeroWords => zeroWords[useLanguage().language];
