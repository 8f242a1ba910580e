import { minus, signed } from '@tallyho/words/figures';
import type { Duty, PointsFor, SuperfortressTableName } from '@tallyho/zero';
import type { Environment, Occurrence, RaidResult, SuperfortressResult, TrainingBox } from '@tallyho/zero/content';
import { commands } from '../../words/commands.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${n === 1 || n === -1 ? one : more}`;
const vps = (n: number): string => many(n, 'VP');
const supplyPoints = (n: number): string => many(n, 'supply point');

export const setUp = {
  length: 'For one player. Twelve weeks; about an hour.',
  story:
    'June 1944. Three B-29s at Chengtu, deep in China. Every gallon and every bomb has to be flown in over the Himalaya before anything can be dropped on Japan.',
  advice:
    'Train before you fly far. Three supply flights pay for one Mission or two; a Mission that is due and not flown costs points.',
  who: 'Who commands',
  command: commands.en.b29s,
  historyTitle: 'What happened',
  history:
    'Operation Matterhorn began on 5 June 1944 with a raid on Bangkok and on the 15th with the first bombs on Japan since Doolittle: 47 of 68 B-29s found the steel works of Yawata, and one bomb hit them. Each raid was paid for by about six flights over the Hump, with engines that caught fire by themselves. Anshan, Omura, Okayama, Palembang and Singapore followed, 49 missions in all, until in early 1945 the aircraft went to the Marianas, where ships could bring what they needed.',
  how: 'How it is played',
  steps: [
    'Each week each of the three B-29s gets one duty: a Mission, a Supply Transport, Training, or Repair.',
    'Before you choose, the sheet says what a duty costs and what it risks, reckoned from the cards that have not been drawn in this week.',
    'Cards are read by their numbers: sky, fighters, mishaps, supply points. What a crew has not learned yet is added to the number, and high numbers are bad.',
    'Missions, and Supply Transports that meet fighters, are flown in the sky; you move both sides, and all cards lie open.',
    'In week 4 you fly against Yawata, counted twice. After week 12 the points decide.',
  ],
  targets: 'Targets',
  target: 'Target',
  kind: 'Kind',
  chance: 'Numbers',
  results: 'Results',
  from: (n: number) => `${minus(n)} VPs and more`,
  below: (n: number) => `fewer than ${minus(n)} VPs`,
  provenance: 'Where it comes from',
  provenanceNote:
    'Of the sheets of this campaign only what the examples tell is known. The rest of the tables is our reconstruction, and every line says so in the list of contents.',
};

export const best = {
  title: 'Best results on this device',
  none: 'No campaign has been played to its end here yet.',
  vps: 'VPs',
  result: 'Result',
  missions: 'Missions',
  date: 'Date',
  unreadable:
    'The best results on this device cannot be read. They were left as they are; this list starts anew until the page is closed.',
  unkept:
    'This device keeps nothing at the moment. The result stays here until the page is closed; the campaign itself can be saved to a file.',
  fresh: (place: number) => `That is number ${place} of your campaigns on this device.`,
};

export const duties: { readonly [duty in Duty]: string } = {
  mission: 'Mission',
  supply: 'Supply Transport',
  training: 'Training',
  repair: 'Repair',
};

/** As they stand on the log sheet. */
export const dutyLetters: { readonly [duty in Duty]: string } = {
  mission: 'M',
  supply: 'S',
  training: 'T',
  repair: 'R',
};

export const boxes: {
  readonly [box in TrainingBox]: { readonly name: string; readonly short: string; readonly help: string };
} = {
  'saturation-2': {
    name: 'Saturation Bombing −2',
    short: 'Bombs −2',
    help: 'Saturation Bombing 5 becomes 6: a bombing card more.',
  },
  'saturation-1': {
    name: 'Saturation Bombing −1',
    short: 'Bombs −1',
    help: 'Saturation Bombing 6 becomes 7: a bombing card more.',
  },
  defense: { name: 'Turret Defense −1', short: 'Defense', help: 'Its turrets draw a card more when it is attacked.' },
  support: { name: 'Turret Support −1', short: 'Support', help: 'Its turrets help the others with a card more.' },
  damage: {
    name: 'Damage −1',
    short: 'Damage',
    help: 'It stands a point more before it is Damaged, and before it is lost.',
  },
};

