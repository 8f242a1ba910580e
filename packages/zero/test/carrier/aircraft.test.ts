import { chanceFrom } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import {
  type CarrierFixed,
  type CarrierState,
  type CarrierTurn,
  campaignBase,
  carrierRules,
  DESTROYED,
  DISENGAGED,
  FLYING,
  type FlightOp,
  flightOps,
  forcesIn,
  type Launch,
  launchOptions,
  sides,
  sortieOf,
  type TrackId,
  writeListed,
  zero,
  zeroCarriers,
} from '../../src/index.ts';

const { strikePlans, capPlans, fleetOf, placeOf, carrierStrikesOf, landBasedOf, forcesOf, scoutsOf, baseOf } =
  carrierRules;

function started(campaign: string, fullSet = true): CarrierState {
  const options = zeroCarriers.options({ campaign, fullSet });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  return zeroCarriers.setup(options.value, chanceFrom('aircraft'));
}

interface Moment {
  readonly ops: readonly [FlightOp, FlightOp];
  readonly targets?: readonly [TrackId | null, TrackId | null];
  readonly resources?: readonly [number, number];
}

/** A turn with these Flight Ops, at the enemy Fleets unless said otherwise. */
function turnOf(s: CarrierState, { ops, targets, resources = [13, 13] }: Moment): CarrierTurn {
  const turn: CarrierTurn = {
    orders: ops.map((op, seat) => ({
      tactic: 'medium',
      op,
      target: op === 'no-strike' ? null : (targets?.[seat] ?? fleetOf(1 - seat)),
    })),
    resources: [...resources],
    veterans: ['', ''],
    launches: [],
    report: null,
  };
  s.log = [turn];
  return turn;
}

const tick = (s: CarrierState, track: TrackId, boxes: number): void => {
  s.tracks[placeOf(s.fixed, track)] = boxes;
};

/** What flies can be set up as a Mission, for every way to fly it. */
function flyAll(s: CarrierState, turn: CarrierTurn, launch: Launch): number {
  let flown = 0;
  for (const { target, fly } of strikePlans(s, launch)) {
    if (fly.length === 0) continue;
    const ready: Launch = { ...launch, target, aircraft: [[], []] };
    ready.aircraft[launch.side] = [...fly];
    for (const cap of capPlans(s, ready)) {
      const both = ready.aircraft.map((listed, seat) => (seat === launch.side ? listed : cap));
      const { orders } = launchOptions(s.fixed, turn, { ...ready, aircraft: both });
      expect(orders?.strike).toBe(true);
      flown++;
    }
  }
  return flown;
}

describe('every launch can be flown', () => {
  test.each([
    ['coral-sea', true],
    ['coral-sea', false],
    ['midway', true],
    ['midway', false],
  ])(
    'Z-25.63a, Z-25.64a, Z-25.65a: %s, full set %s: every Strike and CAP, with every Resource, at every line of the tracks',
    (id, fullSet) => {
      const s = started(id, fullSet);
      const { campaign, resources } = s.fixed;
      let flown = 0;
      for (const [seat, side] of sides.entries())
        for (const { from } of campaign.tracks.find((track) => track.id === fleetOf(seat))?.lines ?? []) {
          tick(s, fleetOf(seat), from);
          for (const { number } of resources) {
            const mine = (value: number): [number, number] => (seat === 0 ? [value, 13] : [13, value]);
            for (const target of campaign.targets[side])
              for (const op of flightOps) {
                const ops: [FlightOp, FlightOp] = seat === 0 ? [op, 'large-strike'] : ['large-strike', op];
                const turn = turnOf(s, {
                  ops,
                  targets: seat === 0 ? [target, null] : [null, target],
                  resources: mine(number),
                });
                for (const nth of [0, 1])
                  for (const launch of carrierStrikesOf(s.fixed, turn, nth)) flown += flyAll(s, turn, launch);
                for (const launch of landBasedOf(s.fixed, turn)) flown += flyAll(s, turn, launch);
              }
          }
          tick(s, fleetOf(seat), 0);
        }
      for (const { from } of campaign.tracks.find((track) => track.id === campaign.island?.track)?.lines ?? []) {
        if (campaign.island !== null) tick(s, campaign.island.track, from);
        const turn = turnOf(s, { ops: ['no-strike', 'no-strike'] });
        for (const launch of forcesOf(s.fixed)) flown += flyAll(s, turn, launch);
      }
      expect(flown).toBeGreaterThan(500);
    },
  );

  test('Z-23.26c, Z-CGAP-41, Z-CGAP-117: Scout Missions are fights of four turns, all Strikes are two turns out and one home', () => {
    for (const id of ['coral-sea', 'midway'])
      for (const fullSet of [true, false]) {
        const s = started(id, fullSet);
        const turn = turnOf(s, { ops: ['no-strike', 'no-strike'], resources: [2, 2] });
        const scouts = scoutsOf(s.fixed, turn);
        expect(scouts.map(({ side }) => side)).toEqual([0, 1]);
        for (const launch of scouts) {
          const { orders, seats } = launchOptions(s.fixed, turn, launch);
          expect([orders?.kind, orders?.turns, orders?.strike]).toEqual(['dogfight', [4], false]);
          expect(seats[launch.side].formations?.map(({ altitude }) => altitude)).toEqual(['medium']);
        }
        const late = turnOf(s, { ops: ['small-strike', 'no-strike'], resources: [1, 3] });
        for (const launch of forcesOf(s.fixed)) expect(launch.turns).toEqual([2, 1]);
        expect(carrierStrikesOf(s.fixed, late, 0).map(({ turns }) => turns)).toEqual([[3, 1]]);
      }
  });
});

