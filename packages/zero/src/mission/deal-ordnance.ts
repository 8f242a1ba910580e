import { below, type Chance, type Json } from '@tallyho/kernel';
import { campaignBase } from '../content/campaign-base.ts';
import type { MissionKind } from '../content/mission-types.ts';
import { altitudes } from '../content/types.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
const oneIn = (chance: Chance, n: number): boolean => below(chance, n) === 0;

type Given = { [field: string]: Json };

const listOf = (value: Json | undefined): Given[] => (Array.isArray(value) ? (value as Given[]) : []);

/** Bombing more often than anything else, and of the others each as often. */
const kinds: readonly MissionKind[] = [
  ...Array.from({ length: 6 }, () => 'bombing' as const),
  'submarine',
  'air-drop',
  'mine-laying',
  'patrol',
  'transport',
];

const panels: { readonly [kind in MissionKind]?: string } = {
  submarine: '6B',
  'air-drop': '6A-drop',
  'mine-laying': '6A-mines',
  patrol: '6A-patrol',
  transport: '6A-transport',
};
const bombed = campaignBase.targets.filter(({ panel, wrongDepth }) => panel === undefined && wrongDepth === undefined);

/** What is done at Very Low takes several things to come together: most begin there. */
const lowDown = ['very low', 'very low', 'very low', 'low', ...altitudes] as const;

function forAttacker(chance: Chance, kind: MissionKind, seat: Given): Given {
  const cargo = kind === 'air-drop' || kind === 'transport';
  const level = pick(chance, lowDown);
  return {
    ...seat,
    elements: listOf(seat.elements).map((element) => ({
      ...element,
      load: null,
      enters: null,
      altitude: pick(chance, lowDown),
      ...(cargo && !oneIn(chance, 4) ? { cargo: 1 + below(chance, 3) } : {}),
      ...(kind === 'patrol' && !oneIn(chance, 4) ? { patrols: true } : {}),
    })),
    formations: listOf(seat.formations).map((formation) => ({
      ...formation,
      load: null,
      altitude: level,
      ...(cargo && !oneIn(chance, 4) ? { cargo: 1 + below(chance, 3) } : {}),
    })),
  };
}

/** CH-18.41d, CH-18.51a — rockets and Napalm for the attacker, and what else there is. */
function effectsFor(chance: Chance, attacker: Json, given: Json | undefined): Json[] {
  const brought = (['rockets', 'napalm'] as const).flatMap((does) =>
    oneIn(chance, 2) ? [{ side: oneIn(chance, 4) ? null : attacker, effect: { does } }] : [],
  );
  return [...brought, ...listOf(given)];
}

/** CH-18.0a, CH-21.64a, CH-27.4 … CH-27.9a — another kind of Mission in the place of a bombing, or the same with new ordnance. */
export function withOrdnance<Dealt extends { seats: Given[]; orders: Given }>(chance: Chance, dealt: Dealt): Dealt {
  const { orders, seats } = dealt;
  if (orders.kind !== 'bombing') return dealt;
  const kind = pick(chance, kinds);
  return {
    ...dealt,
    seats: seats.map((seat) => (seat.side === orders.attacker ? forAttacker(chance, kind, seat) : seat)),
    orders: {
      ...orders,
      kind,
      target: panels[kind] ?? pick(chance, bombed).id,
      effects: effectsFor(chance, orders.attacker, orders.effects),
      ...(kind === 'bombing' && oneIn(chance, 5) ? { fortified: true } : {}),
      ...(kind === 'bombing' && oneIn(chance, 2) ? { skipBombing: true } : {}),
      ...(kind === 'patrol' && oneIn(chance, 2) ? { errataPatrols: true } : {}),
    },
  };
}
