import { cardNames, type DogfightView, type Plane } from '@tallyho/down-in-flames';
import type { Card } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { seatName } from '../words/commands.ts';

type Known = Pick<DogfightView, 'fixed' | 'planes'>;

/** How things at this table are called: in every language alike, but for seats that nobody has named. */
export interface Names {
  plane(plane: Plane): string;
  /** The type alone, where the marker stands beside it. */
  type(plane: Plane): string;
  card(card: Card): string;
  side(side: number): string;
  fighter(fighter: number): string;
  pilot(pilot: number): string;
}

/** Aircraft go by the name of the type; where that could mean several, their marker is added: 'Spitfire I (A2)'. */
export function namesAt({ fixed, planes }: Known, language: Language): Names {
  const plain = planes.map(({ fighter }) => fixed.fighters[fighter]?.name ?? null);
  return {
    plane(plane) {
      const name = plain[plane];
      if (name === undefined || name === null) return fixed.labels[plane] ?? '?';
      return plain.length > 2 || plain.indexOf(name) !== plain.lastIndexOf(name)
        ? `${name} (${fixed.labels[plane]})`
        : name;
    },
    type: (plane) => plain[plane] ?? '?',
    card: (card) => cardNames(fixed)[card] ?? '?',
    side(side) {
      if (plain.length === 2) return this.plane(fixed.side.indexOf(side));
      const members = planes.map((_, plane) => plane).filter((plane) => fixed.side[plane] === side);
      const seats = [...new Set(members.map((plane) => seatName(fixed.seats[fixed.owner[plane]], language)))];
      return seats.join(', ');
    },
    fighter: (fighter) => fixed.fighters[fighter]?.name ?? '?',
    pilot: (pilot) => fixed.pilots[pilot]?.name ?? '',
  };
}
