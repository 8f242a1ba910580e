import type { Seat } from '@tallyho/kernel';
import type { FormationAircraft, ListedAircraft } from '../../content/aircraft-types.ts';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { LateEntry } from '../../content/mission-types.ts';
import { type Fighter, type SideName, sides } from '../../content/types.ts';
import type { FormationOptions, Load } from '../../mission/orders.ts';
import type { ElementOptions } from '../../options.ts';
import { afterResource } from '../../rules/kamikaze-force.ts';
import { elementsListed, formationsListed, levelFor } from '../aircraft.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { effectOf, effectsOf, type Owned } from './effects.ts';
import { entryOf } from './picks.ts';
import { corsairsLine, forcesOf } from './sheet.ts';
import { type CorsairsSortie, sortieIn } from './sortie.ts';
import { cardsOf, withinSupply } from './supply.ts';

/** What a side flies, as lists have it: on the Mission itself, and from its Resource. */
export interface Listed {
  readonly mission: readonly ListedAircraft[];
  readonly resource: readonly ListedAircraft[];
}

/** LR-21 — what the enemy's effect has left of a Resource's Elements: one, of its owner's choice. */
function retainedOf(
  { aircraft }: { readonly aircraft: readonly ListedAircraft[] },
  retained: string,
): ListedAircraft[] {
  return aircraft
    .filter((one) => one.as === 'aircraft' || retained === '' || one.aircraft === retained)
    .map((one) => (one.as === 'aircraft' || retained === '' ? one : { ...one, count: 1 }));
}

/** CH-28.21c — kamikazes, one draw after the other: of what a Resource or an earlier draw has taken there are fewer. */
function kamikazes(fixed: LandFixed, entry: LogEntry, resource: readonly ListedAircraft[]): ListedAircraft[] {
  const flown: ListedAircraft[] = [];
  for (const force of forcesOf(fixed, entry))
    flown.push(...afterResource(force, [...resource, ...flown], (aircraft) => cardsOf(fixed, aircraft)));
  return flown;
}

/** LR-19 — one more of a type: on the Mission an Element or a bomber, otherwise a Leader. */
const oneMore = (list: readonly ListedAircraft[], aircraft: string): ListedAircraft[] =>
  list.map((one, i) =>
    i === list.findIndex((other) => other.aircraft === aircraft) ? { ...one, count: one.count + 1 } : one,
  );

/** Z-24.46b, CHS-R7, LR-19, LR-21 — all that a side flies. */
export function listedFor(fixed: LandFixed, entry: LogEntry, seat: Seat): Listed {
  const sortie = sortieIn(fixed, entry);
  const { retained, reinforced } = corsairsLine(entry);
  const given = entryOf(fixed, entry, seat) ?? { aircraft: [] };
  const side = sides[seat];
  const more = reinforced[seat];
  const received = retainedOf(given, side === 'japanese' ? retained : '');
  const resource: ListedAircraft[] =
    more === '' || sortie.attacker === side ? received : [...received, { count: 1, as: 'L', aircraft: more }];
  if (forcesOf(fixed, entry).length > 0 && side === 'japanese')
    return { mission: kamikazes(fixed, entry, resource), resource };
  const own = sortie.aircraft[side];
  const [mission, rest] = withinSupply(fixed, [
    more !== '' && sortie.attacker === side ? oneMore(own, more) : own,
    resource,
  ]);
  return { mission, resource: rest };
}

/** LR-26 — when the Elements of a side's Resource come; null: at once. */
function lateFor(effects: readonly Owned[], seat: Seat): LateEntry | null {
  const late = effectOf(effects, 1 - seat, 'resource-late');
  return late === null ? null : { when: 'turn', turn: late.turn };
}

/** CH-18.41d, CH-18.51a — what a Fighter of a Resource may carry: nothing, unless the Resources of its side bring something. */
function storesOf(effects: readonly Owned[], side: SideName, { attacker }: CorsairsSortie): Load[] {
  if (attacker !== side) return [];
  return (['rockets', 'napalm'] as const).filter((store) =>
    effects.some((one) => one.side === side && one.effect.does === store),
  );
}

/** What an Element has in a Mission besides, as options have it. */
type Extra = Partial<ElementOptions>;

