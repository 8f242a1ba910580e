import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import {
  type Chance,
  freshTable,
  type Game,
  Match,
  ok,
  type Question,
  readRecord,
  replay,
  type TableState,
  viewTable,
} from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero } from '@tallyho/zero';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableOf as campaignTable } from '../../src/campaign/table.ts';
import { quickDuel } from '../../src/down-in-flames/begin.ts';
import { quickCampaign } from '../../src/down-in-flames/campaign/begin.ts';
import { campaigns } from '../../src/down-in-flames/campaign/campaigns.ts';
import { duelManners } from '../../src/down-in-flames/manners.ts';
import { askEverything } from '../../src/play/ask-everything.ts';
import { LocalSession } from '../../src/play/local-session.ts';
import { isForced } from '../../src/play/manners.ts';
import { keepPace } from '../../src/play/pace.ts';
import { bot, human } from '../../src/saved/players.ts';
import { quickFight as quickWings } from '../../src/wings-of-war/begin.ts';
import { wingsManners } from '../../src/wings-of-war/manners.ts';
import { quickFight as quickZero } from '../../src/zero/begin.ts';
import { zeroManners } from '../../src/zero/manners.ts';
import { type TestTable, tableOf, unwrapped } from './table.ts';

const campaignManners = campaignTable(campaigns).manners;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  askEverything(false);
  keepPace('calm');
});

const games = [
  ['Down In Flames', downInFlames, () => quickDuel(true), duelManners],
  ['a campaign', downInFlamesCampaign, quickCampaign, campaignManners],
  ['Zero!', zero, () => quickZero(true), zeroManners],
  ['Wings of War', wingsOfWar, () => quickWings(true), wingsManners],
] as const;

const duel = (seed = 'duel', around: Parameters<typeof tableOf>[4] = {}) =>
  tableOf(downInFlames, quickDuel(true), duelManners, seed, around);

/** A duel in which an answer of this kind is just being given for a person; it has been started. */
async function forcedDuel(kind: string, players = [human, bot('pilot')]): Promise<TestTable> {
  for (let n = 0; n < 50; n++) {
    const table = await duel(`forced ${n}`, { players });
    table.session.start();
    while (table.session.outcome === null) {
      if (table.session.look(0).forced?.kind === kind) return table;
      if (!table.answer()) await vi.advanceTimersToNextTimerAsync();
    }
  }
  throw new Error('nothing is ever answered for him');
}

describe('a question with one answer', () => {
  test.each(games)('%s: is answered for a person, and is a choice like any other', async (_, game, begin, manners) => {
    let count = 0;
    for (const seed of game === downInFlamesCampaign ? ['one'] : ['one', 'two', 'three', 'four']) {
      const { session, match, answer } = await tableOf(game, begin(), manners, seed);
      session.start();
      while (session.outcome === null) {
        const { decision } = session.look(0);
        if (decision !== null) expect(isForced(decision, manners)).toBe(false);
        if (!answer()) await vi.advanceTimersToNextTimerAsync();
      }
      const again = unwrapped(replay(match.game, unwrapped(readRecord(session.finished?.record ?? ''))));
      expect(again.state).toEqual(match.state);
      const { done } = session.look(0);
      count += done.length;
      for (const { kind, after } of done) {
        expect(manners.shown).not.toContain(kind);
        expect(match.moves[after].seat).toBe(0);
      }
    }
    if (game !== wingsOfWar) expect(count).toBeGreaterThan(0);
  });

  test('is asked all the same if somebody wants to be asked everything', async () => {
    const table = await duel();
    askEverything(true);
    table.session.start();
    let only = 0;
    while (table.session.outcome === null) {
      const { decision } = table.session.look(0);
      if (decision?.options.length === 1) only++;
      if (!table.answer()) await vi.advanceTimersToNextTimerAsync();
    }
    expect(only).toBeGreaterThan(0);
    expect(table.session.look(0).done).toEqual([]);
  });

  test('is neither put to anybody nor answered by somebody who only looks on', async () => {
    const table = await forcedDuel('answer');
    expect(table.session.look(0).decision).toBeNull();
    expect(table.session.askedSeats).toEqual([]);
    const { match } = table;
    const following = new LocalSession(match, table.saved, null, table.bots);
    table.session.stop();
    const before = match.moves.length;
    following.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect([following.look(0).forced, match.moves.length]).toEqual([null, before]);
  });

  test('is not answered in a lesson, which has its own say', async () => {
    const guide = { leads: true, permits: () => true, went: () => {} };
    const keeper = { keep: async () => 'kept' as const };
    let only = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { match, saved, bots, answer } = await duel(seed);
      const lesson = new LocalSession(match, saved, keeper, bots, guide, duelManners as never);
      lesson.start();
      while (lesson.outcome === null) {
        if (lesson.look(0).decision?.options.length === 1) only++;
        if (!answer(lesson)) await vi.advanceTimersToNextTimerAsync();
      }
      expect(lesson.look(0).done).toEqual([]);
    }
    expect(only).toBeGreaterThan(0);
  });

  test('between people is answered after the same time at every pace; alone, at the pace that is set', async () => {
    for (const [players, pace, wanted] of [
      [[human, human], 'calm', 900],
      [[human, human], 'at-once', 900],
      [[human, bot('pilot')], 'at-once', 0],
    ] as const) {
      keepPace(pace);
      const table = await forcedDuel('answer', [...players]);
      const before = table.match.moves.length;
      if (wanted > 0) await vi.advanceTimersByTimeAsync(wanted - 1);
      expect(table.match.moves.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(table.match.moves.length).toBeGreaterThan(before);
      table.session.stop();
    }
  });

  test('that shows something first is put to him', () => {
    const decision = { id: 1, seat: 0, kind: 'arrow', because: '', options: [{ do: 'arrow', arrow: 0 }] };
    expect(isForced(decision, campaignManners)).toBe(false);
    expect(isForced({ ...decision, kind: 'option' }, campaignManners)).toBe(true);
    expect(isForced({ ...decision, kind: 'plan' }, wingsManners)).toBe(false);
  });
});

