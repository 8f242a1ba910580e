import { EVERYONE } from '@tallyho/kernel';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import type { Service } from '../content/types.ts';
import { sides } from '../content/types.ts';
import { sortieOf } from '../mission/state.ts';
import { missionPoints, missionScore, targetLevel } from '../rules/awards.ts';
import { ordersOf } from '../rules/formations.ts';
import type { Dogfight } from '../state.ts';
import { chooseResource } from './choices.ts';
import { elementsOf, missionOptions } from './mission.ts';
import { drawPilots } from './rules/pilot-cup.ts';
import {
  differenceOf,
  openResources,
  performanceOf,
  periodNow,
  resourcesOf,
  targetOfRow,
  winnersOf,
} from './rules/sheet.ts';
import {
  type Flies,
  type LandFlow,
  type LandState,
  type LandTable,
  type LandVotes,
  type LogEntry,
  NO_RESOURCE,
} from './state.ts';

const entryOf = ({ log }: LandState): LogEntry => log[log.length - 1];

/** Z-24.1a, Z-24.42a — the next Mission, or the end. */
const nextMission = (t: LandTable): void => {
  if (periodNow(t.state) === null) conclude(t);
};

/** Z-24.7a — the performance of both air groups. */
function conclude(t: LandTable): void {
  const s = t.state;
  const performance = performanceOf(s);
  t.say?.(EVERYONE, {
    event: 'campaign-verdict',
    difference: differenceOf(s.log),
    performance,
    because: 'Z-24.7a',
  });
  t.finish({ winners: winnersOf(performance), because: 'Z-24.7a' });
}

/** Z-24.44a, Z-24.44b — an Action card names the target; one without a row is drawn again. The deck is whole again afterwards. */
const drawTarget = (t: LandTable): void => {
  const s = t.state;
  const { deck, fixed } = s;
  const period = periodNow(s) ?? 0;
  let card = t.draw(deck, EVERYONE);
  deck.discard.push(card);
  while (fixed.rows[card] < 0) {
    card = t.draw(deck, EVERYONE);
    deck.discard.push(card);
  }
  deck.pile.push(...deck.discard.splice(0));
  const row = fixed.rows[card];
  const target = targetOfRow(s, row, period);
  s.log.push({ period, row, target, resources: [NO_RESOURCE, NO_RESOURCE], pilots: [[], []], report: null });
  t.say?.(EVERYONE, {
    event: 'campaign-draw',
    mission: s.log.length,
    card: fixed.names[card],
    target,
    because: 'Z-24.44a',
  });
};

/** Z-24.52a, Z-24.53a, Z-24.53b, Z-CGAP-47 — both pick a Resource in secret, while any is left; they are revealed together. */
const chooseResources: LandVotes = {
  ask: 'resource',
  because: 'Z-24.52a',
  several: true,
  who: (s) => sides.flatMap((_, seat) => (openResources(s, seat).length > 0 ? [seat] : [])),
  options: (s, _, seat) => openResources(s, seat).map(chooseResource),
  refusals: (s, _, seat) =>
    resourcesOf(s.fixed, seat).flatMap(({ number }) =>
      openResources(s, seat).includes(number)
        ? []
        : [{ choice: chooseResource(number), reason: 'resource-is-used', because: 'Z-24.53a' }],
    ),
  revealed(t, _, choices) {
    const { resources } = entryOf(t.state);
    for (const { seat, choice } of choices) if (choice.do === 'resource') resources[seat] = choice.resource;
    t.say?.(EVERYONE, { event: 'campaign-resources', resources: resources.slice(), because: 'Z-24.53b' });
  },
};

/** Z-19.24a, Z-24.1b — pilots for all Leaders of both sides. */
const choosePilots = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const entry = entryOf(s);
  const { counters } = campaignContentOf(fixed.options.packs);
  for (const [seat, side] of sides.entries()) {
    const flown = elementsOf(fixed, entry, seat);
    const services = fixed.campaign.pilots[side];
    const granted = new Set(flown.flatMap((one) => (one.granted === null ? [] : [one.granted])));
    const away = new Set(
      counters.flatMap(({ id, front, back }) => (granted.has(front.id) || granted.has(back.id) ? [id] : [])),
    );
    const seekers = flown.map((one) => ({
      service: one.granted === null ? serviceOf(services, one.fighter.services) : null,
      family: one.fighter.family,
    }));
    const drawn = drawPilots(seekers, counters, away, (n) => t.roll(n));
    entry.pilots[seat] = flown.map((one, i) => one.granted ?? drawn[i]?.id ?? '');
  }
  const pilots = entry.pilots.map((ids) => ids.slice());
  t.say?.(EVERYONE, { event: 'campaign-pilots', pilots, because: 'Z-19.24a' });
};

/** Z-19.21a, Z-19.21b — the first service of the campaign's list that has the type; null: it draws no pilots. */
const serviceOf = (services: readonly Service[], of: readonly Service[]): Service | null =>
  services.find((service) => of.includes(service)) ?? null;

/** Z-24.1b — the Mission is flown; Z-CGAP-88: with fresh aircraft and all cards. */
const flyMission: Flies = {
  begin({ state }, _, seed) {
    state.seeds.push(seed);
    return missionOptions(state.fixed, entryOf(state));
  },
  over(t, _, inner) {
    debrief(t, inner as Dogfight);
  },
};

/** Z-24.61a … Z-24.61d — what the Mission came to. */
function debrief(t: LandTable, flown: Dogfight): void {
  const s = t.state;
  const entry = entryOf(s);
  const orders = ordersOf(flown);
  const sortie = sortieOf(flown);
  const totals = missionScore(flown, orders, sortie);
  const level = targetLevel(orders, sortie);
  entry.report = {
    points: sides.map((_, side) => missionPoints(flown, orders, sortie, side)),
    totals,
    damage: sortie.points,
    level,
  };
  t.say?.(EVERYONE, {
    event: 'campaign-debrief',
    mission: s.log.length,
    target: entry.target,
    damage: sortie.points,
    level,
    totals: totals.slice(),
    difference: differenceOf(s.log),
    because: 'Z-24.61d',
  });
}

const again = (t: LandTable): void => t.goto(nextMission);

/** Z-24.1a, Z-24.1b — the sequence of a Land campaign. */
export const landFlow: LandFlow = {
  name: 'land-campaign',
  steps: [nextMission, drawTarget, chooseResources, choosePilots, flyMission, again],
};
