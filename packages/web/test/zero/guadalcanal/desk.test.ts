import { gamesInside, Match, readRecord, replay, writeRecord } from '@tallyho/kernel';
import { languages } from '@tallyho/words';
import { type GuadalcanalView, guadalcanalRules, zeroGuadalcanal } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { missionsFlown } from '../../../src/campaign/missions.ts';
import type { CampaignRoom } from '../../../src/campaign/room.ts';
import { sessionInside } from '../../../src/campaign/session-inside.ts';
import { tableOf } from '../../../src/campaign/table.ts';
import { en } from '../../../src/words/en.ts';
import { fr } from '../../../src/words/fr.ts';
import { titleIn } from '../../../src/words/titles.ts';
import { altitudesFor, missing, nothingWritten, planIn, settled } from '../../../src/zero/guadalcanal/desk/draft.ts';
import { guadalcanalRoom } from '../../../src/zero/guadalcanal/guadalcanal.ts';
import { boxesOf, stillOf } from '../../../src/zero/guadalcanal/model/boxes.ts';
import { titleOfGuadalcanal } from '../../../src/zero/guadalcanal/model/names.ts';
import { lunga, slot } from '../../../src/zero/guadalcanal/model/places.ts';
import { markerMoves } from '../../../src/zero/guadalcanal/model/weeks.ts';
import { comeTo, pilots } from '../../moments.ts';

function begun(options: object = {}, seed = 'Lunga') {
  const match = Match.start(zeroGuadalcanal, options, seed);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}
type Campaign = ReturnType<typeof begun>;

const viewOf = (match: Campaign, seat: number): GuadalcanalView => match.game.observe(match.state, seat);
const tell = (match: Campaign, seat: number, language: 'en' | 'fr' = 'en') =>
  guadalcanalRoom.tell({ view: viewOf(match, seat), told: match.told(seat), players: [], language });

function asked(match: Campaign, seat: number, language: 'en' | 'fr' = 'en') {
  const { decision } = match.sight(seat, 0);
  if (decision === null) throw new Error(`seat ${seat} is not asked`);
  return tell(match, seat, language).question(decision, decision.refusals);
}

/** A campaign flown by bots up to a moment. */
const flownTo = async (options: object, when: (match: Campaign) => boolean): Promise<Campaign> =>
  comeTo(zeroGuadalcanal, options, await pilots(zeroGuadalcanal), when, 'Henderson');

/** One that has been flown to its end, once for all tests. */
let whole: Promise<Campaign> | null = null;
const flownWhole = (): Promise<Campaign> => {
  whole ??= flownTo({ carriers: true, green: true }, ({ state }) => state.outcome !== null);
  return whole;
};

const askedFor = (match: Campaign, kind: string, seat: number): boolean => match.decision(seat)?.kind === kind;

