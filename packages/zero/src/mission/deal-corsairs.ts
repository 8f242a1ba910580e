import { below, type Chance, type Json } from '@tallyho/kernel';
import { basePack } from '../content/base.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { type Fighter, sides } from '../content/types.ts';
import { readOptions } from '../options.ts';
import { dealMission } from './deal.ts';
import { withOrdnance } from './deal-ordnance.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
const oneIn = (chance: Chance, n: number): boolean => below(chance, n) === 0;

type Given = { [field: string]: Json };

/** A dealt Mission, as far as it is changed here. */
interface Dealt extends Given {
  seats: Given[];
  orders: Given;
}

/** What CORSAIRS AND HELLCATS adds to a Mission, one thing after the other. */
type Extra = (chance: Chance, dealt: Dealt) => Dealt;

const listOf = (value: Json | undefined): Given[] => (Array.isArray(value) ? (value as Given[]) : []);

/** The same Mission with other Elements and Formations. */
const changed = (
  dealt: Dealt,
  element: (element: Given, side: string) => Given,
  formation: (formation: Given, side: string) => Given,
): Dealt => ({
  ...dealt,
  seats: dealt.seats.map((seat) => ({
    ...seat,
    elements: listOf(seat.elements).map((one) => element(one, String(seat.side))),
    formations: listOf(seat.formations).map((one) => formation(one, String(seat.side))),
  })),
});

const fighters: readonly Fighter[] = [...basePack.fighters, ...campaignBase.lightBombers];
const pilots = [...campaignBase.counters.flatMap(({ front, back }) => [front, back]), ...basePack.pilots];

const flying = (id: Json): Fighter | undefined => fighters.find((one) => one.id === id);

/** CH-2.0a — aircraft of the box in the place of others. */
const withAircraft: Extra = (chance, dealt) =>
  changed(
    dealt,
    (element, side) => {
      const own = fighters.filter((one) => one.side === side && one.set === 'corsairs' && one.night === undefined);
      if (!oneIn(chance, 2) || own.length === 0) return element;
      return { ...element, aircraft: pick(chance, own).id, pilot: null, load: null };
    },
    (formation, side) => {
      const own = campaignBase.formations.filter((one) => one.side === side && one.set === 'corsairs');
      if (!oneIn(chance, 2) || own.length === 0) return formation;
      const { id, formation: most } = pick(chance, own);
      const aircraft = Array.from({ length: 1 + below(chance, most) }, () => id);
      return { ...formation, aircraft, load: null, crews: [] };
    },
  );

/** CH-19.24q, CH-19.41a — Skilled Wingmen, green pilots and green crews. */
const withPeople: Extra = (chance, dealt) =>
  changed(
    dealt,
    (element) => {
      const fighter = flying(element.aircraft);
      const own = pilots.filter(
        ({ service, family }) => fighter?.services.includes(service) && (family ?? fighter.family) === fighter.family,
      );
      const pair = element.wingman !== false;
      const skilled = pair && own.length > 0 && oneIn(chance, 3) ? pick(chance, own).id : null;
      const green = {
        leader: element.pilot === null && oneIn(chance, 2),
        wingman: pair && skilled === null && oneIn(chance, 2),
      };
      return { ...element, wingmanPilot: skilled, green };
    },
    (formation) => {
      const crews = Array.isArray(formation.crews) ? formation.crews : [];
      const aircraft = Array.isArray(formation.aircraft) ? formation.aircraft : [];
      return { ...formation, green: aircraft.map((_, i) => (crews[i] ?? null) === null && oneIn(chance, 2)) };
    },
  );

/** CH-27.3 — some Missions are flown at night: nobody has a Wingman, and some are night fighters. */
const withNight: Extra = (chance, dealt) => {
  if (!oneIn(chance, 3)) return dealt;
  const hunters = fighters.filter(({ night }) => night !== undefined);
  return changed(
    { ...dealt, orders: { ...dealt.orders, night: true } },
    (element, side) => {
      const own = hunters.filter((one) => one.side === side);
      const alone = {
        ...element,
        wingman: false,
        wingmanPilot: null,
        green: { leader: oneIn(chance, 3) },
        pilot: null,
      };
      return oneIn(chance, 2) ? alone : { ...alone, aircraft: pick(chance, own).id, load: null };
    },
    (formation) => formation,
  );
};

const extras: readonly Extra[] = [withAircraft, withOrdnance, withPeople, withNight];

/** A Mission with things of CORSAIRS AND HELLCATS in it, upon one of Zero!. */
export function dealCorsairs(chance: Chance): unknown {
  for (let tries = 0; tries < 400; tries++) {
    const dealt = dealMission(chance) as Dealt;
    const given = extras.reduce((so, extra) => extra(chance, so), dealt);
    if (readOptions(given).ok) return given;
  }
  return { seats: sides.map((side) => ({ name: side, side, elements: [] })) };
}
