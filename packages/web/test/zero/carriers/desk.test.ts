import { Match } from '@tallyho/kernel';
import { languages } from '@tallyho/words';
import { type CarrierView, campaignBase, carrierRules, zeroCarriers } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { fitted } from '../../../src/campaign/map/frame.ts';
import { projectionOf } from '../../../src/campaign/map/projection.ts';
import { en } from '../../../src/words/en.ts';
import { fr } from '../../../src/words/fr.ts';
import { titleIn } from '../../../src/words/titles.ts';
import { carriers } from '../../../src/zero/carriers/carriers.ts';
import { NOTE_LINE, nameLine, seaLayoutOf } from '../../../src/zero/carriers/chart/sea-layout.ts';
import { choiceIn, draftOf, lacksTarget, rangeIn, wayIn } from '../../../src/zero/carriers/desk/draft.ts';
import { titleOfCarriers } from '../../../src/zero/carriers/model/names.ts';
import { comeTo, pilots } from '../../moments.ts';

function begun(campaign: string) {
  const match = Match.start(zeroCarriers, { campaign }, 'sea desk');
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}
type Campaign = ReturnType<typeof begun>;

const viewOf = (match: Campaign, seat: number): CarrierView => match.game.observe(match.state, seat);
const tell = (match: Campaign, seat: number, language: 'en' | 'fr' = 'en') =>
  carriers.tell({ view: viewOf(match, seat), told: match.told(seat), players: [], language });

function asked(match: Campaign, seat: number) {
  const decision = match.sight(seat, 0).decision;
  if (decision === null) throw new Error(`seat ${seat} is not asked`);
  return tell(match, seat).question(decision, decision.refusals);
}

function ordersIn(match: Campaign, seat: number) {
  const { orders } = asked(match, seat);
  if (orders === null) throw new Error('no orders are asked for');
  return orders;
}

/** A campaign flown by bots up to a moment. */
const flownTo = async (campaign: string, when: (match: Campaign) => boolean): Promise<Campaign> =>
  comeTo(zeroCarriers, { campaign }, await pilots(zeroCarriers), when, 'sea desk');

const written = (match: Campaign, ...moves: readonly (readonly [number, string])[]): Campaign => {
  for (const [seat, move] of moves) expect(match.chooseText(seat, move).ok, move).toBe(true);
  return match;
};

describe('other forces, and who flies', () => {
  /** Played up to a question of this kind, each answer being the first that is offered, or what is written here. */
  const upTo = (match: Campaign, kind: string): Campaign => {
    for (let n = 0; n < 200; n++) {
      const [decision] = match.table.decisions();
      if (decision.kind === kind) return match;
      match.choose(decision.seat, decision.id, decision.options[0]);
    }
    throw new Error(`nobody is asked for ${kind}`);
  };
  const quiet: readonly (readonly [number, string])[] = [
    [0, 'orders long no-strike'],
    [1, 'orders long no-strike'],
    [0, 'resource 13'],
    [1, 'resource 13'],
  ];

  test('Z-25.43c: the Ryujo Force is asked for its Strike, and may stay at home', () => {
    const match = upTo(written(begun('eastern-solomons'), ...quiet), 'strike');
    const { prompt, plans } = asked(match, 0);
    expect(prompt).toBe('Ryujo Force may launch: what flies, and where to?');
    expect(plans?.map(({ lines }) => lines)).toEqual([['2 B5N2, 1 A6M2', 'at Henderson Field'], ['All stay at home']]);
  });

  test('its way begins where it lies, and the Convoy is bound for Henderson Field', () => {
    const { chart } = tell(begun('eastern-solomons'), 1).scene;
    const at = (key: string) => chart.marks.find((mark) => mark.key === key)?.at;
    expect([chart.threat?.from, chart.threat?.to]).toEqual([at('convoy'), at('henderson-field')]);
    expect(chart.marks.map(({ kind }) => kind)).toEqual(['aircraft-carrier', 'airfield', 'cargo-ship']);
    const projection = projectionOf(fitted(chart.box, 1.4), 700);
    const [ryujo, , convoy] = seaLayoutOf(chart, projection, false).marks;
    expect(Math.hypot(ryujo.x - convoy.x, ryujo.y - convoy.y)).toBeGreaterThan(40);
  });

  test('Z-25.34a: the Vanguard is asked for in words, and Henderson Field lies on the chart', () => {
    const match = written(
      begun('santa-cruz'),
      [0, 'orders long no-strike'],
      [1, 'orders long small-strike japanese-fleet'],
      [0, 'resource 13'],
      [1, 'resource 12'],
    );
    const { prompt, advice, plans } = asked(upTo(match, 'decoy'), 0);
    expect(prompt).toBe(
      'An enemy Strike is looking for the Japanese Carrier Fleet. Do you draw a card for the Vanguard Force?',
    );
    expect(advice).toBe('With a white border it is found instead, without a CAP.');
    expect(plans?.map(({ name }) => name)).toEqual(['Draw the card', 'Draw none']);
    const { chart } = tell(match, 0).scene;
    expect(chart.towns.map(({ name }) => name)).toContain('Henderson Field');
    expect(chart.dates).toBe('26 October 1942');
  });

  test('CH-19.24q: a Skilled pilot is placed by a card with the aircraft', async () => {
    const match = await flownTo('eastern-solomons', ({ table }) => table.decisions()[0]?.kind === 'assign');
    const [{ seat }] = match.table.decisions();
    const { plans } = asked(match, seat);
    expect(plans?.length).toBeGreaterThan(0);
    for (const { aircraft, lines } of plans ?? []) expect([aircraft.length, lines.length]).toEqual([1, 2]);
  });
});

