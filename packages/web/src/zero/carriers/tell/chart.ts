import type { Language } from '@tallyho/words';
import {
  type CarrierFixed,
  campaignContentOf,
  carrierRules,
  type FleetOrders,
  fleetTactics,
  type Launch,
  type ListedAircraft,
  type SeaPlace,
  seaPlaces,
  type TrackId,
} from '@tallyho/zero';
import type { Camp, MapPoint } from '../../../campaign/scene.ts';
import { camps } from '../../../campaign/scene.ts';
import { craftsOf } from '../../campaign/model/cards.ts';
import { boxOf, pointIn } from '../../campaign/model/chart.ts';
import { campOf, sideIds } from '../../campaign/model/sides.ts';
import { marks } from '../../campaign/tell/map.ts';
import { datesOf, trackName } from '../model/names.ts';
import { landBaseOf, shipsOf } from '../model/ships.ts';
import { watersOf } from '../model/waters.ts';
import type { ChartScene, FleetScene, MarkScene, WayScene } from '../scene.ts';
import { type CarrierWords, carrierWords } from '../words/words.ts';

/** What a chart shows: what is open at a moment, and who looks at it. */
export interface ChartMoment {
  readonly fixed: CarrierFixed;
  readonly tracks: readonly number[];
  /** Whose chart it is; below 0: everybody's. */
  readonly seat: number;
  /** The orders of this turn, when both are revealed; null: they are secret. */
  readonly orders: readonly FleetOrders[] | null;
  /** What was revealed last. */
  readonly last: readonly FleetOrders[] | null;
  /** What flies. */
  readonly ways: readonly WayScene[];
}

type Place = SeaPlace | TrackId;

/** Where something lies on the chart of a campaign. */
export function placeIn({ campaign }: CarrierFixed, place: Place): MapPoint {
  const found = campaign.points.find((point) => point.place === place);
  return pointIn(campaign.map, found ?? { x: 50, y: 50 });
}

/** From where a launch takes off. */
function originOf(fixed: CarrierFixed, { kind, side }: Pick<Launch, 'kind' | 'side'>): Place {
  const { campaign } = fixed;
  const force = kind === 'island' ? carrierRules.forceOf(fixed, side) : undefined;
  if (force !== undefined) return force.track;
  const base = kind === 'scout' || kind === 'land-based' ? landBaseOf(campaign.id, kind, sideIds[side]) : null;
  return base ?? carrierRules.fleetOf(side);
}

/** No more aircraft than this are drawn along an arrow. */
const MOST = 6;

/** The way of a launch; a scout looks for the enemy Fleet. */
export const wayOf = (
  fixed: CarrierFixed,
  launch: Pick<Launch, 'kind' | 'side' | 'target'>,
  aircraft: readonly ListedAircraft[],
): WayScene => ({
  camp: camps[launch.side],
  from: placeIn(fixed, originOf(fixed, launch)),
  to: placeIn(fixed, launch.target ?? carrierRules.fleetOf(1 - launch.side)),
  aircraft: craftsOf(aircraft).slice(0, MOST),
});

/** The Strikes that both sides have ordered. */
export const orderedWays = (fixed: CarrierFixed, orders: readonly FleetOrders[]): WayScene[] =>
  orders.flatMap(({ op, target }, side) =>
    target === null
      ? []
      : [wayOf(fixed, { kind: 'carrier', side, target }, fixed.campaign.ops[sideIds[side]][op].strike)],
  );

/** How badly a track is hit, from 0 to 3. */
function hurtOf(fixed: CarrierFixed, tracks: readonly number[], id: TrackId): number {
  const track = carrierRules.trackOf(fixed, id);
  const boxes = tracks[fixed.campaign.tracks.indexOf(track)];
  const last = track.lines[track.lines.length - 1].from;
  if (boxes === 0) return 0;
  return boxes >= last ? 3 : boxes >= last / 2 ? 2 : 1;
}

