import { describe, expect, test } from 'vitest';
import {
  altitudes,
  basePack,
  type CorsairsCampaign,
  type CorsairsEntry,
  type CorsairsTarget,
  campaignBase,
  cardRows,
  corsairsLandCampaigns,
  corsairsOptions,
  corsairsPlaces,
  corsairsSubstitutes,
  corsairsSupplies,
  type ListedAircraft,
  specialMissions,
  systemCharts,
} from '../../src/content/index.ts';
import { cardOf, effectOf, forcesIn, sheetOf, slug } from './listed.ts';
import { num, type Row, table } from './sheets.ts';

const all = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];
const each = corsairsLandCampaigns.map((one) => [one.name, one] as const);
const forces = ['Force 1', 'Force 2', 'Force 3'];

/** What the page calls each kind of Mission besides those that bomb a sheet. */
const kinds: { readonly [target: string]: string } = {
  Dogfight: 'dogfight',
  Evacuation: 'evacuation',
  Submarine: 'submarine',
  'Mine Laying': 'mine-laying',
  'Air Drop': 'air-drop',
  Patrol: 'patrol',
  Transport: 'transport',
  Special: 'special',
};
const kindOf = (target: string): string => (target.startsWith('Kamikaze') ? 'kamikaze' : (kinds[target] ?? 'bombing'));
const turnsOf = (text: string): number[] | null => (text === '–' ? null : text.split('/').map(Number));
const isListed = (text: string): boolean => text !== '–' && text !== 'see below' && !text.startsWith('Kamikaze');

