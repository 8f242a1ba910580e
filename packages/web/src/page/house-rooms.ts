import type { Route } from './route.ts';

/** The rooms of the house that can be reached from everywhere, in the order of the bar. */
export const houseRooms = ['fly', 'campaigns', 'hangar', 'school', 'rulebook'] as const;
export type HouseRoom = (typeof houseRooms)[number];

/** Where their doors are. */
export const doors: { readonly [room in HouseRoom]: Route } = {
  fly: { page: 'home' },
  campaigns: { page: 'campaigns' },
  hangar: { page: 'hangar', wish: '' },
  school: { page: 'lessons' },
  rulebook: { page: 'rules', book: 'down-in-flames', search: '' },
};

interface Place {
  /** The room it belongs to; null: none in particular. */
  readonly room: HouseRoom | null;
  /** Pages hang on the wall; games lie on the table. */
  readonly ground: 'wall' | 'table';
}

const onWall = (room: HouseRoom | null): Place => ({ room, ground: 'wall' });
const onTable = (room: HouseRoom | null): Place => ({ room, ground: 'table' });

const places: { readonly [page in Route['page']]: Place } = {
  home: onWall('fly'),
  'set-up': onWall('fly'),
  campaigns: onWall('campaigns'),
  campaign: onWall('campaigns'),
  saved: onWall('fly'),
  log: onWall('fly'),
  play: onTable('fly'),
  retrace: onTable('fly'),
  debrief: onWall('fly'),
  shared: onWall('fly'),
  hangar: onWall('hangar'),
  content: onWall('hangar'),
  editor: onWall('hangar'),
  pack: onWall('hangar'),
  lessons: onWall('school'),
  lesson: onTable('school'),
  try: onTable('rulebook'),
  puzzle: onTable('fly'),
  puzzles: onWall('fly'),
  list: onWall('rulebook'),
  replay: onTable('rulebook'),
  rules: onWall('rulebook'),
  about: onWall(null),
  'not-found': onWall(null),
};

/** Where in the house a page is. */
export const placeOf = (page: Route['page']): Place => places[page];
