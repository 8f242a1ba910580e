import { minus, signed } from '@tallyho/words/figures';
import type { LaunchKind, SideName, TickCause } from '@tallyho/zero';
import type { FleetTactic } from '@tallyho/zero/content';
import type { LandId, WaterId } from '../model/waters.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${n === 1 ? one : more}`;
const points = (n: number): string => many(n, 'VP');

/** The page of a Carrier campaign. */
export const setUp = {
  length: (turns: number) => `${many(turns, 'turn')}, or until a Carrier Fleet is out of action.`,
  fullSet: 'All types of aircraft',
  fullSetHelp: 'Without it only what is in the box flies, with its substitutes.',
  green: 'Green pilots',
  greenHelp: 'Some of the Japanese pilots have hardly flown.',
  historical: 'Historical pilots',
  historicalHelp: 'Only men who were there.',
  flightOps: (side: string) => `Flight Ops: ${side}`,
  forces: 'Other forces',
  forceColumns: { force: 'Force', strike: 'Strike', cap: 'CAP', targets: 'May strike' },
  byCard: (caps: string) => `by card: ${caps}`,
  capBy: (p: { border: string; aircraft: string }) => `${p.border} ${p.aircraft}`,
  launchesWith: (p: { force: string; border: string }) =>
    `${p.force} launches in a turn only if the card drawn for it has a ${p.border} border.`,
  mayStay: (force: string) => `${force} may launch, or stay at home.`,
  decoyRule: (p: { decoy: string; target: string; border: string; turns: number }) =>
    `When either Fleet is at Long Range, a card may be drawn against a Strike at the ${p.target}: with a ${p.border} border it finds the ${p.decoy}, which has no CAP. Not if a scout of the Strike’s side has lasted ${many(p.turns, 'turn')}.`,
  selectionRule:
    'Pilots and crews are drawn for before every Strike, a card for each aircraft; the deck has the FULL THROTTLE cards.',
  opColumns: { op: 'Flight Ops', strike: 'Strike', cap: 'CAP' },
  tracks: 'Damage Tracks',
  trackColumns: { from: 'Boxes', effect: 'Effect', vps: 'VPs' },
  resources: 'Resources',
  resourcesNote: 'Both sides choose from the same list. The lower number strikes first.',
  provenanceNote:
    'What the rulebook tells of this sheet is used as it is: some values and the rules that go with them. The rest is reconstructed by us from the battle.',
};

/** What happened then. */
export const history: { readonly [campaign: string]: string } = {
  'coral-sea':
    'Japan wanted Port Moresby, and with it the sea road to Australia. American code breakers knew of it, and two carriers came. On 7 May the Americans sank the light carrier Shoho; on the 8th both sides struck at once. Lexington was lost, Yorktown and Shokaku were badly hit, Zuikaku had no aircraft left. No ship had seen an enemy ship. The invasion convoy turned back, for the first time in the war, and the two Japanese carriers were missing at Midway a month later.',
  midway:
    'Four carriers sailed for an atoll so that the American fleet would come out and be beaten. It was there already: the message had been read. On the morning of 4 June the island was bombed, its aircraft attacked in vain and died, and so did the torpedo squadrons. Then the dive bombers came when no fighter was left above: within minutes Akagi, Kaga and Soryu burned. Hiryu struck back at Yorktown and was found in the afternoon. Japan never replaced those crews.',
  'eastern-solomons':
    'On 24 August 1942 Ryujo struck at Henderson Field, drew the aircraft of Saratoga upon herself and was sunk. Meanwhile the bombers of Shokaku and Zuikaku found Enterprise and hit her three times. Neither side struck again; on the next morning dive bombers from Henderson Field caught the convoy, and it turned back.',
  'santa-cruz':
    'On 26 October 1942 both fleets launched within the hour; their strikes passed each other in the air. Hornet was left burning and had to be given up, Enterprise was hit twice, Shokaku and Zuiho were out of the war for months. Japan had won the sea, and lost some hundred aircraft with crews whom nobody could replace.',
};

