import { flyOn, thumbsOf } from '@tallyho/bots';
import { chanceFrom, Match, SPECTATOR } from '@tallyho/kernel';
import { languages } from '@tallyho/words';
import { campaignBase, type LandView, LONG_WAR, zeroCampaign } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { en } from '../../../src/words/en.ts';
import { fr } from '../../../src/words/fr.ts';
import { titleIn } from '../../../src/words/titles.ts';
import { campaigns } from '../../../src/zero/campaign/campaigns.ts';
import { craftOf } from '../../../src/zero/campaign/model/cards.ts';
import { titleOfCampaign } from '../../../src/zero/campaign/model/names.ts';
import { comeTo, pilots } from '../../moments.ts';

function begun(campaign: string, seed = 'desk') {
  const match = Match.start(zeroCampaign, { campaign }, seed);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}
type Campaign = ReturnType<typeof begun>;

const viewOf = (match: Campaign, seat: number): LandView => match.game.observe(match.state, seat);
const tell = (match: Campaign, seat: number, language: 'en' | 'fr' = 'en') =>
  campaigns.tell({ view: viewOf(match, seat), told: match.told(seat), players: [], language });

function asked(match: Campaign, seat: number) {
  const decision = match.decision(seat);
  if (decision === null) throw new Error(`seat ${seat} is not asked`);
  return tell(match, seat).question(decision, []);
}

/** A campaign flown by bots up to a moment. */
const flownTo = async (campaign: string, when: (match: Campaign) => boolean): Promise<Campaign> =>
  comeTo(zeroCampaign, { campaign }, await pilots(zeroCampaign), when, 'desk');

/** A campaign whose first Mission is against this target. */
function against(campaign: string, target: number): Campaign {
  for (let n = 0; ; n++) {
    const match = begun(campaign, `target ${n}`);
    if (match.state.log[0].target === target) return match;
  }
}

