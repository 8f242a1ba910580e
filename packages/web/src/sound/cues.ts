/** The sounds of the house; each is made in code, there is no recording. */
export const cues = ['card', 'engine', 'guns', 'hit', 'crash'] as const;
export type Cue = (typeof cues)[number];

/** What is heard of what happens, whatever the game: their events have such names. */
const heardOf: { readonly [event: string]: Cue | undefined } = {
  played: 'card',
  discarded: 'card',
  drew: 'card',
  executed: 'engine',
  climbed: 'engine',
  dived: 'engine',
  moved: 'engine',
  rolled: 'engine',
  position: 'engine',
  'speed-maneuver': 'engine',
  airborne: 'engine',
  'raid-allotted': 'card',
  'raid-run': 'engine',
  'raid-defence': 'guns',
  'raid-damage': 'hit',
  fires: 'guns',
  hit: 'hit',
  draws: 'hit',
  collision: 'hit',
  'shot-down': 'crash',
  destroyed: 'crash',
  exploded: 'crash',
  crashed: 'crash',
};

/** Uses of a card that fire. */
const shots: ReadonlySet<unknown> = new Set(['attack', 'gunner']);

/** What is heard of an event; null: nothing. */
export function cueOf(event: unknown): Cue | null {
  if (typeof event !== 'object' || event === null || !('event' in event)) return null;
  const cue = heardOf[String(event.event)] ?? null;
  // Down In Flames says how a card is used; in Zero! every card that begins an exchange is an attack, so there a shot
  // is heard when it hits.
  const isShot = cue === 'card' && 'use' in event && shots.has(event.use) && 'with' in event;
  return isShot ? 'guns' : cue;
}

/** Of many things at once a few are heard, each once, in their order. */
export function cuesOf(events: readonly unknown[]): Cue[] {
  const heard = events.map(cueOf).filter((cue) => cue !== null);
  return [...new Set(heard)].slice(0, 3);
}