export const desk = {
  turnOf: (p: { turn: number; of: number }) => `Turn ${p.turn} of ${p.of}`,
  nothing: 'nothing',
  standing: 'Victory points',
  past: 'What each side did',
  firstTurn: 'No orders have been revealed yet.',
  wouldWin: (side: string) => `If it ended now: ${side}.`,
  wouldDraw: 'If it ended now: a draw.',
  bonus: (p: { name: string; side: string; vps: number }) => `${p.name}: ${points(p.vps)} for ${p.side}.`,
  launches: {
    scout: 'Scout Mission',
    'land-based': 'Strike from land',
    carrier: 'Carrier Strike',
  } satisfies { readonly [kind in Exclude<LaunchKind, 'island'>]: string },
  /** The Strike of a force besides the Fleets. */
  forceStrike: (force: string) => `Strike from ${force}`,
  /** The same where there is little room. */
  inSky: {
    scout: 'scout',
    'land-based': 'from land',
    carrier: 'Strike',
  } satisfies { readonly [kind in Exclude<LaunchKind, 'island'>]: string },
  now: (p: { turn: number; launch: string }) => `Turn ${p.turn}, ${p.launch}`,
  launchAt: (p: { launch: string; target: string }) => `${p.launch}: ${p.target}`,
  struck: (p: { damage: number; japanese: number; allied: number }) =>
    `${many(p.damage, 'box', 'boxes')}; lost ${p.japanese} Japanese, ${p.allied} Allied.`,
  scouted: (turns: number) => `scouted for ${many(turns, 'turn')}.`,
  watch: 'Watch',
  watchName: (name: string) => `Watch: ${name}`,
  report: 'Report',
  turnReport: (turn: number) => `Report of turn ${turn}`,
  strikeWords: (p: { name: string; line: string }) => `${p.name}: ${p.line}`,
  turnWords: (p: { turn: number; japanese: string; allied: string; strikes: string }) =>
    `Turn ${p.turn}. Japanese: ${p.japanese}. Allies: ${p.allied}. ${p.strikes}`,
};

/** The sheet of secret orders. */
export const orders = {
  eyebrow: (turn: number) => `Secret orders, turn ${turn}`,
  revealed: (turn: number) => `Turn ${turn}, orders revealed`,
  tactics: 'Fleet tactics',
  tacticsHelp: 'From Close to Long takes two turns. The farther off, the fewer damaged aircraft come home.',
  ops: 'Flight ops',
  target: 'Target',
  noTarget: 'No target: nothing is launched.',
  resource: 'One Resource',
  resourceLater: 'It is chosen when both orders are revealed.',
  range: (p: { number: number; isHere: boolean }) => `range ${p.number}${p.isHere ? ', where you are' : ''}`,
  op: (p: { strike: number; cap: number; isStrike: boolean }) =>
    p.isStrike ? `${many(p.strike, 'aircraft', 'aircraft')}, CAP ${p.cap}` : `CAP ${p.cap}`,
  guard: 'all decks guard',
  stays: 'kept home by damage',
  seal: 'Seal the orders',
  sealFirst: 'Choose range and Flight Ops',
  sealTarget: 'Choose a target',
  sealResource: (n: number) => `Seal Resource ${n}`,
  resourceFirst: 'Choose a Resource',
  planFirst: 'Choose a card',
  numbered: (p: { number: number; name: string }) => `${p.number} ${p.name}`,
  noEffect: 'Nothing is used up; it can be chosen again and again.',
  written: (p: { range: string; op: string }) => `${p.range}, ${p.op}`,
  writtenAt: (p: { range: string; op: string; target: string }) => `${p.range}, ${p.op}: ${p.target}`,
  revealedLine: (p: { side: string; what: string }) => `${p.side}: ${p.what}`,
  toFly: (launch: string) => `Next: ${launch}`,
  askOrders: (turn: number) => `What are your orders for turn ${turn}?`,
  adviceOrders: 'The enemy writes his at the same time; both are revealed together.',
  askResource: 'Which Resource do you use this turn?',
  adviceResource: 'Each once in a campaign. The lower number strikes first; with the same number both fly at once.',
  askStrike: (target: string) => `${target} is the target: what flies?`,
  adviceStrike: 'Damage keeps some home, or the sheet lets you choose.',
  askLand: 'Which bombers from land fly, and where to?',
  askForce: (force: string) => `${force} may launch: what flies, and where to?`,
  adviceForce: 'It may also stay at home. Each of its aircraft that is lost ticks a box of its own track.',
  stay: 'All stay at home',
  stayTake: 'Keep them at home',
  askDecoy: (p: { decoy: string; target: string }) =>
    `An enemy Strike is looking for the ${p.target}. Do you draw a card for the ${p.decoy}?`,
  adviceDecoy: (border: string) => `With a ${border} border it is found instead, without a CAP.`,
  decoy: 'Draw the card',
  noDecoy: 'Draw none',
  borders: { red: 'red', white: 'white', blue: 'blue' },
  selecting: (launch: string) => `Pilots and crews: ${launch}`,
  askCap: (target: string) => `${target} is attacked: what defends?`,
  adviceCap: 'These fly against the Strike that is coming now.',
  askVeteran: 'Where does your Veteran Leader fly?',
  adviceVeteran: 'He is placed once in this turn; he may also wait for a later launch.',
  at: (target: string) => `at ${target}`,
  flyAt: (p: { aircraft: string; target: string }) => `${p.aircraft} against ${p.target}`,
  flyCap: (aircraft: string) => `CAP: ${aircraft}`,
  launch: 'Launch this Strike',
  defend: 'Send up this CAP',
  later: 'He waits for another launch',
  laterTake: 'Let him wait',
  lead: (pilot: string) => `${pilot} leads`,
  inStrike: 'in the Strike',
  inCap: 'in the CAP',
  notToday: 'no',
};