describe('the desk of a Land campaign', () => {
  test('Z-24.44a, Z-24.46a: the order says what was drawn, who attacks, how far it is and what the damage is worth', () => {
    const match = against('malaya', 3);
    const [order] = tell(match, 0).scene.orders;
    expect(order).toMatchObject({ title: 'Penang', camp: 'axis', eyebrow: 'Order no. 1 · you attack' });
    expect(tell(match, 1).scene.orders[0].eyebrow).toBe('Order no. 1 · you defend');
    expect(order.facts.find(({ name }) => name === 'Card drawn')?.value).toBe('IN MY SIGHTS 3B');
    expect(order.ladder.steps.map(({ range, points, camp }) => [range, points, camp])).toEqual([
      ['0–3', '0', 'axis'],
      ['4–7', '3', 'axis'],
      ['8–11', '6', 'axis'],
      ['12 +', '10', 'axis'],
    ]);
    expect(tell(match, 0).scene.prepared).toBe(0);
  });

  test('Z-24.32a, Z-CGAP-43: where nothing is bombed the order says what aircraft are worth, and to whom', () => {
    const match = begun('burma');
    match.arrange(({ log }) => {
      log[0].target = 23;
    });
    const steps = (seat: number) =>
      tell(match, seat).scene.orders[0].ladder.steps.map(({ range, name, camp }) => [range, name, camp]);
    expect(steps(1)).toEqual([
      ['Fighter', 'Damaged', 'allies'],
      ['Fighter', 'Destroyed', 'allies'],
      ['DC-3', 'Shot down', 'axis'],
      ['DC-3', 'Gets away', 'allies'],
    ]);
    expect(steps(0).map(([, , camp]) => camp)).toEqual(['axis', 'axis', 'axis', 'allies']);
  });

  test('an aircraft on the desk has the engines of its card', () => {
    const engines = (id: string) => craftOf(id).looks.engines;
    expect(['b-17d', 'ki-21', 'buffalo-i'].map(engines)).toEqual([4, 2, 1]);
  });

  test('Z-24.44b: the map shows the targets of the period with their chances, which make one in all', () => {
    for (const { id } of campaignBase.campaigns) {
      const { map } = tell(begun(id), 0).scene;
      const sum = map.targets.reduce((all, { note }) => all + Number.parseFloat(note), 0);
      expect(Math.abs(sum - 100), id).toBeLessThan(1.5);
      expect(map.inset?.at.length).toBe(map.targets.length);
    }
  });

  test('Z-24.52a, Z-24.53a: Resources are cards; what somebody has picked is not told before both have', async () => {
    const match = begun('malaya');
    expect(asked(match, 0).picks?.cards).toHaveLength(8);
    match.chooseText(0, 'resource 2');
    expect(asked(match, 1).picks?.theirs.cards.every(({ gone }) => gone === null)).toBe(true);
    const later = await flownTo(
      'malaya',
      ({ state, decision }) => state.log.length === 2 && state.inner === null && decision !== undefined,
    );
    const used = later.state.log[0].resources[1];
    const card = asked(later, 1).picks?.cards.find(({ number }) => number === used);
    expect(card).toMatchObject({ offer: null, gone: { stamp: 'Mission 1', rule: 'Z-24.53a' } });
  });

  test('Z-CGAP-78: a chosen Resource says what its options do, and that they do nothing where they do not fit', () => {
    const about = (target: number): string =>
      asked(against('malaya', target), 1).picks?.cards.find(({ number }) => number === 6)?.about ?? '';
    expect(about(3)).toContain('Clouds over Target: a card is drawn');
    expect(about(9)).toContain('Clouds over Target does nothing');
  });

  test('Z-24.31a, Z-24.61d: a Mission that was flown has its line, its report, its losses, and its pilots their record', async () => {
    const match = await flownTo('burma', ({ state }) => state.log.length === 5 && state.inner === null);
    const { scene } = tell(match, 1);
    const { log } = match.state;
    expect(scene.sheet.map(({ points }) => points)).toEqual(
      log.map(({ report }) => report?.totals.map(String) ?? null),
    );
    expect(scene.totals.map(Number)).toEqual(
      [0, 1].map((seat) => log.reduce((sum, { report }) => sum + (report?.totals[seat] ?? 0), 0)),
    );
    expect(scene.pilots.length).toBeGreaterThan(0);
    for (const [mission, { report }] of log.slice(0, 4).entries())
      for (const language of languages) {
        const told = campaigns.report(viewOf(match, 1), mission, language);
        expect(told?.points.at(-1)?.values).toEqual(report?.totals);
        expect(told?.losses.map(({ losses }) => losses.length)).toEqual(
          report?.flown.map((side) => side.filter(({ fate }) => fate !== 'home').length),
        );
      }
    expect(campaigns.missionTitle(viewOf(match, 1), 0, 'fr')).toMatch(/^Mission 1\u00a0: /);
  });

  test('Z-24.7a: bands run from the Allies’ best to Japan’s; the end names one’s own performance', async () => {
    const match = await flownTo('philippines', ({ state }) => state.outcome !== null);
    const { bands } = tell(match, 0).scene.standing;
    expect(bands.map(({ camp }) => camp)).toEqual(['allies', 'allies', null, 'axis', 'axis']);
    expect(bands.filter(({ isHere }) => isHere)).toHaveLength(1);
    for (const [i, { to }] of bands.entries()) if (i + 1 < bands.length) expect(bands[i + 1].from).toBe((to ?? 0) + 1);
    expect(tell(match, 0).scene.end?.headline).toMatch(/^(Victory|Defeat|Draw) – your air group: /);
    expect(tell(match, 0, 'fr').scene.end?.headline).toMatch(/votre groupe aérien/);
  });

  test('its title is said in the language of the page, with its period', () => {
    for (const campaign of campaignBase.campaigns)
      for (const period of [...campaign.periods.map(({ id }) => id), LONG_WAR]) {
        const title = titleOfCampaign(campaign, period, 'en');
        expect(Object.values(en.campaignTitles)).toContain(title);
        expect(titleIn(title, fr)).toBe(titleOfCampaign(campaign, period, 'fr'));
        expect(titleIn(campaign.name, fr)).toBe(titleOfCampaign(campaign, period, 'fr').split(',')[0]);
      }
  });

  test('a spectator’s view is enough for a forecast', async () => {
    const thumbs = await thumbsOf(campaigns.system);
    const total = flyOn(thumbs, viewOf(begun('malaya'), SPECTATOR), chanceFrom('forecast'));
    expect(Number.isInteger(total)).toBe(true);
  });
});
