/** The film of a phase, part by part. */
export const film = {
  parts: { reveal: 'cards', flight: 'flight', fire: 'fire', damage: 'damage', effects: 'effects' },
  pause: 'Pause',
  resume: 'Go on',
  twice: '×2',
  back: 'Step back',
  /** What the keys of the buttons are, in their order. */
  keys: { back: '←', pause: 'P', twice: 'X', finishPart: '→', skip: 'End' },
  finishPart: 'Next part',
  /** How far it has run, in seconds. */
  run: (p: { now: string; all: string }) => `${p.now} s of ${p.all} s`,
  revealed: (p: { phase: number; cards: string }) => `Card ${p.phase}: ${p.cards}.`,
  card: (p: { plane: string; card: string }) => `${p.plane} ${p.card}`,
  flown: 'All fly at once.',
  flownTo: (p: { plane: string; other: string; clock: number; distance: string }) =>
    `All fly; now ${p.plane} has ${p.other} at ${p.clock} o’clock, ${p.distance} away.`,
  fired: (shots: string) => `Fire: ${shots}.`,
  shot: (p: { plane: string; target: string; short: boolean }) =>
    `${p.plane} at ${p.target}, ${p.short ? 'short' : 'long'} range`,
  /** Of many at once: `short range: A1 at B1, A2 at B3`. */
  firesAt: (p: { plane: string; target: string }) => `${p.plane} at ${p.target}`,
  range: (short: boolean): string => (short ? 'short range' : 'long range'),
  /** Between what is told of one and of the next. */
  next: '; ',
  /** Of whom the same is told: `on fire: A1, B3`. */
  all: (p: { what: string; who: string }) => `${p.what}: ${p.who}`,
  drawn: (draws: string) => `Hit: ${draws}.`,
  burns: (draws: string) => `Flames: ${draws}.`,
  draws: (p: { plane: string; cards: string; known: string }) =>
    `${p.plane} draws ${p.cards}${p.known === '' ? '' : ` (${p.known})`}`,
  /** Of many at once: `B2 ×2`. */
  drawsOfMany: (p: { plane: string; count: number; known: string }) =>
    `${p.plane} ×${p.count}${p.known === '' ? '' : ` (${p.known})`}`,
  effects: {
    none: '',
    jam: 'gun jammed',
    'jam-red': 'gun jammed',
    'jam-green': 'gun jammed',
    'rudder-left': 'rudder jammed left',
    'rudder-right': 'rudder jammed right',
    fire: 'on fire',
    smoke: 'smoking',
    engine: 'engine hit',
    crew: 'crew hit',
    explosion: 'explodes',
    crash: 'crashes',
    'touch-down': 'touches down',
    landing: 'has landed',
    'take-off': 'is airborne',
    photograph: 'photograph taken',
    objective: 'has done what it came for',
  },
  /** What came of it for one aircraft: `Camel: on fire`. */
  effect: (p: { plane: string; what: string }) => `${p.plane}: ${p.what}`,
  fates: { 'in-play': '', 'shot-down': 'shot down', left: 'off the map', home: 'home' },
  short: 'Short range: 2 cards',
  long: 'Long range: 1 card',
  /** Of many shots at once. */
  brief: { short: '×2', long: '×1' },
};
