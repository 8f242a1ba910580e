import { basePack } from '@tallyho/down-in-flames/content';
import { Match } from '@tallyho/kernel';
import { type Language, languages } from '@tallyho/words';
import { campaignBase, corsairsLandCampaigns, zeroCampaign, zeroGuadalcanal, zeroSuperfortress } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { type Area, around, overlap } from '../../src/campaign/map/areas.ts';
import { WIDE, wayOf } from '../../src/campaign/map/arrows.ts';
import { fitted } from '../../src/campaign/map/frame.ts';
import { areaOf } from '../../src/campaign/map/labels.ts';
import { COMPASS, layoutOf, type MapLayout, namedTarget, namedTown, TITLE } from '../../src/campaign/map/layout.ts';
import { counterReach, markAt, pieceAt } from '../../src/campaign/map/pieces.ts';
import { type Projection, projectionOf } from '../../src/campaign/map/projection.ts';
import { regionArea } from '../../src/campaign/map/region-names.ts';
import { craftSize, rowAreas } from '../../src/campaign/map/rows.ts';
import { zoomArea } from '../../src/campaign/map/zoom-buttons.tsx';
import type { MapScene } from '../../src/campaign/scene.ts';
import { mapOf as mapOfFlames } from '../../src/down-in-flames/campaign/tell/map.ts';
import { mapOf as mapOfLand } from '../../src/zero/campaign/tell/map.ts';
import { mapOf as mapOfGuadalcanal } from '../../src/zero/guadalcanal/tell/map.ts';
import { mapOf as mapOfSuperfortress } from '../../src/zero/superfortress/tell/map.ts';

/*
 * Every map of every campaign, as it lies on a desk and on phones, in both languages, with whatever arrows can be open: nothing
 * on it covers anything else.
 */

const sizes: readonly (readonly [width: number, height: number, isNarrow: boolean])[] = [
  [604, 424, false],
  [530, 400, false],
  // A phone, looked at closer.
  [663, 541, false],
  [390, 318, true],
  [320, 288, true],
];

interface Thing {
  readonly what: string;
  readonly areas: readonly Area[];
}

/** Everything that is drawn, with the room that it takes. */
function thingsOn(map: MapScene, layout: MapLayout, projection: Projection, isNarrow: boolean): Thing[] {
  const reach = counterReach(isNarrow);
  const size = craftSize(isNarrow);
  const corner = (what: string, spot: MapLayout['title'], of: typeof TITLE): Thing[] =>
    spot === null ? [] : [{ what, areas: [{ left: spot.x, top: spot.y, ...of }] }];
  const starts = new Map(
    map.arrows.flatMap((arrow, at) => (arrow.isStart ? [[arrow.from.join(' '), layout.bows[at].from] as const] : [])),
  );
  return [
    ...map.targets.flatMap(({ number, name }, i): Thing[] => {
      const [spot, label] = [layout.spots[i], layout.targetNames[i]];
      if (spot === null) return [];
      const piece = { what: `counter of ${name}`, areas: pieceAt(spot, reach, number) };
      if (label === null) return [piece];
      const named = namedTarget(map, i, spot, layout.notes[i], isNarrow);
      return [piece, { what: `name of ${name}`, areas: [areaOf(named, label)] }];
    }),
    ...(layout.joined === null ? [] : [{ what: 'joined', areas: [around(layout.joined.spot, reach + 1)] }]),
    ...[...starts].map(([key, spot]) => ({ what: `start at ${key}`, areas: [markAt(spot)] })),
    ...layout.rows.flatMap((row, at) => (row === null ? [] : [{ what: `aircraft ${at}`, areas: rowAreas(row, size) }])),
    ...corner('title', layout.title, TITLE),
    ...corner('compass', layout.compass, COMPASS),
    ...map.towns.flatMap(({ name, at }, i): Thing[] => {
      const label = layout.townNames[i];
      return label === null
        ? []
        : [{ what: `town ${name}`, areas: [areaOf(namedTown(name, projection.at(at)), label)] }];
    }),
    ...layout.regions.map((region) => ({ what: `region ${region.name}`, areas: [regionArea(region)] })),
  ];
}

const meet = (a: Thing, b: Thing): boolean =>
  a.areas.some((one) => b.areas.some((other) => overlap(one, other) > 0.01));