function fleetScene(at: ChartMoment, seat: number, language: Language): FleetScene {
  const w = carrierWords[language];
  const { fixed, tracks, orders, last } = at;
  const id = carrierRules.fleetOf(seat);
  const isOwn = seat === at.seat;
  const isHidden = !isOwn && orders === null && at.seat >= 0;
  const ships = shipsOf(fixed.campaign, sideIds[seat]);
  const known = orders ?? (at.seat < 0 || isOwn ? last : null);
  const tactic = known?.[seat]?.tactic;
  return {
    camp: camps[seat],
    at: placeIn(fixed, id),
    name: isOwn ? w.chart.own : w.chart.carriers[sideIds[seat]],
    note: isHidden ? hiddenNote(last, seat, w) : ships.join(', '),
    decks: Math.max(2, ships.length),
    isOwn,
    isHidden,
    range: tactic === undefined ? null : carrierRules.rangeOf(tactic),
    hurt: hurtOf(fixed, tracks, id),
  };
}

/** All that last turn has told of a Fleet that is out of sight. */
const hiddenNote = (last: readonly FleetOrders[] | null, seat: number, w: CarrierWords): string =>
  last === null ? w.chart.unknown : w.chart.lastTurn(w.chart.ranges[last[seat].tactic]);

function markScene({ fixed, tracks }: ChartMoment, id: TrackId, language: Language): MarkScene {
  const w = carrierWords[language];
  const track = carrierRules.trackOf(fixed, id);
  const sheet = campaignContentOf(fixed.options.packs).targets.find((each) => each.id === track.sheet);
  const hurt = hurtOf(fixed, tracks, id);
  const { state } = carrierRules.lineAt(track, tracks[fixed.campaign.tracks.indexOf(track)]);
  const name = trackName(id, language);
  return {
    key: id,
    camp: campOf(track.owner),
    at: placeIn(fixed, id),
    name,
    note: state === null ? '' : w.carriers.states[state],
    kind: sheet === undefined ? 'airfield' : marks[sheet.kind],
    badge: name.slice(0, 1),
    status: hurt === 0 ? 'intact' : hurt === 3 ? 'destroyed' : 'damaged',
  };
}

const isFleet = (id: Place): boolean => id === 'japanese-fleet' || id === 'allied-fleet';

/** Who carries troops, and where to. */
const landings: readonly (readonly [from: Place, to: Place])[] = [
  ['invasion-force', 'port-moresby'],
  ['invasion-convoy', 'midway-airfield'],
  ['convoy', 'henderson-field'],
];

/** The way of those who are to land; null: there are none. */
function threatIn(fixed: CarrierFixed): WayScene | null {
  const has = (place: Place): boolean => fixed.campaign.points.some((point) => point.place === place);
  const camp: Camp = 'axis';
  const landing = landings.find(([from, to]) => has(from) && has(to));
  if (landing === undefined) return null;
  return { camp, from: placeIn(fixed, landing[0]), to: placeIn(fixed, landing[1]), aircraft: [] };
}

const isSeaPlace = (place: Place): place is SeaPlace => seaPlaces.some((known) => known === place);

/** The sea chart at a moment, for the one who looks at it. */
export function chartOf(at: ChartMoment, language: Language): ChartScene {
  const w = carrierWords[language];
  const { fixed } = at;
  const { campaign } = fixed;
  const { waters, lands, atolls } = watersOf(campaign.id);
  const tracks = campaign.tracks.map(({ id }) => id);
  const name = w.carriers.names[campaign.id] ?? campaign.name;
  return {
    label: w.chart.label(name),
    title: name,
    dates: datesOf(campaign, language),
    box: boxOf(campaign.map),
    waters: waters.map(({ id, ...place }) => ({ ...place, name: w.chart.waters[id] })),
    lands: lands.map(({ id, ...place }) => ({ ...place, name: w.chart.lands[id] })),
    towns: campaign.points.flatMap(({ place }) =>
      isFleet(place) || (tracks as readonly Place[]).includes(place)
        ? []
        : [
            {
              name: isSeaPlace(place) ? w.carriers.places[place] : trackName(place, language),
              at: placeIn(fixed, place),
            },
          ],
    ),
    atolls: campaign.points.filter(({ place }) => atolls.includes(place)).map(({ place }) => placeIn(fixed, place)),
    ranges: fleetTactics.map((tactic, number) => w.chart.ring({ range: w.chart.ranges[tactic], number })),
    fleets: sideIds.map((_, seat) => fleetScene(at, seat, language)),
    marks: tracks.filter((id) => !isFleet(id)).map((id) => markScene(at, id, language)),
    threat: threatIn(fixed),
    ways: at.ways,
  };
}
