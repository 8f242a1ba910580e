/** What stands around the map, besides what every table says. */
export const table = {
  phaseOf: (p: { turn: number; of: number; phase: number }) => `Turn ${p.turn}/${p.of}, phase ${p.phase}`,
  planningOf: (p: { turn: number; of: number }) => `Turn ${p.turn}/${p.of}, planning`,
  skip: 'Skip',
  aircraft: 'Aircraft',
  damageOf: (p: { damage: string; most: string }) => `${p.damage} of ${p.most} damage points`,
  cardsDrawn: (n: number) => (n === 1 ? '1 damage card' : `${n} damage cards`),
  aimed: '+1',
  halved: '½',
  programme: 'Programme',
  programmeOf: (plane: string) => `Programme of ${plane}`,
  slot: (n: number) => `Slot ${n}`,
  emptySlot: 'empty',
  faceDown: 'face down',
  takeUp: (p: { card: string; slot: number }) => `Take up ${p.card} from slot ${p.slot}`,
  deck: (p: { letter: string; plane: string }) => `Manoeuvre deck ${p.letter} of ${p.plane}`,
  copies: (n: number) => (n === 1 ? 'one left' : `${n} left`),
  turnOf: (p: { turn: number; of: number }) => `Turn ${p.turn} of ${p.of}`,
  ready: 'Ready: fly it',
  readyShort: 'Ready',
  toLay: (n: number) => (n === 1 ? 'one card to lay' : `${n} cards to lay`),
  takeOff: 'fly it',
  anyway: 'Fly it anyway',
  graveOn: {
    'leaves-the-table': (slot: number) => `leaves the map on card ${slot}`,
    illegal: (slot: number) => `card ${slot} is illegal`,
    crash: (slot: number) => `crashes on card ${slot}`,
    lost: (slot: number) => `lost on card ${slot}`,
    'below-the-floor': (slot: number) => `below the floor on card ${slot}`,
    ignored: (slot: number) => `card ${slot} does nothing`,
  },
  mark: {
    'leaves-the-table': 'off the map',
    illegal: 'illegal',
    crash: 'crash',
    lost: 'lost',
    'below-the-floor': 'too low',
    ignored: 'ignored',
  },
  whole: 'Three cards lie. Take one up to lay another.',
  slotEnds: (p: { heading: string; edge: string; reach: string }) =>
    `heading ${p.heading}, ${p.edge} from the edge ahead${p.reach === '' ? '' : `, ${p.reach}`}`,
  slotReach: (p: { other: string; isShort: boolean }) =>
    `${p.other} in your arc at ${p.isShort ? 'short' : 'long'} range`,
  hand: 'Cards to lay',
  revealedCards: 'Cards of this turn',
  cardNumber: (n: number) => `Card ${n}`,
  notWhole: 'Lay three cards for each of your aircraft first.',
  waitingOthers: 'Your cards lie face down. The others are still planning.',
  willRecall: 'You will take up your cards as soon as all have planned.',
  recall: 'Take up my cards again',
  jam: (p: { gun: string; n: number }) =>
    `${p.gun} jammed for ${p.n === 1 ? 'one more manoeuvre' : `${p.n} more manoeuvres`}`,
  smoke: (n: number) => `smoking (${n})`,
  flames: (n: number) => `burning (${n})`,
  level: (p: { level: number; climbs: number; climb: number }) =>
    `altitude ${p.level}, ${p.climbs} of ${p.climb} climb counters`,
  inCloud: 'in the cloud',
  wound: 'pilot wounded',
  dazed: (n: number) => `cannot fire for ${n === 1 ? 'one more manoeuvre' : `${n} more manoeuvres`}`,
  engine: 'engine damaged: a stall every turn',
  observer: 'observer wounded: no rear gun',
  rudder: { left: 'rudder: no left manoeuvres', right: 'rudder: no right manoeuvres' },
  tails: (target: string) => `tails ${target}`,
  held: 'must stay still after a crash',
  photographed: 'photograph taken',
  lastCard: (card: string) => `last card: ${card}`,
  mustStraight: 'must begin with a straight',
  noSteep: 'may not begin with a steep card',
  task: {
    photograph: (edge: string) =>
      `Task: photograph the marked area with a straight that ends over it, then leave by ${edge}.`,
    cross: (edge: string) => `Task: leave the table by ${edge}.`,
    land: () => 'Task: land on the field.',
  },
  taskPoints: (n: number) => (n === 1 ? 'Worth 1 point.' : `Worth ${n} points.`),
  score: (points: string) => `Points so far: ${points}`,
  seenIntro:
    'What your seat may know of the damage decks: the cards not in the discard pile, not shown to all and not your own damage.',
  seenDeck: (p: { letter: string; pile: number; hidden: number }) =>
    `Deck ${p.letter}: ${p.pile} in the pile, ${p.hidden} face down with others`,
  seenFace: 'Card',
  keys: 'Planning: 1–9 lay a card, Backspace takes the last one up, Enter when ready. The map: + and −, Shift with arrows, F shows what concerns you, A shows arcs. The film: ← steps back, → goes on to the next part, P stops it, X is twice as fast, End skips the rest.',
  /** After the first lines of what a step of a replay has brought. */
  moreInLog: (n: number) => `(${n} more in the log)`,
  iAm: (name: string) => `I am ${name}: show my cards`,
  lookAway: 'The map is open to all; programmes and damage are hidden. Nobody else should look now.',
  wordsTable: (p: { width: string; length: string }) =>
    `The table is ${p.width} wide and ${p.length} deep; the ruler is 20 cm, short range half of it. North is the top edge.`,
  wordsPlane: (p: { plane: string; side: string; who: string; x: string; y: string; heading: string; edge: string }) =>
    `${p.plane}, side ${p.side}, ${p.who}: ${p.x} from the left edge, ${p.y} from the bottom edge, heading ${p.heading}; the edge ahead is ${p.edge} away.`,
  wordsGone: (p: { plane: string; fate: string }) => `${p.plane}: ${p.fate}.`,
  wordsBearing: (p: {
    other: string;
    clock: number;
    distance: string;
    rulers: string;
    aspect: string;
    above: number;
  }) =>
    `From it, ${p.other} is at ${p.clock} o’clock, ${p.distance} away (${p.rulers}), ${p.aspect}${p.above === 0 ? '' : `, ${Math.abs(p.above) === 1 ? 'one level' : `${Math.abs(p.above)} levels`} ${p.above > 0 ? 'above' : 'below'}`}.`,
  rulers: {
    touching: 'almost touching',
    short: 'within half a ruler',
    long: 'within a ruler',
    far: (n: number) => `${n.toFixed(1)} rulers`,
  },
  wordsPlan: (p: { plane: string; cards: string }) => `Programme of ${p.plane}: ${p.cards}.`,
  wordsField: (p: { x: string; y: string; width: string; length: string }) =>
    `A landing field of ${p.width} by ${p.length}, ${p.x} from the left and ${p.y} from the bottom edge.`,
  wordsTask: (p: { plane: string; task: string }) => `${p.plane}: ${p.task}`,
  wordsZone: (p: { x: string; y: string; width: string; length: string }) =>
    `The area to be photographed, ${p.width} by ${p.length}, ${p.x} from the left and ${p.y} from the bottom edge.`,
  side: (letter: string) => `side ${letter}`,
  turnLabel: 'Turn',
  doTurn: 'Turn it',
  basePoints: 'Points of the base',
};

export const result = {
  because: {
    'WOW-VIC-01': 'Only one side is left over the table.',
    'WOW-VIC-06': 'The points decide.',
    'WOW-GAP-12': 'The agreed turns are over, and the points decide.',
    'WOW-GAP-140': 'One side has conceded.',
  },
  damage: 'Damage taken (points)',
  distance: 'To the nearest enemy (cm)',
  altitude: 'Altitude',
};
