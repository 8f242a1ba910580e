import type { selection } from '@tallyho/zero';

type Of<K extends selection.SelectionEvent['event']> = Extract<selection.SelectionEvent, { readonly event: K }>;
type Picked<K extends selection.SelectionChoice['do']> = Extract<selection.SelectionChoice, { readonly do: K }>;

/** What people and aircraft are called in these sentences; a place as players say it. */
export interface SelectionNames {
  pilot(id: string): string;
  aircraft(id: string): string;
  place(place: string): string;
  side(seat: number): string;
}

export type SelectionEventWords = {
  readonly [K in selection.SelectionEvent['event']]: (e: Of<K>, names: SelectionNames) => string;
};
export type SelectionChoiceWords = {
  readonly [K in selection.SelectionChoice['do']]: (choice: Picked<K>, names: SelectionNames) => string;
};

const services: { readonly [service: string]: string } = { usn: 'the Navy', usmc: 'the Marines', usaaf: 'the Army' };
const named = (service: string): string => services[service] ?? service.toUpperCase();

const count = (n: number, what: string): string => `${n === 0 ? 'no' : n} ${what}`;

export const selectionEvents: SelectionEventWords = {
  'selection-service': (e) =>
    `${e.card === '' ? 'The' : `${e.card} is drawn: the`} ${e.family}s are flown by ${named(e.service)}.`,
  'selection-cards': (e) =>
    `${e.cards.join(', ')} for the ${e.crews ? `crews of ${e.family}s` : `${e.family}s`}: ${count(e.skilled, 'skilled')}, ${count(e.green, 'green')}.`,
  'selection-pilot': (e, names) => `Chance has picked ${names.pilot(e.pilot)}.`,
  'selection-assigned': (e, names) =>
    `${names.pilot(e.pilot)}: ${names.aircraft(e.aircraft)}, ${names.place(e.place)}.`,
  'selection-green': (e, names) => `Green: ${names.aircraft(e.aircraft)}, ${names.place(e.place)}.`,
  'selection-reshuffled': (e, names) => `The deck is reshuffled before the ${names.side(e.seat)} draw.`,
};

export const selectionChoices: SelectionChoiceWords = {
  'draw-for': ({ family, crews }) => (crews ? `Draw for the crews of ${family}s` : `Draw for the ${family}s`),
  service: ({ service }) => `Pilots of ${named(service)}`,
  reshuffle: ({ wanted }) => (wanted ? 'Reshuffle the deck' : 'Leave the deck as it is'),
  assign: ({ pilot, place }, names) => `${names.pilot(pilot)}: ${names.place(place)}`,
  green: ({ place }, names) => `Green: ${names.place(place)}`,
};

/** What is asked. */
export const selectionAsks: { readonly [kind in (typeof selection.selectionDecisions)[number]]: string } = {
  'draw-for': 'For which aircraft do you draw next?',
  service: 'Whose pilots fly them?',
  reshuffle: 'Shall the deck be reshuffled before the other side draws?',
  assign: 'Who flies what? Leaders come before Wingmen.',
  'assign-green': 'Where do the green pilots fly? Wingmen come before Leaders.',
};

/** A place: the Leader of an Element, its Wingman, an aircraft of a Formation. */
export const selectionPlaces = {
  leader: (element: string) => `Leader of Element ${element}`,
  wingman: (element: string) => `Wingman of Element ${element}`,
  crew: (p: { formation: string; aircraft: string }) => `aircraft ${p.aircraft} of Formation ${p.formation}`,
};
