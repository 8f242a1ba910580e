import { SPECTATOR } from '@tallyho/kernel';
import { type Happening, isBeyondReach, type Plane, symbols } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import { type Beat, filmOf, unwatched } from '../../src/wings-of-war/film/beats.ts';
import { FilmClock, type Pulse } from '../../src/wings-of-war/film/clock.ts';
import { lengthOf, partAt, partsOf, volleysIn } from '../../src/wings-of-war/film/parts.ts';
import { endOfPart, paceOf, reelOf, type Scene, shownAt, stepBack } from '../../src/wings-of-war/film/reel.ts';
import { standingOf } from '../../src/wings-of-war/film/standing.ts';
import { along, spotOf } from '../../src/wings-of-war/model/drawing.ts';
import { plateOf } from '../../src/wings-of-war/model/plate.ts';
import { modelOf, type TableModel } from '../../src/wings-of-war/model/use-model.ts';
import { filmSentence } from '../../src/wings-of-war/words/film-sentence.ts';
import { wingsWords } from '../../src/wings-of-war/words/words.ts';
import { begin, fly, GAMES } from './fly.ts';

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

/** Where more than two fly, a code stands behind each name. */
const isCrowd = ({ view }: TableModel): boolean => view.planes.length > 2;

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
          for (const { before: stood, flights } of beats)
            for (const [plane, { from, to }] of flights) {
              expect(stood[plane].pose).toEqual(from);
              expect(to).not.toBe(from);
              flown++;
            }
          if (beats.length > 0 && beats[0].phase === before.view.phase)
            expect(beats[0].before.map(({ pose }) => pose)).toEqual(
              before.view.planes.map(({ x, y, heading }) => ({ x, y, heading })),
            );
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

const WATCHED = 12;

/** Everything that a seat watches in games of chance, from one choice to the next. */
function watch(seat: number, see: (before: TableModel, beats: readonly Beat[], now: TableModel) => void): void {
  for (let seed = 0; seed < WATCHED; seed++) {
    let before: TableModel | null = null;
    fly(seed, (match) => {
      const now = modelOf(lookAt(match, seat));
      if (before !== null) {
        const beats = filmOf(before.view, unwatched(now.told, before.told), now.view);
        if (beats.length > 0) see(before, beats, now);
      }
      before = now;
    });
  }
}