export const tables: { readonly [table in SuperfortressTableName]: string } = {
  mandatory: 'Mandatory Mission',
  environment: 'Environment',
  opposition: 'Opposition',
  event: 'Event',
  transport: 'Transport',
  turns: 'Turns of Combat',
  'starting-altitude': 'Starting Altitude',
  lesson: 'Training by experience',
  'follow-up-damage': 'Follow-Up Attack: damage',
  'follow-up-raid': 'Follow-Up Attack: the raid',
  target: 'Next target',
};

export const environments: { readonly [environment in Environment]: string } = {
  'clear-skies': 'Clear Skies: a bombing card more for each B-29',
  'flak-guns-us': 'Flak Guns (US): Target Flak −1',
  'no-effect': 'No effect',
  undercast: 'Undercast: from High and Very High bombs fall by radar, results a level lower, Target Flak −1',
  'jet-stream': 'Jet Stream: bombing cards −1 at High, −3 at Very High',
  'flak-guns-japan': 'Flak Guns (Japan): Target Flak +1',
  'early-warning': 'Early Warning: fighters start a level higher',
  'head-winds': 'Head Winds: a turn more on the way out',
  'scattered-formation': 'Scattered Formation: no Turret Support',
};

export const occurrences: {
  readonly [occurrence in Occurrence]: { readonly mission: string; readonly supply: string };
} = {
  'tail-winds': { mission: 'Tail Winds: 10 supply points saved', supply: 'Tail Winds: 5 supply points more' },
  'lead-crew': { mission: 'Lead Crew: a bombing card more', supply: 'Lead Crew: nothing' },
  'no-event': { mission: 'No event', supply: 'No event' },
  'ki-45': { mission: 'A Ki-45 joins the opposition', supply: 'It meets a Ki-45' },
  'engine-fire': { mission: 'Engine Fire', supply: 'Engine Fire: 3 damage' },
  'navigation-error': {
    mission: 'Navigation Error: it turns back',
    supply: 'Navigation Error: 10 supply points fewer',
  },
  attack: { mission: 'Attack: bombers will come for the base', supply: 'Attack: bombers will come for the base' },
  opposition: { mission: 'More opposition', supply: 'Opposition' },
};

export const raids: { readonly [result in RaidResult]: string } = {
  'raider-shot-down': 'a raider is shot down',
  'nothing-more': 'nothing more',
  'fuel-dump-hit': 'a fuel dump burns',
};

export const results: { readonly [result in SuperfortressResult]: string } = {
  'decisive-victory': 'Decisive victory',
  victory: 'Victory',
  'marginal-victory': 'Marginal victory',
  draw: 'Draw',
  'marginal-defeat': 'Marginal defeat',
  defeat: 'Defeat',
};

export const places: { readonly [letter: string]: string } = {
  A: 'Bangkok',
  B: 'Yawata',
  C: 'Taku',
  D: 'Palembang',
  E: 'Anshan',
  F: 'Omura',
  G: 'Okayama',
  H: 'Singapore',
  I: 'Rangoon',
  J: 'Hankow',
  K: 'Sasebo',
};

export const targets: { readonly [letter: string]: string } = {
  A: 'Makasan rail shops, Bangkok',
  B: 'Imperial steel works, Yawata',
  C: 'Docks, Taku',
  D: 'Mines in the Moesi River, Palembang',
  E: 'Showa steel works, Anshan',
  F: 'Aircraft works, Omura',
  G: 'Aircraft depot, Okayama',
  H: 'Naval base, Singapore',
  I: 'Marshalling yards, Rangoon',
  J: 'River port, Hankow',
  K: 'Naval arsenal, Sasebo',
};

export const map = {
  label: 'East Asia from the Ganges to Japan, with the bases and all targets; the list beside it says the same.',
  legend: 'Supplies come from Kharagpur over the Hump to Chengtu; Missions fly from Chengtu.',
  chengtu: 'Chengtu',
  kharagpur: 'Kharagpur',
  hump: 'The Hump',
  kyushu: 'Kyushu',
};

