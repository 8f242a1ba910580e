import { answer, arenaOf, type MeasuredSystem, type Thumbs } from '@tallyho/bots';
import { downInFlames, downInFlamesTrial } from '@tallyho/down-in-flames';
import {
  below,
  chanceFrom,
  type Game,
  Match,
  readRecord,
  type TableState,
  type TableView,
  type Trial,
  writeRecord,
} from '@tallyho/kernel';
import { wingsOfWar, wingsOfWarTrial } from '@tallyho/wings-of-war';
import { zero, zeroTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { duelTale } from '../src/down-in-flames/tale.ts';
import { type Told, tellChoices } from '../src/story/deeds.ts';
import { type Look, looksOf, spread } from '../src/story/looks.ts';
import { type KeyMoment, keyMoments } from '../src/story/moments.ts';
import type { DeedKind, Tale } from '../src/story/tale.ts';
import { isSlip, type Judged } from '../src/story/verdict.ts';
import { wingsTale } from '../src/wings-of-war/tale.ts';
import { sayDeed } from '../src/wings-of-war/words/say-deed.ts';
import { zeroTale } from '../src/zero/tale.ts';

function duel() {
  const chance = chanceFrom('story');
  const match = Match.start(downInFlames, {}, 'story');
  if (!match.ok) throw new Error(match.problem.code);
  const { value } = match;
  for (let [ask] = value.table.decisions(); ask !== undefined; [ask] = value.table.decisions())
    value.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
  return value;
}

describe('looking back at a fight', () => {
  test('sees every real choice of a seat as it saw it, and what it took', () => {
    const match = duel();
    const record = readRecord(writeRecord(match, 'keeper'));
    if (!record.ok) throw new Error(record.problem.code);
    const looks = looksOf(downInFlames, record.value, 1);
    expect(looks.length).toBeGreaterThan(5);
    for (const { view, decision, taken, step } of looks) {
      expect(decision.seat).toBe(1);
      expect(match.moves[step].seat).toBe(1);
      expect(decision.options[taken]).toBeDefined();
      expect(view).toMatchObject({ seat: 1 });
    }
    expect(looks.map(({ step }) => step)).toEqual(looks.map(({ step }) => step).toSorted((a, b) => a - b));
  });

  test('spreads what is looked at from the first to the last', () => {
    expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  });
});

describe('the turning point', () => {
  const SEAT = 0;
  const at = (step: number): Look => ({ step, taken: 0 }) as Look;
  const judge = (step: number, best: number, taken = best): Judged => ({ look: at(step), best, taken, better: 1 });
  /** A fight as it is told: who did what, and what the first and the second seat lost with it. */
  const tell = (
    ...choices: readonly (readonly [seat: number, deed: DeedKind | null, lost?: [number, number]])[]
  ): Told[] =>
    choices.map(([seat, deed, lost = [0, 0]], step) => ({ seat, deed, lost, turn: step + 1, together: step }));

  /** The largest change. */
  const turningPoint = (...given: Parameters<typeof keyMoments>): KeyMoment | null => keyMoments(...given)[0] ?? null;

  test('is one’s own move when the bot thought little of it', () => {
    const told = tell([0, 'move'], [1, 'move'], [0, 'move'], [1, null], [1, 'shot'], [0, null]);
    const judged = [judge(0, 0.5), judge(2, 0.6, 0.2), judge(5, 0.2)];
    expect(turningPoint(judged, 0.2, told, SEAT)).toMatchObject({ from: 0.6, to: 0.2, turn: 3, deed: 2 });
  });

  test('is the last thing done after it when the move was good', () => {
    const told = tell([0, 'move'], [1, 'move'], [0, 'move'], [1, 'move'], [1, null], [0, null]);
    const judged = [judge(0, 0.5), judge(2, 0.6), judge(5, 0.2)];
    expect(turningPoint(judged, 0.2, told, SEAT)).toMatchObject({ from: 0.6, to: 0.2, deed: 3 });
  });

  test('is the shot that was not answered, and neither passing nor ending the turn', () => {
    const told = tell([1, 'shot'], [0, null, [4, 0]], [1, 'move'], [0, null], [1, null], [0, null]);
    const judged = [judge(1, 0.6, 0.2), judge(5, 0.2)];
    expect(turningPoint(judged, 0.2, told, SEAT)).toMatchObject({ from: 0.6, to: 0.2, turn: 1, deed: 0 });
  });

  test('is the shot that an answer did not stop', () => {
    const told = tell([0, null], [1, 'shot'], [0, 'answer'], [1, 'answer'], [0, null, [3, 0]], [1, null], [0, null]);
    expect(turningPoint([judge(0, 0.6), judge(6, 0.2)], 0.2, told, SEAT)).toMatchObject({ deed: 1 });
  });

  test('is what hit the enemy when the chance rose, whatever one lost oneself', () => {
    const told = tell([0, 'shot', [0, 2]], [1, 'shot', [5, 0]], [0, 'move'], [0, null]);
    expect(turningPoint([judge(0, 0.4), judge(3, 0.9)], 0.9, told, SEAT)).toMatchObject({ deed: 0 });
  });

  test('of shots fired at once is the one that hit', () => {
    const told = tell([0, 'shot'], [1, 'shot', [0, 5]], [0, null]).map((each, i) =>
      i === 1 ? { ...each, together: 0 } : each,
    );
    expect(turningPoint([judge(0, 0.4), judge(2, 0.9)], 0.9, told, SEAT)).toMatchObject({ deed: 0 });
  });

  test('is never in a time in which nobody did anything: it belongs to what was done before', () => {
    const told = tell([0, 'shot', [0, 3]], [0, null], [1, null], [0, null]);
    const judged = [judge(0, 0.4), judge(1, 0.5), judge(3, 0.9)];
    expect(turningPoint(judged, 0.9, told, SEAT)).toMatchObject({ from: 0.4, to: 0.9, deed: 0 });
    expect(turningPoint(judged, 0.9, tell([0, null], [0, null], [1, null], [0, null]), SEAT)).toBeNull();
  });

  test('may be the very end', () => {
    const told = tell([0, null], [1, 'move'], [0, 'shot', [0, 9]], [1, null]);
    expect(turningPoint([judge(0, 0.5)], 1, told, SEAT)).toMatchObject({ from: 0.5, to: 1, deed: 2 });
    expect(turningPoint([], 1, told, SEAT)).toBeNull();
  });
});

describe('key moments', () => {
  const look = (step: number, taken = 0): Look => ({ step, taken }) as Look;
  const judge = (step: number, best: number, taken = best, better = 1): Judged => ({
    look: look(step),
    best,
    taken,
    better,
  });
  /** A hundred choices, every one of them a move of the first seat. */
  const told = Array.from(
    { length: 100 },
    (_, step): Told => ({
      seat: step % 2,
      deed: 'move',
      lost: [0, 0],
      turn: 1 + Math.floor(step / 20),
      together: step,
    }),
  );

  test('are the largest changes of eight points and more, the largest first, five at most', () => {
    const chances = [0.5, 0.6, 0.53, 0.7, 0.4, 0.8, 0.71, 0.2, 0.9];
    const judged = chances.map((chance, i) => judge(i * 10, chance));
    const moments = keyMoments(judged, 0.9, told, 0);
    expect(moments.map(({ from, to }) => [from, to])).toEqual([
      [0.2, 0.9],
      [0.71, 0.2],
      [0.4, 0.8],
      [0.7, 0.4],
      [0.53, 0.7],
    ]);
    expect(keyMoments([judge(0, 0.5), judge(10, 0.59)], 0.59, told, 0)).toHaveLength(1);
    expect(keyMoments([judge(0, 0.5), judge(10, 0.57)], 0.57, told, 0)).toEqual([]);
  });

  test('are at least six hundredths of the line apart', () => {
    const near = [judge(0, 0.2), judge(10, 0.9), judge(15, 0.4), judge(30, 0.4)];
    expect(keyMoments(near, 0.4, told, 0).map(({ at }) => at)).toEqual([10]);
    const far = [judge(0, 0.2), judge(10, 0.9), judge(16, 0.4), judge(30, 0.4)];
    expect(keyMoments(far, 0.4, told, 0).map(({ at }) => at)).toEqual([10, 16]);
  });

  test('tell when it showed: with what was lost', () => {
    const hit = told.map((each, step) =>
      step === 6
        ? { ...each, deed: null, lost: [3, 0] }
        : step === 4
          ? { ...each, deed: 'shot' as const, seat: 1 }
          : { ...each, deed: null },
    );
    expect(keyMoments([judge(3, 0.6), judge(9, 0.2)], 0.2, hit, 0)[0]).toMatchObject({ deed: 4, at: 7, turn: 1 });
  });

  test('name the dearest of one’s own mistakes meanwhile, and none where the chance rose', () => {
    const judged = [judge(0, 0.7, 0.6), judge(10, 0.3), judge(20, 0.3)];
    expect(keyMoments(judged, 0.3, told, 0)[0].slip).toBe(judged[0]);
    expect(keyMoments([judge(0, 0.7, 0.65), judge(10, 0.3)], 0.3, told, 0)[0].slip).toBeNull();
    expect(keyMoments([judge(0, 0.3, 0.1), judge(10, 0.7)], 0.7, told, 0)[0].slip).toBeNull();
  });

  test('a choice is a mistake from six points on, and never the bot’s own', () => {
    expect(isSlip(judge(0, 0.56, 0.5))).toBe(true);
    expect(isSlip(judge(0, 0.55, 0.5))).toBe(false);
    expect(isSlip(judge(0, 0.9, 0.5, 0))).toBe(false);
  });
});

/** What keeps a game going and is no more than that, by the verbs of the games. */
const bookkeeping = new Set(
  [
    ['pass', 'done', 'stay', 'hold', 'keep', 'idle', 'no-tail'],
    ['act', 'discard', 'draw', 'exchange', 'ready', 'again', 'agree', 'refuse', 'leave-choice', 'name'],
    ['fly', 'pilot', 'start', 'begin', 'shift', 'winds', 'flak', 'place'],
  ].flat(),
);

interface Flown<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly game: Game<S, C, E, V, O>;
  readonly tale: Tale<S, C>;
  readonly trial: Pick<Trial<S, C, E, V, O>, 'deal'>;
  readonly thumbs: Thumbs;
}

