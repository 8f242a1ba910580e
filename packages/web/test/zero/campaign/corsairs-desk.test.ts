import { Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  corsairsLandCampaigns,
  type LandChoice,
  type LandEvent,
  type LandOptions,
  type LandState,
  type LandView,
  zeroCampaign,
} from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { en } from '../../../src/words/en.ts';
import { fr } from '../../../src/words/fr.ts';
import { titleIn } from '../../../src/words/titles.ts';
import { titleOfCampaign } from '../../../src/zero/campaign/model/names.ts';
import { tellDesk } from '../../../src/zero/campaign/tell/desk.ts';
import { reportOf } from '../../../src/zero/campaign/tell/report.ts';

type LandMatch = Match<LandState, LandChoice, LandEvent, LandView, LandOptions>;

const languages: readonly Language[] = ['en', 'fr'];

/** Everything that the desk says, as one text. */
function said(match: LandMatch, seat: number, language: Language): string {
  const view = zeroCampaign.observe(match.state, seat);
  const { scene, question } = tellDesk({ view, told: match.told(seat), players: [], language });
  const asked = match.table.decisions().filter((decision) => decision.seat === seat);
  const questions = asked.map((decision) => question(decision, []));
  const reports = match.state.log.map((_, mission) => reportOf(view, mission, language));
  return JSON.stringify([scene, questions, reports]);
}

describe('the desk of the Land campaigns of CORSAIRS AND HELLCATS', () => {
  test.each(corsairsLandCampaigns.flatMap(({ id, periods }) => periods.map((period) => ({ id, period: period.id }))))(
    'CH-27.1, CH-27.2, CH-19.24: $id $period is told to both sides in both languages',
    { timeout: 120_000 },
    ({ id, period }) => {
      const begun = Match.start(zeroCampaign, { campaign: id, period, green: true }, `${id} ${period}`);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
      const match = begun.value;
      let before = '';
      for (let n = 0; match.state.outcome === null; n++) {
        const [decision] = match.table.decisions();
        if (match.state.inner === null)
          for (const language of languages) {
            const text = said(match, decision.seat, language);
            expect(text).not.toContain('undefined');
            expect(text).not.toMatch(/"prompt":""/);
            before = text;
          }
        match.choose(decision.seat, decision.id, decision.options[(n * 5) % decision.options.length]);
      }
      expect(before).not.toBe('');
      for (const language of languages) expect(said(match, 1, language)).not.toContain('undefined');
    },
  );
});

test('a campaign and its period are called what the page calls saved games, in both languages', () => {
  for (const campaign of corsairsLandCampaigns)
    for (const { id } of campaign.periods) {
      const title = titleOfCampaign(campaign, id, 'en');
      expect(Object.values(en.campaignTitles)).toContain(title);
      expect(titleIn(title, fr)).toBe(titleOfCampaign(campaign, id, 'fr'));
    }
});