describe('what the film shows', () => {
  test.each([0, SPECTATOR])('ends as things are for seat %s: levels, losses, flames, jams, damage', (seat) => {
    let seen = 0;
    watch(seat, (_, beats, now) => {
      const last = beats[beats.length - 1].after;
      for (const [plane, a] of now.view.planes.entries()) {
        expect(last[plane].fate).toBe(a.fate);
        if (a.fate !== 0) continue;
        const is = standingOf(a);
        expect(last[plane]).toMatchObject({ level: is.level, climbs: is.climbs, flames: is.flames, jams: is.jams });
        expect(last[plane].damage).toBe(is.damage);
        // WOW-SPDMG-15 — a smoke counter less at the end of the turn, which nobody is told.
        expect(last[plane].smoke - is.smoke).toBeOneOf([0, 1]);
        expect(last[plane].hits.map(({ card }) => (card < 0 ? card : Math.floor(card / 100)))).toEqual(
          is.hits.map(({ card }) => (card < 0 ? card : Math.floor(card / 100))),
        );
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(100);
  });

  test('WOW-DMG-01, WOW-JAM-01, WOW-SPDMG-17: nobody sees a face that is not his own or shown to all', () => {
    let [own, hidden, announced, jams] = [0, 0, 0, 0];
    watch(0, (_, beats, { view }) => {
      for (const { draws, effects } of beats) {
        for (const { plane, face, sign } of draws) {
          if (view.planes[plane].own) own += face === null ? 0 : 1;
          else if (face === null) hidden++;
          else {
            expect(symbols[view.fixed.symbol[face]]).toMatch(/^jam/);
            jams++;
          }
          if (sign !== null) {
            expect(['fire', 'smoke', 'explosion']).toContain(sign);
            announced++;
          }
        }
        for (const { plane, kind } of effects)
          if (!view.planes[plane].own) expect(kind).not.toMatch(/rudder|engine|crew/);
      }
    });
    expect(Math.min(own, hidden, announced, jams)).toBeGreaterThan(0);
  });

  test('WOW-JAM-05: of cards that are flown together in a cloud all take but one jam counter', () => {
    const match = begin({ scenario: 'dogfight' }, 1);
    const before = modelOf(lookAt(match, SPECTATOR)).view;
    const jammed = { ...before, planes: before.planes.map((a) => ({ ...a, jams: [3, 0] })) };
    const executed: Happening = { event: 'executed', plane: 0, card: 0, as: '', because: 'WOW-MOVE-05' };
    const [beat] = filmOf(jammed, [executed, executed], jammed);
    expect(beat.flights.get(0)?.via).toHaveLength(1);
    expect(beat.after[0].jams).toEqual([2, 0]);
  });

  test('a spectator is told no face but of jams, in words neither', () => {
    watch(SPECTATOR, (_, beats, now) => {
      for (const beat of beats)
        for (const { face } of beat.draws)
          if (face !== null) expect(symbols[now.view.fixed.symbol[face]]).toMatch(/^jam/);
    });
  });

  test('another seat that takes over the screen sees neither more nor less of what all have seen', () => {
    for (let seed = 0; seed < 4; seed++)
      fly(seed, (match) => {
        const told = (seat: number): readonly Happening[] => modelOf(lookAt(match, seat)).told;
        expect(unwatched(told(0), told(1))).toEqual([]);
        expect(unwatched(told(SPECTATOR), told(0))).toEqual([]);
      });
  });

  test('aircraft stand where they stood until they have flown, counters and cards lie on the table when their part is over, and who falls is there to the end', () => {
    let [flights, cards, losses] = [0, 0, 0];
    watch(SPECTATOR, (before, beats) => {
      const [beat] = beats;
      const scene: Scene = { beat, parts: partsOf(beat, 0, 'calm') };
      const at = (part: string): TableModel | null => {
        const span = scene.parts.find((each) => each.part === part);
        return span === undefined ? null : shownAt(before, scene, span.from);
      };
      for (const [plane, { from }] of beat.flights) {
        const { level, hits } = beat.before[plane];
        const { x, y, heading } = from;
        expect(at('flight')?.view.planes[plane]).toMatchObject({ x, y, heading, level, hits });
        flights++;
      }
      for (const { plane } of beat.draws) {
        expect(at('damage')?.view.planes[plane].hits.length).toBe(beat.before[plane].hits.length);
        const after = at('effects')?.view.planes[plane].hits.length;
        if (after !== undefined) expect(after).toBe(beat.after[plane].hits.length);
        cards++;
      }
      for (const { plane } of beat.losses) {
        expect(at('effects')?.view.planes[plane].fate).toBe(0);
        losses++;
      }
    });
    expect(Math.min(flights, cards, losses)).toBeGreaterThan(0);
  });

  test('nobody is waited for while a phase is watched', () => {
    let watched = 0;
    watch(0, (before, [beat]) => {
      const shown = shownAt(before, { beat, parts: partsOf(beat, 0, 'calm') }, 0);
      if (beat.phase === 0) return;
      watched++;
      for (const plane of shown.view.planes.keys()) expect(plateOf(shown, plane, 0, []).readiness).toBe(null);
    });
    expect(watched).toBeGreaterThan(0);
  });

  test('every part is told in one sentence, in both languages', () => {
    const told = new Set<string>();
    watch(0, (_, beats, now) => {
      for (const beat of beats)
        for (const { part } of partsOf(beat, 0, 'calm'))
          for (const w of [wingsWords.en, wingsWords.fr]) {
            const sentence = filmSentence(w, now, beat, part);
            expect(sentence).toMatch(/^[^.].+\.$/);
            expect(sentence).not.toMatch(/undefined|null/);
            // More than two are told by their codes: so many names nobody reads.
            if (part === 'reveal') expect(sentence.includes('(')).toBe(beat.revealed.size <= 2 && isCrowd(now));
            told.add(part);
          }
    });
    expect(told.size).toBe(5);
  });

  test('what would be too long is told by codes, and then of cards only one’s own', () => {
    const model = modelOf(lookAt(begin({ scenario: 'dogfight' }, 1), 0));
    const hit = (plane: Plane, faces: readonly number[]) =>
      faces.map((face) => ({ plane, deck: 'A' as const, face, sign: null }));
    const say = (w: (typeof wingsWords)['en'], cards: number): string => {
      const faces = Array.from({ length: cards }, (_, face) => face);
      const beat = { ...beatWith(['damage']), draws: [...hit(0, faces), ...hit(1, faces)] };
      return filmSentence(w, model, beat, 'damage');
    };
    expect(say(wingsWords.en, 1)).toContain('Sopwith Camel draws 1 damage card (A, ');
    expect(say(wingsWords.en, 3)).toMatch(/^Hit: A1 ×3 \(A, .*\); B1 ×3 \(A, .*\)\.$/);
    expect(say(wingsWords.en, 5)).toMatch(/^Hit: A1 ×5 \(A, .*\); B1 ×5\.$/);
    expect(say(wingsWords.fr, 5)).toMatch(/^Touché\s: A1 ×5 \(A, .*\)\s; B1 ×5\.$/);
  });
});

/** A beat in which as much happens as is asked for. */
const beatWith = (parts: readonly ('flight' | 'fire' | 'damage' | 'effects')[]): Beat => {
  const has = (part: (typeof parts)[number]): boolean => parts.includes(part);
  const pose = { x: 0, y: 0, heading: 0 };
  return {
    phase: 1,
    before: [],
    after: [],
    revealed: new Map<Plane, number>(has('flight') ? [[0, 0]] : []),
    flights: new Map(has('flight') ? [[0, { from: pose, to: pose, card: 0, via: [] }]] : []),
    shots: has('fire') ? [{ plane: 0, gun: 0, target: 1, short: true }] : [],
    draws: has('damage') ? [{ plane: 1, deck: 'A', face: null, sign: null }] : [],
    effects: has('effects') ? [{ plane: 1, kind: 'smoke' }] : [],
    losses: [],
  };
};

describe('how long it takes', () => {
  const full = beatWith(['flight', 'fire', 'damage', 'effects']);

  test('a turn takes from three to five seconds, and half of it for those in a hurry', () => {
    const turn = (beat: Beat, pace: 'calm' | 'brisk'): number =>
      [0, 1, 2].reduce((sum, volley) => sum + lengthOf(partsOf(beat, volley, pace)), 0);
    expect(turn(beatWith(['flight']), 'calm')).toBeGreaterThanOrEqual(3000);
    expect(turn(full, 'calm')).toBeLessThanOrEqual(5000);
    expect(turn(full, 'brisk')).toBeLessThanOrEqual(0.56 * turn(full, 'calm'));
    expect(lengthOf(partsOf(full, 0, 'at-once'))).toBe(0);
  });

  test('parts follow each other without a gap, and those in which nothing happens are left out', () => {
    expect(partsOf(full, 0, 'calm').map(({ part }) => part)).toEqual(['reveal', 'flight', 'fire', 'damage', 'effects']);
    expect(partsOf(beatWith(['damage']), 0, 'calm').map(({ part }) => part)).toEqual(['damage']);
    const parts = partsOf(full, 0, 'calm');
    expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
    expect(partAt(parts, parts[1].from)).toBe('flight');
    expect(partAt(parts, parts[1].to - 1)).toBe('flight');
    expect(partAt(parts, 99_999)).toBe('effects');
  });

  test('whoever has nothing in play any more watches the rest in brief; a visitor watches all of it', () => {
    const duel = modelOf(lookAt(begin({ scenario: 'dogfight' }, 1), 0));
    const [own] = duel.view.fixed.bySeat[0];
    const without = (plane: Plane, seat: number): TableModel => ({
      ...duel,
      view: { ...duel.view, seat, planes: duel.view.planes.map((a, i) => (i === plane ? { ...a, fate: 1 } : a)) },
    });
    expect(paceOf(duel, 'calm')).toBe('calm');
    expect(paceOf(without(own, 0), 'calm')).toBe('brisk');
    expect(paceOf(without(own, 0), 'at-once')).toBe('at-once');
    expect(paceOf(without(duel.view.fixed.bySeat[1][0], 0), 'calm')).toBe('calm');
    expect(paceOf(without(own, SPECTATOR), 'calm')).toBe('calm');
  });

  test('later volleys of a turn are watched more briefly, and a new turn begins anew', () => {
    const because = 'WOW-TURN-02';
    const phase = (n: number): Happening => ({ event: 'phase', phase: n, because });
    const draws: Happening = { event: 'draws', plane: 0, deck: 'A', cards: 1, pile: 'damage', because };
    const turn: Happening = { event: 'turn', turn: 1, because };
    expect(volleysIn([turn, phase(1), draws, draws, phase(2), draws])).toBe(2);
    expect(volleysIn([turn, phase(1), draws, turn, phase(1)])).toBe(0);
    expect(lengthOf(partsOf(full, 1, 'calm'))).toBeLessThan(lengthOf(partsOf(full, 0, 'calm')));
  });

  test('who turns many pages at once sees where he gets to', () => {
    const match = begin({ scenario: 'dogfight', width: 4000, length: 4000 }, 3);
    const first = modelOf(lookAt(match, SPECTATOR));
    const flyOn = (): void => {
      const [decision] = match.table.decisions();
      match.choose(decision.seat, decision.id, decision.options[0]);
    };
    while (match.state.turn === 1) flyOn();
    expect(reelOf(first, modelOf(lookAt(match, SPECTATOR)), 'calm').length).toBeGreaterThan(0);
    while (match.state.outcome === null && match.state.turn < 6) flyOn();
    const later = modelOf(lookAt(match, SPECTATOR));
    expect(reelOf(first, later, 'calm')).toEqual([]);
    expect(reelOf(later, first, 'calm')).toEqual([]);
  });
});

/** A pulse that beats when it is told to. */
function handPulse(): Pulse & { beat(ms: number): void; pass(ms: number): void } {
  let time = 1000;
  let calls: (() => void)[] = [];
  return {
    now: () => time,
    next(call) {
      calls.push(call);
      return () => {
        calls = calls.filter((each) => each !== call);
      };
    },
    pass(ms) {
      time += ms;
    },
    beat(ms) {
      time += ms;
      for (const call of calls.splice(0)) call();
    },
  };
}

describe('the clock of the film', () => {
  test('runs, stands still, runs twice as fast, and can be set', () => {
    const pulse = handPulse();
    const clock = new FilmClock(1000, 0, 1, pulse);
    let heard = 0;
    clock.subscribe(() => heard++);
    pulse.beat(100);
    expect([clock.now(), heard]).toEqual([100, 1]);
    clock.setRate(0);
    pulse.beat(500);
    expect(clock.now()).toBe(100);
    clock.setRate(2);
    pulse.beat(100);
    expect(clock.now()).toBe(300);
    clock.seek(950);
    expect(clock.now()).toBe(950);
    pulse.beat(100);
    expect(clock.now()).toBe(1000);
    const before = heard;
    pulse.beat(100);
    expect(heard).toBe(before);
    clock.seek(-5);
    expect(clock.now()).toBe(0);
  });

  test('tells those who listen when it is set, even if it stands still', () => {
    const clock = new FilmClock(1000, 0, 0, handPulse());
    let heard = 0;
    const stop = clock.subscribe(() => heard++);
    clock.seek(10);
    expect(heard).toBe(1);
    stop();
    clock.seek(20);
    expect(heard).toBe(1);
  });

  test('tells all who listen the same moment, and at once where it has been stopped', () => {
    const pulse = handPulse();
    const clock = new FilmClock(1000, 0, 1, pulse);
    const heard: number[] = [];
    const hear = (): void => {
      heard.push(clock.now());
      pulse.pass(10);
    };
    clock.subscribe(hear);
    clock.subscribe(() => hear());
    pulse.beat(100);
    expect(heard).toEqual([100, 100]);
    clock.setRate(0);
    expect(heard.slice(2)).toEqual([120, 120]);
    expect(clock.now()).toBe(120);
  });

  test('tells of the end even if it comes while somebody draws', () => {
    const pulse = handPulse();
    const clock = new FilmClock(1000, 0, 1, pulse);
    const heard: number[] = [];
    clock.subscribe(() => {
      heard.push(clock.now());
      pulse.pass(10);
    });
    pulse.beat(995);
    pulse.beat(0);
    expect(heard).toEqual([995, 1000]);
    pulse.beat(16);
    expect(heard.length).toBe(2);
  });

  test('a step back leads to the beginning of the part, then to the part before, then to the beat before', () => {
    const scene = (parts: Parameters<typeof beatWith>[0]): Scene => {
      const beat = beatWith(parts);
      return { beat, parts: partsOf(beat, 0, 'calm') };
    };
    const reel = [scene(['flight', 'fire']), scene(['flight'])];
    const flight = reel[1].parts[1];
    expect(stepBack(reel, { at: 1, ms: flight.from + 600 })).toEqual({ at: 1, ms: flight.from });
    expect(stepBack(reel, { at: 1, ms: flight.from })).toEqual({ at: 1, ms: 0 });
    expect(stepBack(reel, { at: 1, ms: 0 })).toEqual({ at: 0, ms: reel[0].parts[2].from });
    expect(stepBack(reel, { at: 0, ms: 20 })).toEqual({ at: 0, ms: 0 });
    expect(endOfPart(reel[1], flight.from + 1)).toBe(flight.to);
  });
});