export const desk = {
  now: (p: { week: number; of: number }) => `Week ${p.week} of ${p.of}`,
  over: 'The campaign is over',
  b29: (n: number) => `B-29 ${n}`,
  fleet: 'The B-29s',
  weeks: 'Weeks',
  week: 'Week',
  supply: 'Supply points',
  vps: 'Victory points',
  target: 'Target',
  noTarget: 'from week 4: B, Yawata',
  targetIs: (p: { letter: string; place: string }) => `${p.letter}, ${p.place}`,
  nextCard: 'Next card orders a Mission',
  due: 'A Mission is due in this week.',
  dueNext: 'A Mission is due in the next week.',
  notDue: 'No Mission is due.',
  standing: (p: { vps: number; result: string }) => `${vps(p.vps)}: ${p.result}`,
  needs: (p: { vps: number; result: string }) => `${p.result} from ${vps(p.vps)}`,
  damage: (p: { damage: number; flips: number; lost: number }) =>
    `Damage ${p.damage}; Damaged from ${p.flips}, lost with ${p.lost}`,
  ready: 'unharmed',
  hit: 'hit',
  damaged: 'Damaged',
  lost: (week: number) => `lost in week ${week}`,
  training: 'Training',
  ticked: 'learned',
  unticked: 'still to learn',
  noDuty: 'no duty yet',
  draws: 'Cards of this week',
  drawsBefore: (week: number) => `Cards of week ${week}`,
  noDraws: 'No card has been drawn in this week.',
  drawn: (p: { number: number; modified: number }) =>
    p.number === p.modified ? `${p.number}` : `${p.number} + ${p.modified - p.number} = ${p.modified}`,
  log: 'Log sheet',
  flights: 'Flights that were fought',
  noFlights: 'Nobody has had to fight yet.',
  report: 'Report',
  replay: 'Replay',
  dutyColumn: 'Duties',
  missionColumn: 'Mission',
  supplyColumn: 'Supply',
  vpsColumn: 'VPs',
  dueMark: 'due',
  between: ', ',
  apart: '; ',
  entry: (name: string, what: string) => `${name}: ${what}`,
};

export const asks = {
  duty: (aircraft: string) => `${aircraft}: which duty in this week?`,
  dutyAdvice: (p: { due: boolean; first: boolean; declined: number; absent: number }) =>
    p.first
      ? `A Mission is due against Yawata, counted twice. Every B-29 that stays behind costs ${p.absent} VPs.`
      : p.due
        ? `A Mission is due. If nobody flies it, that costs ${p.declined} VPs.`
        : 'Duties are done in the order Mission, Supply Transport, Training, Repair.',
  altitude: (target: string) => `At what Altitude is the Mission against ${target} flown?`,
  altitudeAdvice: 'Higher up there is less Flak, but bombs fall wider and engines burn sooner.',
  training: (aircraft: string) => `${aircraft} trains. Which box does its crew tick?`,
  trainingAdvice: 'Every unticked box adds 5 to its cards for transports and for events of Missions.',
  lesson: 'Somebody has learned from this Mission. Who, and what?',
  lessonAdvice: 'One box of one B-29 that has been over the target.',
  replacement: 'A new B-29 for one that was lost?',
  replacementAdvice: 'It comes without damage, and with an untrained crew.',
  bought: (aircraft: string) => `Buy training for the new ${aircraft}?`,
  boughtAdvice: (p: { cost: number; most: number }) => `${vps(p.cost)} for each box, ${p.most} at the most.`,
};