describe('what flies', () => {
  const strike = (s: CarrierState, turn: CarrierTurn, seat: number): string[] =>
    carrierRules.carrierStrikes(s, turn, seat, turn.orders[seat].op).map(writeListed);

  test('Z-25.63c: a Wingman whose Leader stays flies as a Leader; two of one type may both go', () => {
    const s = started('midway');
    tick(s, 'japanese-fleet', 30);
    const turn = turnOf(s, { ops: ['small-strike', 'no-strike'], resources: [6, 13] });
    expect(strike(s, turn, 0).toSorted()).toEqual([
      '2 L a6m2, L d3a1, L b5n2',
      '2 L a6m2, L/W d3a1',
      'L a6m2, L/W d3a1, L b5n2',
      'L/W a6m2, L a6m2, L b5n2',
      'L/W a6m2, L a6m2, L d3a1',
      'L/W a6m2, L d3a1, L b5n2',
      'L/W a6m2, L/W d3a1',
    ]);
  });

  test('Z-CGAP-117: what a scout wins joins its Carrier Strike, Z-25.65a: if there is a card', () => {
    const s = started('coral-sea');
    const turn = turnOf(s, { ops: ['large-strike', 'large-strike'], resources: [2, 2] });
    const scouted = (seat: number, lasted: number): void => {
      const launch = scoutsOf(s.fixed, turn)[seat];
      turn.launches[seat] = { ...launch, state: 'flown', report: { damage: 0, lasted, flown: [[], []] } };
    };
    scouted(0, 1);
    scouted(1, 2);
    expect(strike(s, turn, 0)).toEqual(['L/W a6m2, L/W b5n2, L d3a1']);
    expect(strike(s, turn, 1)).toEqual(['L/W f4f-3, L/W sbd-3, L sbd-3, L tbd-1']);
    scouted(0, 4);
    scouted(1, 4);
    expect(strike(s, turn, 0)).toEqual(['L/W a6m2, L/W b5n2, L b5n2, L/W d3a1']);
    expect(strike(s, turn, 1)).toEqual(['L/W f4f-3, L/W sbd-3, L sbd-3, L/W tbd-1']);
    // There is one Element of TBD in the game: no third.
    turn.orders[1] = { tactic: 'medium', op: 'small-strike', target: 'japanese-fleet' };
    expect(strike(s, turn, 1)).toEqual(['L f4f-3, L/W sbd-3, L/W tbd-1']);
  });

  const notFlown = (s: CarrierState, launch: Launch): string[] =>
    carrierRules
      .strikesNotFlown(s, launch)
      .map(({ target, fly, reason }) => `${target}: ${writeListed(fly)}: ${reason}`);

  test('Z-25.65a: an Element more of a type without cards is refused a Strike as it is a CAP', () => {
    const whole = started('midway');
    const s: CarrierState = { ...whole, fixed: { ...whole.fixed, supply: { ...whole.fixed.supply, a6m2: 1 } } };
    tick(s, 'japanese-fleet', 30);
    turnOf(s, { ops: ['large-strike', 'no-strike'], resources: [6, 13] });
    const [launch] = carrierStrikesOf(s.fixed, s.log[0], 0);
    expect(notFlown(s, launch)).toEqual([
      'allied-fleet: 2 L/W a6m2, L/W d3a1, L/W b5n2: no-cards-left',
      'allied-fleet: L/W a6m2, L/W d3a1, L/W b5n2: stays-behind',
    ]);
    turnOf(s, { ops: ['no-strike', 'no-strike'], resources: [6, 13] });
    expect(notFlown(s, { ...launch, target: 'allied-fleet' }).filter((text) => text.endsWith('left'))).toEqual([]);
  });

  test('Z-25.43c, Z-25.63b: a force whose target is still open is told at each of them what stays behind', () => {
    const s = started('eastern-solomons');
    turnOf(s, { ops: ['no-strike', 'no-strike'] });
    const launch = forcesOf(s.fixed).find(({ side }) => side === 1) as Launch;
    expect([launch.target, notFlown(s, launch)]).toEqual([null, []]);
    tick(s, 'henderson-field', 5);
    expect(notFlown(s, launch)).toEqual([
      'ryujo-force: L/W sbd-3, L f4f-3: stays-behind',
      'convoy: L/W sbd-3, L f4f-3: stays-behind',
    ]);
  });

  test('Z-25.43c, Z-25.84a: of the CAP of a force, too, it is told what damage keeps from flying', () => {
    const s = started('eastern-solomons');
    turnOf(s, { ops: ['small-strike', 'no-strike'], targets: ['henderson-field', null] });
    const [fleet] = carrierStrikesOf(s.fixed, s.log[0], 0);
    const launch: Launch = { ...fleet, target: 'henderson-field' };
    const caps = (): string[][] => [
      capPlans(s, launch).map(writeListed),
      carrierRules.capsNotFlown(s, launch).map(({ fly, reason }) => `${writeListed(fly)}: ${reason}`),
    ];
    const [[whole], none] = caps();
    expect(none).toEqual([]);
    for (let boxes = 1; caps()[0].includes(whole) && boxes < 20; boxes++) tick(s, 'henderson-field', boxes);
    expect(caps()[1]).toEqual([`${whole}: stays-behind`]);
    expect(caps()[0]).not.toContain(whole);
  });

  test('Z-CGAP-112: an Extra CAP is over its own Fleet alone', () => {
    const s = started('midway');
    const turn = turnOf(s, {
      ops: ['small-strike', 'small-strike'],
      targets: ['midway-airfield', null],
      resources: [13, 4],
    });
    const [airfield] = carrierStrikesOf(s.fixed, turn, 1);
    expect(capPlans(s, airfield).map(writeListed)).toEqual(['L/W f2a-3']);
    const fleet = { ...airfield, target: 'allied-fleet' as const };
    expect(capPlans(s, fleet).map(writeListed)).toEqual([
      '2 L/W f4f-3',
      'L/W f4f-3, L/W sbd-3',
      'L/W f4f-3, L/W tbd-1',
    ]);
  });

  test('Z-CGAP-121: with the box alone substitutes fly, and nothing that only the full set has', () => {
    const s = started('midway', false);
    turnOf(s, { ops: ['no-strike', 'no-strike'] });
    const [midwayForce] = forcesIn(s.fixed.campaign);
    expect(carrierRules.forceCaps(s, midwayForce).map(writeListed)).toEqual(['L/W f4f-3']);
    expect(carrierRules.forceStrikes(s, midwayForce).map(writeListed)).toEqual(['L/W sbd-3, 2 b-17e']);
    expect(s.fixed.campaign.scouts.japanese.scout[0].aircraft).toBe('h6k4');
    expect(started('midway').fixed.campaign.swaps).toHaveLength(3);
  });

  test('Z-CGAP-65: Fighters carry nothing, nor does a light bomber in a CAP; Z-17.14d: at the airfield Kates carry bombs', () => {
    const s = started('midway');
    const turn = turnOf(s, { ops: ['large-strike', 'no-strike'], targets: ['midway-airfield', null] });
    const [launch] = carrierStrikesOf(s.fixed, turn, 0);
    const aircraft = [strikePlans(s, launch)[0].fly.slice(), [{ count: 1, as: 'L/W' as const, aircraft: 'sbd-3' }]];
    const { seats } = launchOptions(s.fixed, turn, { ...launch, aircraft });
    expect(seats[0].elements.map(({ aircraft: id, load }) => [id, load])).toEqual([
      ['a6m2', 'none'],
      ['d3a1', null],
      ['b5n2', null],
    ]);
    expect(seats[1].elements.map(({ load }) => load)).toEqual(['none']);
    expect(seats.flatMap(({ elements }) => elements.map(({ altitude }) => altitude))).toEqual([null, null, null, null]);
  });
});

