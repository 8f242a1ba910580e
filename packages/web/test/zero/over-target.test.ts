import { below, chanceFrom, type Decision, Match } from '@tallyho/kernel';
import { type Choice, type Dogfight, type Happening, SEARCH, zero, zeroCorsairsTrial } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { human } from '../../src/saved/players.ts';
import { drawsIn } from '../../src/zero/model/search.ts';
import { tell } from '../../src/zero/tell/tell.ts';

type ZeroMatch = Match<Dogfight, Choice, Happening, ReturnType<typeof zero.observe>, object>;

function start(options: object, seed = 'over target'): ZeroMatch {
  const started = Match.start(zero, options, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value as unknown as ZeroMatch;
}

const tellingOf = (match: ZeroMatch, seat: number, language: 'en' | 'fr' = 'en') =>
  tell({ view: zero.observe(match.state, seat), told: match.told(seat), players: [human, human], language });

/** The answers to a question, each with what follows from it. */
const answersTo = (match: ZeroMatch, decision: Decision<Choice>, language: 'en' | 'fr' = 'en') =>
  new Map(
    tellingOf(match, decision.seat, language)
      .question(decision, [])
      .buttons.options.map(({ choice, text, after = '' }) => [choice, { text, after }]),
  );

const number = (text: string, what: string): number => Number(new RegExp(`${what} (\\d+)`).exec(text)?.[1] ?? 0);
const cardsOf = (told: readonly Happening[], plane: number): { drawn: number; flak: number } => {
  const drawn = told.filter((event) => event.event === 'bombed' && event.plane === plane);
  const flak = told.find((event) => event.event === 'flak' && event.plane === plane && !event.area);
  return {
    drawn: drawn.reduce((sum, event) => sum + (event.event === 'bombed' ? event.cards.length : 0), 0),
    flak: flak?.event === 'flak' ? flak.cards.length : 0,
  };
};
const saidIn = (after: string): { drawn: number; flak: number } => ({
  drawn: ['bombs', 'charges', 'guns', 'rockets', 'supplies'].reduce((sum, what) => sum + number(after, what), 0),
  flak: number(after, 'Flak'),
});

test('CH-17.61e, CH-17.62c, CH-27.45b, CH-21.64c: an answer over the target says as many cards as are then drawn', {
  timeout: 120_000,
}, () => {
  const checked = new Map<string, number>();
  for (let n = 0; n < 50; n++) {
    const chance = chanceFrom(`answers ${n}`);
    const match = start(zeroCorsairsTrial.deal(chance) as object, `answers ${n}`);
    for (let asked = 0; match.state.outcome === null && asked < 300; asked++) {
      const [decision] = match.table.decisions();
      const { options } = decision;
      const calm = options.filter(({ do: verb }) => !['break-off', 'leave', 'jettison'].includes(verb));
      const eager = calm.filter(
        (choice) =>
          choice.do === 'over' ||
          (choice.do === 'run-in' && choice.leader) ||
          (choice.do === 'run' && choice.leader > 0 && choice.wingman === 0),
      );
      const from = eager.length > 0 ? eager : calm.length > 0 ? calm : options;
      const choice = from[below(chance, from.length)];
      const isBomber = choice.do === 'drop' || choice.do === 'skip';
      const plane =
        choice.do === 'run' ? (match.state.elements[match.state.now.element]?.lead ?? -1) : isBomber ? choice.at : -1;
      const after = plane < 0 ? '' : (answersTo(match, decision).get(choice)?.after ?? '');
      const before = match.log.length;
      match.choose(decision.seat, decision.id, choice);
      if (after === '') continue;
      const told = match.log.slice(before).map(({ event }) => event as Happening);
      // The Flak of somebody who is shot down while he dives is another matter.
      if (!told.some((event) => event.event === 'flak' && event.plane === plane)) continue;
      const own = after.split(' · ')[0];
      expect([after, cardsOf(told, plane)]).toEqual([after, saidIn(own)]);
      checked.set(choice.do, (checked.get(choice.do) ?? 0) + 1);
    }
  }
  expect(checked.get('run') ?? 0).toBeGreaterThan(3);
  expect((checked.get('drop') ?? 0) + (checked.get('skip') ?? 0)).toBeGreaterThan(3);
});

describe('a submarine', () => {
  const hunt = {
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'tbf', altitude: 'very low' }] },
    ],
    orders: { kind: 'submarine', attacker: 'allied', target: '6B', turns: [6, 6] },
  };
  const boxes = (match: ZeroMatch, seat: number) => tellingOf(match, seat).scene.sortie?.target?.depths;

  test('CH-27.42a: how deep charges are set is asked with what each depth means, and seen by nobody else', () => {
    const match = start(hunt);
    const [decision] = match.table.decisions();
    expect(decision.kind).toBe('depth');
    expect([...answersTo(match, decision).values()]).toEqual([
      { text: 'At the surface', after: 'always possible' },
      { text: 'Shallow', after: 'not after a white alert card' },
      { text: 'Deep', after: 'only after a blue alert card' },
    ]);
    expect([...answersTo(match, decision, 'fr').values()].map(({ text }) => text)).toEqual([
      'En surface',
      'Peu profond',
      'Profond',
    ]);
    match.choose(1, decision.id, decision.options[2]);
    expect(boxes(match, 1)).toMatchObject({ seen: 'unknown', boxes: [{ own: '' }, { own: '' }, { own: 'A1' }] });
    expect(JSON.stringify(boxes(match, 0))).not.toContain('A1');
  });

  test('CH-27.43e: where it is lies open', () => {
    const match = start(hunt);
    match.arrange((s) => {
      if (s.sortie?.arms !== undefined) s.sortie.arms.depth = 1;
    });
    for (const seat of [0, 1])
      expect(boxes(match, seat)).toMatchObject({ seen: 'shallow', boxes: [{}, { isNow: true }, { isNow: false }] });
  });
});

