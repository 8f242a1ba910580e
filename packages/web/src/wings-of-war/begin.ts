import { scoreOf, type WingsOfWar, wingsOfWar } from '@tallyho/wings-of-war';
import { beginFight } from '../play/begin.ts';
import type { Begun } from '../play/room.ts';
import type { Series } from '../play/two-games.ts';
import { bot, human } from '../saved/players.ts';
import { typeAt } from './model/names.ts';

/** The aircraft of a game, side against side: its name on the shelf. */
function titleOf({ fixed }: WingsOfWar): string {
  const sides = Array.from({ length: fixed.sides }, (_, side) =>
    fixed.planes.flatMap((each, plane) => (each.side === side ? [typeAt(fixed, plane)?.name ?? '?'] : [])),
  );
  return sides.map((names) => names.join(', ')).join(' – ');
}

/** WOW-VIC-06 — over a series of games the points are added up, and nothing else counts. All move at once. */
const series: Series<WingsOfWar> = {
  decidedBy: 'points',
  rule: 'WOW-VIC-06',
  unitOf: () => 'points',
  pointsOf: (s) => [
    scoreOf(s, s.fixed.planes[s.fixed.bySeat[0][0]].side),
    scoreOf(s, s.fixed.planes[s.fixed.bySeat[1][0]].side),
  ],
  againFrom: () => ({}),
};

export const wingsTable = { game: wingsOfWar, titleOf, series };

/** The duel of the basic rules first of all; then pairs that met over the front and can take about as much. */
const fairPairs: readonly (readonly [own: string, enemy: string])[] = [
  ['camel-brown', 'triplane-richthofen'],
  ['spad-fonck', 'albatros-d5a-udet'],
  ['triplane-voss', 'se5a-rhys-davids'],
  ['albatros-d3-richthofen', 'nieuport-17-nungesser'],
  ['se5a-mccudden', 'd7-berthold'],
  ['pfalz-klein', 'camel-barker'],
  ['tripehound-collishaw', 'albatros-d2-boelcke'],
  ['d7-udet', 'spad-guynemer'],
];

/** A fair duel against the Pilot; the first one is Camel against triplane. */
export function quickFight(isFirst: boolean): Begun {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const [own, enemy] = fairPairs[isFirst ? 0 : random % fairPairs.length];
  const seats = [
    { name: 'You', side: 0, aircraft: [{ card: own, label: 'a1' }] },
    { name: 'Bot', side: 1, aircraft: [{ card: enemy, label: 'b1' }] },
  ];
  return beginFight(wingsTable, { scenario: 'dogfight', seats }, [human, bot('pilot')]);
}