export const odds = {
  cost: (p: { points: number; left: number }) => `Costs ${supplyPoints(p.points)}; ${p.left} remain.`,
  worth: (p: { target: string; levels: string }) => `${p.target}: ${p.levels}.`,
  level: (p: { from: number; vps: number }) => `${vps(p.vps)} from ${p.from} on`,
  mines: 'a VP for each mine laid',
  back: (p: { back: number; damaged: number; lost: number }) =>
    `Back unharmed +${p.back} VPs, newly Damaged −${p.damaged}, lost −${p.lost}.`,
  missionFighters: (p: { share: string }) => `Fighters come: ${p.share}.`,
  missionEvents: (p: { more: string; fire: string; back: string; attack: string }) =>
    `For this B-29: more fighters ${p.more}, engine fire ${p.fire}, turns back ${p.back}, attack on the base ${p.attack}.`,
  missionLuck: (p: { luck: string }) => `Luck (tail winds, lead crew): ${p.luck}.`,
  supply: (p: { points: string }) => `Supply points on average, if it arrives: ${p.points}.`,
  transport: (p: { combat: string; fire: string; attack: string }) =>
    `Fighters ${p.combat}, engine fire (3 damage) ${p.fire}, attack on the base ${p.attack}.`,
  training: (left: number) => `Ticks one of ${many(left, 'box', 'boxes')}. No risk.`,
  trainingGain: 'Five less on every card for its transports and for events of its Missions.',
  repair: (p: { points: number; from: number; to: number }) =>
    `${many(p.points, 'point')} repaired: damage ${p.from} becomes ${p.to}. No risk.`,
  repaired: 'It is no longer Damaged.',
  mandatory: (p: { share: string }) => `Next week’s card makes a Mission due for the week after: ${p.share}.`,
  cancels: 'What is due next week is done with.',
  declined: (n: number) => `If no other flies, the Mission that is due costs ${vps(n)}.`,
  absent: (n: number) => `Not over Yawata: ${vps(-n)}.`,
  fire: (n: number) => `An engine fire does ${n} damage.`,
  altitudes: {
    medium: 'Bombing cards and Target Flak as printed; undercast and jet stream do no harm.',
    high: 'A bombing card and a Target Flak card fewer; the jet stream takes another card.',
    'very high': 'Two bombing cards and two Target Flak cards fewer; the jet stream takes three more.',
    low: '',
    'very low': '',
  },
  replacement: 'No boxes ticked, no damage; it flies from next week on.',
};

export const choices = {
  duty: (p: { aircraft: string; duty: string }) => `${p.aircraft}: ${p.duty}`,
  fly: (level: string) => `Fly at ${level}`,
  tick: (p: { aircraft: string; box: string }) => `${p.aircraft}: ${p.box}`,
  noLesson: 'Nobody ticks a box',
  replace: (aircraft: string) => `A new ${aircraft}`,
  noReplacement: 'No new B-29 for now',
  buy: (p: { box: string; cost: number }) => `${p.box}, for ${vps(p.cost)}`,
  enough: 'Buy no more',
};

export const events = {
  week: (p: { week: number; supply: number; vps: number; due: string }) =>
    `Week ${p.week}: ${supplyPoints(p.supply)}, ${vps(p.vps)}.${p.due === '' ? '' : ` A Mission is due against ${p.due}.`}`,
  drew: (p: { table: string; who: string; card: string; means: string }) =>
    `${p.table}${p.who === '' ? '' : `, ${p.who}`}: card ${p.card}. ${p.means}.`,
  repaired: (p: { aircraft: string; points: number; damage: number }) =>
    `${p.aircraft}: ${many(p.points, 'point')} repaired, damage ${p.damage}.`,
  duty: (p: { aircraft: string; duty: string }) => `${p.aircraft}: ${p.duty}.`,
  paid: (p: { points: number; left: number }) => `${supplyPoints(p.points)} paid for the Mission, ${p.left} left.`,
  altitude: (level: string) => `The Mission flies at ${level}.`,
  substituted: (p: { wanted: string; by: string }) => `Not enough cards for ${p.wanted}: ${p.by} come instead.`,
  turnedBack: (aircraft: string) => `${aircraft} has to turn back.`,
  damage: (p: { aircraft: string; points: number; damage: number }) =>
    `${p.aircraft} takes ${p.points} damage; that makes ${p.damage}.`,
  flipped: (p: { aircraft: string; damaged: boolean }) =>
    p.damaged ? `${p.aircraft} is Damaged.` : `${p.aircraft} is no longer Damaged.`,
  destroyed: (aircraft: string) => `${aircraft} is lost.`,
  points: (p: { what: string; points: number; total: number }) =>
    `${p.what}: ${signed(p.points)} VPs, ${minus(p.total)} in all.`,
  takesOff: (p: { kind: 'mission' | 'supply'; aircraft: string; target: string; fighters: string }) =>
    `${p.kind === 'mission' ? `Mission against ${p.target}` : 'Supply Transport'}: ${p.aircraft}${p.fighters === '' ? '' : ` meet ${p.fighters}`}.`,
  over: (p: { net: number; total: number }) => `It is over: ${signed(p.net)} VPs, ${minus(p.total)} in all.`,
  supply: (p: { aircraft: string; points: number; total: number }) =>
    `${p.aircraft} brings ${supplyPoints(p.points)}, ${p.total} in all.`,
  ticked: (p: { aircraft: string; box: string }) => `${p.aircraft} has learned: ${p.box}.`,
  attacked: (result: string) => `Attack on the base: ${result}.`,
  replaced: (aircraft: string) => `A new ${aircraft} arrives.`,
  target: (target: string) => `The next target: ${target}.`,
  verdict: (p: { vps: number; result: string }) => `${vps(p.vps)}: ${p.result}.`,
  reshuffled: 'The deck is shuffled.',
  pointsFor: {
    declined: 'The Mission that was due was not flown',
    absent: 'Not everybody flew against Yawata',
    damaged: 'A B-29 is Damaged',
    destroyed: 'A B-29 is lost',
    raid: 'The attack on the base',
    'bought-training': 'Training was bought',
  } satisfies { readonly [what in PointsFor]: string },
};

