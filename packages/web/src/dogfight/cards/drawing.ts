/** The pictures there are for action cards, by what the card does; `plain`: one by its edge alone. */
export const drawings = [
  'ace-pilot',
  'barrel-roll',
  'evasive',
  'sights-1',
  'sights-2',
  'sights-3',
  'fuel-tank',
  'jinking',
  'out-of-the-sun',
  'redline',
  'scissors',
  'tight-turn',
  'vertical-roll',
  'yo-yo',
  'maneuvering',
  'half-loop',
  'full-throttle',
  'free-maneuver',
  'plain',
] as const;
export type DrawingId = (typeof drawings)[number];

/** Pictures that can be shown higher than others, where there is little to say. */
export const upright: ReadonlySet<DrawingId> = new Set<DrawingId>([
  'ace-pilot',
  'redline',
  'maneuvering',
  'half-loop',
  'full-throttle',
  'free-maneuver',
]);

/** The aircraft that fly on the cards of a game. */
export type Cast = 'europe' | 'pacific';

/** What a drawing is chosen by: what is printed on the card. */
export interface Printed {
  readonly title: string;
  readonly subtitle: string;
  readonly bursts: number;
}

const named: ReadonlyMap<string, DrawingId> = new Map(
  drawings.map((drawing) => [drawing.replaceAll('-', ' ').toUpperCase(), drawing]),
);
const sights: readonly DrawingId[] = ['sights-1', 'sights-1', 'sights-2', 'sights-3'];
const subtitled: ReadonlyMap<string, DrawingId> = new Map([
  ['FUEL TANK', 'fuel-tank'],
  ['JINKING', 'jinking'],
]);

/** The drawing of a card: in the gunsight more with every Burst; what a pack of somebody's own invents is plain. */
export function drawingOf({ title, subtitle, bursts }: Printed): DrawingId {
  if (title === 'IN MY SIGHTS') return subtitled.get(subtitle) ?? sights[Math.min(bursts, 3)];
  return named.get(title.replaceAll('-', ' ')) ?? 'plain';
}
