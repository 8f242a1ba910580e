import { describe, expect, test } from 'vitest';
import {
  below,
  chanceFrom,
  chanceIn,
  EVERYONE,
  gamesInside,
  hashState,
  Match,
  NOBODY,
  only,
  resample,
  type Table,
  type TableState,
} from '../src/index.ts';
import { quintain, season, squire } from './season/index.ts';
import type { Quintain } from './season/quintain.ts';
import { tournament } from './tournament/index.ts';

function started(seed: string, chance?: typeof chanceFrom) {
  const match = Match.start(season, { weeks: 2 }, seed, chance);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}
type Summer = ReturnType<typeof started>;

/** Plays at random, to the end or until it is so far; `look` sees every moment before a choice. */
function play(match: Summer, isThere: () => boolean = () => false, look: () => void = () => {}): Summer {
  const chance = chanceFrom('players');
  while (match.state.outcome === null && !isThere()) {
    look();
    const decisions = match.table.decisions();
    const { seat, id, options } = decisions[below(chance, decisions.length)];
    match.choose(seat, id, options[below(chance, options.length)]);
  }
  return match;
}

/** A run in which nothing is drawn, and the end after it. */
const ride = {
  ask: 'run',
  because: 'Q-2',
  several: false,
  who: () => 0,
  options: () => [{ do: 'ride' }],
  chosen: () => {},
};
const over = (t: { finish(outcome: object): void }): void => t.finish({ winners: [], because: 'Q-3' });

const depthOf = (s: TableState): number => (s.inner ? 1 + depthOf(s.inner) : 0);

describe('a game that is over inside another', () => {
  test('is reckoned with: each joust that was won is a point, and stands in the log', () => {
    const started = Match.start(tournament, { jousts: 3 }, 'reckoned');
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    const chance = chanceFrom('players');
    for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions())
      match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
    const winners = gamesInside(match).map(({ match: { state } }) => state.outcome?.winners[0] ?? null);
    expect(match.state.log.map(({ winner }) => winner)).toEqual(winners);
    expect(match.state.points).toEqual([0, 1].map((seat) => winners.filter((winner) => winner === seat).length));
    expect(winners.some((winner) => winner !== null)).toBe(true);
  });
});

describe('the games that were played inside a match', () => {
  test.each([
    ['a secret', undefined],
    ['no secret', chanceFrom],
  ])('are those that began, each with its own choices, where there is %s', (_, chance) => {
    const match = play(started('cut out', chance));
    const games = gamesInside(match);
    expect(games.length).toBeGreaterThan(1);
    expect(games.map(({ match: { game, seed } }) => [game.id, seed])).toEqual(
      match.table.begun.map(({ game, seed }) => [game.id, seed]),
    );
    for (const { from, seating, match: inner } of games) {
      const outside = match.moves.slice(from, from + inner.moves.length);
      expect(inner.state.outcome).not.toBeNull();
      expect(outside.map(({ text }) => text)).toEqual(inner.moves.map(({ text }) => text));
      expect(outside.map(({ seat }) => seat)).toEqual(inner.moves.map(({ seat }) => seating?.[seat]));
      expect(inner.state.chance.secret === undefined).toBe(chance !== undefined);
    }
  });

  test('include the one that is being played, as it stands', () => {
    const match = started('now');
    play(match, () => depthOf(match.state) === 2 && match.moves.length > 20);
    const latest = gamesInside(match).at(-1);
    expect(latest && hashState(latest.match.state)).toBe(match.state.inner && hashState(match.state.inner));
    expect(latest && gamesInside(latest.match).at(-1)?.match.state).toEqual(match.state.inner?.inner);
  });

  test('are not known of a match that was arranged by hand', () => {
    const match = play(started('by hand'));
    match.arrange(() => {});
    expect(gamesInside(match)).toEqual([]);
  });

  test('have secrets of their own, also where the first of them is over after the first choice', () => {
    let short = 0;
    for (let n = 0; n < 40; n++) {
      const alone = Match.start(squire, {}, `secrets ${n}`);
      if (!alone.ok) throw new Error(alone.problem.code);
      const match = alone.value;
      for (let made = 0; made < 4 && match.state.outcome === null; made++) {
        const [{ seat, id, options }] = match.table.decisions();
        match.choose(seat, id, options[0]);
      }
      const games = gamesInside(match).map((game) => game.match);
      if ((games[0].options as { readonly runs: number }).runs === 1) short++;
      expect(new Set(games.map(({ seed }) => seed)).size).toBe(games.length);
    }
    expect(short).toBeGreaterThan(0);
  });

  test('begin with the match where it begins with one; its seats are then the same', () => {
    const alone = Match.start(squire, {}, 'alone');
    if (!alone.ok) throw new Error(alone.problem.code);
    expect(gamesInside(alone.value)).toMatchObject([{ from: 0, seating: null }]);
  });
});

