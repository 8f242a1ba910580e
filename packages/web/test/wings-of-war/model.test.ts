import { below, chanceFrom, Match, SPECTATOR } from '@tallyho/kernel';
import {
  type Choice,
  isBeyondReach,
  NO_KIND,
  type WingsView,
  wingsOfWar,
  wingsOfWarTrial,
} from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { bearingTo } from '../../src/wings-of-war/model/bearings.ts';
import { along, spotOf } from '../../src/wings-of-war/model/drawing.ts';
import { filmOf, unwatched } from '../../src/wings-of-war/model/film.ts';
import { cardLaid, offerFor, programmesOf, withCard } from '../../src/wings-of-war/model/programme.ts';
import { seenDecks } from '../../src/wings-of-war/model/seen.ts';
import { supposedDecision, supposedView } from '../../src/wings-of-war/model/supposed.ts';
import { modelOf } from '../../src/wings-of-war/model/use-model.ts';

const GAMES = 30;

function begin(options: unknown, seed: number) {
  const started = Match.start(wingsOfWar, options, seed);
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

function fly(seed: number, look: (match: ReturnType<typeof begin>) => void): void {
  const chance = chanceFrom(`model ${seed}`);
  const match = begin(wingsOfWarTrial.deal(chanceFrom(seed)), seed);
  for (;;) {
    look(match);
    const [decision] = match.table.decisions();
    if (decision === undefined) return;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}

describe('laying three cards at once', () => {
  test('WOW-PLAN-01: offers for every slot what the game offers when it is asked slot by slot', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        for (const decision of match.table.decisions()) {
          if (decision.kind !== 'plan') continue;
          const { view } = modelOf(lookAt(match, decision.seat));
          const programme = programmesOf(view).find(({ cards }) => cards.length < 3 && cards[0] !== -2);
          expect(programme).toBeDefined();
          if (programme !== undefined) expect(offerFor(view, programme).options).toEqual(decision.options);
        }
      });
    }
  });

  test('WOW-PLAN-06: the second card depends on the first, before either has been handed in', () => {
    const match = begin({ scenario: 'dogfight' }, 1);
    const { view } = modelOf(lookAt(match, 0));
    const [programme] = programmesOf(view);
    const stall = offerFor(view, programme).options.find((choice) => cardLaid(choice) === 2);
    expect(stall).toBeDefined();
    const after = offerFor(view, withCard(programme, 2));
    expect(after.options.some((choice) => cardLaid(choice) === 2)).toBe(false);
    expect(after.refusals.some(({ reason }) => reason === 'steep-after-steep')).toBe(true);
  });

  test('a supposed table is one that the game can go on from', () => {
    const match = begin({ scenario: 'dawn-patrol' }, 2);
    const { view } = modelOf(lookAt(match, 0));
    const [first, second] = programmesOf(view);
    const laid = { ...first, cards: [0, 3, 4] };
    const current = withCard(second, 0);
    const supposed = supposedView(view, [laid, current], current);
    const options = offerFor(view, current).options;
    const [decision] = match.table.decisions();
    expect(supposedDecision(decision, options).options).toEqual(options);
    const state = wingsOfWar.resample(supposed, chanceFrom(3));
    const again = offerFor(wingsOfWar.observe(state, 0), programmesOf(wingsOfWar.observe(state, 0))[1]);
    expect(again.options).toEqual(options);
  });
});

/** Aircraft parked so close to each other that nobody can come down between them, and one that flies over them. */
function crowded() {
  const parked = [500, 440, 380, 320, 260, 200].map((y, i) => ({
    ...{ card: 'triplane-richthofen', label: `p${i}`, x: 500, y, heading: 0, landed: true },
  }));
  const match = begin(
    {
      ...{ width: 2000, length: 2000, fields: [{ x: 300, y: 100, width: 400, length: 600 }] },
      switches: { altitude: true, physical: true },
      seats: [
        {
          name: 'red',
          side: 0,
          aircraft: [{ card: 'camel-brown', label: 'camel', x: 500, y: 385, heading: 0, level: 1 }],
        },
        { name: 'blue', side: 1, aircraft: parked },
      ],
    },
    1,
  );
  const before = modelOf(lookAt(match, SPECTATOR));
  while (match.state.phase === 0 && match.state.turn === 1)
    for (const { seat, kind } of match.table.decisions())
      match.chooseText(seat, kind === 'plan' ? (seat === 0 ? 'straight' : 'no cards') : 'ready');
  const after = modelOf(lookAt(match, SPECTATOR));
  return { before: before.view, told: unwatched(after.told, before.told), after: after.view };
}

