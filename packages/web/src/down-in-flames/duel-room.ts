import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type DownInFlamesOptions,
  downInFlames,
  type Happening,
  type Plane,
  rules,
} from '@tallyho/down-in-flames';
import type { DogfightRoom } from '../dogfight/room.ts';
import { duelManners } from './manners.ts';
import { duelTale } from './tale.ts';
import { tell } from './tell/tell.ts';
import { seatName } from './words/commands.ts';

/** The aircraft of a game, side against side; several of a type only once, with their number. */
function titleOf({ fixed, planes }: Dogfight): string {
  const sides = Array.from({ length: fixed.sides }, (_, side) => {
    const names = planes.flatMap(({ fighter }, plane) =>
      fixed.side[plane] === side ? [fixed.fighters[fighter]?.name ?? '?'] : [],
    );
    return [...new Set(names)].map((name) => {
      const count = names.filter((each) => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    });
  });
  return sides.map((names) => names.join(', ')).join(' – ');
}

/** The best or, if there is none, the worst position an aircraft has to an enemy. */
function standing(s: Dogfight, plane: Plane): number {
  const all = s.planes.map((other, at) =>
    other.gone || s.fixed.side[at] === s.fixed.side[plane] ? 0 : rules.position(s, plane, at),
  );
  const best = Math.max(0, ...all);
  return best > 0 ? best : Math.min(0, ...all);
}

/** Down In Flames in the sky. */
export const duelTable: DogfightRoom<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions> = {
  game: downInFlames,
  system: 'down-in-flames',
  manners: duelManners,
  tell,
  tale: duelTale,
  series: {
    decidedBy: 'victories',
    rule: 'DIF-WIN-02',
    unitOf: ({ fixed }) => fixed.scoring,
    pointsOf: (s) => {
      const count = s.fixed.scoring === 'hits' ? rules.hitsBy : rules.score;
      return [count(s, 0), count(s, 1)];
    },
    againFrom: ({ first }) => ({ first: first === 0 ? 'A' : 'B' }),
  },
  titleOf,
  seatName,
  momentOf: ({ turn, active }) => turn * 100 + active,
  fortunesOf: (s) => ({
    hits: s.planes.map(({ hits }) => hits),
    cards: s.planes.map(({ hand }) => hand.size),
    altitude: s.planes.map(({ altitude }) => altitude),
    position: s.planes.map((_, plane) => standing(s, plane)),
  }),
};