describe('a game in a game in a game', () => {
  test('tells those who sit at it what it would tell them alone, and the others what all may know', () => {
    const match = play(started('heard'));
    for (const { match: inner, seating } of gamesInside(match)) {
      for (let seat = -1; seat < 4; seat++) {
        const told = inner.told(seating?.indexOf(seat) ?? seat);
        const heard = match.told(seat).map((event) => JSON.stringify(event));
        for (const event of told) expect(heard).toContain(JSON.stringify(event));
      }
    }
    const secrets = match.log.filter(({ audience }) => audience !== EVERYONE);
    expect(secrets.length).toBeGreaterThan(0);
  });

  test('lets those who sit at it take back what they could take back alone', () => {
    const match = started('back');
    const mayUndo: boolean[] = [];
    const isThere = (): boolean => depthOf(match.state) === 2 && match.moves.length > 60;
    play(match, isThere, () => mayUndo.push(match.canUndo(match.moves.at(-1)?.seat ?? 0)));
    for (const { match: inner, from } of gamesInside(match)) {
      const alone = Match.start(inner.game, inner.options, inner.seed);
      if (!alone.ok) throw new Error(alone.problem.code);
      const mayUndoAlone = inner.moves.map(({ seat, text }) => {
        expect(alone.value.chooseText(seat, text).ok).toBe(true);
        return alone.value.canUndo(seat);
      });
      // What follows the last choice is up to the outer game.
      const choices = inner.moves.length - 1;
      expect(mayUndo.slice(from + 1, from + 1 + choices)).toEqual(mayUndoAlone.slice(0, choices));
    }
    expect(mayUndo).toContain(true);
  });

  test('that is over is told, seed and all: the choice that ended it is final, but in a record of version 2', () => {
    const ends = (format: 1 | 2 | 3): boolean[] =>
      Array.from({ length: 12 }, (_, n) => {
        const begun = Match.start(tournament, { jousts: 3 }, `over ${n}`, chanceIn(format));
        if (!begun.ok) throw new Error(begun.problem.code);
        const match = begun.value;
        const chance = chanceFrom(`players ${n}`);
        const mayUndo: boolean[] = [];
        while (match.state.outcome === null) {
          const { inner } = match.state;
          const decisions = match.table.decisions();
          const { seat, id, options } = decisions[below(chance, decisions.length)];
          match.choose(seat, id, options[below(chance, options.length)]);
          if (inner?.outcome) mayUndo.push(match.canUndo(seat));
        }
        return mayUndo;
      }).flat();
    for (const format of [1, 3] as const) expect(ends(format)).not.toContain(true);
    expect(ends(3).length).toBeGreaterThan(30);
    expect(ends(2)).toContain(true);
  });

  test('has shown what it shows to those who sit at it, and to nobody else', () => {
    const showing = { ...ride, chosen: (t: Table<TableState, object, object>) => t.show(only(0)) };
    const flows = [{ name: quintain.flows[0].name, steps: [showing, ride, over] }];
    const [kind] = season.inner ?? [];
    const begun = Match.start(
      { ...season, inner: [kind, { ...quintain, flows }] } as unknown as typeof season,
      {},
      'shown',
    );
    if (!begun.ok) throw new Error(begun.problem.code);
    const match = begun.value;
    const shown: boolean[] = [];
    play(match, undefined, () => {
      const [frame] = match.state.inner?.frames ?? [];
      const hasShown = frame?.flow === quintain.flows[0].name && frame.step === 1;
      if (hasShown) shown.push(match.table.shown === only(match.state.asks[0].seat));
    });
    expect(shown).toContain(true);
    expect(shown).not.toContain(false);
  });

  test('begins with a seed that has been drawn, and the choice before it stands', () => {
    const calm = {
      ...quintain,
      flows: [{ name: quintain.flows[0].name, steps: [ride, ride, over] }],
    } as typeof quintain;
    const steps = squire.flows[0].steps.map((step) => (typeof step === 'function' ? () => {} : step));
    const campaign = { ...squire, inner: [calm], flows: [{ name: squire.flows[0].name, steps }] };
    const match = Match.start(campaign as unknown as typeof squire, {}, 'calm');
    if (!match.ok) throw new Error(match.problem.code);
    const mayUndo = ['ride', 'ride', 'ride'].map((text) => {
      expect(match.value.chooseText(0, text).ok).toBe(true);
      return match.value.canUndo(0);
    });
    expect(mayUndo).toEqual([true, false, true]);
  });

  test('makes a choice final when a card is drawn that nobody sees', () => {
    const mayUndo = (chosen: (t: Table<Quintain, object, object>) => void): boolean => {
      const flows = [{ name: quintain.flows[0].name, steps: [{ ...ride, chosen }, ride, over] }];
      const campaign = { ...squire, inner: [{ ...quintain, flows }] } as unknown as typeof squire;
      const match = Match.start(campaign, {}, 'face down');
      if (!match.ok) throw new Error(match.problem.code);
      expect(match.value.chooseText(0, 'ride').ok).toBe(true);
      return match.value.canUndo(0);
    };
    expect(mayUndo(() => {})).toBe(true);
    expect(mayUndo((t) => t.state.scored.push(t.draw(t.state.deck, NOBODY)))).toBe(false);
  });

  test('that asks nobody is over at once, and the outer one goes on', () => {
    const silent = { ...quintain, flows: [{ name: quintain.flows[0].name, steps: [over] }] } as typeof quintain;
    const match = Match.start({ ...squire, inner: [silent] } as unknown as typeof squire, {}, 'silent');
    if (!match.ok) throw new Error(match.problem.code);
    expect(match.value.state.outcome).toEqual({ winners: [], because: 'P-2' });
    expect(gamesInside(match.value)).toHaveLength(3);
  });

  test('that is over at once has had its own people at the table, whoever sits at the next one', () => {
    const silent = { ...quintain, flows: [{ name: quintain.flows[0].name, steps: [over] }] } as typeof quintain;
    const [kind] = season.inner ?? [];
    const match = Match.start({ ...season, inner: [kind, silent] } as unknown as typeof season, {}, 'over at once');
    if (!match.ok) throw new Error(match.problem.code);
    const games = gamesInside(play(match.value));
    expect(games.map(({ match: { game } }) => game.id)).toContain('quintain');
    for (const { match: inner, seating } of games) expect(seating).toHaveLength(inner.state.asked.length);
  });

  test('is asked, written, read and looked at as the game is that lies deepest', () => {
    const match = started('handed down');
    const depths = new Set<number>();
    play(match, undefined, () => {
      const { table, state } = match;
      depths.add(depthOf(state));
      for (const ask of state.asks) {
        if (ask.choice !== null) continue;
        const { seat, id, kind, options } = table.decision(ask);
        expect([seat, id, kind]).toEqual([ask.seat, ask.id, table.kind()]);
        expect(table.look(ask)).toEqual(options);
        expect(table.options(ask)).toEqual(options);
        for (const option of options) {
          const text = season.write(state, option, seat).toLowerCase();
          expect([season.reads(state, text), season.tidy?.(state, text, seat)]).toEqual([true, text]);
        }
        expect(season.reads(state, 'checkmate')).toBe(false);
      }
    });
    expect([...depths].sort()).toEqual([0, 1, 2]);
  });

  test('can be made up by every seat so that it sees the same, with another chance inside than outside', () => {
    const match = started('made up');
    const chance = chanceFrom('bots');
    play(match, undefined, () => {
      for (let seat = 0; seat < 4; seat++) {
        const view = season.observe(match.state, seat);
        const made = resample(season, view, chance);
        expect(season.observe(made, seat)).toEqual(view);
        expect(made.asks.map(({ choice }) => choice !== null)).toEqual(view.asks.map(({ answered }) => answered));
        if (!made.inner) continue;
        expect(made.inner.chance.words).not.toEqual(made.chance.words);
        // What is made up for somebody who has chosen in secret is the same at both tables.
        expect(made.asks.map(({ choice }) => choice)).toEqual(made.inner.asks.map(({ choice }) => choice));
      }
    });
  });
});