export const means = {
  mandatory: (letter: string) => `A Mission is due next week against ${letter}`,
  notMandatory: 'No Mission is due next week',
  noOpposition: 'Nobody comes',
  transport: (points: number) => supplyPoints(points),
  turns: (n: number) => many(n, 'turn'),
  lesson: 'Somebody has learned something',
  noLesson: 'Nobody has learned anything',
  damage: (n: number) => (n === 0 ? 'No damage' : `${n} damage`),
};

export const briefing = {
  title: (name: string) => `Before the flight: ${name}`,
  flying: (p: { aircraft: string; level: string }) => `${p.aircraft}, at ${p.level}.`,
  cards: 'What the cards have said',
  fighters: 'Against you',
  none: 'Nobody',
  start: (p: { aircraft: string; level: string }) => `${p.aircraft}, from ${p.level}`,
  pair: (aircraft: string) => `${aircraft}, Leader and Wingman`,
  alone: (aircraft: string) => `${aircraft}, alone`,
  turns: (n: number) => `The fight lasts ${many(n, 'turn')}.`,
  rule: 'You move both sides; all cards lie open.',
  go: 'Take off',
};

export const report = {
  mission: (p: { week: number; target: string }) => `Week ${p.week}: Mission against ${p.target}`,
  supply: (p: { week: number; aircraft: string }) => `Week ${p.week}: Supply Transport of ${p.aircraft}`,
  missionNow: (p: { week: number; place: string }) => `Week ${p.week}, ${p.place}`,
  supplyNow: (p: { week: number; aircraft: string }) => `Week ${p.week}, ${p.aircraft} over the Hump`,
  about: (p: { level: string; sky: string }) => `At ${p.level}. ${p.sky}.`,
  hump: (points: number) => `Over the Hump with ${supplyPoints(points)} on board.`,
  damage: (points: number) => `${many(points, 'damage point')} on the target.`,
  mines: (n: number) => `${many(n, 'mine')} laid.`,
  met: (fighters: string) => (fighters === '' ? 'Nobody came.' : `Against ${fighters}.`),
  sides: ['Japanese', 'American'],
  rows: {
    target: 'Target',
    fighters: 'Fighters',
    returns: 'Back unharmed',
    losses: 'B-29s Damaged or lost',
    total: 'Total',
  },
  stamp: (net: number) => `${signed(net)} VPs`,
  result: (net: number) => `${signed(net)} VPs for the campaign.`,
  plot: 'Damage points',
  next: 'The week goes on.',
};

export const outcome = {
  conceded: 'The campaign was given up.',
  because: (n: number) => `${vps(n)} after twelve weeks.`,
  flights: (p: { missions: number; transports: number }) =>
    `${many(p.missions, 'Mission')} flown, ${many(p.transports, 'Supply Transport')}.`,
  lost: (n: number) => `${many(n, 'B-29')} missing.`,
  plot: 'Victory points',
  supplyPlot: 'Supply points',
};
