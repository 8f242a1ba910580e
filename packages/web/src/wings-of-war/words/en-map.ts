/** What is written on the map and on the plates over it. */
export const map = {
  label:
    'Map of the fight. Arrow keys move it, plus and minus zoom, F shows what concerns you, A shows arcs. Everything on it is told under “In words”.',
  zoomIn: 'Closer (+)',
  zoomOut: 'Further away (−)',
  follow: 'Show what concerns you (F)',
  arcs: 'What the enemy’s guns reach (A)',
  clouds: 'Clouds over the map',
  front: { short: 'short · 2 cards', long: 'long · 1 card' },
  brief: { short: '2 cards', long: '1 card' },
  rear: { short: 'rear · 2 cards', long: 'rear · 1 card' },
  /** Against whoever is a level higher or lower. */
  apart: '1 card · ±1',
  outside: (p: { badge: string; distance: string }) =>
    p.distance === '' ? `Go to ${p.badge}` : `${p.badge} is ${p.distance} away: go there`,
  /** Where a task leads. */
  tasks: { zone: 'what is to be photographed', exit: 'the edge to leave by', field: 'the landing field' },
  taskAway: (p: { badge: string; task: string; distance: string }) =>
    `${p.badge}: ${p.task}, ${p.distance} away: go there`,
  /** What an aircraft has to do in a scenario. */
  task: { photograph: 'to photograph', cross: 'to get across', land: 'to land' },
  inCloud: 'in the cloud',
  altitude: 'Altitude',
  nobody: 'nobody',
  whole: 'The whole table: touch it to look there',
  climb: 'climb',
  climbs: (p: { climbs: number; climb: number }) => `${p.climbs} of ${p.climb} climb counters`,
  takes: (n: string) => `takes ${n}`,
  backs: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  ready: 'ready',
  laying: 'laying',
  laid: (n: number) => `${n} of 3 cards laid`,
  gun: 'gun',
  health: { gun: 'gun', engine: 'engine', rudder: 'rudder', crew: 'crew' },
  isWell: 'sound',
  isHurt: 'hurt',
  counters: { fire: 'fire', smoke: 'smoke', jam: 'jammed', 'rear-jam': 'rear gun jammed' },
  onGround: 'on the ground',
  photographed: 'photograph taken',
  openPlate: (plane: string) => `All about ${plane}`,
  planThis: (plane: string) => `Plan ${plane}`,
  level: (n: number) => `level ${n}`,
  above: (n: number) =>
    n === 0
      ? 'as high as you'
      : `${Math.abs(n) === 1 ? 'one level' : `${Math.abs(n)} levels`} ${n > 0 ? 'above' : 'below'} you`,
  at: (p: { clock: number; distance: string }) => `${p.clock} o’clock, ${p.distance}`,
  edge: {
    off: (slot: number) => `Card ${slot}: over the edge, out of the fight`,
    illegal: (slot: number) => `Card ${slot}: illegal`,
    other: (slot: number) => `Card ${slot}`,
  },
};