describe('the secret orders', () => {
  test('Z-25.32a, Z-25.42a: three ranges, three Flight Ops with their aircraft, the targets of the sheet', () => {
    const { tactics, ops, targets, open } = ordersIn(begun('coral-sea'), 1);
    expect(tactics.map(({ name, gone }) => [name, gone])).toEqual([
      ['Close', null],
      ['Medium', null],
      ['Long', null],
    ]);
    expect(ops.map(({ key, note, strike }) => [key, note, strike.length])).toEqual([
      ['large-strike', '5 aircraft, CAP 1', 5],
      ['small-strike', '3 aircraft, CAP 2', 3],
      ['no-strike', 'CAP 3', 0],
    ]);
    expect(targets.map(({ key }) => key)).toEqual(['japanese-fleet', 'invasion-force']);
    expect(open).toHaveLength(15);
  });

  test('Z-25.32b, Z-25.42b: what is not allowed stays in sight with its own reason and rule', async () => {
    const match = await flownTo('coral-sea', ({ state }) => {
      const last = state.log.at(-1);
      return last?.report !== null && last?.orders[1].tactic === 'long' && last.orders[1].op === 'large-strike';
    });
    const { tactics, ops } = ordersIn(match, 1);
    expect(tactics.map(({ gone }) => gone?.rule ?? null)).toEqual(['Z-25.32b', null, null]);
    expect(ops.map(({ gone }) => gone?.rule ?? null)).toEqual(['Z-25.42b', null, null]);
    expect(tactics[2].note).toBe('range 2, where you are');
  });

  test('Z-25.21a: a prescribed opening leaves one target, which stands there from the beginning', () => {
    const orders = ordersIn(begun('midway'), 0);
    expect(orders.targets.map(({ gone }) => gone?.rule ?? null)).toEqual(['Z-25.21a', null]);
    expect(orders.ops.find(({ key }) => key === 'no-strike')?.gone?.rule).toBe('Z-25.21a');
    expect(draftOf(orders).target).toBe('midway-airfield');
  });

  test('come to a choice when range, Strike and target are written; the chart shows the ring and the way', () => {
    const orders = ordersIn(begun('coral-sea'), 0);
    const half = { tactic: 'medium', op: 'large-strike', target: null };
    expect([choiceIn(orders, half), lacksTarget(orders, half), rangeIn(orders, half)]).toEqual([null, true, 1]);
    const whole = { ...half, target: 'port-moresby' };
    expect(choiceIn(orders, whole)).toMatchObject({ do: 'orders', op: 'large-strike', target: 'port-moresby' });
    expect(wayIn(orders, whole)?.aircraft).toHaveLength(5);
    const none = { ...whole, op: 'no-strike' };
    expect(choiceIn(orders, none)).toMatchObject({ op: 'no-strike', target: null });
    expect(wayIn(orders, none)).toBeNull();
  });

  test('Z-25.84a: what damage keeps home is ghosted', async () => {
    const match = await flownTo(
      'coral-sea',
      (one) => one.decision(1)?.kind === 'orders' && carrierRules.lineOfTrack(one.state, 'allied-fleet').strike === 1,
    );
    const [large] = ordersIn(match, 1).ops;
    expect(large.strike.filter(({ stays }) => stays)).toHaveLength(1);
    expect(large.note).toMatch(/^4 aircraft/);
  });

  test('Z-25.52b, Z-25.52c: the Resources of the list, those of the enemy and those that are used struck through', async () => {
    const match = await flownTo(
      'coral-sea',
      (one) => one.decision(0)?.kind === 'resource' && one.state.log.length === 2,
    );
    const { resources } = asked(match, 0);
    const used = match.state.log[0].resources[0];
    expect(resources).toHaveLength(13);
    expect(resources?.find(({ number }) => number === 3)?.gone?.rule).toBe('Z-25.52c');
    expect(resources?.find(({ number }) => number === 13)?.gone).toBeNull();
    if (used !== 13) expect(resources?.find(({ number }) => number === used)?.gone?.rule).toBe('Z-25.52b');
  });

  test('Z-25.63c: what may fly is a card with its aircraft; the whole Strike is there too, with the reason why not', async () => {
    const match = await flownTo('coral-sea', (one) => one.decision(1)?.kind === 'strike');
    const { plans } = asked(match, 1);
    const open = plans?.filter(({ offer }) => offer !== null) ?? [];
    expect(open).toHaveLength(match.decision(1)?.options.length ?? -1);
    expect(open.every(({ aircraft }) => aircraft.length > 0)).toBe(true);
    expect(plans?.some(({ gone }) => gone?.rule === 'Z-25.63b')).toBe(true);
  });
});

