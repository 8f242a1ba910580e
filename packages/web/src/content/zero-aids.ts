import {
  armsDisplay,
  basePack,
  type CardRow,
  type CorsairsEntry,
  campaignBase,
  corsairsAwards,
  corsairsCounters,
  corsairsCrews,
  corsairsOptions,
  corsairsSubstitutes,
  corsairsSupplies,
  historicalColumns,
  historicalPeople,
  type KamikazeCampaign,
  kamikazeDamage,
  kamikazeForces,
  kamikazeSearch,
  type ListedAircraft,
  rowCards,
  selectionTable,
  specialMissions,
  systemCharts,
} from '@tallyho/zero/content';
import type { AnyPack, Entry, KindName } from './catalogue.ts';

/*
 * What Zero! and CORSAIRS AND HELLCATS are played with besides cards: crews, Resources, player aids. They are looked up; a pack brings them
 * as a file or not at all.
 */

const cards = [...basePack.fighters, ...campaignBase.lightBombers, ...campaignBase.formations];
const aircraftName = (id: string): string => cards.find((card) => card.id === id)?.name ?? id;

/** As sheets list aircraft, in every language: '2 L/W A6M5 Zero'. */
const listed = (aircraft: readonly ListedAircraft[]): string[] =>
  aircraft.map(({ count, as, aircraft: id }) => `${count} ${as === 'aircraft' ? '' : `${as} `}${aircraftName(id)}`);

/** An Action card by its title, and IN MY SIGHTS by its Bursts as well. */
function cardTitle(row: CardRow): string {
  if (row === 'full-throttle') return 'FULL THROTTLE';
  const { title, bursts } = rowCards[row];
  return bursts === 0 ? title : `${title} ${bursts}B`;
}
const searched = (card: string): string =>
  card === 'full-throttle' || card in rowCards ? cardTitle(card as CardRow) : card;

const people = [...corsairsCounters, ...corsairsCrews].flatMap(({ front, back }) => [front, back]);
const personName = (id: string): string => people.find((one) => one.id === id)?.full ?? id;

/** What a side receives: aircraft as they are listed, and an option. */
const received = ({ aircraft, option }: CorsairsEntry): string[] => [
  ...listed(aircraft),
  ...(option === null ? [] : [option]),
];

const campaignsWithKamikazes = Object.keys(kamikazeForces) as KamikazeCampaign[];

const tables: { readonly [kind in KindName]?: readonly object[] } = {
  crews: [...campaignBase.crews, ...corsairsCrews],
  boxCounters: corsairsCounters,
  resources: [...campaignBase.resources, ...corsairsOptions].map(({ effects: _, ...option }) => option),
  ordnance: armsDisplay,
  ownAwards: corsairsAwards,
  box: corsairsSupplies.map((one) => ({
    ...one,
    substitute: one.id in corsairsSubstitutes ? aircraftName(corsairsSubstitutes[one.id] ?? '') : null,
  })),
  specialMissions: specialMissions.map(
    ({ name, aircraft, turns, receives, night, leader, passenger, unscored, ...one }) => ({
      ...one,
      mission: name,
      byNight: night,
      turns: turns.join('/'),
      aircraft: listed(aircraft),
      japaneseReceive: received(receives.japanese),
      alliesReceive: received(receives.allied),
      leader: leader === null ? null : personName(leader),
      passenger: passenger === null ? null : aircraftName(passenger.aircraft),
      unscored: unscored === null ? null : aircraftName(unscored),
    }),
  ),
  targetSystems: systemCharts.map((chart) => ({ id: `${chart.campaign}-${chart.system}`, ...chart })),
  kamikazeForces: campaignsWithKamikazes.flatMap((campaign) =>
    kamikazeForces[campaign].map(({ card, service, aircraft, ohkas, notes, sources }) => ({
      id: `${campaign}-${card}`,
      campaign,
      card: cardTitle(card),
      service,
      aircraft: listed(aircraft),
      ohkas,
      notes: notes.join('/'),
      sources,
    })),
  ),
  kamikazeSearch: campaignsWithKamikazes.flatMap((campaign) =>
    kamikazeSearch[campaign].map(({ result, card, target }) => ({
      id: `${campaign}-${result}${card === null ? '' : `-${card}`}`,
      campaign,
      result,
      card: card === null ? null : searched(card),
      target,
      sources: { all: 'reconstructed' },
    })),
  ),
  kamikazeDamage: (['single', 'multi'] as const).map((engines) => {
    const [miss, hit, direct, vital] = kamikazeDamage[engines];
    const { 'multi[1]': oneHit, 'multi[3]': oneVital } = kamikazeDamage.sources;
    const known = engines === 'multi' ? { hit: oneHit, vital: oneVital } : {};
    return { id: `${engines}-engine`, miss, hit, direct, vital, sources: { all: 'reconstructed', ...known } };
  }),
  selection: selectionTable.map(({ skilled, green, ...line }) => ({
    id: [line.people, ...line.services, line.campaign, line.period ?? 'all'].join('-'),
    ...line,
    skilled: skilled.map(cardTitle),
    green: green.map(cardTitle),
  })),
  historical: historicalColumns.map((id) => ({
    id,
    people: historicalPeople[id].map(personName),
    sources: { all: 'public' },
  })),
};

/** The kinds of them, in the order in which they are shown. */
export const zeroAidKinds = Object.keys(tables) as KindName[];
export const zeroAids = {
  system: 'zero',
  pack: 'aids',
  ...(tables as { readonly [kind: string]: readonly Entry[] }),
} as AnyPack;
