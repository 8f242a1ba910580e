import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { campaignRules, corsairs, type LandFixed, type LandView, type Performance, performances } from '@tallyho/zero';
import type { BandScene, Camp, StandingScene } from '../../../campaign/scene.ts';
import { type LandWords, landWords } from '../words/words.ts';

/** Z-24.7a — a line of the performance table as the better air group would call it: from Japan's place in the list. */
function nameOf(japanese: Performance, w: LandWords): string {
  const at = performances.indexOf(japanese);
  const middle = (performances.length - 1) / 2;
  if (at === middle) return w.campaigns.performances[japanese];
  const side = at < middle ? 'japanese' : 'allied';
  const performance = performances[at < middle ? at : performances.length - 1 - at];
  return w.desk.performance({ side: w.campaigns.sides[side], performance: w.campaigns.performances[performance] });
}

/** What a difference of VPs comes to. */
export const bandName = (fixed: LandFixed, difference: number, language: Language): string =>
  nameOf(campaignRules.performanceFor(fixed, difference)[0], landWords[language]);

/** CH-2.0c — the difference as the campaign's table has it: Japanese less Allied VPs, in CORSAIRS AND HELLCATS the other way round. */
export const shownDifference = ({ campaign }: LandFixed, difference: number): number =>
  corsairs.isCorsairs(campaign) ? 0 - difference : difference;

const inWords = ([from, to]: readonly [number | null, number | null], w: LandWords): string => {
  if (from === null) return w.desk.gradeTo(signed(to ?? 0));
  if (to === null) return w.desk.gradeFrom(signed(from));
  return w.desk.gradeBetween({ from: signed(from), to: signed(to) });
};

const campOfBand = (at: number): Camp | null => (at < 2 ? 'axis' : at > 2 ? 'allies' : null);

/** The place of a band of the Japanese air group in a table that is the Allied one. */
const turned = (at: number): number => performances.length - 1 - at;

/** Z-24.7a — the table, from what is best for the Allies to what is best for Japan. */
export function bandsOf(fixed: LandFixed, difference: number | null, language: Language): BandScene[] {
  const w = landWords[language];
  const table = campaignRules.performanceTable(fixed);
  const isAllied = corsairs.isCorsairs(fixed.campaign);
  const here = difference === null ? null : campaignRules.performanceFor(fixed, difference)[0];
  return performances
    .map((performance, at): BandScene => {
      const line = isAllied ? turned(at) : at;
      const range = [table[line] ?? null, line === 0 ? null : table[line - 1] - 1] as const;
      return {
        key: performance,
        name: nameOf(performance, w),
        camp: campOfBand(at),
        from: range[0],
        to: range[1],
        range: inWords(range, w),
        isHere: performance === here,
      };
    })
    .toSorted((a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY));
}

/** Z-24.7a — where the campaign stands. */
export function standingOf({ fixed, log }: LandView, language: Language): StandingScene {
  const w = landWords[language];
  const value = campaignRules.differenceOf(log);
  return {
    headline: w.desk.standingIs({
      difference: signed(shownDifference(fixed, value)),
      performance: bandName(fixed, value, language),
    }),
    note: corsairs.isCorsairs(fixed.campaign) ? w.corsairs.standingNote : w.desk.standingNote,
    value: shownDifference(fixed, value),
    bands: bandsOf(fixed, value, language),
  };
}
