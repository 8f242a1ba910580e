import type { Language } from '@tallyho/words';
import { campaignRules, type LandFixed, type LandView, type Performance, performances } from '@tallyho/zero';
import { signed } from '../../../campaign/desk/scale.ts';
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

const inWords = ([from, to]: readonly [number | null, number | null], w: LandWords): string => {
  if (from === null) return w.desk.gradeTo(signed(to ?? 0));
  if (to === null) return w.desk.gradeFrom(signed(from));
  return w.desk.gradeBetween({ from: signed(from), to: signed(to) });
};

const campOfBand = (at: number): Camp | null => (at < 2 ? 'axis' : at > 2 ? 'allies' : null);

/** Z-24.7a — the table, from what is best for the Allies to what is best for Japan. */
export function bandsOf(fixed: LandFixed, difference: number | null, language: Language): BandScene[] {
  const w = landWords[language];
  const table = campaignRules.performanceTable(fixed);
  const here = difference === null ? null : campaignRules.performanceFor(fixed, difference)[0];
  return performances
    .map((performance, at): BandScene => {
      const range = [table[at] ?? null, at === 0 ? null : table[at - 1] - 1] as const;
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
    .toReversed();
}

/** Z-24.7a — where the campaign stands. */
export function standingOf({ fixed, log }: LandView, language: Language): StandingScene {
  const w = landWords[language];
  const value = campaignRules.differenceOf(log);
  return {
    headline: w.desk.standingIs({ difference: signed(value), performance: bandName(fixed, value, language) }),
    note: w.desk.standingNote,
    value,
    bands: bandsOf(fixed, value, language),
  };
}