describe('a search', () => {
  const because = 'CH-28.42a';
  const drew = (target: number, draws: number): Happening => ({
    event: 'searched',
    cards: [0],
    target,
    draws,
    because,
  });

  test('CH-28.42a, CH-28.43a: its draws are remembered, and one that is made again takes the place of the first', () => {
    expect(
      drawsIn([drew(0, 1), { event: 'declined', target: 0, because }, drew(-1, 2), drew(1, 2), drew(-1, 3)]),
    ).toEqual([
      { target: 0, came: 'declined' },
      { target: 1, came: 'found' },
      { target: -1, came: 'nothing' },
    ]);
  });

  const looking = {
    mode: 'mission',
    seats: [
      { name: 'japanese', side: 'japanese', elements: [], formations: [{ aircraft: ['g4m2'], ohka: true }] },
      { name: 'allied', side: 'allied', elements: [{ aircraft: 'f6f-3' }] },
    ],
    orders: {
      kind: 'kamikaze',
      attacker: 'japanese',
      turns: [8, 7],
      search: { table: [{ result: 'hit', target: '7B-cve' }] },
    },
  };

  test('CH-28.44b: what was declined is on the track, and in sight while its guns may fire', () => {
    const match = start(looking);
    match.arrange((s) => {
      const sortie = s.sortie;
      if (sortie?.search === undefined) throw new Error('no search');
      sortie.phase = SEARCH;
      Object.assign(sortie.search, { draws: 1, turns: 1, declined: 0, target: -1 });
    });
    const told = [drew(0, 1), { event: 'declined', target: 0, because } as const];
    const seen = (language: 'en' | 'fr') =>
      tell({ view: zero.observe(match.state, 1), told, players: [human, human], language }).scene;
    const { hud, sortie, words } = seen('en');
    expect(hud.phases.find(({ name }) => name === 'Search')?.marks).toEqual([
      { label: '1', state: 'now', came: 'declined', title: 'Escort Carrier, declined' },
      { label: '2', state: 'ahead' },
      { label: '3', state: 'ahead' },
    ]);
    expect(sortie?.target).toMatchObject({ kind: 'escort-carrier', notes: [{ short: 'Declined' }], levels: [] });
    expect(words).toContain('Search draw 1: Escort Carrier, declined.');
    expect(seen('fr').words).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Tirage de recherche 1\s: Porte-avions d’escorte, refusé\.$/)]),
    );
  });

  test('CH-18.83a, CH-18.85b: an MXY7 that is under way is seen, whatever has become of its bomber', () => {
    const match = start(looking);
    match.arrange((s) => {
      const sortie = s.sortie;
      if (sortie?.ohkas === undefined) throw new Error('no MXY7');
      sortie.ohkas[0].stage = 2;
      sortie.bombers[0].fate = 1;
    });
    expect(tellingOf(match, 1).scene.sortie?.ohkas).toEqual([{ bomber: 2, isNear: false, isHit: false }]);
  });
});

test('CH-18.6d: where something is brought that is what is counted, and the target does not burn', () => {
  const scene = (target: string, kind: string, points: number) => {
    const match = start({
      mode: 'mission',
      seats: [
        { name: 'japanese', side: 'japanese', elements: [] },
        {
          name: 'allied',
          side: 'allied',
          elements: [],
          formations: [{ aircraft: ['b-17e'], altitude: 'very low', ...(kind === 'mine-laying' ? {} : { cargo: 4 }) }],
        },
      ],
      orders: { kind, attacker: 'allied', target, turns: [6, 6] },
    });
    match.arrange((s) => {
      if (s.sortie !== undefined) s.sortie.points = points;
    });
    return tellingOf(match, 1).scene;
  };
  expect(scene('6A-mines', 'mine-laying', 3).sortie?.target).toMatchObject({
    kind: 'minefield',
    kindName: 'Target Sheet 6A',
    bombs: '3 mines laid',
    brought: 3,
    fires: 0,
    status: 'intact',
  });
  expect(scene('6A-drop', 'air-drop', 5).sortie?.target).toMatchObject({
    bombs: '5 supply points',
    fires: 0,
    status: 'intact',
    statusName: 'Plenty',
  });
  expect(scene('6A-mines', 'mine-laying', 3).words.join(' ')).toContain('3 mines laid.');
});