describe.each(each)('%s', (name, campaign) => {
  const { periods, targets } = campaign;

  test('its periods, six Missions each', () => {
    expect(table(name, 0).map((row) => [slug(row.Period.text), num(row.Missions)])).toEqual(
      periods.map(({ id }) => [id, campaign.missions]),
    );
  });

  test('CH-2.0b, Z-24.44a: the Missions table, FULL THROTTLE with a row of its own', () => {
    const rows = table(name, 1);
    const columns = Object.keys(rows[0]).slice(1);
    expect(
      Object.fromEntries(rows.map((row) => [cardOf(row.Card.text), columns.map((column) => num(row[column]))])),
    ).toEqual(campaign.table);
    expect(Object.keys(campaign.table).toSorted()).toEqual([...cardRows].toSorted());
    const drawn = new Set(Object.values(campaign.table).flat());
    expect([...drawn].toSorted((a, b) => a - b)).toEqual(targets.map(({ number }) => number));
  });

  test.each(table(name, 2).map((row, i) => [num(row['No.']), row, targets[i]] as const))(
    'Mission Target %d',
    (number, row, target) => {
      const fight = table(name, 3).find((line) => num(line['No.']) === number);
      const listed = forcesIn(
        row,
        forces.filter((force) => isListed(row[force].text)),
      );
      const side = row.Attacker.text.toLowerCase();
      const system = row.Target.text === row.Target.text.toUpperCase() ? row.Target.text.toLowerCase() : null;
      expect(target).toMatchObject({
        number,
        kind: kindOf(row.Target.text),
        system,
        attacker: side === 'none' ? null : side,
        sheet: ['–', 'by draw', 'by search'].includes(row.Face.text) ? null : sheetOf(row.Target.text),
        aircraft:
          fight === undefined
            ? { japanese: side === 'japanese' ? listed : [], allied: side === 'allied' ? listed : [] }
            : {
                japanese: forcesIn(fight, ['Japanese 1', 'Japanese 2']),
                allied: forcesIn(fight, ['Allied 1', 'Allied 2']),
              },
        altitude: altitudes.find((level) => level === row.Altitude.text.toLowerCase()) ?? null,
        turns: turnsOf(row.Turns.text),
        fortified: row.Fortified.text === 'yes',
        usmc: row.USMC.text === 'yes',
        cargo: num(row['Cargo each']),
        draws: row.Target.text.startsWith('Kamikaze') ? (row.Target.text.includes('two draws') ? 2 : 1) : 0,
      });
      expect(target.place).toBe(target.kind === 'special' ? null : slug(row.Place.text));
      expect(target.sheet?.slice(0, 2) ?? null).toBe(/^\d/.test(row.Face.text) ? row.Face.text : null);
    },
  );

  test('CH-GAP-76: what the book tells of its Mission Targets is said to be known', () => {
    const paths = { Target: 'kind', Place: 'place', Attacker: 'attacker', Turns: 'turns', USMC: 'usmc' };
    for (const [i, row] of table(name, 2).entries()) {
      for (const [column, field] of Object.entries(paths))
        if (row[column].source !== null) expect(campaign.sources[`targets[${i}].${field}`]).toBe(row[column].source);
      const side = row.Attacker.text.toLowerCase();
      if (row['Force 1'].source !== null)
        expect(campaign.sources[`targets[${i}].aircraft.${side}`]).toBe(row['Force 1'].source);
    }
  });

  test.each([
    ['allied', 4],
    ['japanese', 5],
  ] as const)('the %s Resources', (side, nth) => {
    const rows = table(name, nth);
    for (const { number, periods: lines } of campaign.resources[side]) {
      const own = rows.filter((row) => num(row['No.']) === number);
      for (const [p, { id }] of periods.entries()) {
        const written = own
          .filter(({ Period }) => Period.text === 'all' || slug(Period.text) === id)
          .map(
            (row): CorsairsEntry => ({
              aircraft: forcesIn(row, ['Force 1', 'Force 2']),
              option: effectOf(row.Effect.text),
            }),
          );
        expect([number, id, lines[p]]).toEqual([number, id, written]);
      }
    }
    expect(new Set(rows.map((row) => num(row['No.']))).size).toBe(campaign.resources[side].length);
  });

  test('CH-2.0c: performance is read from Allied minus Japanese VPs', () => {
    const rows = table(name, 6);
    for (const { id, performance } of periods) {
      const own = rows.filter(({ Period }) => slug(Period.text) === id);
      expect(own.map((row) => row['Allied air group'].text)).toEqual(['Outstanding', 'Good', 'Fair', 'Poor', 'Dismal']);
      expect(own.map((row) => row['Japanese air group'].text).toReversed()).toEqual([
        'Outstanding',
        'Good',
        'Fair',
        'Poor',
        'Dismal',
      ]);
      expect(own.slice(0, 4).map(({ From }) => num(From))).toEqual(performance);
      expect(own.slice(1).map(({ To }) => num(To) + 1)).toEqual(performance);
    }
    expect([campaign.difference, campaign.sources.difference]).toEqual(['allied', 'CH-2.0c']);
  });

  test('where its targets lie', () => {
    const places = table(name, 7).flatMap((row) =>
      row['Target no.'].text.split(', ').map((number) => [Number(number), { x: num(row.x), y: num(row.y) }] as const),
    );
    const at = new Map(places);
    for (const { number, at: point } of targets) expect([number, point]).toEqual([number, at.get(number) ?? null]);
  });

  test('Z-24.46b: all listed aircraft exist, fly for their side, in their time and as high as they may', () => {
    const end = periods[periods.length - 1].to[0];
    for (const { side, listed, altitude } of listedIn(campaign))
      for (const { aircraft, as } of listed) {
        const card = all.find(({ id }) => id === aircraft);
        expect([aircraft, card?.side, as === 'aircraft']).toEqual([
          aircraft,
          side,
          card !== undefined && 'class' in card,
        ]);
        // One card stands for the Shiden of 1944 and for that of 1945.
        if (aircraft !== 'n1k2-j') expect(card?.year).toBeLessThanOrEqual(end);
        if (card !== undefined && altitude !== null)
          expect(altitudes.indexOf(altitude)).toBeLessThanOrEqual(altitudes.indexOf(card.ceiling));
      }
  });

  test('every Target System that comes up has a chart', () => {
    for (const { system } of targets)
      if (system !== null)
        expect(systemCharts.some((chart) => chart.campaign === campaign.id && chart.system === system)).toBe(true);
  });
});

/** All lists of aircraft of a campaign. */
function listedIn({ targets, resources }: CorsairsCampaign) {
  const ofTarget = ({ aircraft, altitude }: CorsairsTarget) => [
    { side: 'japanese', listed: aircraft.japanese, altitude },
    { side: 'allied', listed: aircraft.allied, altitude },
  ];
  const ofSide = (side: 'japanese' | 'allied') =>
    resources[side].flatMap(({ periods }) =>
      periods.flat().map(({ aircraft }) => ({ side, listed: aircraft, altitude: null })),
    );
  return [...targets.flatMap(ofTarget), ...ofSide('japanese'), ...ofSide('allied')];
}

