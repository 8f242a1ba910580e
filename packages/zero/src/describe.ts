import type { Card, Json } from '@tallyho/kernel';
import { passModes } from './content/mission-types.ts';
import { altitudes, bombingResults, sides } from './content/types.ts';
import type { Happening } from './events.ts';
import type { Fixed } from './fixed.ts';
import { cardsIn } from './hand.ts';
import { depths } from './mission/arms.ts';
import { missionElementTree, missionTree, turretTree } from './mission/describe.ts';
import { ohkaStages } from './mission/kamikaze.ts';
import { loadName } from './mission/notation.ts';
import { angles, phases, whereabouts } from './mission/state.ts';
import { cardName, planeName } from './names.ts';
import type { DogfightView } from './observe.ts';
import { levels } from './rules/break-off.ts';
import { burstsLeft, burstsLeftAtWingman, gunnerBurstsLeft } from './rules/bursts.ts';
import { score } from './rules/victory.ts';
import { type Dogfight, fates, NOBODY, newSequence, type PlaneNo, positions, type Sequence } from './state.ts';

type Tree = { readonly [key: string]: Json };

export const names = (fixed: Fixed, cards: readonly Card[]): string[] =>
  cards.map((card) => cardName(fixed, card)).sort();
const label = (fixed: Fixed, element: number): string => (element === NOBODY ? 'nobody' : fixed.labels[element]);
const plane = (fixed: Fixed, which: PlaneNo): string => (which === NOBODY ? 'nobody' : planeName(fixed, which));
const level = (altitude: number): string => altitudes[altitude] ?? 'unchosen';
const byLabel = (fixed: Fixed, tree: (element: number) => Tree): Tree =>
  Object.fromEntries(fixed.labels.map((name, i) => [name, tree(i)]));

/** What lies open for everybody. */
function table(s: Pick<Dogfight, 'fixed' | 'planes' | 'now' | 'order' | 'played' | 'sortie'>): Tree {
  return {
    active: label(s.fixed, s.now.element),
    order: s.order.map((element) => label(s.fixed, element)),
    sequence: sequenceTree(s.fixed, s.now),
    played: names(s.fixed, s.played),
    score: Object.fromEntries(score(s).map((points, side) => [sides[side], points])),
  };
}

const sequenceTree = (fixed: Fixed, now: Sequence): Tree => ({
  target: plane(fixed, now.target),
  bursts: now.bursts,
  gunner: now.gunner,
  bonus: now.bonus,
  agile: now.agile,
  played: now.played,
  held: label(fixed, now.held),
});

/** What counts Bursts: a state has it, and every view of it. */
type Armed = Pick<Dogfight, 'fixed' | 'planes' | 'now'> & { readonly elements: readonly Open[] };

/**
 * Z-5.25a, Z-10.61a, Z-9.23a — the Bursts that are allowed: to the active Element what is left in this sequence, to the
 * others what they would have in theirs.
 */
function burstsTree(s: Armed, i: number): Tree {
  if (s.elements[i].lead === NOBODY) return {};
  const armed = { ...s, now: s.now.element === i ? s.now : newSequence(i) } as unknown as Dogfight;
  return {
    bursts: burstsLeft(armed, i),
    'bursts at wingman': burstsLeftAtWingman(armed, i),
    gunner: gunnerBurstsLeft(armed, i),
  };
}

type Open = Pick<Dogfight['elements'][number], 'altitude' | 'foe' | 'position' | 'lead' | 'wing' | 'shock' | 'aces'>;

function elementTree(s: Pick<Dogfight, 'fixed' | 'planes'>, i: number, element: Open): Tree {
  const aircraft = (which: PlaneNo): Tree => {
    const { hits, damaged, fate } = s.planes[which];
    return { hits, damaged: damaged === 1, fate: fates[fate] };
  };
  return {
    altitude: level(element.altitude),
    position: positions[element.position + 2],
    foe: label(s.fixed, element.foe),
    leads: element.lead === NOBODY ? 'nobody' : element.lead % 2 === 0 ? 'leader' : 'wingman',
    'has wingman': element.wing !== NOBODY,
    shock: element.shock,
    aces: element.aces,
    leader: aircraft(i * 2),
    ...(s.fixed.pairs[i] ? { wingman: aircraft(i * 2 + 1) } : {}),
  };
}