describe('where losses are counted', () => {
  const bases = (fixed: CarrierFixed, launch: Pick<Launch, 'kind' | 'side' | 'target'>): (TrackId | null)[] =>
    [0, 1].map((seat) =>
      baseOf(fixed, { ...launch, state: 'flown', turns: [], aircraft: [], pilots: [], report: null }, seat),
    );

  test('Z-25.82b, Z-25.82c: on the Fleet or the airfield that they came from; nowhere for Scout Missions and bombers from land', () => {
    const { fixed: coral } = started('coral-sea');
    const { fixed: midway } = started('midway');
    expect(bases(coral, { kind: 'carrier', side: 0, target: 'allied-fleet' })).toEqual([
      'japanese-fleet',
      'allied-fleet',
    ]);
    expect(bases(coral, { kind: 'carrier', side: 1, target: 'invasion-force' })).toEqual([null, 'allied-fleet']);
    expect(bases(coral, { kind: 'land-based', side: 0, target: 'allied-fleet' })).toEqual([null, 'allied-fleet']);
    expect(bases(coral, { kind: 'scout', side: 0, target: null })).toEqual([null, null]);
    expect(bases(midway, { kind: 'island', side: 1, target: 'japanese-fleet' })).toEqual([
      'japanese-fleet',
      'midway-airfield',
    ]);
    expect(bases(midway, { kind: 'carrier', side: 0, target: 'midway-airfield' })).toEqual([
      'japanese-fleet',
      'midway-airfield',
    ]);
  });

  test('Z-25.66b: a Strike knows its sheet, and the Flak that its track has instead', () => {
    const s = started('coral-sea');
    const turn = turnOf(s, { ops: ['no-strike', 'small-strike'], targets: [null, 'invasion-force'] });
    const [launch] = carrierStrikesOf(s.fixed, turn, 0);
    const aircraft = [[], strikePlans(s, launch)[0].fly.slice()];
    const { orders } = launchOptions(s.fixed, turn, { ...launch, aircraft });
    const printed = campaignBase.targets.find(({ id }) => id === '4A')?.targetFlak ?? 0;
    expect(orders?.target).toBe('4A');
    expect(orders?.effects.map(({ effect }) => effect)).toEqual([
      { does: 'boxes', japanese: 0, allied: 1 },
      { does: 'target-flak', by: 2 - printed, at: null },
    ]);
  });

  test('Z-CEX-20, Z-CGAP-117: a Loaded Flight Deck counts at the enemy Fleet, Coordinated Attack everywhere', () => {
    const s = started('coral-sea');
    const does = (number: number, target: TrackId): string[] => {
      const turn = turnOf(s, { ops: ['small-strike', 'no-strike'], targets: [target, null], resources: [number, 13] });
      const [launch] = carrierStrikesOf(s.fixed, turn, 0);
      const aircraft = [strikePlans(s, launch)[0].fly.slice(), []];
      return (
        launchOptions(s.fixed, turn, { ...launch, aircraft }).orders?.effects.map(({ effect }) => effect.does) ?? []
      );
    };
    expect(does(7, 'allied-fleet')).toEqual(['boxes', 'bomb-points']);
    expect(does(7, 'port-moresby')).toEqual(['boxes']);
    expect(does(8, 'allied-fleet')).toEqual(['boxes', 'coordinated']);
  });
});

test('Z-CGAP-114, Z-CGAP-44: a scout has scouted until it was shot down, or through the turn in which it broke off', () => {
  const s = started('coral-sea');
  const turn = turnOf(s, { ops: ['no-strike', 'no-strike'], resources: [2, 13] });
  const [launch] = scoutsOf(s.fixed, turn);
  const lasted = (fate: number, at: number): number => {
    const flown = zero.setup(launchOptions(s.fixed, turn, launch), chanceFrom('scout'));
    flown.turn = at;
    sortieOf(flown).bombers[0].fate = fate;
    return carrierRules.turnsScouted(flown);
  };
  expect([lasted(DESTROYED, 3), lasted(DESTROYED, 2), lasted(DESTROYED, 1)]).toEqual([2, 1, 0]);
  expect([lasted(DISENGAGED, 2), lasted(DISENGAGED, 1)]).toEqual([2, 1]);
  expect([lasted(FLYING, 4), lasted(FLYING, 1)]).toEqual([4, 4]);
});