/** What covers what, in words; nothing should. */
function coveredOn(map: MapScene, width: number, height: number, isNarrow: boolean, language: Language): string[] {
  const projection = projectionOf(fitted(map.box, width / height), width);
  const free = isNarrow ? [zoomArea(width)] : [];
  const layout = layoutOf(map, projection, isNarrow, language, free);
  const buttons = free.map((area) => ({ what: 'buttons', areas: [area] }));
  const things = [...buttons, ...thingsOn(map, layout, projection, isNarrow)];
  const ways = map.open.map((at) => ({ what: `arrow ${at}`, areas: wayOf(layout.bows[at], WIDE) }));
  const written = things.filter(({ what }) => !/^(counter|start|joined|buttons)/.test(what));
  const sheet = { left: 0, top: 0, width: projection.width, height: projection.height };
  return [
    ...things.flatMap((a, i) => things.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.what} / ${b.what}`] : []))),
    ...ways.flatMap((way) => written.flatMap((each) => (meet(way, each) ? [`${way.what} / ${each.what}`] : []))),
    ...things.flatMap(({ what, areas }) =>
      areas.some((area) => overlap(area, sheet) < area.width * area.height - 0.01) ? [`${what} / edge`] : [],
    ),
  ];
}

/** The tightest of them. */
const tight = [sizes[0], sizes[2], sizes[4]];

/** At every size, in both languages. */
const everySize = (map: (language: Language) => MapScene, among = sizes): string[] =>
  languages.flatMap((language) =>
    among.flatMap(([width, height, isNarrow]) =>
      coveredOn(map(language), width, height, isNarrow, language).map((what) => `${language} ${width}: ${what}`),
    ),
  );

const untouched = { status: 'intact', by: -1 } as const;

describe.each(basePack.campaigns.map((campaign) => [campaign.id, campaign] as const))(
  'the map of %s',
  (_, campaign) => {
    const markers = campaign.targets.map(() => untouched);
    const arrowsOf = (isOpen: (arrow: (typeof campaign.arrows)[number]) => boolean): number[] =>
      campaign.arrows.flatMap((arrow, at) => (isOpen(arrow) ? [at] : []));

    test.each(['axis', 'allies'])(
      'shows everything when the %s begin, and when all of their arrows are open',
      (side) => {
        const first = arrowsOf((arrow) => arrow.side === side && typeof arrow.from !== 'number');
        const all = arrowsOf((arrow) => arrow.side === side);
        for (const open of [first, all])
          expect(everySize((language) => mapOfFlames({ fixed: { campaign }, markers }, open, language))).toEqual([]);
      },
    );

    test('shows everything with any one arrow', () => {
      for (const at of campaign.arrows.keys())
        expect(everySize((language) => mapOfFlames({ fixed: { campaign }, markers }, [at], language), tight)).toEqual(
          [],
        );
    });
  },
);

const lands = [
  ...campaignBase.campaigns.map(({ id, periods }) => ({ id, periods: periods.map((period) => period.id) })),
  ...corsairsLandCampaigns.map(({ id, periods }) => ({ id, periods: periods.map((period) => period.id) })),
].flatMap(({ id, periods }) => periods.map((period) => [id, period] as const));

/** The same map with its arrow to another target. */
const aimedAt = (map: MapScene, to: number): MapScene => ({
  ...map,
  arrows: map.arrows.slice(0, 1).map((arrow) => ({ ...arrow, to })),
  open: map.arrows.slice(0, 1).map((_, at) => at),
});

test.each(lands)('the map of %s, %s, shows everything, whatever target is drawn', (campaign, period) => {
  const match = Match.start(zeroCampaign, { campaign, period }, 'map');
  if (!match.ok) throw new Error(match.problem.code);
  const { fixed, log } = match.value.state;
  const map = (language: Language): MapScene => mapOfLand({ fixed, log, seat: 0 }, language);
  for (const to of map('en').targets.keys())
    expect(everySize((language) => aimedAt(map(language), to), tight)).toEqual([]);
  expect(everySize(map)).toEqual([]);
});

test('the map of Guadalcanal shows everything', () => {
  const match = Match.start(zeroGuadalcanal, {}, 'map');
  if (!match.ok) throw new Error(match.problem.code);
  const view = match.value.game.observe(match.value.state, 0);
  expect(everySize((language) => mapOfGuadalcanal(view, language))).toEqual([]);
});

test('the map of the B-29s shows everything, whatever target is drawn', () => {
  const match = Match.start(zeroSuperfortress, {}, 'map');
  if (!match.ok) throw new Error(match.problem.code);
  const { state } = match.value;
  const seen = { log: state.log, duties: state.duties, fleet: state.fleet };
  for (let target = -1; target < 11; target++)
    expect(everySize((language) => mapOfSuperfortress({ ...seen, target }, language), tight)).toEqual([]);
});
