import type { Json } from '@tallyho/kernel';
import type { Happening } from './events.ts';
import type { Fixed } from './fixed.ts';
import { cardsIn } from './hand.ts';
import { patterns, targetStatuses } from './mission/state.ts';
import { cardNames } from './notation.ts';
import type { DogfightView } from './observe.ts';
import { burstsLeft, gunnerLeft } from './rules/bursts.ts';
import { fileIn, rowIn, ways } from './rules/formation.ts';
import { scoreOf } from './rules/missions.ts';
import { position } from './rules/positions.ts';
import { hitsBy, score } from './rules/victory.ts';
import {
  type Dogfight,
  isEnemy,
  levels,
  NO_PLANE,
  NO_SIDE,
  type Plane,
  type PositionName,
  positions,
  TAILED,
  UNCHOSEN,
  type Visible,
} from './state.ts';

type Tree = { [key: string]: Json };

/** Everything there is, hidden hands included. */
export const describe = (s: Dogfight): Tree => ({
  ...described(s),
  aircraft: byLabel(s.fixed, (plane) => ({
    ...aircraftTree(s, plane),
    hand: cardsIn(s.planes[plane].hand).map((card) => cardNames(s.fixed)[card]),
  })),
  pile: s.deck.pile.map((card) => cardNames(s.fixed)[card]),
  discard: s.deck.discard.map((card) => cardNames(s.fixed)[card]),
  ...(started(s)
    ? { points: bySide(s.fixed, (side) => pointsOf(s, side)), hits: bySide(s.fixed, (side) => hitsBy(s, side)) }
    : {}),
  ...missionTree(s),
});

/** What a seat sees. */
export const describeView = (view: DogfightView): Tree => ({
  ...described(view),
  aircraft: byLabel(view.fixed, (plane) => {
    const { cards, hand } = view.planes[plane];
    const names = hand === null ? {} : { hand: hand.map((card) => cardNames(view.fixed)[card]) };
    return { ...aircraftTree(view, plane), cards, ...names };
  }),
  pile: view.pile,
  discard: view.discard.map((card) => cardNames(view.fixed)[card]),
  ...missionTree(view),
});

const label = (fixed: Fixed, plane: Plane): string | null => (plane === NO_PLANE ? null : fixed.labels[plane]);
const letter = (fixed: Fixed, side: number): string | null =>
  side === NO_SIDE ? null : (fixed.labels[fixed.side.indexOf(side)] ?? '').slice(0, 1);

const byLabel = (fixed: Fixed, tree: (plane: Plane) => Json): Tree =>
  Object.fromEntries(fixed.labels.map((name, plane) => [name, tree(plane)]));

const bySide = (fixed: Fixed, tree: (side: number) => Json): Tree =>
  Object.fromEntries(Array.from({ length: fixed.sides }, (_, side) => [letter(fixed, side) ?? '', tree(side)]));

const started = (s: Dogfight): boolean => s.planes.every(({ fighter }) => fighter !== UNCHOSEN);

const pointsOf = (s: Dogfight, side: number): number => (s.mission === null ? score(s, side) : scoreOf(s, side).final);

/** What only missions have: nothing for a dogfight. */
function missionTree({ fixed, mission }: Pick<DogfightView, 'fixed' | 'mission'>): Tree {
  if (mission === null) return {};
  const pattern = (n: number): string | null => patterns[n] ?? null;
  return {
    mission: {
      turns: mission.turns,
      flak: mission.flak === 'sealed' ? 'sealed' : pattern(mission.flak),
      chosen: label(fixed, mission.chosen),
      named: label(fixed, mission.named),
      bombs: mission.bombs,
      status: targetStatuses[mission.status] ?? null,
      bombing: Object.fromEntries(
        mission.pattern.flatMap((n, plane) => (n < 0 ? [] : [[fixed.labels[plane], pattern(n)]])),
      ),
    },
  };
}