describe('the sea chart', () => {
  test('tells of the enemy only what last turn revealed, until both orders are', () => {
    const match = begun('coral-sea');
    const enemy = () => tell(match, 1).scene.chart.fleets[0];
    const empty = JSON.stringify(tell(match, 1).scene);
    expect(enemy()).toMatchObject({ isHidden: true, range: null, note: 'Whereabouts unknown' });
    written(match, [0, 'orders close large-strike allied-fleet']);
    expect(JSON.stringify(tell(match, 1).scene)).toBe(empty);
    written(match, [1, 'orders long no-strike']);
    expect(enemy()).toMatchObject({ isHidden: false, range: 0, note: 'Shokaku, Zuikaku' });
    expect(tell(match, 1).scene.chart.ways.map(({ camp }) => camp)).toEqual(['axis']);
    expect(tell(match, 1).scene.past[0].resources).toEqual(['', '']);
  });

  test('Z-25.31a: in the next turn the enemy is a cloud again, with the range that he had', async () => {
    const match = await flownTo('midway', (one) => one.decision(1)?.kind === 'orders' && one.state.log.length === 1);
    const { tactic } = match.state.log[0].orders[0];
    const [enemy, own] = tell(match, 1).scene.chart.fleets;
    expect(enemy.isHidden).toBe(true);
    expect(enemy.note.toLowerCase()).toContain(tactic);
    expect(own).toMatchObject({ isOwn: true, decks: 3 });
  });

  test('everything on it lies in its box', () => {
    for (const { id } of campaignBase.carrierCampaigns) {
      const { box, marks, fleets, towns, waters, lands } = tell(begun(id), 0).scene.chart;
      for (const { at, name } of [...marks, ...fleets, ...towns, ...waters, ...lands])
        expect(at[0] >= box.west && at[0] <= box.east && at[1] >= box.south && at[1] <= box.north, name).toBe(true);
    }
  });

  test.each([
    ['coral-sea', 390, 318],
    ['midway', 390, 318],
    ['midway', 452, 286],
    ['midway', 860, 590],
  ])('of %s on a sheet of %i × %i writes no ship over a target', (campaign, width, height) => {
    const { chart } = tell(begun(campaign), 0, 'fr').scene;
    const projection = projectionOf(fitted(chart.box, width / height), width);
    const { fleets, hasShips, marks, scale } = seaLayoutOf(chart, projection, width < 520);
    for (const [i, { note, isHidden }] of chart.fleets.entries()) {
      if (isHidden || !hasShips[i]) continue;
      const y = fleets[i].y + nameLine(scale, fleets[i].y < fleets[1 - i].y) + NOTE_LINE;
      for (const mark of marks)
        expect(Math.abs(mark.y - y) > 18 || Math.abs(mark.x - fleets[i].x) > note.length * 3 + 18).toBe(true);
    }
    expect(hasShips).toContain(true);
  });
});

