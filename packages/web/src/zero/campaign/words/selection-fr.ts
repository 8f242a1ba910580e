import type {
  selectionAsks as enAsks,
  selectionPlaces as enPlaces,
  SelectionChoiceWords,
  SelectionEventWords,
} from './selection-en.ts';

/** Whose pilots they are. */
const services: { readonly [service: string]: string } = {
  usn: 'de la Marine',
  usmc: 'des Marines',
  usaaf: 'de l’armée de terre',
};
const from = (service: string): string => services[service] ?? `de ${service.toUpperCase()}`;

const count = (n: number, one: string, more: string): string => `${n === 0 ? 'aucun' : n} ${n < 2 ? one : more}`;
const skilled = (n: number): string => count(n, 'expérimenté', 'expérimentés');
const green = (n: number): string => count(n, 'novice', 'novices');

export const selectionEvents: SelectionEventWords = {
  'selection-service': (e) =>
    `${e.card === '' ? 'Les' : `On pioche ${e.card} : les`} pilotes de ${e.family} viennent ${from(e.service)}.`,
  'selection-cards': (e) =>
    `${e.cards.join(', ')} pour les ${e.crews ? 'équipages' : 'pilotes'} de ${e.family} : ${skilled(e.skilled)}, ${green(e.green)}.`,
  'selection-pilot': (e, names) => `Le hasard a désigné ${names.pilot(e.pilot)}.`,
  'selection-assigned': (e, names) =>
    `${names.pilot(e.pilot)} : ${names.aircraft(e.aircraft)}, ${names.place(e.place)}.`,
  'selection-green': (e, names) => `Novice : ${names.aircraft(e.aircraft)}, ${names.place(e.place)}.`,
  'selection-reshuffled': (e, names) => `On rebat les cartes avant que les ${names.side(e.seat)} ne piochent.`,
};

export const selectionChoices: SelectionChoiceWords = {
  'draw-for': ({ family, crews }) =>
    crews ? `Piocher pour les équipages de ${family}` : `Piocher pour les pilotes de ${family}`,
  service: ({ service }) => `Pilotes venant ${from(service)}`,
  reshuffle: ({ wanted }) => (wanted ? 'Rebattre les cartes' : 'Laisser les cartes comme elles sont'),
  assign: ({ pilot, place }, names) => `${names.pilot(pilot)} : ${names.place(place)}`,
  green: ({ place }, names) => `Novice : ${names.place(place)}`,
};

export const selectionAsks: typeof enAsks = {
  'draw-for': 'Pour quels avions piochez-vous maintenant ?',
  service: 'De quelle arme viennent leurs pilotes ?',
  reshuffle: 'Faut-il rebattre les cartes avant que l’autre camp ne pioche ?',
  assign: 'Qui vole sur quoi ? Les leaders passent avant les ailiers.',
  'assign-green': 'Où volent les pilotes novices ? Les ailiers passent avant les leaders.',
};

export const selectionPlaces: typeof enPlaces = {
  leader: (element) => `leader de l’élément ${element}`,
  wingman: (element) => `ailier de l’élément ${element}`,
  crew: (p) => `avion ${p.aircraft} de la formation ${p.formation}`,
};