/** Flies a fight of any kind, by chance or as a Pilot does, and looks back at it with a bot that guesses. */
function namedIn<S extends TableState, C extends { readonly do: string }, E, V extends TableView, O extends object>(
  { game, tale, trial, thumbs }: Flown<S, C, E, V, O>,
  seed: number,
): string[] {
  const chance = chanceFrom(`told ${seed}`);
  const started = Match.start(game, trial.deal(chanceFrom(seed)), String(seed));
  if (!started.ok) throw new Error(started.problem.code);
  const match = started.value;
  const verbs: string[] = [];
  for (let [ask] = match.table.decisions(); ask !== undefined; [ask] = match.table.decisions()) {
    const view = game.observe(match.state, ask.seat);
    const any = ask.options[below(chance, ask.options.length)];
    const choice = seed % 2 === 0 ? any : answer(thumbs, 'pilot', view, ask, chance);
    verbs.push(choice.do);
    match.choose(ask.seat, ask.id, choice);
  }
  const record = readRecord(writeRecord(match, 'keeper'));
  if (!record.ok) throw new Error(record.problem.code);
  const told = tellChoices(game, tale, record.value);
  expect(told).toHaveLength(verbs.length);
  const guess = (): number => below(chance, 101) / 100;
  return [0, 1].flatMap((seat) => {
    const judged = spread(looksOf(game, record.value, seat), 24).map((look) => ({
      look,
      best: guess(),
      taken: guess(),
      better: 0,
    }));
    return keyMoments(judged, guess(), told, seat).map(({ deed }) => verbs[deed]);
  });
}

