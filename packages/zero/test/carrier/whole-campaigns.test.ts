import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import {
  gamesInside,
  hashState,
  keepMatch,
  Match,
  readRecord,
  reopen,
  replay,
  Table,
  type Trial,
  writeRecord,
} from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  type CarrierCampaign,
  type CarrierState,
  campaignContentOf,
  corsairsCarriersTrial,
  type Sortie,
  zero,
  zeroCarriers,
  zeroCarriersTrial,
} from '../../src/index.ts';

const trial: Trial = zeroCarriersTrial;

const { carrierCampaigns } = campaignContentOf([]);
const corsairs: Trial = corsairsCarriersTrial;

/** A sortie with one aircraft of each type of the Strike, and one in the CAP. */
const fewer = ({ strike, cap }: Sortie): Sortie => ({
  strike: strike.slice(-1).map((one) => ({ ...one, as: 'L', count: 1 })),
  cap: cap.slice(0, 1).map((one) => ({ ...one, as: 'L', count: 1 })),
});
const fewerOps = (ops: CarrierCampaign['ops']['allied']): CarrierCampaign['ops']['allied'] => ({
  'large-strike': fewer(ops['large-strike']),
  'small-strike': fewer(ops['small-strike']),
  'no-strike': fewer(ops['no-strike']),
});

/** Campaigns of one turn with a few aircraft, whose Strikes and scouts are at the target at once, from a pack. */
const short = (id: string): object => ({
  campaign: id,
  packs: [
    {
      system: 'zero',
      pack: 'short',
      carrierCampaigns: carrierCampaigns.map((one) => ({
        ...one,
        turns: 1,
        strikeTurns: [0, 0],
        ops: { japanese: fewerOps(one.ops.japanese), allied: fewerOps(one.ops.allied) },
        scouts: {
          japanese: { ...one.scouts.japanese, turns: 2 },
          allied: { ...one.scouts.allied, turns: 2 },
        },
      })),
    },
  ],
});

function started(options: object, seed = 'whole campaigns') {
  const match = Match.start(zeroCarriers, options, seed);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value;
}
type Started = ReturnType<typeof started>;

/** Writes these before anything is flown, and then plays by turns, another option each time, until this holds. */
function playUntil(match: Started, isThere: (s: CarrierState) => boolean, first: readonly string[] = []): void {
  const left = [...first];
  for (let n = 0; match.state.outcome === null && !isThere(match.state); n++) {
    // Z-CGAP-70 — whatever has been drawn between Strikes is back in the deck.
    expect(match.state.deck.discard).toEqual([]);
    const [decision] = match.table.decisions();
    const text = match.state.inner === null ? left.shift() : undefined;
    if (text === undefined)
      match.choose(decision.seat, decision.id, decision.options[(n * 7) % decision.options.length]);
    else expect(match.chooseText(decision.seat, text)).toMatchObject({ ok: true });
  }
}

/** Both strike, with the same Resource. */
const together = [
  'orders medium small-strike midway-airfield',
  'orders medium small-strike japanese-fleet',
  'resource 2',
  'resource 2',
];