describe('what the campaigns share', () => {
  test('CH-21.64a, CH-19.4a: skip bombing, green crews, Flak of Japanese ships and damage control', () => {
    expect(
      corsairsLandCampaigns.map(({ id, skipBombing, green, japaneseShipFlak, damageControl }) => [
        id,
        skipBombing,
        green,
        japaneseShipFlak,
        damageControl,
      ]),
    ).toEqual([
      ['solomons', true, 5, 0, 0],
      ['philippines-1944', true, 10, -1, 3],
      ['okinawa', true, 15, -1, 3],
    ]);
  });

  test('CH-EX-06, CH-EX-07, CH-EX-09: the Missions and Resources of the examples', () => {
    const [solomons, , okinawa] = corsairsLandCampaigns;
    expect(solomons.sources).toMatchObject({
      'targets[10].kind': 'CH-EX-06',
      'resources.japanese[0]': 'CH-EX-06',
      'resources.allied[4].periods[3]': 'CH-EX-06',
    });
    expect(okinawa.sources).toMatchObject({
      'targets[1].kind': 'CH-EX-07',
      'targets[13].kind': 'CH-EX-09',
      'resources.allied[0]': 'CH-EX-09',
      'resources.japanese[2]': 'CH-EX-09',
    });
  });

  test('no place is there for nothing', () => {
    const used = new Set([
      ...corsairsLandCampaigns.flatMap(({ targets }) => targets.map(({ place }) => place)),
      ...specialMissions.map(({ place }) => place),
    ]);
    expect(corsairsPlaces.filter((place) => !used.has(place))).toEqual([]);
  });

  test('no Mission with any Resource needs a substitute that is not there', () => {
    const supply = (id: string): number =>
      (corsairsSupplies.find((one) => one.id === id)?.box ?? 0) +
      (campaignBase.supply.find((one) => one.id === id)?.coreSet ?? 0);
    const isCovered = (listed: readonly ListedAircraft[]): boolean => {
      const used = new Map<string, number>();
      return listed.every(({ count, aircraft }) =>
        Array.from({ length: count }).every(() => {
          let id: string | undefined = aircraft;
          for (let tries = 0; tries < 8 && id !== undefined; tries++) {
            const taken: number = used.get(id) ?? 0;
            if (taken < supply(id)) {
              used.set(id, taken + 1);
              return true;
            }
            id = corsairsSubstitutes[id];
          }
          return false;
        }),
      );
    };
    for (const { name, targets, resources } of corsairsLandCampaigns)
      for (const { number, aircraft } of targets)
        for (const side of ['japanese', 'allied'] as const)
          for (const { number: line, periods } of resources[side])
            for (const entry of periods.flat())
              expect([name, number, line, isCovered([...aircraft[side], ...entry.aircraft])]).toEqual([
                name,
                number,
                line,
                true,
              ]);
  });
});

