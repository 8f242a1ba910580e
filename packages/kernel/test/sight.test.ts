import { describe, expect, test } from 'vitest';
import { bareView, below, chanceFrom, hash, idOf, Match, type Sight, shared, wholeView } from '../src/index.ts';
import { sharedLittle } from '../src/shared.ts';
import { joust } from './reference/index.ts';
import { season } from './season/index.ts';

function started(seed: string, options: object = {}) {
  const match = Match.start(joust, options, seed);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}

test('a sight holds view, decision with refusals, what was told, and whether something can be taken back', () => {
  const match = started('sight');
  const before = match.sight(0);
  expect(before).toMatchObject({
    seat: 0,
    from: 0,
    mayUndo: false,
    choices: 0,
    decision: {
      kind: 'pace',
      refusals: expect.arrayContaining([expect.objectContaining({ reason: 'after-the-paces' })]),
    },
  });
  expect(before.told).toEqual(match.told(0));
  match.chooseText(0, 'gallop');
  expect(match.sight(0, 0)).toMatchObject({ decision: null, mayUndo: true, choices: 1 });
  expect(match.sight(1, 0)).toMatchObject({ decision: { id: 1 }, mayUndo: false, choices: 1 });
  match.chooseText(1, 'walk');
  const attack = match.sight(0, 1);
  expect(attack.decision?.refusals.length).toBeGreaterThan(0);
  expect(attack.told).toContainEqual(expect.objectContaining({ event: 'paces' }));
  expect(match.sight(-1).decision).toBeNull();
});

test('whoever says that he knew what cannot be known is told all again', () => {
  const match = started('since');
  for (const seat of [0, 1]) match.chooseText(seat, 'walk');
  const all = match.told(0);
  expect(all.length).toBeGreaterThan(0);
  for (const since of [Number.NaN, Infinity, -Infinity, -1, 1.5, 3, 100, '2' as unknown as number, {} as number])
    expect(match.sight(0, since), String(since)).toMatchObject({ from: 0, told: all });
  expect(match.sight(0, 2)).toMatchObject({ from: all.length, told: [] });
});

test('whoever has no seat at the table sees and hears what all may, and nothing else', () => {
  const match = started('strangers');
  const chance = chanceFrom('strangers');
  for (let n = 0; n < 12; n++) {
    const [{ seat, id, options }] = match.table.decisions();
    match.choose(seat, id, options[below(chance, options.length)]);
  }
  const everybody = match.sight(-1);
  expect(Math.max(match.sight(0).told.length, match.sight(1).told.length)).toBeGreaterThan(everybody.told.length);
  for (const seat of [2, 32, 33, 0.5, -2, Number.NaN, '0', null]) {
    expect(match.sight(seat as number)).toEqual(everybody);
    expect(match.told(seat as number)).toEqual(everybody.told);
  }
});

/** Somebody far away who only ever gets what is new. */
class Listener<E> {
  told: E[] = [];
  private seen = 0;
  hear({ from, told, choices }: Sight<object, E, never>): void {
    this.told = [...this.told.slice(0, from), ...told];
    this.seen = choices;
  }
  get since(): number {
    return this.seen;
  }
}

test('whoever has missed more than the latest 32 lines is told all again, whoever has not only what is new', () => {
  const match = started('lines', { turns: 12 });
  const chance = chanceFrom('lines');
  const ends: number[] = [];
  while (match.state.outcome === null) {
    const [{ seat, id, options }] = match.table.decisions();
    match.choose(seat, id, options[below(chance, options.length)]);
    ends.push(match.told(0).length);
  }
  const lines = match.history.length;
  expect(lines).toBeGreaterThan(40);
  for (let since = 1; since <= lines; since++) {
    const { from, told } = match.sight(0, since);
    expect(from).toBe(since > lines - 32 ? ends[since - 1] : 0);
    expect(told).toEqual(match.told(0).slice(from));
  }
});

test('whoever asks now and then for what is new has been told what was told, whatever was taken back', () => {
  const chance = chanceFrom('listeners');
  for (let game = 0; game < 40; game++) {
    const match = started(`listen ${game}`, { turns: 4 });
    const listeners = [-1, 0, 1].map((seat) => ({ seat, ear: new Listener<object>() }));
    while (match.state.outcome === null) {
      const [{ seat, id, options }] = match.table.decisions();
      match.choose(seat, id, options[below(chance, options.length)]);
      const last = match.moves.at(-1)?.seat ?? 0;
      if (match.canUndo(last) && below(chance, 2) === 0) match.undo(last);
      for (const { seat: who, ear } of listeners) {
        if (below(chance, 3) > 0) continue;
        ear.hear(match.sight(who, ear.since) as never);
        expect(ear.told).toEqual(match.told(who));
      }
    }
  }
});