/** LR-17 — those of a Resource: the defender's chooses its Altitude when the enemy's is known; an attacker's enemy starts no higher than this. */
function watched(effects: readonly Owned[], seat: Seat, { attacker }: CorsairsSortie): Extra {
  if (attacker === null) return {};
  const own = effectOf(effects, seat, 'coastwatchers');
  const enemy = effectOf(effects, 1 - seat, 'coastwatchers');
  return {
    ...(own !== null && attacker !== sides[seat] ? { startsLast: true } : {}),
    ...(enemy !== null && attacker !== sides[seat] ? { startsUpTo: enemy.highest } : {}),
  };
}

/** An Element of a side: what it flies, how it begins, and whether it comes from the Resource. */
export interface CorsairsElement {
  readonly fighter: Fighter;
  readonly options: ElementOptions;
  readonly ofResource: boolean;
}

/**
 * Z-24.46b … Z-24.48b, CHS-R8 — the Elements of a side: those of the Mission at its Altitude and loaded, those of the Resource wherever
 * they like and, if Fighters, without bombs. CH-28.23b: kamikazes start where they like as well.
 */
export function elementsFor(fixed: LandFixed, entry: LogEntry, seat: Seat): CorsairsElement[] {
  const { packs, turbochargers } = fixed.options;
  const sortie = sortieIn(fixed, entry);
  const effects = effectsOf(fixed, entry);
  const { mission, resource } = listedFor(fixed, entry, seat);
  const stores = storesOf(effects, sides[seat], sortie);
  const mark: Extra = {
    ...(sortie.kind === 'kamikaze' ? { kamikaze: true } : {}),
    ...(sortie.kind === 'patrol' ? { patrols: true } : {}),
    ...(sortie.cargo > 0 ? { cargo: sortie.cargo } : {}),
  };
  const own = sortie.attacker === sides[seat] ? mark : {};
  const level = (fighter: Fighter) => sortie.altitude && levelFor(fighter, sortie.altitude, turbochargers);
  return [
    ...elementsListed(packs, mission, (fighter) => ({ altitude: level(fighter), load: null, enters: null })).map(
      ({ fighter, options }) => ({ fighter, options: { ...options, ...own }, ofResource: false }),
    ),
    ...elementsListed(packs, resource, (fighter) => ({
      altitude: null,
      load: fighter.kind === 'fighter' && stores.length === 0 ? 'none' : null,
      enters: lateFor(effects, seat),
    })).map(({ fighter, options }) => ({
      fighter,
      options: {
        ...options,
        ...watched(effects, seat, sortie),
        ...(options.load === null && fighter.kind === 'fighter' ? { loads: ['none' as const, ...stores] } : {}),
      },
      ofResource: true,
    })),
  ];
}

/** Z-17.24c, CH-28.23a, CH-18.82a — Formation aircraft of a side: at the Altitude of the sheet; kamikazes low, with an MXY7 high. */
export function formationsFor(fixed: LandFixed, entry: LogEntry, seat: Seat): FormationOptions[] {
  const { packs } = fixed.options;
  const sortie = sortieIn(fixed, entry);
  const { mission, resource } = listedFor(fixed, entry, seat);
  const isKamikaze = sortie.kind === 'kamikaze' && sortie.attacker === sides[seat];
  const hasOhka = (aircraft: string): boolean => isKamikaze && sortie.ohkas.includes(aircraft);
  const altitude = ({ id }: FormationAircraft) =>
    hasOhka(id) ? 'high' : isKamikaze ? 'very low' : (sortie.altitude ?? 'medium');
  return formationsListed(packs, [...mission, ...resource], (card) => ({ altitude: altitude(card), load: null })).map(
    (formation) => ({
      ...formation,
      ...(hasOhka(formation.aircraft[0]) ? { ohka: true as const } : isKamikaze ? { kamikaze: true as const } : {}),
      ...(sortie.cargo > 0 && sortie.attacker === sides[seat] ? { cargo: sortie.cargo } : {}),
    }),
  );
}

/** The card of a Formation aircraft. */
export function formationCard(fixed: LandFixed, id: string): FormationAircraft {
  const card = campaignContentOf(fixed.options.packs).formations.find((one) => one.id === id);
  if (card === undefined) throw new RangeError(`there is no aircraft ${id}`);
  return card;
}