const described = ({
  fixed,
  active,
  first,
  played,
}: Pick<Dogfight, 'fixed' | 'active' | 'first' | 'played'>): Tree => ({
  active: label(fixed, active),
  first: fixed.options.mode === 'free-for-all' ? null : letter(fixed, first),
  played: played.map((card) => cardNames(fixed)[card]),
});

/** What everybody sees of an aircraft: DIF-POS-02, the cards are turned for all to see. */
function aircraftTree(s: Visible, plane: Plane): Tree {
  const { fixed } = s;
  const a = s.planes[plane];
  return {
    fighter: a.fighter === UNCHOSEN ? null : fixed.fighters[a.fighter].id,
    pilot: a.pilot === 0 ? null : fixed.pilots[a.pilot].id,
    altitude: a.altitude === UNCHOSEN ? null : levels[a.altitude],
    hits: a.hits,
    flipped: a.face === 1,
    gone: a.gone,
    on: label(fixed, a.prey),
    grip: a.prey === NO_PLANE ? null : positionName(a.grip),
    ...relations(s, plane),
    evasive: a.evasive,
    bonus: a.bonus,
    aces: a.aces,
    acted: a.acted,
    dealt: a.dealt,
    ...bomberTree(s, plane),
  };
}

/**
 * What a mission adds to an aircraft; its square counts files from the left and rows from the front of its formation.
 */
function bomberTree(s: Visible, plane: Plane): Tree {
  const { mission, fixed, planes } = s;
  if (mission === null) return {};
  const square = mission.bomber[plane] && mission.square[plane] >= 0;
  return {
    bomber: mission.bomber[plane],
    loaded: mission.bomber[plane] && fixed.bombers[planes[plane].fighter] === null,
    square: square ? [fileIn(s, plane), rowIn(s, plane)] : null,
    withdrawn: mission.withdrawn[plane],
    manned: mission.manned[plane],
  };
}

const positionName = (position: number): PositionName => positions[position - TAILED];

/** The position towards every enemy, and the Bursts that are left. */
function relations(s: Visible, plane: Plane): Tree {
  const enemies = s.planes.map((_, other) => other).filter((other) => isEnemy(s, plane, other));
  const target = s.planes[plane].prey === NO_PLANE ? enemies[0] : s.planes[plane].prey;
  const known = s.planes[plane].fighter !== UNCHOSEN;
  return {
    positions: Object.fromEntries(
      enemies.map((other) => [s.fixed.labels[other], positionName(position(s, plane, other))]),
    ),
    ...(known ? { bursts: burstsLeft(s, plane, target), gunner: gunnerLeft(s, plane, target) } : {}),
  };
}

/** An event with names for numbers. */
export function describeEvent({ fixed }: Pick<Dogfight, 'fixed'>, event: Happening): Json {
  const tree: Tree = {};
  for (const [key, value] of Object.entries(event)) tree[key] = named(fixed, key, value, event);
  return tree;
}

function named(fixed: Fixed, key: string, value: unknown, event: Happening): Json {
  const card = (c: unknown): string => cardNames(fixed)[c as number];
  switch (key) {
    case 'plane':
    case 'at':
    case 'following':
    case 'beside':
      return label(fixed, value as Plane);
    case 'planes':
      return (value as Plane[]).map((plane) => label(fixed, plane));
    case 'side':
      return letter(fixed, value as number);
    case 'card':
      return card(value);
    case 'cards':
    case 'with':
      return (value as number[]).map(card);
    case 'altitude':
      return levels[value as number];
    case 'position':
      return positionName(value as number);
    case 'fighter':
      return fixed.fighters[value as number].id;
    case 'pilot':
      return event.event === 'aircraft' && value === 0 ? null : fixed.pilots[value as number].id;
    case 'pattern':
      return patterns[value as number];
    case 'status':
      return targetStatuses[value as number];
    case 'way':
      return ways[value as number];
    default:
      return value as Json;
  }
}