export const tracks = {
  title: 'Damage tracks',
  legend: 'threshold: fewer aircraft, more VPs',
  strike: (n: number) => `Strike −${n}`,
  cap: (n: number) => `CAP −${n}`,
  noStrike: 'no Strike',
  noCap: 'no CAP',
  inWords: (p: { name: string; ticked: number; boxes: number; effect: string; vps: number }) =>
    `${p.name}: ${p.ticked} of ${many(p.boxes, 'box', 'boxes')}${p.effect === '' ? '' : `; ${p.effect}`}; worth ${points(p.vps)}.`,
  next: (p: { from: number; effect: string; vps: number }) =>
    `From ${p.from} on: ${p.effect === '' ? '' : `${p.effect}; `}${points(p.vps)}.`,
};

const ranges: { readonly [tactic in FleetTactic]: string } = { close: 'Close', medium: 'Medium', long: 'Long' };
const carriers: { readonly [side in SideName]: string } = {
  japanese: 'Japanese carriers',
  allied: 'Allied carriers',
};
const waters: { readonly [id in WaterId]: string } = {
  'coral-sea': 'Coral Sea',
  'solomon-sea': 'Solomon Sea',
  pacific: 'Pacific Ocean',
};
const lands: { readonly [id in LandId]: string } = {
  'new-guinea': 'New Guinea',
  queensland: 'Queensland',
  'new-britain': 'New Britain',
  bougainville: 'Bougainville',
  guadalcanal: 'Guadalcanal',
  malaita: 'Malaita',
  'san-cristobal': 'San Cristobal',
};

export const chart = {
  label: (campaign: string) => `Sea chart of ${campaign}; the panel “In words” tells what it shows.`,
  legend:
    'Blue: the Allies; red: the Japanese. The rings are the ranges of a Fleet, a hatched cloud a Fleet whose orders are secret.',
  dates: (p: { from: number; to: number; month: string }) =>
    p.from === p.to ? `${p.to} ${p.month}` : `${p.from} to ${p.to} ${p.month}`,
  ranges,
  ring: (p: { range: string; number: number }) => `${p.range} ${p.number}`,
  carriers,
  own: 'Your task force',
  unknown: 'Whereabouts unknown',
  lastTurn: (range: string) => `Last turn: ${range}`,
  waters,
  lands,
  hurt: ['unharmed', 'hit', 'badly hit', 'out of action'],
  fleetWords: (p: { name: string; note: string; isHidden: boolean; range: string; hurt: string }) =>
    `${p.name}: ${p.note}; ${p.isHidden || p.range === '' ? '' : `range ${p.range}; `}${p.hurt}.`,
};

export const passage = {
  out: (launch: string) => `${launch} takes off`,
  home: (launch: string) => `${launch} comes back`,
};

export const report = {
  title: (p: { turn: number; launch: string }) => `Turn ${p.turn}, ${p.launch}`,
  turn: (p: { turn: number; of: number }) => `Turn ${p.turn} of ${p.of} is over`,
  about: (p: { side: string; aircraft: string; against: string }) => `${p.side}: ${p.aircraft}. Against: ${p.against}.`,
  boxes: (n: number) => many(n, 'box', 'boxes'),
  turns: (n: number) => many(n, 'turn'),
  damage: (p: { target: string; damage: number }) =>
    p.damage === 0 ? `${p.target} was not hit.` : `${many(p.damage, 'Damage Point')} on ${p.target}.`,
  counted: 'What it came to',
  damageDone: 'Damage Points',
  aircraftLost: 'own aircraft lost',
  lostAtSea: 'lost on landing',
  result: 'A box for each Damage Point, and one for each aircraft lost on the track of its Fleet.',
  scoutResult: 'Losses of a Scout Mission tick no box.',
  next: 'The turn goes on.',
  nextTurn: 'New orders are written.',
  track: (p: { track: string; by: number; boxes: number; effect: string }) =>
    `${p.track}: ${signed(p.by)}, now ${p.boxes}${p.effect === '' ? '' : ` (${p.effect})`}.`,
  calm: 'Nothing was hit.',
  notFound: (launch: string) => `${launch} did not find the Fleet.`,
  noAircraft: (launch: string) => `${launch}: no aircraft were left for it.`,
  notReady: (launch: string) => `${launch}: the card did not let it start.`,
  held: (launch: string) => `${launch}: kept at home.`,
  recovered: (p: { all: number; lost: number }) =>
    `${many(p.all, 'damaged aircraft', 'damaged aircraft')} came in, ${p.lost === 0 ? 'all of them safely' : `${p.lost} lost`}.`,
  vpsBefore: 'before',
  vpsTurn: 'this turn',
  vpsNow: 'now',
  vpsNote: 'What is scored only at the end is not in it.',
};