describe('what is watched', () => {
  test('WOW-MOVE-05: every flight ends where the aircraft is', () => {
    let flown = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      let before: ReturnType<typeof modelOf> | null = null;
      fly(seed, (match) => {
        const now = modelOf(lookAt(match, SPECTATOR));
        if (before !== null) {
          const beats = filmOf(before.view, unwatched(now.told, before.told), now.view);
          const last = new Map(beats.flatMap(({ flights }) => [...flights]));
          const isTurned = unwatched(now.told, before.told).some(({ event }) => event === 'turned');
          for (const [plane, { to }] of last) {
            const { x, y, heading } = now.view.planes[plane];
            if (!isTurned) expect({ plane, ...to }).toEqual({ plane, x, y, heading });
            flown++;
          }
        }
        before = now;
      });
    }
    expect(flown).toBeGreaterThan(100);
  });

  test('WOW-MOVE-01: a phase begins where the one before it has ended, and the first where everybody was', () => {
    let flown = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      let before: ReturnType<typeof modelOf> | null = null;
      fly(seed, (match) => {
        const now = modelOf(lookAt(match, SPECTATOR));
        if (before !== null) {
          const events = unwatched(now.told, before.told);
          const beats = filmOf(before.view, events, now.view);
          const heard = [before.view.phase, ...events.flatMap((event) => (event.event === 'phase' ? event.phase : []))];
          expect(heard).toEqual(expect.arrayContaining(beats.map(({ phase }) => phase)));
          for (const { poses, flights } of beats)
            for (const [plane, { from, to }] of flights) {
              expect(poses[plane]).toEqual(from);
              expect(to).not.toBe(from);
              flown++;
            }
          if (beats.length > 0 && beats[0].phase === before.view.phase)
            expect(beats[0].poses).toEqual(before.view.planes.map(({ x, y, heading }) => ({ x, y, heading })));
        }
        before = now;
      });
    }
    expect(flown).toBeGreaterThan(100);
  });

  test('WOW-GAP-39: who finds no place anywhere behind its goal is seen back where it came from', () => {
    const { before, told, after } = crowded();
    expect(told.some((event) => event.event === 'set-back' && isBeyondReach(event.by))).toBe(true);
    const [{ flights }] = filmOf(before, told, after);
    const { x, y, heading } = before.planes[0];
    expect(after.planes[0]).toMatchObject({ x, y, heading });
    expect(flights.get(0)?.to).toEqual({ x, y, heading });
  });

  test('a flight begins and ends where it should, and turns the short way', () => {
    const [from, to] = [
      { x: 0, y: 0, turn: 350 },
      { x: 40, y: -90, turn: 50 },
    ];
    expect(along(from, to, 0)).toEqual(from);
    expect(along(from, to, 1)).toEqual({ x: 40, y: -90, turn: 410 });
    expect(spotOf({ x: 100_000, y: 200_000, heading: 9_000 }, 900_000)).toEqual({ x: 100, y: 700, turn: 90 });
  });
});

describe('what is told', () => {
  const two = (heading: number, x: number, y: number, other: number): WingsView => {
    const match = begin(
      {
        scenario: 'dogfight',
        seats: [
          { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 450, heading }] },
          { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x, y, heading: other }] },
        ],
      },
      1,
    );
    return wingsOfWar.observe(match.state, 0);
  };

  test('bearings go by the clock, from the nose', () => {
    expect(bearingTo(two(0, 450, 650, 180), 0, 1)).toMatchObject({ clock: 12, distance: 200, aspect: 'towards' });
    expect(bearingTo(two(0, 650, 450, 90), 0, 1)).toMatchObject({ clock: 3, aspect: 'away' });
    expect(bearingTo(two(90, 450, 650, 90), 0, 1)).toMatchObject({ clock: 9, aspect: 'right' });
    expect(bearingTo(two(180, 450, 650, 0), 0, 1)).toMatchObject({ clock: 6, aspect: 'away' });
  });

  test('WOW-DMG-01, WOW-PLAN-02: nobody sees the damage or the plan of others', () => {
    const secret = (choice: Choice): boolean => choice.do === 'plan' || choice.do === 'dare';
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        const { view } = modelOf(lookAt(match, SPECTATOR));
        for (const a of view.planes) expect(a.plan.slice(a.open).every((card) => card === NO_KIND)).toBe(true);
        expect(view.asks.some(({ choice }) => choice !== null && secret(choice as Choice))).toBe(false);
        for (const { faces, pile, hidden } of seenDecks(view)) {
          const unseen = faces.reduce((sum, face) => sum + face.unseen, 0);
          expect(unseen).toBe(pile + hidden);
        }
      });
    }
  });
});