/** Everything there is, hidden things included. */
export const describe = (s: Dogfight): Tree => ({
  ...table(s),
  ...(s.sortie === undefined ? {} : missionTree(s.fixed, s.sortie)),
  ...byLabel(s.fixed, (i) => ({
    ...elementTree(s, i, s.elements[i]),
    ...burstsTree(s, i),
    hand: names(s.fixed, cardsIn(s.elements[i].hand, s.fixed)),
    mini: names(s.fixed, cardsIn(s.elements[i].mini, s.fixed)),
    sealed: level(s.elements[i].sealed),
    ...(s.sortie === undefined ? {} : missionElementTree(s.sortie, i)),
  })),
  ...(s.sortie === undefined ? {} : { turrets: names(s.fixed, cardsIn(s.sortie.turrets, s.fixed)) }),
  pile: names(s.fixed, s.deck.pile),
  discard: names(s.fixed, s.deck.discard),
});

/** What a seat sees, from its view alone. */
export const describeView = (view: DogfightView): Tree => ({
  ...table(view as unknown as Dogfight),
  ...(view.sortie === undefined ? {} : missionTree(view.fixed, view.sortie)),
  ...byLabel(view.fixed, (i) => {
    const { hand, mini, cards, miniCards, sealed } = view.elements[i];
    return {
      ...elementTree(view, i, view.elements[i]),
      ...burstsTree(view, i),
      cards,
      'mini cards': miniCards,
      sealed: level(sealed),
      ...(hand === null ? {} : { hand: names(view.fixed, hand) }),
      ...(mini === null ? {} : { mini: names(view.fixed, mini) }),
      ...(view.sortie === undefined ? {} : missionElementTree(view.sortie, i)),
    };
  }),
  ...(view.sortie === undefined ? {} : turretTree(view.fixed, view.sortie)),
  pile: view.pile,
  discard: names(view.fixed, view.discard),
});

/** An event with names for numbers. */
export function describeEvent({ fixed }: Pick<Dogfight, 'fixed'>, event: Happening): Json {
  const tree: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(event)) tree[key] = named(fixed, event.event, key, value as Json);
  return tree;
}

function named(fixed: Fixed, event: string, key: string, value: Json): Json {
  switch (key) {
    case 'element':
    case 'foe':
      return label(fixed, Number(value));
    case 'plane':
    case 'at':
      return plane(fixed, Number(value));
    case 'by':
      return event === 'not-followed' ? label(fixed, Number(value)) : plane(fixed, Number(value));
    case 'card':
      return cardName(fixed, Number(value));
    case 'cards':
      return names(fixed, value as readonly number[]);
    case 'seat':
      return fixed.seats[Number(value)];
    case 'side':
      return sides[Number(value)];
    case 'altitude':
      return level(Number(value));
    case 'flak':
      return cardName(fixed, Number(value));
    case 'phase':
      return phases[Number(value)];
    case 'where':
      return whereabouts[Number(value)];
    case 'load':
      return loadName(Number(value));
    case 'angle':
      return angles[Number(value)];
    case 'mode':
      return passModes[Number(value)];
    case 'stage':
      return ohkaStages[Number(value)];
    case 'target':
      return fixed.sortie?.search?.ids[Number(value)] ?? null;
    case 'depth':
    case 'deepest':
      return depths[Number(value)];
    case 'result':
      return bombingResults[Number(value)];
    case 'levels':
      return (value as readonly number[]).map(level);
    case 'position':
      return positions[Number(value) + 2];
    case 'level':
    case 'modified':
      return levels[Number(value)];
    default:
      return value;
  }
}