describe('what never changes', () => {
  test('is left out of a sight, known by its id, and put back where it was', () => {
    const match = started('fixed');
    const { view, fixed } = match.sight(1);
    expect(view).not.toHaveProperty('fixed');
    expect(fixed).toHaveLength(1);
    const sent = fixed.map((id) => match.fixed(id) ?? {});
    expect(wholeView(view, sent)).toEqual(match.game.observe(match.state, 1));
    expect(match.fixed('nonsense')).toBeNull();
  });

  test('of games inside too', () => {
    const started = Match.start(season, { weeks: 2 }, 'deep');
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    const depths = new Set<number>();
    while (match.state.outcome === null) {
      const [{ seat, id, options }] = match.table.decisions();
      match.choose(seat, id, options[0]);
      const { view, fixed } = match.sight(2);
      depths.add(fixed.length);
      expect(JSON.stringify(view)).not.toContain('"fixed"');
      expect(
        wholeView(
          view,
          fixed.map((one) => match.fixed(one) ?? {}),
        ),
      ).toEqual(season.observe(match.state, 2));
    }
    expect([...depths].sort()).toEqual([1, 2, 3]);
  });

  test('is shared by matches with the same options, and not by others', () => {
    expect(started('a').state.fixed).toBe(started('b').state.fixed);
    expect(started('a', { turns: 3 }).state.fixed).not.toBe(started('b').state.fixed);
    expect(started('a').options).toBe(started('b').options);
    const copying: typeof joust = {
      ...joust,
      setup: (options, chance) => Object.assign(joust.setup(options, chance), { fixed: { ...options } }),
    };
    const fixedOf = (): object | null => {
      const match = Match.start(copying, {}, 'a');
      return match.ok ? match.value.state.fixed : null;
    };
    expect(fixedOf()).toBe(fixedOf());
    expect(idOf({ a: 1, b: 2 })).toBe(idOf({ b: 2, a: 1 }));
  });

  test('is not taken for something else that somebody has made to look like it', () => {
    const [name, other] = [
      '饊恗一跖憱倀义乺倀葢餿倀蹗恲一傪哝廗傰囔倀缧骬倀柭涃亀禃殝倀驶蓕倀嗺验倀榔睳倀貕逾嵣侽亏一伨轾一呎钴一拌鵋一墍鮃一',
      '轋薻廭跖憱倀剸婹帄葢餿倀蹗恲一啢悤一鱦佰嗒両礴峮鿚諊一禃殝倀堹狂嚪嗺验倀榔睳倀貕逾嵣侽亏一伨轾一呎钴一拌鵋一墍鮃一',
    ];
    expect(hash({ name })).toBe(hash({ name: other }));
    const first = shared({ name });
    expect(shared({ name: other })).toEqual({ name: other });
    expect(shared({ name: other })).not.toBe(first);
    expect(idOf({ name })).not.toBe(idOf({ name: other }));
  });

  test('is forgotten when many others have been wanted since', () => {
    const first = shared({ number: 'first' });
    for (let n = 0; n < 300; n++) shared({ number: n });
    expect(shared({ number: 'first' })).not.toBe(first);
  });

  test('little things that are said again are one and the same, until there are ten thousand others', () => {
    const first = sharedLittle({ said: 'tally-ho' });
    expect(sharedLittle({ said: 'tally-ho' })).toBe(first);
    for (let n = 0; n < 10_000; n++) sharedLittle({ said: n });
    expect(sharedLittle({ said: 'tally-ho' })).not.toBe(first);
  });

  test('and however many others there are, as long as they are said again', () => {
    const first = sharedLittle({ said: 'again' });
    for (let n = 0; n < 30_000; n++) {
      sharedLittle({ unsaid: n });
      if (n % 4000 === 0) expect(sharedLittle({ said: 'again' })).toBe(first);
    }
  });

  test('a bare view of a game without games inside says nothing of them', () => {
    expect(bareView(joust.observe(started('bare').state, 0))).not.toHaveProperty('inner');
  });
});