describe('of many fights a key moment', () => {
  const GAMES = 24;
  const shots = { dif: ['attack', 'turret', 'bomb'], zero: ['play', 'wingman'], wow: ['fire', 'plan'] };
  const named = async <
    S extends TableState,
    C extends { readonly do: string },
    E,
    V extends TableView,
    O extends object,
  >(
    system: MeasuredSystem,
    flown: Omit<Flown<S, C, E, V, O>, 'thumbs'>,
  ): Promise<string[]> => {
    const { thumbs } = await arenaOf(system);
    return Array.from({ length: GAMES }, (_, seed) => namedIn({ ...flown, thumbs }, seed)).flat();
  };

  test('of Down In Flames is never bookkeeping', async () => {
    const verbs = await named('down-in-flames', { game: downInFlames, tale: duelTale, trial: downInFlamesTrial });
    expect(verbs.filter((verb) => bookkeeping.has(verb))).toEqual([]);
    expect(verbs.some((verb) => shots.dif.includes(verb))).toBe(true);
  });

  test('of Zero! is never bookkeeping', async () => {
    const verbs = await named('zero', { game: zero, tale: zeroTale, trial: zeroTrial });
    expect(verbs.filter((verb) => bookkeeping.has(verb))).toEqual([]);
    expect(verbs.some((verb) => shots.zero.includes(verb))).toBe(true);
  });

  test('of Wings of War is never bookkeeping', async () => {
    const verbs = await named('wings-of-war', { game: wingsOfWar, tale: wingsTale, trial: wingsOfWarTrial });
    expect(verbs.filter((verb) => bookkeeping.has(verb))).toEqual([]);
    expect(shots.wow.every((verb) => verbs.includes(verb))).toBe(true);
  });
});

describe.each([
  ['en', /^programme of .+: [^,]+, [^,]+, [^,]+$/],
  ['fr', /^programme de .+ : [^,]+, [^,]+, [^,]+$/],
] as const)('what was done in Wings of War, in %s', (language, programme) => {
  test('names all three cards of a programme, whichever of them it was', () => {
    const started = Match.start(wingsOfWar, {}, 'programme');
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    for (let i = 0; i < 12; i++) {
      const [ask] = match.table.decisions();
      match.choose(ask.seat, ask.id, ask.options[0]);
    }
    const record = readRecord(writeRecord(match, 'keeper'));
    if (!record.ok) throw new Error(record.problem.code);
    const said = [0, 2, 4].map((step) => sayDeed(record.value, step, language).replaceAll('\u00a0', ' '));
    expect(said[0]).toMatch(programme);
    expect(new Set(said).size).toBe(1);
  });
});