describe('the Special Mission Table', () => {
  const [first, second] = [table('Special Mission Table', 0), table('Special Mission Table', 1)];

  test.each(first.map((row, i) => [row['No.'].text, row, second[i], specialMissions[i]] as const))(
    'CH-27.22a: %s',
    (id, row, gains, mission) => {
      const target = row.Target.text.replace(/ \(.*\)/, '');
      const own = ['Mission aircraft 1', 'Mission aircraft 2'].filter(
        (column) => isListed(row[column].text) && !row[column].text.startsWith('from'),
      );
      const side = row.Attacker.text.toLowerCase();
      expect(gains['No.'].text).toBe(id);
      expect(mission).toMatchObject({
        id,
        campaign: slug(row.Campaign.text),
        period: slug(row.Period.text),
        night: row.Time.text === 'Night',
        name: slug(row.Name.text),
        kind: kindOf(target),
        place: slug(row.Place.text),
        sheet: id === 'S19' ? '4B' : sheetOf(target),
        attacker: side === 'none' ? null : side,
        aircraft: forcesIn(row, own),
        altitude: altitudes.find((level) => level === row.Altitude.text.toLowerCase()) ?? null,
        turns: turnsOf(row.Turns.text),
        receives: {
          allied: {
            aircraft: forcesIn(gains, ['Allies receive 1', 'Allies receive 2']),
            option: effectOf(gains['Allied effect'].text),
          },
          japanese: {
            aircraft: forcesIn(gains, ['Japan receives 1', 'Japan receives 2']),
            option: effectOf(gains['Japanese effect'].text),
          },
        },
      });
    },
  );

  test('what is special to some of them', () => {
    const extras = ({
      cargo,
      draws,
      ohkas,
      usmc,
      leader,
      passenger,
      unscored,
      flakOf,
    }: (typeof specialMissions)[number]) =>
      Object.fromEntries(
        Object.entries({ cargo, draws, ohkas, usmc, leader, passenger, unscored, flakOf }).filter(
          ([, value]) => value !== null && value !== 0 && value !== false,
        ),
      );
    expect(
      Object.fromEntries(
        specialMissions.map((one) => [one.id, extras(one)] as const).filter(([, more]) => Object.keys(more).length > 0),
      ),
    ).toEqual({
      S1: { passenger: { aircraft: 'g4m1', vps: 10 } },
      S9: { leader: 'mccampbell' },
      S13: { cargo: 2 },
      S15: { ohkas: true },
      S19: { draws: 2, usmc: true },
      S20: { cargo: 2, unscored: 'ki-49', flakOf: '1A' },
    });
    const told = second.filter((row: Row) => row['Special rules'].text !== '–').map((row) => row['No.'].text);
    expect(told).toEqual(['S1', 'S9', 'S13', 'S15', 'S19', 'S20']);
  });

  test('CH-27.21a: one by day and one by night for every period', () => {
    for (const { id, periods } of corsairsLandCampaigns)
      for (const period of periods)
        expect(
          specialMissions.filter((one) => one.campaign === id && one.period === period.id).map(({ night }) => night),
        ).toEqual([false, true]);
  });

  test('CH-27.31d, CH-17.52a: nobody has a Wingman at night, and night fighters fly only then', () => {
    for (const { id, night, receives, aircraft } of specialMissions) {
      const flown = [...aircraft, ...receives.allied.aircraft, ...receives.japanese.aircraft];
      if (night) expect([id, flown.some(({ as }) => as === 'L/W')]).toEqual([id, false]);
      const hunters = basePack.fighters.filter((one) => one.night !== undefined).map((one) => one.id);
      if (!night) expect([id, flown.some((one) => hunters.includes(one.aircraft))]).toEqual([id, false]);
    }
  });
});

describe('the Resource Sheet', () => {
  test('LR-14 to LR-26: name, owner and role of every option', () => {
    const owners: { readonly [who: string]: readonly [string | null, string] } = {
      attacker: [null, 'attacker'],
      any: [null, 'any'],
      Allied: ['allied', 'any'],
      Japanese: ['japanese', 'any'],
    };
    expect(
      corsairsOptions.map(({ code, id, side, role }) => [code, id, side, id === 'proximity-fuzes' ? 'any' : role]),
    ).toEqual(table('Resources', 1).map((row) => [row.Code.text, effectOf(row.Name.text), ...owners[row.Who.text]]));
  });

  test('what each does, and what it is where it does not fit', () => {
    expect(
      corsairsOptions.map(({ id, effects, otherwise }) => [id, effects.map(({ does }) => does), otherwise]),
    ).toEqual([
      ['rockets', ['rockets'], null],
      ['napalm', ['napalm'], null],
      ['skilled-pilot', ['skilled-pilot'], null],
      ['coastwatchers', ['coastwatchers'], null],
      ['thach-weave', ['thach-weave'], null],
      ['maximum-effort', ['maximum-effort'], null],
      ['proximity-fuzes', ['naval-flak'], 'early-warning'],
      ['big-blue-blanket', ['one-element'], null],
      ['radar-pickets', ['radar-pickets'], 'early-warning'],
      ['snooper', ['snooper'], 'deceptive-course'],
      ['escort-by-service', ['escort-by-service'], null],
      ['ramming-attacks', ['ramming'], null],
      ['late-arrival', ['resource-late'], null],
    ]);
  });

  test('every option that a sheet names is on the Resource Sheet, on the right side', () => {
    for (const { resources } of corsairsLandCampaigns)
      for (const side of ['japanese', 'allied'] as const)
        for (const { option } of resources[side].flatMap(({ periods }) => periods.flat())) {
          const own = corsairsOptions.find(({ id }) => id === option);
          const zero = campaignBase.resources.find(({ id }) => id === option);
          expect([option, own !== undefined || zero !== undefined || option === null]).toEqual([option, true]);
          if (own !== undefined) expect([null, side]).toContain(own.side);
        }
  });
});
