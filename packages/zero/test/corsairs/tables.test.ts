import { below, chanceFrom, Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  basePack,
  bombingModes,
  bombingResults,
  type CarrierState,
  campaignBase,
  cardRows,
  carrierCampaigns,
  corsairs,
  corsairsLandCampaigns,
  type Dogfight,
  isRowOf,
  kamikazeDamage,
  kamikazeSearch,
  type LandFixed,
  type LandState,
  missionOptions,
  rules,
  type SelectionLine,
  type Service,
  selectionTable,
  skills,
  zero,
  zeroCampaign,
  zeroCarriers,
  zeroCorsairsTrial,
} from '../../src/index.ts';
import { faceName } from '../../src/rules/cards.ts';

/*
 * Games at random until every line of a table that cards are read in has been read: what no game can come to would be missing.
 */

/** A game chosen at random until this holds, or to its end; nobody leaves his Altitude. */
function playOn(match: Match, seed: string, isThere: () => boolean): void {
  const chance = chanceFrom(`${seed}/choices`);
  while (match.state.outcome === null && !isThere()) {
    const [decision] = match.table.decisions();
    const options = decision.options as readonly { readonly do: string }[];
    const stay = options.find((choice) => choice.do === 'stay');
    match.choose(decision.seat, decision.id, stay ?? options[below(chance, options.length)]);
  }
}

function started(game: object, options: unknown, seed: string): Match {
  const match = Match.start(game as typeof zero, options, seed);
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  return match.value as unknown as Match;
}

type Told = { readonly event: string; readonly [field: string]: unknown };
const toldIn = (match: Match): Told[] => match.log.map(({ event }) => event as Told);

/** Plays by seed until nothing is missing, or so many games are played; what is. */
function unread(lines: readonly string[], games: number, play: (n: number) => Iterable<string>): string[] {
  const missing = new Set(lines);
  for (let n = 0; n < games && missing.size > 0; n++) for (const line of play(n)) missing.delete(line);
  return [...missing];
}

/** The whole deck, as campaigns of CORSAIRS AND HELLCATS have it. */
const cards = basePack.faces.flatMap((face) => face.cards.map((card) => ({ face, result: card.bombing })));
const rowOfName = new Map(basePack.faces.map((face) => [faceName(face), cardRows.find((row) => isRowOf(face, row))]));

describe('CH-19.24f, CH-19.34a, CH-19.41a: the Pilot/Crew Selection Table', () => {
  const aircraft = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];
  /** CH-19.24h — what the Navy flies the Marines may fly. */
  const servicesOf = (family: string): Set<Service> => {
    const own = aircraft.filter((one) => one.family === family).flatMap(({ services }) => services);
    return new Set(own.includes('usn') ? [...own, 'usmc'] : own);
  };
  const nameOf = ({ people, services, period }: SelectionLine): string =>
    `${services.join()} ${people} ${period ?? ''}`;
  const cells = (line: SelectionLine): string[] => [
    ...line.skilled.map((card) => `${nameOf(line)}: ${card} skilled`),
    ...line.green.map((card) => `${nameOf(line)}: ${card} green`),
  ];

  /** The cells that a type's cards have been read in, where only one row explains what came of them. */
  function* readIn(lines: readonly SelectionLine[], { family, crews, cards: names, skilled, green }: Told) {
    const rows = (names as string[]).map((name) => rowOfName.get(name));
    const count = (of: readonly string[]): number => rows.filter((row) => row !== undefined && of.includes(row)).length;
    const own = servicesOf(family as string);
    const fitting = lines.filter(
      (line) =>
        line.people === (crews === true ? 'crews' : 'pilots') &&
        line.services.some((service) => own.has(service)) &&
        count(line.skilled) === skilled &&
        count(line.green) === green,
    );
    if (fitting.length !== 1) return;
    for (const row of rows) for (const cell of cells(fitting[0])) if (cell.includes(`: ${row} `)) yield cell;
  }

  /** Openings of a campaign, of each of its periods in turn, until everybody is selected. */
  function unreadIn(
    game: object,
    campaign: string,
    periods: readonly (string | null)[],
    isThere: (state: object) => boolean,
  ): string[] {
    const lines = selectionTable.filter((line) => line.campaign === campaign);
    return unread(lines.flatMap(cells), OPENINGS, function* (n) {
      const period = periods[n % periods.length];
      const options = { campaign, green: true, ...(period === null ? {} : { period }) };
      const match = started(game, options, `${campaign} ${n}`);
      playOn(match, `${campaign} ${n}`, () => isThere(match.state));
      const own = lines.filter((line) => line.period === null || line.period === period);
      for (const told of toldIn(match)) if (told.event === 'selection-cards') yield* readIn(own, told);
    });
  }
  const OPENINGS = 1200;
  /** Rows of the table for whom the sheets of the campaign have no aircraft: the Army flies only B-29s over Okinawa. */
  const unflown = ['okinawa usaaf pilots : half-loop skilled'];

  test.each(corsairsLandCampaigns.map(({ id, periods }) => ({ id, periods: periods.map((period) => period.id) })))(
    'every card of every row is drawn before Missions of $id',
    { timeout: 300_000 },
    ({ id, periods }) => {
      const missing = unreadIn(zeroCampaign, id, periods, (state) => (state as LandState).inner !== null);
      expect(missing.filter((cell) => !unflown.includes(`${id} ${cell}`))).toEqual([]);
    },
  );

  test.each(carrierCampaigns.flatMap(({ id, selection }) => (selection === undefined ? [] : [id])))(
    'and before launches of %s',
    { timeout: 300_000 },
    (id) => {
      const missing = unreadIn(zeroCarriers, id, [null], (state) => (state as CarrierState).log.length > 1);
      expect(missing.filter((cell) => !unflown.includes(`${id} ${cell}`))).toEqual([]);
    },
  );
});