/** At a fork two ways lead to one question each, with one answer, which has the same number on both. */
interface Fork extends TableState {
  way: string;
}
type Way = { go: string };
const at = (ask: string, ...ways: ((s: Fork) => string)[]): Question<Fork, Way, object, object> => ({
  ask,
  because: 'F-1',
  several: false,
  who: () => 0,
  options: (s) => ways.map((way) => ({ go: way(s) })),
  chosen(t, _, { go }) {
    t.state.way += go;
  },
});
const left = () => 'left ';
const right = () => 'right ';
const fork = {
  id: 'fork',
  version: 1,
  flows: [
    { name: 'walk', steps: [at('fork', left, right), at('on', ({ way }) => `${way}on `), at('last', left, right)] },
  ],
  options: (given: object) => ok(given),
  setup: (_: object, chance: Chance) => ({
    ...freshTable({}, 1, chance),
    frames: [{ flow: 'walk', step: 0, at: {} }],
    way: '',
  }),
  seats: () => ['walker'],
  observe: viewTable,
  write: (_: Fork, { go }: Way) => go,
  reads: () => true,
} as unknown as Game<Fork, Way, object>;

describe('taking back', () => {
  test('while the only answer is being given: what is asked instead, under the same number, is answered as well', async () => {
    const match = unwrapped(Match.start(fork, {}, 'fork'));
    const { saved, bots } = await duel();
    const session = new LocalSession(match, { ...saved, players: [human] }, { keep: async () => 'kept' }, bots);
    session.start();
    session.choose(0, 1, { go: 'left ' });
    expect(session.look(0).forced?.options).toEqual([{ go: 'left on ' }]);
    await vi.advanceTimersByTimeAsync(1);
    session.undo(0);
    session.choose(0, 1, { go: 'right ' });
    expect(session.look(0).forced).toMatchObject({ id: 2, options: [{ go: 'right on ' }] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([match.state.way, session.askedSeats]).toEqual(['right right on ', [0]]);
    expect(session.look(0).done.map(({ choice }) => choice)).toEqual([{ go: 'right on ' }]);
  });

  test('leads to the last choice that was really made, over what was answered for him', async () => {
    let found = 0;
    for (let n = 0; n < 60 && found < 3; n++) {
      const table = await duel(`undo ${n}`, { level: 'cadet' });
      const { session, match, answer } = table;
      session.start();
      while (session.outcome === null) {
        const asked = session.look(0).decision;
        if (!answer()) await vi.advanceTimersToNextTimerAsync();
        const { mayUndo, done } = session.look(0);
        const last = done.at(-1);
        if (last?.after !== match.moves.length - 1) continue;
        if (!mayUndo) {
          expect(match.undoDepth(0)).toBe(0);
          continue;
        }
        session.undo(0);
        found++;
        expect(session.look(0).done).toHaveLength(done.length - 1);
        expect(session.look(0).decision?.options.length).toBeGreaterThan(1);
        if (asked !== null) break;
      }
      session.stop();
    }
    expect(found).toBeGreaterThan(0);
  });
});