describe('tracks, log sheet and reports', () => {
  test('Z-25.82a, Z-25.84a: boxes, thresholds and the effect in force; one’s own first', async () => {
    const match = await flownTo('coral-sea', ({ state }) => state.log.length === 3 && state.log[2].report !== null);
    for (const seat of [0, 1]) {
      const { tracks } = tell(match, seat).scene;
      expect(tracks.map(({ isOwn }) => isOwn)).toEqual([true, true, false, false]);
      for (const { key, ticked, boxes, thresholds } of tracks) {
        const at = match.state.fixed.campaign.tracks.findIndex(({ id }) => id === key);
        expect(ticked).toBe(Math.min(boxes, match.state.tracks[at]));
        expect(thresholds.at(-1)).toBe(boxes);
      }
    }
    expect(tell(match, 0).scene.tracks[0]).toMatchObject({ boxes: 25, thresholds: [5, 10, 15, 20, 25] });
  });

  test('Z-25.22a, Z-25.9b: every turn has its line, every Strike its report and its place in the record', async () => {
    const match = await flownTo('midway', ({ state }) => state.outcome !== null);
    const view = viewOf(match, 1);
    const { scene } = tell(match, 1);
    expect(scene.past.map(({ turn }) => turn)).toEqual(match.state.log.map((_, i) => i + 1));
    const flown = match.state.log.flatMap(({ launches }) => launches.filter(({ report }) => report !== null));
    const links = scene.past.flatMap(({ strikes }) => strikes);
    expect(links.map(({ mission }) => mission)).toEqual(flown.map((_, i) => i));
    expect(carriers.reportsIn(view)).toBe(flown.length + match.state.log.length);
    for (let n = 0; n < carriers.reportsIn(view); n++)
      for (const language of languages) expect(carriers.report(view, n, language)?.title).not.toBe('');
    for (const { report, mission, name } of links) {
      expect(carriers.report(view, report, 'en')).toMatchObject({ mission });
      expect(carriers.missionTitle(view, mission, 'en')).toContain(name);
    }
    expect(carriers.report(view, carriers.reportsIn(view), 'en')).toBeNull();
    expect(scene.vps.totals.map(Number)).toEqual([0, 1].map((seat) => carrierRules.totalOf(match.state, seat)));
    expect(scene.end?.headline).toMatch(/^(Victory|Defeat|Draw)$/);
    expect(tell(match, 1, 'fr').scene.end?.lines[0]).toMatch(/PV/);
  });

  test('the story goes from unharmed Fleets to the tracks as they stand in the end', async () => {
    const match = await flownTo('coral-sea', ({ state }) => state.outcome !== null);
    for (const language of languages) {
      const { story } = tell(match, -1, language).scene;
      const strikes = match.state.log.flatMap(({ launches }) => launches.filter(({ state }) => state === 'flown'));
      expect(story.length).toBe(2 * match.state.log.length + strikes.length + 1);
      expect(story[0].tracks.every(({ ticked }) => ticked === 0)).toBe(true);
      const last = story[story.length - 1].tracks;
      expect(last.map(({ ticked }) => ticked)).toEqual(
        tell(match, -1, language).scene.tracks.map(({ ticked }) => ticked),
      );
      expect(story.every(({ title, lines }) => title !== '' && lines.every((line) => line !== ''))).toBe(true);
    }
    expect(tell(match, 1).scene.pilots.length).toBeGreaterThan(0);
  });

  test.each(['midway', 'eastern-solomons', 'santa-cruz'])(
    'everything is said in both languages, and a French text keeps its punctuation on its line: %s',
    async (campaign) => {
      const match = await flownTo(campaign, ({ state }) => state.outcome !== null);
      for (const language of languages) {
        const { log, words } = tell(match, 1, language).scene;
        const texts = [...log.map(({ text }) => text), ...words];
        expect(texts.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
        if (language === 'fr') expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
      }
    },
  );

  test('its title is said in the language of the page, with its month', () => {
    for (const campaign of campaignBase.carrierCampaigns) {
      const title = titleOfCarriers(campaign, 'en');
      expect(Object.values(en.campaignTitles)).toContain(title);
      expect(titleIn(title, fr)).toBe(titleOfCarriers(campaign, 'fr'));
      expect(titleIn(campaign.name, fr)).toBe(titleOfCarriers(campaign, 'fr').split(',')[0]);
    }
  });
});