export const outcome = {
  because: 'More victory points decide.',
  sunk: (side: string) => `The Carrier Fleet of the ${side} is out of action; the victory points decide.`,
  summary: (p: { japanese: number; allied: number }) => `Japanese ${points(p.japanese)}, Allies ${points(p.allied)}.`,
  turn: (n: number) => `turn ${n}`,
  lossesPlot: 'Aircraft lost',
  story: 'The battle on the chart',
  back: 'Back',
  forward: 'On',
  stepOf: (p: { step: number; of: number }) => `${p.step} of ${p.of}`,
  ordersOf: (turn: number) => `Turn ${turn}: the orders`,
  endOf: (turn: number) => `Turn ${turn}: how it ended`,
  verdict: 'The verdict',
};

const causes: { readonly [cause in TickCause]: string } = {
  bombs: 'bombs',
  losses: 'aircraft lost',
  recovery: 'lost on landing',
  submarine: 'submarine',
  repair: 'repaired',
};

export const events = {
  turn: (p: { turn: number; of: number }) => `Turn ${p.turn} of ${p.of}.`,
  orders: (p: { japanese: string; allied: string }) => `Orders: Japanese – ${p.japanese}; Allies – ${p.allied}.`,
  resources: (p: { japanese: string; allied: string }) => `Resources: Japanese – ${p.japanese}; Allies – ${p.allied}.`,
  search: (p: { cards: string; found: boolean }) =>
    `Out of Sight: ${p.cards === '' ? 'no cards' : p.cards}; ${p.found ? 'the Strike finds the Fleet' : 'the Strike does not find the Fleet'}.`,
  grounded: (p: { side: string; launch: string }) => `${p.launch} of the ${p.side}: nothing is left that could fly.`,
  readied: (p: { force: string; card: string; ready: boolean }) =>
    `${p.force} draws ${p.card}: ${p.ready ? 'it may launch' : 'nothing takes off'}.`,
  held: (force: string) => `${force} keeps its aircraft at home.`,
  decoy: (p: { decoy: string; target: string; card: string; found: boolean }) =>
    `${p.card} is drawn: the Strike finds ${p.found ? `the ${p.decoy} in place of the` : 'the'} ${p.target}.`,
  capDrawn: (p: { target: string; card: string; aircraft: string }) =>
    `Over ${p.target}, ${p.card} is drawn: ${p.aircraft}.`,
  launch: (p: { side: string; launch: string; aircraft: string; against: string; pilots: string }) =>
    `${p.side}, ${p.launch}: ${p.aircraft}; against ${p.against}.${p.pilots === '' ? '' : ` In the cockpits: ${p.pilots}.`}`,
  takesOff: (p: { side: string; launch: string }) => `${p.launch} of the ${p.side} takes off.`,
  debrief: (p: { side: string; target: string; damage: number; japanese: number; allied: number }) =>
    `The ${p.side} are back from ${p.target}: ${many(p.damage, 'Damage Point')}; lost ${p.japanese} Japanese, ${p.allied} Allied aircraft.`,
  scouted: (p: { side: string; lasted: number }) => `The scout of the ${p.side} lasted ${many(p.lasted, 'turn')}.`,
  causes,
  ticked: (p: { track: string; cause: string; by: number; boxes: number; state: string }) =>
    `${p.track}, ${p.cause}: ${signed(p.by)}, ${many(p.boxes, 'box', 'boxes')}${p.state === '' ? '' : ` – ${p.state}`}.`,
  submarine: (p: { side: string; cards: string; points: number }) =>
    `A submarine of the ${p.side}: ${p.cards}, ${many(p.points, 'Damage Point')}.`,
  recovery: (p: { craft: string; cards: string; lost: boolean }) =>
    `${p.craft} comes in: ${p.cards}, ${p.lost ? 'lost' : 'safe'}.`,
  score: (p: { turn: number; japanese: number; allied: number }) =>
    `After turn ${p.turn}: Japanese ${points(p.japanese)}, Allies ${points(p.allied)}.`,
  verdict: (p: { japanese: number; allied: number }) =>
    `The campaign ends: Japanese ${points(p.japanese)}, Allies ${points(p.allied)}.`,
};
