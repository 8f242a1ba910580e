import {
  gamesInside,
  hashState,
  keepMatch,
  Match,
  readRecord,
  reopen,
  replay,
  Table,
  writeRecord,
} from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Dogfight, type SuperfortressState, zero, zeroSuperfortress } from '../../src/index.ts';

function started(seed = 'whole campaigns') {
  const match = Match.start(zeroSuperfortress, {}, seed);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}
type Started = ReturnType<typeof started>;

/** Plays by turns, another option each time, until this holds. */
function playUntil(match: Started, isThere: (s: SuperfortressState) => boolean): void {
  for (let n = 0; match.state.outcome === null && !isThere(match.state); n++) {
    const [decision] = match.table.decisions();
    match.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
  }
}

/** In the midst of a Mission, after other flights. */
const inMission = ({ log, inner }: SuperfortressState): boolean =>
  inner !== null && inner.turn > 1 && log.length > 1 && log[log.length - 1].kind === 'mission';

describe('B-29s in China is a game whose moves are games', () => {
  test('CH-30.0a: twelve weeks, each with its line, and a report of every flight that was fought', () => {
    const match = started();
    playUntil(match, () => false);
    const { weeks, log, seeds, vps } = match.state;
    expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(weeks[11].vps).toBe(vps);
    expect(log.length).toBeGreaterThan(2);
    expect(log.every(({ report }) => report !== null)).toBe(true);
    expect(seeds).toHaveLength(log.length);
    expect(gamesInside(match).map(({ match: flown }) => flown.game.id)).toEqual(log.map(() => zero.id));
  });

  test('CH-30.83a: nobody is Skilled or green, on either side, and nobody is selected', () => {
    const match = started();
    playUntil(match, () => false);
    const flown = gamesInside(match).map(({ match: { state } }) => state.fixed as Dogfight['fixed']);
    expect(flown.flatMap(({ labels }) => labels).length).toBeGreaterThan(2);
    for (const { pilot, sortie } of flown) {
      expect(pilot.every((id) => id === '')).toBe(true);
      expect(sortie?.crewLetters.every((letters) => letters === 0)).toBe(true);
      expect([sortie?.green, sortie?.wingmen]).toEqual([undefined, undefined]);
    }
    expect(match.log.some(({ event }) => event.event.startsWith('selection-'))).toBe(false);
  });

  test('saved in mid-Mission and loaded, it goes on to the same end', () => {
    const match = started();
    playUntil(match, inMission);
    expect(match.state.inner).not.toBeNull();
    const loaded: SuperfortressState = JSON.parse(JSON.stringify(match.state));
    const tables = [new Table(zeroSuperfortress, loaded), new Table(zeroSuperfortress, match.state)];
    for (let n = 0; tables[1].state.outcome === null; n++)
      for (const table of tables) {
        const [ask] = table.state.asks;
        const options = table.options(ask);
        table.answer(ask, options[(n * 5) % options.length]);
      }
    expect(hashState(tables[0].state)).toBe(hashState(tables[1].state));
  });

  test('a record leads to the same table, and a kept match goes on from it', () => {
    const match = started();
    playUntil(match, inMission);
    const record = readRecord(writeRecord(match, 'keeper'));
    if (!record.ok) throw new Error(record.problem.code);
    const again = replay(zeroSuperfortress, record.value);
    expect(again.ok && hashState(again.value.state)).toBe(hashState(match.state));
    const opened = reopen(zeroSuperfortress, record.value, JSON.parse(JSON.stringify(keepMatch(match))));
    expect(opened.ok && opened.value.from).toBe('choices');
  });

  test('a Mission is cut out as it stands inside, to the same hash', () => {
    const match = started();
    playUntil(match, inMission);
    const { inner } = match.state;
    const cutOut = gamesInside(match).at(-1);
    expect(inner && cutOut && hashState(cutOut.match.state)).toBe(inner && hashState(inner));
  });

  test('CH-30.82f: all cards lie open, for whoever looks; the seed of a flight does not', () => {
    const match = started();
    playUntil(match, ({ inner }) => inner !== null && (inner.sortie?.turrets.size ?? 0) > 0);
    for (const seat of [-1, 0]) {
      const view = zeroSuperfortress.observe(match.state, seat);
      expect(view.inner?.sortie?.turrets).not.toBeNull();
      expect(view.inner?.elements.every(({ hand, mini }) => hand !== null && mini !== null)).toBe(true);
      expect(JSON.stringify({ ...view, fixed: null })).not.toContain(match.state.seeds[0]);
    }
  });
});

describe('what a game for one refuses', () => {
  const mission = (seats: object[], orders: object = { solitaire: {} }): string => {
    const read = zero.options({
      mode: 'mission',
      seats,
      orders: { kind: 'dogfight', attacker: null, target: null, turns: [3], ...orders },
    });
    return read.ok ? 'ok' : `${read.problem.code} ${read.problem.place}`;
  };
  const bombers = [{ aircraft: ['b-29'], altitude: 'high', load: 'none' }];
  const enemy = { aircraft: 'ki-84', side: 'japanese', altitude: 'very high' };

  test('CH-30.82f, CH-GAP-62: one player, who has the fighters too, each at an Altitude', () => {
    const seat = { name: 'allied', side: 'allied', elements: [enemy], formations: bombers };
    expect(mission([seat])).toBe('ok');
    expect(mission([seat, { name: 'japanese', side: 'japanese', elements: [] }])).toBe('solitaire-for-one seats');
    expect(mission([{ ...seat, elements: [{ ...enemy, altitude: null }] }])).toBe(
      'solitaire-without-altitude seats[0].elements[0].altitude',
    );
    expect(mission([{ ...seat, elements: new Array(9).fill(enemy) }])).toBe('too-many-elements seats');
    expect(mission([{ ...seat, elements: [{ ...enemy, aircraft: 'p-51d', side: 'allied' }] }])).toBe(
      'solitaire-against-oneself seats[0].elements[0].side',
    );
    expect(mission([{ ...seat, formations: [] }])).toBe('solitaire-one-formation seats[0].formations');
  });

  test('and where there are two nobody flies for the other side', () => {
    const seats = [
      { name: 'allied', side: 'allied', elements: [enemy], formations: bombers },
      { name: 'japanese', side: 'japanese', elements: [] },
    ];
    expect(mission(seats, {})).toBe('element-of-nobody seats[0].elements[0].side');
    const worn = { aircraft: ['b-29'], altitude: 'high', load: 'none', condition: [{ hits: 3 }] };
    expect(mission([{ ...seats[0], elements: [], formations: [worn] }, seats[1]], {})).toBe(
      'condition-out-of-place seats[0].formations[0].condition',
    );
  });
});
