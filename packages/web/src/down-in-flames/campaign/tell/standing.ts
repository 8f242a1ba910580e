import { type CampaignView, campaignRules, type Grade, grades } from '@tallyho/down-in-flames';
import type { Campaign } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import type { BandScene, Camp, StandingScene } from '../../../campaign/scene.ts';
import { type RoomWords, roomWords } from '../words/words.ts';

/** From where to where a grade of the victory table reaches; null: without end. */
function rangeOf({ victory: { axis, allies } }: Campaign, grade: Grade): readonly [number | null, number | null] {
  switch (grade) {
    case 'axis-decisive':
      return [null, axis.decisive];
    case 'axis-major':
      return [axis.decisive + 1, axis.major];
    case 'axis-minor':
      return [axis.major + 1, axis.minor];
    case 'draw':
      return [axis.minor + 1, allies.minor - 1];
    case 'allies-minor':
      return [allies.minor, allies.major - 1];
    case 'allies-major':
      return [allies.major, allies.decisive - 1];
    case 'allies-decisive':
      return [allies.decisive, null];
  }
}

const inWords = ([from, to]: readonly [number | null, number | null], w: RoomWords): string => {
  if (from === null) return w.desk.gradeTo(signed(to ?? 0));
  if (to === null) return w.desk.gradeFrom(signed(from));
  return from === to ? signed(from) : w.desk.gradeBetween({ from: signed(from), to: signed(to) });
};

const campOf = (grade: Grade): Camp | null => (grade === 'draw' ? null : grade.startsWith('axis') ? 'axis' : 'allies');

/** DIF-MVP-08 — the victory table; a grade that no total reaches is left out. */
export const bandsOf = (campaign: Campaign, here: Grade | null, language: Language): BandScene[] =>
  grades.flatMap((grade) => {
    const w = roomWords[language];
    const range = rangeOf(campaign, grade);
    const [from, to] = range;
    if (from !== null && to !== null && from > to) return [];
    return {
      key: grade,
      name: w.campaigns.grades[grade],
      camp: campOf(grade),
      from,
      to,
      range: inWords(range, w),
      isHere: grade === here,
    };
  });

/** DIF-MVP-07 — where the campaign stands. */
export function standingOf(view: CampaignView, language: Language): StandingScene {
  const w = roomWords[language];
  const grade = campaignRules.verdict(view);
  const value = campaignRules.totalOf(view.log);
  return {
    headline: w.desk.standingIs({ total: signed(value), grade: w.campaigns.grades[grade] }),
    note: w.desk.standingNote,
    value,
    bands: bandsOf(view.fixed.campaign, grade, language),
  };
}