describe('a Carrier campaign is a game whose moves are games', () => {
  test.each(['coral-sea', 'midway', 'eastern-solomons', 'santa-cruz'])(
    'Z-25.1a: every check at every step of a short one: %s',
    { timeout: 300_000 },
    (id) => {
      const { finding } = tryGame({ ...trial, deal: () => short(id) }, 'short', EVERY_STEP);
      expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
    },
  );

  test('whole ones, all checks now and then', { timeout: 300_000 }, () => {
    for (const each of [trial, corsairs])
      for (let seed = 0; seed < 2; seed++) {
        const { finding } = tryGame(each, `zero-carriers-${seed}`, { every: 400 });
        expect(finding && `${finding.seed}: ${finding.check}: ${finding.detail}`).toBeNull();
      }
  });

  test('Z-25.61c, Z-CEX-21, Z-CGAP-120: five Missions and Strikes in one turn, in the order of the book', () => {
    const match = started(short('midway'));
    playUntil(match, () => false, together);
    const [{ launches }] = match.state.log;
    expect(launches.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      'scout 0',
      'scout 1',
      'island 1',
      'carrier 0',
      'carrier 1',
    ]);
    expect(launches.every(({ state, report }) => state === 'flown' && report !== null)).toBe(true);
    expect(gamesInside(match).map(({ match: flown }) => flown.game.id)).toEqual(launches.map(() => zero.id));
  });

  test('saved in mid-strike and loaded, it goes on to the same end', () => {
    const match = started(short('midway'));
    playUntil(match, ({ log, inner }) => (log[0]?.launches.length ?? 0) > 2 && (inner?.turn ?? 0) > 1, together);
    const loaded: CarrierState = JSON.parse(JSON.stringify(match.state));
    const tables = [new Table(zeroCarriers, loaded), new Table(zeroCarriers, match.state)];
    for (let n = 0; tables[1].state.outcome === null; n++)
      for (const table of tables) {
        const [ask] = table.state.asks.filter(({ choice }) => choice === null);
        const options = table.options(ask);
        table.answer(ask, options[(n * 5) % options.length]);
      }
    expect(hashState(tables[0].state)).toBe(hashState(tables[1].state));
  });

  test('a record leads to the same table, and a kept match goes on from it', () => {
    const match = started(short('midway'));
    playUntil(match, ({ log, inner }) => (log[0]?.launches.length ?? 0) > 3 && (inner?.turn ?? 0) > 1, together);
    const record = readRecord(writeRecord(match, 'keeper'));
    if (!record.ok) throw new Error(record.problem.code);
    const again = replay(zeroCarriers, record.value);
    expect(again.ok && hashState(again.value.state)).toBe(hashState(match.state));
    const opened = reopen(zeroCarriers, record.value, JSON.parse(JSON.stringify(keepMatch(match))));
    expect(opened.ok && opened.value.from).toBe('choices');
  });

  test('a Strike is cut out as it stands inside, to the same hash', () => {
    const match = started(short('midway'));
    playUntil(match, ({ log, inner }) => (log[0]?.launches.length ?? 0) > 3 && (inner?.turn ?? 0) > 1, together);
    const { inner } = match.state;
    const cutOut = gamesInside(match).at(-1);
    expect(inner && cutOut && hashState(cutOut.match.state)).toBe(inner && hashState(inner));
  });

  test('Z-25.31a, Z-25.41a, Z-25.52a: nobody sees orders, a Resource or the seed of a Strike before its time', () => {
    const match = started(short('coral-sea'));
    for (const text of ['orders medium small-strike allied-fleet', 'resource 5']) {
      expect(match.chooseText(0, text)).toMatchObject({ ok: true });
      for (const seat of [-1, 1]) {
        const view = zeroCarriers.observe(match.state, seat);
        expect(JSON.stringify({ ...view, fixed: null })).not.toContain('"choice":{');
        expect(view.log.flatMap(({ resources }) => resources)).not.toContain(5);
      }
      const [other] = match.table.decisions();
      match.choose(other.seat, other.id, other.options[0]);
    }
    playUntil(match, ({ inner }) => inner !== null);
    for (const seat of [-1, 0, 1])
      expect(JSON.stringify({ ...zeroCarriers.observe(match.state, seat), fixed: null })).not.toContain(
        match.state.seeds[0],
      );
  });

  test('Z-25.53b, Z-CGAP-111: of simultaneous Strikes everything is settled, and told, before either is flown', () => {
    const match = started(short('coral-sea'));
    playUntil(match, ({ inner }) => inner !== null, [
      'orders medium small-strike allied-fleet',
      'orders medium small-strike japanese-fleet',
      'resource 9',
      'resource 9',
    ]);
    const [{ launches, veterans }] = match.state.log;
    expect(launches).toHaveLength(2);
    expect(launches.every(({ aircraft, pilots }) => [...aircraft, ...pilots].every((list) => list.length > 0))).toBe(
      true,
    );
    expect(veterans).toHaveLength(2);
    const told = match.log.map(({ event }) => event.event);
    expect(told.lastIndexOf('carrier-launch')).toBeLessThan(told.indexOf('carrier-takes-off'));
    expect(match.state.tracks.every((boxes) => boxes === 0)).toBe(true);
  });

  test('Z-25.32a, Z-25.42a, Z-25.43a, Z-25.52a, Z-25.63c: every range, every Flight Op at every target, every Resource, every launch is used', {
    timeout: 300_000,
  }, () => {
    expect(exhaust(trial, 'carriers', 400).missing).toEqual([]);
    expect(exhaust(corsairs, 'carriers', 400).missing).toEqual([]);
  });
});