describe('tables of kamikazes', () => {
  const of = (campaign: string, period: string): LandFixed => {
    const options = zeroCampaign.options({ campaign, period });
    if (!options.ok) throw new Error(JSON.stringify(options.problem));
    return zeroCampaign.setup(options.value, chanceFrom('tables')).fixed;
  };
  /** A kamikaze mission of a campaign, with whatever force. */
  function mission(fixed: LandFixed, n: number): Match {
    const target = corsairs.corsairsSheet(fixed).targets.find(({ kind }) => kind === 'kamikaze');
    const entry = {
      period: 0,
      row: 0,
      target: target?.number ?? 0,
      resources: [1, 1],
      pilots: [[], []],
      corsairs: { ...corsairs.newLine(), forces: [n % cardRows.length] },
      report: null,
    };
    return started(zero, missionOptions(fixed, entry), `kamikazes ${n}`);
  }

  test.each([
    ['philippines-1944', 'october'],
    ['okinawa', 'march'],
  ] as const)('CH-28.42a: every line of the Search Table of %s is found', { timeout: 120_000 }, (campaign, period) => {
    const fixed = of(campaign, period);
    const lines = kamikazeSearch[campaign];
    const missing = unread(
      lines.map(({ result, card }) => `${result} ${card}`),
      1500,
      function* (n) {
        const match = mission(fixed, n);
        playOn(match, `search ${n}`, () => rules.searchOf(match.state as unknown as Dogfight).draws > 0);
        for (const { event, cards: drawn } of toldIn(match)) {
          if (event !== 'searched') continue;
          const { face, result } = cards[(drawn as number[])[0]];
          const line = lines.find(
            (one) =>
              one.result === result &&
              (one.card === null || one.card === face.border || one.card === rowOfName.get(faceName(face))),
          );
          yield `${line?.result} ${line?.card}`;
        }
      },
    );
    expect(missing).toEqual([]);
  });

  test('CH-28.53f: every cell of the Damage Table is read', { timeout: 120_000 }, () => {
    const fixed = of('okinawa', 'march');
    // All but a Miss are different for one engine and for two.
    const cells = new Set([...kamikazeDamage.single, ...kamikazeDamage.multi]);
    const missing = unread([...cells].map(String), 600, function* (n) {
      const match = mission(fixed, n);
      playOn(match, `damage ${n}`, () => false);
      for (const { event, points } of toldIn(match)) if (event === 'crashed') yield String(points);
    });
    expect(missing).toEqual([]);
  });
});

describe('what else is read from cards', () => {
  test('CH-27.31b: every mode has had every result by night', { timeout: 120_000 }, () => {
    /** Bombers of all kinds against a freighter, with nobody to find them. */
    const alone = (aircraft: string, altitude: string, load: string) => ({ aircraft, altitude, load, wingman: false });
    const byNight = {
      mode: 'mission',
      seats: [
        { name: 'japanese', side: 'japanese', elements: [] },
        {
          name: 'allied',
          side: 'allied',
          elements: [
            alone('sbd-3', 'medium', 'dive'),
            ...Array.from({ length: 2 }, () => alone('tbf', 'very low', 'torpedo')),
            alone('f4u-1d', 'low', 'level'),
          ],
          formations: [
            { aircraft: ['b-24j', 'b-24j'], altitude: 'medium' },
            { aircraft: ['pv-1', 'pv-1'], altitude: 'very low' },
          ],
        },
      ],
      orders: { kind: 'bombing', attacker: 'allied', target: '4A', turns: [5, 1], night: true, skipBombing: true },
    };
    const modes = [...bombingModes, 'skip'];
    const nameOf = (mode: number): string => (mode === rules.SKIP ? 'skip' : (bombingModes[mode] ?? ''));
    const missing = unread(
      modes.flatMap((mode) => bombingResults.map((result) => `${mode} ${result}`)),
      1500,
      function* (n) {
        const match = started(zero, byNight, `night ${n}`);
        playOn(match, `night ${n}`, () => false);
        const { bombing } = rules.ordersOf(match.state as unknown as Dogfight);
        for (const { event, mode, cards: drawn } of toldIn(match))
          if (event === 'bombed')
            for (const card of drawn as number[]) yield `${nameOf(mode as number)} ${bombingResults[bombing[card]]}`;
      },
    );
    expect(missing).toEqual([]);
  });

  test('CH-19.24r: every letter of the Skilled Wingman Table has been flown by a Wingman', () => {
    const pilots = [...campaignBase.counters.flatMap(({ front, back }) => [front, back]), ...basePack.pilots];
    const missing = unread([...skills], 2000, function* (n) {
      const { seats } = zeroCorsairsTrial.deal(chanceFrom(`wingmen ${n}`)) as {
        readonly seats: readonly { readonly elements: readonly { readonly wingmanPilot?: string | null }[] }[];
      };
      for (const { wingmanPilot } of seats.flatMap(({ elements }) => elements))
        yield* pilots.find(({ id }) => id === wingmanPilot)?.skills ?? [];
    });
    expect(missing).toEqual([]);
  });
});