describe('the secret assignment', () => {
  test('CH-29.55a: every option is a number, an Altitude and a load; each is reached by exactly one draft', async () => {
    const seen = new Set<string>();
    await flownTo({}, (match) => {
      for (const seat of [0, 1]) {
        if (!askedFor(match, 'fly', seat)) continue;
        const { plan } = asked(match, seat);
        if (plan === null) throw new Error('there is no plan');
        const keys = plan.open.map(({ count, altitude, load }) => `${count}/${altitude}/${load}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { count, altitude, load, choice } of plan.open) {
          const draft = settled(plan, { count, altitude: altitude === '' ? null : altitude, load });
          expect(planIn(plan, draft)?.choice).toEqual(choice);
        }
        seen.add(plan.craft.id);
      }
      return match.state.week === 3;
    });
    expect(seen.size).toBeGreaterThan(8);
  }, 60_000);

  test('CH-29.53a, CH-29.44c: what may not fly stays in sight with its reason and its rule', async () => {
    const match = await flownTo({}, (one) => {
      const decision = one.decision(1);
      const [first] = decision?.options ?? [];
      return (
        decision?.kind === 'fly' && first?.do === 'fly' && first.aircraft === 'b-17e' && decision.options.length > 2
      );
    });
    const { plan } = asked(match, 1);
    expect(plan?.altitudes.map(({ key, gone }) => [key, gone?.rule ?? null])).toEqual([
      ['very low', 'CH-29.44a'],
      ['low', 'CH-29.44a'],
      ['medium', null],
      ['high', null],
      ['very high', 'CH-29.44a'],
    ]);
    if (plan === null) throw new Error('there is no plan');
    expect(missing(plan, nothingWritten)).toBe('count');
    const one = settled(plan, { ...nothingWritten, count: '1' });
    expect(missing(plan, one)).toBe('altitude');
    expect(altitudesFor(plan, one)).toEqual(['medium', 'high']);
    expect(missing(plan, { ...nothingWritten, count: '0' })).toBeNull();
  }, 60_000);

  test('CH-29.52a: in the first week four aircraft a side; the log sheet shows what is assigned to its owner alone', () => {
    const match = begun();
    const seat = match.decision(0) === null ? 1 : 0;
    const before = JSON.stringify(tell(match, 1 - seat).scene.rosters);
    const decision = match.decision(seat);
    const most = decision?.options.at(-1);
    if (decision === null || most === undefined) throw new Error('nobody is asked');
    expect(match.choose(seat, decision.id, most).ok).toBe(true);
    const [own] = tell(match, seat).scene.rosters;
    expect(own.rows.flatMap(({ boxes }) => boxes)).toContain('assigned');
    expect(JSON.stringify(tell(match, 1 - seat).scene.rosters)).toBe(before);
    expect(tell(match, seat).scene.weather.sides.map(({ limit }) => limit)).toEqual([4, 4]);
  });
});

describe('the desk', () => {
  test('CH-29.54a, CH-29.57c: the boxes of a type are those of the sheet, whatever has become of them', async () => {
    await flownTo({}, (match) => {
      if (match.state.inner !== null) return false;
      for (const seat of [0, 1])
        for (const type of guadalcanalRules.typesOf(match.state.fixed.sheet, seat)) {
          const boxes = boxesOf(viewOf(match, seat), seat, type);
          const all = Object.values(boxes);
          expect(all.reduce((sum, n) => sum + n, 0)).toBe(type.white + type.grey);
          expect(all.every((n) => n >= 0)).toBe(true);
          expect(stillOf(viewOf(match, seat), seat, type)).toBeLessThanOrEqual(Math.min(type.weekly, boxes.ready));
        }
      return match.state.week === 5;
    });
  }, 60_000);

  test('CH-29.63a, CH-29.43e: the moves of the log lead to where the marker is', async () => {
    const match = await flownWhole();
    await flownTo({}, ({ state }) => {
      if (state.inner === null) expect(markerMoves(state, false).at(-1)?.at ?? 0).toBe(state.marker);
      return state.week === 5;
    });
    expect(markerMoves(match.state, true).at(-1)?.at).toBe(match.state.marker);
    const { track, weeks, curves, end } = tell(match, 1).scene;
    expect(track.spaces.filter(({ isHere }) => isHere).map(({ at }) => at)).toEqual([match.state.marker]);
    expect(weeks).toHaveLength(match.state.week);
    expect(curves[0].series[0].values.at(-1)).toBe(match.state.marker);
    expect(end?.headline).toMatch(/^(Victory|Defeat)$/);
  }, 60_000);

  test('CH-29.43a: what can go down the Slot says what each result does to the marker, and why not', async () => {
    const match = await flownTo({ carriers: true }, (one) => askedFor(one, 'resupply', 0));
    const { resupply } = asked(match, 0);
    expect(resupply?.map(({ key, moves }) => [key, moves.map(({ move }) => move)])).toEqual([
      ['destroyer', ['+1', '0', '0', '−1']],
      ['freighter', ['+2', '0', '0', '−2']],
      ['eastern-solomons', ['+1', '−1']],
      ['santa-cruz', ['+2', '−2']],
    ]);
    expect(resupply?.filter(({ gone }) => gone !== null).map(({ gone }) => gone?.rule)).toEqual([
      'CH-29.71a',
      'CH-29.72a',
    ]);
  }, 60_000);

  test('who gives up in mid-week is not told that the ships were gone', () => {
    const match = begun();
    expect(match.concede(1).ok).toBe(true);
    expect(markerMoves(match.state, true)).toEqual([]);
    const { end, weeks } = tell(match, 1).scene;
    expect([end?.headline, end?.because]).toEqual(['Defeat', 'One side has conceded.']);
    expect(weeks[0].missions).toHaveLength(1);
  });

  test('everything on the map lies in it', () => {
    const { targets, inset, box } = tell(begun(), 0).scene.map;
    expect(box).toBe(slot);
    const isIn = ([x, y]: readonly [number, number], { west, east, south, north }: typeof slot): boolean =>
      x >= west && x <= east && y >= south && y <= north;
    expect(targets).toHaveLength(11);
    for (const { at, name } of targets) expect(isIn(at, slot), name).toBe(true);
    expect(inset?.at.filter((at) => at !== null)).toHaveLength(6);
    for (const at of inset?.at ?? []) if (at !== null) expect(isIn(at, lunga)).toBe(true);
  });

  test('everything is said in both languages, and a French text keeps its punctuation on its line', async () => {
    const match = await flownWhole();
    for (const language of languages) {
      const { log, words, weeks, missions } = tell(match, 1, language).scene;
      const texts = [
        ...log.map(({ text }) => text),
        ...words,
        ...weeks.flatMap((week) => week.missions.map(({ name, line }) => `${name} ${line}`)),
        ...missions.flatMap(({ eyebrow, title, about }) => [eyebrow, title, about]),
      ];
      expect(texts.filter((text) => text.trim() === '' || /undefined|guadalcanal-|NaN/.test(text))).toEqual([]);
      if (language === 'fr') expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
      const view = viewOf(match, 1);
      for (let n = 0; n < guadalcanalRoom.reportsIn(view); n++) {
        const report = guadalcanalRoom.report(view, n, language);
        expect([report?.title, report?.story, report?.result]).not.toContain('');
      }
    }
  }, 60_000);

  test('its title is said in the language of the page, with its months', () => {
    const { sheet } = begun().state.fixed;
    const title = titleOfGuadalcanal(sheet, 'en');
    expect(Object.values(en.campaignTitles)).toContain(title);
    expect(titleIn(title, fr)).toBe(titleOfGuadalcanal(sheet, 'fr'));
  });
});

describe('a carrier battle inside', () => {
  const room = guadalcanalRoom as unknown as CampaignRoom;
  let battle: Promise<Campaign> | null = null;
  const fighting = (): Promise<Campaign> => {
    battle ??= flownTo({ carriers: true }, ({ state: { inner } }) => {
      return inner !== null && 'tracks' in inner && inner.inner === null && inner.log.length > 1;
    });
    return battle;
  };

  test('is told by its own room: what it sees and has been told is of the battle alone', async () => {
    const match = await fighting();
    const view = viewOf(match, 1);
    if (view.inner === null) throw new Error('no battle is fought');
    const inside = room.campaignInside?.(view.inner) ?? null;
    expect(inside?.system).toBe('zero-carriers');
    const telling = tableOf(room).tell({ view: view as never, told: match.told(1), players: [], language: 'en' });
    expect(telling.scene.turn).toContain('Turn');
    const session = {
      look: () => ({ view, told: match.told(1), decision: null, forced: null, done: [], mayUndo: false, choices: 0 }),
    };
    const look = sessionInside(session as never, room).look(1);
    expect(look.view).toBe(view.inner);
    expect(look.told.length).toBeGreaterThan(0);
    expect(look.told.filter((event) => String((event as { event: string }).event).startsWith('guadalcanal-'))).toEqual(
      [],
    );
    // And nothing of it is told at the desk of the whole.
    expect(tell(match, 1).scene.log.at(-1)?.text).toContain('declare');
  }, 60_000);

  test('its Strikes are found among the Missions of the record, each at its move of the whole', async () => {
    const match = await fighting();
    const read = readRecord(writeRecord(match, 'keeper'));
    if (!read.ok) throw new Error('the record cannot be read');
    const again = replay(zeroGuadalcanal, read.value);
    if (!again.ok) throw new Error('the record cannot be played');
    const flown = missionsFlown(room, again.value as unknown as Match, 'en');
    const games = gamesInside(again.value);
    const strikes = games
      .filter((game) => game.match.game.id === 'zero-carriers')
      .flatMap((game) => gamesInside(game.match));
    expect(flown).toHaveLength(games.length - 1 + strikes.length);
    expect(flown.every(({ match: one }) => one.game.id === 'zero')).toBe(true);
    expect(flown.map(({ from }) => from)).toEqual(flown.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(new Set(flown.map(({ title }) => title)).size).toBe(flown.length);
  }, 60_000);
});
