import { type CampaignView, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { below, chanceFrom, Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../../src/down-in-flames/campaign/campaigns.ts';

function begun(campaign: string) {
  const match = Match.start(downInFlamesCampaign, { campaign }, 'desk');
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}
type Campaign = ReturnType<typeof begun>;

const viewOf = (match: Campaign, seat: number): CampaignView => match.game.observe(match.state, seat);
const tell = (match: Campaign, seat: number) =>
  campaigns.tell({ view: viewOf(match, seat), told: match.told(seat), players: [], language: 'en' });

function asked(match: Campaign, seat: number) {
  const decision = match.decision(seat);
  if (decision === null) throw new Error(`seat ${seat} is not asked`);
  return tell(match, seat).question(decision, []);
}

function flown(campaign: string): Campaign {
  const match = begun(campaign);
  const chance = chanceFrom('choices of the desk');
  for (;;) {
    const [decision] = match.table.decisions();
    if (decision === undefined) return match;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}

describe('the desk', () => {
  test('DIF-CMP-05: has an order for every arrow that can be chosen, and for the one that was', () => {
    const match = begun('poland-1939');
    const { scene } = tell(match, 0);
    expect(scene.prepared).toBeNull();
    expect(scene.orders.map(({ arrow }) => arrow)).toEqual(scene.map.open);
    expect(asked(match, 0).orders.map(({ arrow }) => arrow)).toEqual(scene.map.open);
    // Whoever only waits is not shown what he might choose.
    expect(tell(match, 1).scene.orders).toEqual([]);
    match.chooseText(0, 'attack 3');
    for (const seat of [0, 1]) {
      const { orders, prepared } = tell(match, seat).scene;
      expect(orders.map(({ arrow }) => arrow)).toEqual([prepared]);
      expect(orders[0].title).toBe('Kraków');
      expect(orders[0].eyebrow).toBe(seat === 0 ? 'Order no. 1 · you attack' : 'Order no. 1 · you defend');
    }
  });

  test('DIF-MVP-01, DIF-MVP-02, DIF-MVP-03: an order says what the damage done is worth, and to whom', () => {
    const match = begun('poland-1939');
    match.chooseText(0, 'attack 3');
    const [{ ladder }] = tell(match, 0).scene.orders;
    expect(ladder.steps.map(({ range, points, camp }) => [range, points, camp])).toEqual([
      ['0–3', '8', 'allies'],
      ['4–7', '4', 'axis'],
      ['8 +', '8', 'axis'],
    ]);
    const sides = ladder.steps.map(({ words }) => words.match(/Allies|Axis/)?.[0]);
    expect(sides).toEqual(['Allies', 'Axis', 'Axis']);
  });

  test('DIF-CMP-28, DIF-CMP-29: Options are cards; a used one has the stamp of its mission, for both to see', () => {
    const match = begun('poland-1939');
    for (const [seat, text] of [
      [0, 'attack 3'],
      [0, 'option 2'],
      [1, 'no option'],
    ] as const) {
      if (text === 'option 2') expect(asked(match, 0).picks?.cards.every(({ offer }) => offer !== null)).toBe(true);
      match.chooseText(seat, text);
    }
    const chance = chanceFrom('on');
    while (match.decision(0)?.kind !== 'option') {
      const [decision] = match.table.decisions();
      match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
    }
    const second = (seat: number) =>
      seat === 0 ? asked(match, 0).picks?.cards[1] : asked(match, 1).picks?.theirs.cards[1];
    for (const seat of [0, 1]) expect(second(seat)).toMatchObject({ offer: null, gone: { stamp: 'Mission 1' } });
  });

  test('DIF-CMP-02, DIF-MVP-07: the log sheet adds up to where the campaign stands', () => {
    const match = flown('rabaul-1943');
    const { scene } = tell(match, 0);
    const sum = (seat: number): number => scene.sheet.reduce((all, { points }) => all + Number(points?.[seat] ?? 0), 0);
    expect(scene.totals.map(Number)).toEqual([sum(0), sum(1)]);
    expect(scene.standing.value).toBe(sum(1) - sum(0));
    expect(scene.standing.bands.filter(({ isHere }) => isHere)).toHaveLength(1);
    expect(scene.end).not.toBeNull();
  });

  test('DIF-OPTN-10: pilots of name keep their record: how often they flew, and what became of them', () => {
    const match = flown('battle-of-britain-1940');
    const { fixed, log } = match.state;
    const named = log.flatMap(({ options }) =>
      options.flatMap((n, seat) =>
        (fixed.campaign.options[seat === 0 ? 'axis' : 'allies'][n - 1]?.aircraft ?? []).flatMap(
          ({ pilot }) => pilot ?? [],
        ),
      ),
    );
    const { pilots } = tell(match, 0).scene;
    expect(pilots.length).toBe(new Set(named).size);
    const lost = log.flatMap(({ report }) =>
      report === null ? [] : [...report.sides.A.losses, ...report.sides.B.losses],
    );
    const down = lost.filter(({ pilot, fate }) => pilot !== null && fate === 'shot-down');
    expect(pilots.filter(({ isLost }) => isLost)).toHaveLength(down.length);
  });
});
