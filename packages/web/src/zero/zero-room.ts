import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type Happening,
  NOBODY,
  rules,
  sides,
  type ZeroOptions,
  zero,
} from '@tallyho/zero';
import type { DogfightRoom } from '../dogfight/room.ts';
import { zeroManners } from './manners.ts';
import { fighterOf } from './model/names.ts';
import { zeroTale } from './tale.ts';
import { tell } from './tell/tell.ts';
import { seatName } from './words/commands.ts';

/** The aircraft of a game, side against side. */
function titleOf({ fixed }: Dogfight): string {
  const names = (side: number): string =>
    [
      ...fixed.labels.flatMap((label, element) =>
        fixed.side[element] === side ? [fighterOf(fixed, element)?.name ?? label] : [],
      ),
      ...(fixed.sortie?.bombers ?? []).filter((_, nth) => fixed.sortie?.bomberSide[nth] === side),
    ].join(', ') || '–';
  const [first = fixed.seatSide[0]] = fixed.side;
  return `${names(first)} – ${names(1 - first)}`;
}

/** Zero! in the sky. */
export const zeroTable: DogfightRoom<Dogfight, Choice, Happening, DogfightView, ZeroOptions> = {
  game: zero,
  system: 'zero',
  manners: zeroManners,
  tell,
  tale: zeroTale,
  series: {
    decidedBy: 'victories',
    rule: 'Z-4.92d',
    unitOf: () => 'points',
    pointsOf: (s) => {
      const points = rules.score(s);
      return [points[s.fixed.seatSide[0]], points[s.fixed.seatSide[1]]];
    },
    againFrom: ({ order, fixed }) => (order.length === 0 ? {} : { first: sides[fixed.side[order[0]]] }),
  },
  titleOf,
  seatName,
  momentOf: ({ turn, now }) => turn * 100 + now.element,
  fortunesOf: ({ elements, planes, sortie, fixed }) => {
    const bombers = sortie?.bombers ?? [];
    return {
      hits: [
        ...elements.map((_, element) => planes[element * 2].hits + planes[element * 2 + 1].hits),
        ...bombers.map(({ hits }) => hits),
      ],
      cards: [...elements.map(({ hand }) => hand.size), ...bombers.map(() => 0)],
      altitude: [...elements.map(({ altitude }) => altitude), ...(fixed.sortie?.altitude ?? [])],
      position: [...elements.map(({ position, lead }) => (lead === NOBODY ? 0 : position)), ...bombers.map(() => 0)],
    };
  },
};
