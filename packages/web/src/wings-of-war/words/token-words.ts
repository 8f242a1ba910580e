import type { Plane, WingsView } from '@tallyho/wings-of-war';
import { bearingTo } from '../model/bearings.ts';
import type { Names } from '../model/names.ts';
import { levelWords, statusOf } from './status.ts';
import type { WingsWords } from './words.ts';

/** An aircraft on the map in a few words: who, how high, how it fares, where it lies from one's own. */
export function tokenWords(
  w: WingsWords,
  view: WingsView,
  names: Names,
  who: (plane: Plane) => string,
  plane: Plane,
  eye: Plane,
): string {
  const a = view.planes[plane];
  const damage = a.own
    ? w.table.damageOf({ damage: w.terms.half(a.damage), most: w.terms.half(view.fixed.planes[plane].endurance) })
    : w.table.cardsDrawn(a.hits.length);
  const bearing = eye < 0 || eye === plane ? null : bearingTo(view, eye, plane);
  return [
    `${names.badge(plane)} ${names.type(plane)}`,
    who(plane),
    bearing === null ? '' : w.map.at({ clock: bearing.clock, distance: w.terms.centimetres(bearing.distance) }),
    levelWords(w, view, plane),
    damage,
    ...statusOf(w, view, names, plane),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
