const points = (n: number): string => (n === 1 ? '1 Damage Point' : `${n} Damage Points`);

/** What a Mission shows beside the fight: Formations, loads, the target, its Flak, the way there and back. */
export const sortie = {
  results: ['Miss', 'Hit', 'Direct', 'Vital'],
  sheet: (id: string) => `Target Sheet ${id}`,
  flak: 'Flak',
  flakValues: (p: { area: number; target: number }) => `${p.area} area, ${p.target} target`,
  points,
  targetBound: 'Target-Bound',
  search: 'Search',
  /** What came of a draw. */
  searchCame: {
    found: (target: string) => target,
    declined: (target: string) => `${target}, declined`,
    nothing: () => 'nothing found',
  },
  searchDraw: (p: { draw: number; came: string }) => `Search draw ${p.draw}: ${p.came}.`,
  searchWords: 'The target has not been found yet: open sea.',
  overTarget: 'Target',
  homeBound: 'Home-Bound',
  ingress: 'Ingress',
  bomb: 'Bomb',
  egress: 'Egress',
  formation: (p: { side: string; level: string }) => `Formation of the ${p.side}, ${p.level}`,
  turretsShort: 'Turrets',
  turretCards: 'cards its turrets draw when it is attacked: Defense, and Support of its Formation',
  turretHand: (plane: string) => `Turrets of ${plane}`,
  turretsOf: (p: { plane: string; n: number }) => `Turrets of ${p.plane}: ${p.n === 1 ? '1 card' : `${p.n} cards`}`,
  spoiled: 'SPOILED ATTACK',
  spoiledMeaning: 'stops the attack on a bomber; of the Flak, it takes away the best result',
  notes: {
    torpedo: { short: 'Torpedo', text: 'carries a Torpedo' },
    over: { short: 'Target', text: 'over the target' },
    waits: { short: 'Outside', text: 'waits outside, and comes back for the way home' },
    run: { short: 'On its run', text: 'is to bomb or strafe in this turn' },
    blind: { short: 'Blind', text: 'has located nobody in this turn, and may only draw cards' },
    unseen: { short: 'Not located', text: 'not located in this turn: a shadow in the night' },
    kamikaze: { short: 'Kamikaze', text: 'a kamikaze: to attack it must be at Very Low when the Bomb Turn begins' },
    ohka: { short: 'MXY7', text: 'carries an MXY7: one Burst, or one card, more for whoever attacks it' },
    released: { short: 'Outside', text: 'has released its MXY7 and stays outside' },
    alone: { short: 'Alone', text: 'Damaged, and out of its Formation: no other turrets help it' },
  },
  /** Who flies an aircraft: less able than others, or more. */
  people: {
    green: 'green pilot: one Burst less, one Response in a phase, and bombs do one level less',
    greenWingman: 'green Wingman: one less in offence, one Response in a phase, and bombs do one level less',
    greenCrew: 'green crew: no Turret Support, and bombs do one level less',
    skilled: (p: { pilot: string; letters: string }) => `Skilled pilot: ${p.pilot} (${p.letters})`,
    skilledWingman: (p: { pilot: string; letters: string }) =>
      `Skilled Wingman: ${p.pilot} (${p.letters}), as far as the Skilled Wingman Table goes`,
    skilledCrew: 'Skilled crew',
  },
  ratings: {
    speed: 'Speed',
    turretDefense: 'Turret Defense',
    turretSupport: 'Turret Support',
    damage: 'Damage Capacity',
    level: 'Level Bombing',
    saturation: 'Saturation Bombing',
  },
  ratingHelp: {
    speed: 'shortens the way there and back',
    turretDefense: 'cards its own turrets draw',
    turretSupport: 'cards it adds for each other aircraft of its Formation',
    damage: 'hits that this side of the card can take',
    level: 'bombing cards, before altitude',
    saturation: 'bombing cards, before altitude',
  },
  bomberWords: (p: {
    name: string;
    side: string;
    level: string;
    hits: string;
    damaged: boolean;
    turrets: string;
    load: string;
  }) =>
    `${p.name} (${p.side}) flies in a Formation ${p.level}: ${p.hits}${p.damaged ? ', Damaged' : ''}, ${p.turrets} for its turrets, carries ${p.load}.`,
  loads: [
    ...['nothing', 'bombs', 'bombs', 'a Torpedo', 'bombs', 'Napalm', 'rockets'],
    ...['bombs and rockets', 'bombs and rockets', 'bombs and rockets', 'sea mines', 'depth charges', 'Cargo'],
  ],
  ohkaLoad: 'an MXY7',
  /** What is counted where nothing is bombed. */
  brought: {
    mines: (n: number) => (n === 1 ? '1 mine laid' : `${n} mines laid`),
    drop: (n: number) => (n === 1 ? '1 supply point' : `${n} supply points`),
    transport: (n: number) => (n === 1 ? '1 point of Cargo' : `${n} points of Cargo`),
  },
  patrolled: (result: string) => `Best look: ${result}`,
  depths: ['Surface', 'Shallow', 'Deep'],
  chargesSet: (who: string) => `Your charges set to it: ${who}.`,
  submarine: ['The submarine is on the surface.', 'The submarine is Shallow.', 'The submarine is Deep.'],
  fortified: 'The target is fortified: bombs do a level less, guns nothing, rockets 1.',
  fortifiedShort: 'Fortified',
  declined: { short: 'Declined', text: 'declined: its Area Flak fires at all who fly low when this turn ends' },
  comesLater: 'comes later',
  targetWords: (p: { kind: string; area: number; target: number; points: string; level: string }) =>
    `The target: ${p.kind}, Area Flak ${p.area}, Target Flak ${p.target}. ${p.points}${p.level === '' ? '' : `: ${p.level}`}.`,
  missionWords: (kind: string) => `Mission: ${kind}.`,
  cloudsWords: 'Clouds hide the target.',
  night: 'Night',
  nightWords:
    'It is night: whoever locates nobody may only draw cards, no turret supports another, Flak draws one card less, and bombs do one level less.',
  located: 'Located',
  notLocated: 'Not located',
  locates: 'Locates the enemy',
  locatesNobody: 'Locates nobody',
  loadWords: (p: { element: string; load: string }) => `${p.element} carries ${p.load}.`,
  placeWords: (p: { element: string; place: string }) => `${p.element}: ${p.place}.`,
  statusLine: (p: { kind: string; points: string; level: string }) =>
    `${p.kind}: ${p.points}${p.level === '' ? '' : `, ${p.level}`}.`,
  photographLine: (result: string) => `The best photograph: ${result}.`,
  scoreLine: (p: { side: string; total: number; causes: string }) =>
    `${p.side}: ${p.total === 1 ? '1 victory point' : `${p.total} victory points`}${p.causes === '' ? '' : ` (${p.causes})`}.`,
  over: 'Mission over',
  targetAlone: 'The mission is over, and for the campaign only the points for the target count.',
  causes: {
    target: (n: number) => `target ${n}`,
    aircraft: (n: number) => `enemy aircraft ${n}`,
    pilots: (n: number) => `pilots ${n}`,
    returns: (n: number) => `back undamaged ${n}`,
    other: (n: number) => `special ${n}`,
  },
};
