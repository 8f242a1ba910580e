import { minus } from '@tallyho/words/figures';

const many = (n: number, one: string, more = `${one}s`): string => `${minus(n)} ${n === 1 ? one : more}`;
const aircraft = (n: number): string => `${n} aircraft`;

/** The page of the campaign. */
export const setUp = {
  length: 'Week by week until one side gives way: an Attack Mission by day, and the ships of the night.',
  carriers: 'Carrier battles',
  carriersHelp:
    'From week 3 the Japanese side may declare the Battle of the Eastern Solomons instead of sending ships, from week 6 that of Santa Cruz; it is fought as a Carrier campaign inside this one.',
  green: 'Green pilots',
  greenHelp: 'Some pilots and crews have hardly flown.',
  historical: 'Historical pilots',
  historicalHelp: 'Only men who were there.',
  track: 'Campaign Track',
  weather: 'Weather',
  weatherColumns: { card: 'Card', weather: 'Weather', japanese: 'Japan', allied: 'Allies' },
  targets: 'Targets of Attack Missions',
  targetColumns: { card: 'Card', attacker: 'Attacker', target: 'Target', chance: 'Chance' },
  aircraft: (side: string) => `Log sheet: ${side}`,
  aircraftColumns: { aircraft: 'Type', weekly: 'A week', boxes: 'There', later: 'To come' },
  groups: 'Reinforcements of the Americans',
  group: (p: { number: number; aircraft: string }) => `Group ${p.number}: ${p.aircraft}`,
  groupsNote: 'At the end of a week a red card brings the next group.',
  provenanceNote:
    'What the rulebook and its example tell of this sheet is used as it is. The rest is reconstructed by us from the history of these months.',
};

export const desk = {
  week: (n: number) => `Week ${n}`,
  weekMission: (p: { week: number; what: string }) => `Week ${p.week}, ${p.what}`,
  rosters: 'Log sheets',
  weeks: 'Weeks so far',
  noWeeks: 'The first week has just begun.',
  ships: 'Japanese ships',
  shipsWords: (p: { ship: string; left: number; all: number }) => `${p.ship}: ${p.left} of ${p.all} left`,
  battle: 'Carrier battle',
  underWay: 'under way',
  notFlown: 'not flown',
  noShips: 'no ships',
  watch: 'Watch',
  watchName: (name: string) => `Watch: ${name}`,
  nothing: 'nothing',
};

/** The Campaign Track. */
export const track = {
  title: 'Campaign Track',
  left: '◂ American success',
  right: 'Japanese success ▸',
  here: (p: { at: string; name: string }) =>
    p.name === '' ? `The marker is on ${p.at}.` : `The marker is on ${p.at}, ${p.name}.`,
  inForce: (p: { name: string; effect: string }) => `${p.name} this week: ${p.effect}.`,
  next: (p: { name: string; effect: string }) => `If the week ends here, ${p.name}: ${p.effect}.`,
  ends: (side: string) => `If the week ends here, the ${side} have won.`,
  before: 'last week',
  forecast: (p: { flown: number; won: number; side: string }) =>
    `Of ${p.flown} campaigns that bots played on from here, the ${p.side} won ${p.won}.`,
};

export const weather = {
  eyebrow: (week: number) => `Weather, week ${week}`,
  first: 'The first week',
  firstNote: 'No card is drawn; both sides begin with a few aircraft.',
  drawn: (card: string) => `For both Missions together; drawn with ${card}.`,
  sides: { japanese: 'Japan', allied: 'Allies' },
  left: (n: number) => `${n} left`,
  words: (p: { weather: string; japanese: number; allied: number; japaneseLeft: number; alliedLeft: number }) =>
    `${p.weather}. Aircraft of the week: Japanese ${p.japanese}, ${p.japaneseLeft} left; Allies ${p.allied}, ${p.alliedLeft} left.`,
};

export const roster = {
  heading: (title: string) => `${title}:`,
  legend: {
    ready: 'ready',
    assigned: 'flies now',
    back: 'has flown',
    lost: 'lost',
    later: 'to come',
  },
  weekly: 'still free / most in one week',
  still: (n: number) => (n === 0 ? 'none more this week' : `${n} more this week`),
  row: (p: {
    name: string;
    ready: number;
    assigned: number;
    back: number;
    lost: number;
    later: number;
    still: string;
  }) =>
    `${p.name}: ${p.ready} ready${p.assigned > 0 ? `, ${many(p.assigned, 'flies', 'fly')} now` : ''}${p.back > 0 ? `, ${many(p.back, 'has', 'have')} flown` : ''}${p.lost > 0 ? `, ${p.lost} lost` : ''}${p.later > 0 ? `, ${p.later} to come` : ''}; ${p.still}.`,
};

/** The steps of a week. */
export const steps = {
  weather: 'Weather',
  target: 'Attack target',
  attack: 'Attack Mission',
  'first-marker': 'Marker',
  resupply: 'Resupply',
  'second-marker': 'Marker',
  reinforcements: 'Reinforcements',
};

/** Attack and Resupply, side by side. */
export const mission = {
  attack: (side: string) => `1 Attack Mission · the ${side} attack`,
  resupply: '2 Resupply · the Tokyo Express',
  battle: '2 Carrier battle',
  drawn: (card: string) => `Drawn: ${card}.`,
  sheet: (p: { kind: string; area: number; target: number }) =>
    `${p.kind}, Area Flak ${p.area}, Target Flak ${p.target}.`,
  level: (p: { from: string; name: string; vps: number }) => `${p.name} (${p.from}): ${many(p.vps, 'VP')}`,
  from: (p: { from: number; to: number | null }) =>
    p.to === null ? `${p.from} +` : p.from === p.to ? `${p.from}` : `${p.from}–${p.to}`,
  ladder: 'Damage Points, and where the marker goes',
  resupplyWaits: 'The Japanese side will choose: a destroyer or a freighter down the Slot.',
  resupplyOrBattle: 'The Japanese side will choose: a destroyer, a freighter, or the carriers.',
  allSunk: 'All ships are sunk: nothing comes down the Slot, and the marker goes left.',
  flies: (p: { side: string; flights: string }) => `${p.side}: ${p.flights}.`,
  battleAbout: 'The fleets meet. Whoever wins moves the marker.',
};

/** What is asked. */
export const asks = {
  flyAttack: (p: { place: string; aircraft: string }) => `You attack ${p.place}: how many ${p.aircraft} fly?`,
  flyDefend: (p: { place: string; aircraft: string }) => `The enemy attacks ${p.place}: how many ${p.aircraft} defend?`,
  flyGuard: (p: { ship: string; aircraft: string }) =>
    `Your ${p.ship} comes down the Slot: how many ${p.aircraft} guard it?`,
  flyAtShip: (p: { ship: string; aircraft: string }) =>
    `A ${p.ship} comes down the Slot: how many ${p.aircraft} attack it?`,
  adviceFirst: (p: { left: number; type: number }) =>
    `${aircraft(p.left)} may still fly this week, ${p.type} of this type; what flies now is not there for the ships. The enemy learns of it when both have assigned.`,
  adviceSecond: (p: { left: number; type: number }) =>
    `${aircraft(p.left)} may still fly this week, ${p.type} of this type. The enemy learns of it when both have assigned.`,
  resupply: 'What goes down the Slot tonight?',
  adviceResupply: 'A freighter that comes through is worth two destroyers, and one that is sunk as much to the enemy.',
};

/** The form for what flies of a type, and what goes down the Slot. */
export const form = {
  count: 'How many',
  altitude: 'Altitude',
  load: 'What they carry',
  none: 'none',
  each: (p: { group: string; load: string }) => `${p.group}: ${p.load}`,
  element: 'Leader and Wingman',
  leader: 'Leader',
  formation: (n: number) => many(n, 'aircraft', 'aircraft'),
  countFirst: 'Choose how many',
  altitudeFirst: 'Choose an Altitude',
  loadFirst: 'Choose what they carry',
  assign: (p: { count: number; aircraft: string }) => `Assign ${p.count} ${p.aircraft}`,
  keepBack: (name: string) => `Keep the ${name} back`,
  already: (flights: string) => `Assigned so far: ${flights}.`,
  alreadyNone: 'Nothing has been assigned yet.',
  resupplyFirst: 'Choose what goes',
  send: (ship: string) => `Send a ${ship}`,
  declare: (battle: string) => `Declare the ${battle}`,
  left: (n: number) => `${n} left`,
  result: (p: { name: string; move: string }) => `${p.name} ${p.move}`,
  won: (side: string) => `${side} win`,
  draw: 'draw',
};

/** Choices in words. */
export const choices = {
  none: (name: string) => `No ${name}`,
  flight: (p: { count: number; name: string; group: string; load: string; altitude: string }) =>
    `${p.count} ${p.name}${p.group === '' ? '' : ` (${p.group})`}${p.load === '' ? '' : `, ${p.load}`}${p.altitude === '' ? '' : `, ${p.altitude}`}`,
};

export const map = {
  label: 'Map of the Solomons from Bougainville to Guadalcanal; the panel “In words” tells what it shows.',
  legend: 'Red: the Japanese attack there; blue: the Americans. Below a name stands the chance that it is drawn next.',
  inset: 'Guadalcanal',
  targetWords: (p: { name: string; kind: string; side: string; chance: string; isNow: boolean }) =>
    `${p.name}, ${p.kind}: the ${p.side} attack${p.isNow ? '; flown now' : ''}${p.chance === '' ? '' : `; drawn next: ${p.chance}`}.`,
};

/** A Mission on its way over the map. */
export const passage = {
  out: (p: { side: string; place: string }) => `The ${p.side} take off for ${p.place}`,
  guard: (ship: string) => `A ${ship} comes down the Slot, and fighters guard it`,
  home: (p: { side: string; place: string }) => `The ${p.side} come back from ${p.place}`,
};

export const report = {
  title: (p: { week: number; what: string }) => `Week ${p.week}: ${p.what}`,
  attacked: (p: { side: string; kind: string }) => `The ${p.side} attacked. ${p.kind}.`,
  damage: (p: { points: number; level: string; vps: number }) =>
    `${many(p.points, 'Damage Point')} on the target: ${p.level}, ${many(p.vps, 'VP')}.`,
  counted: 'In figures',
  rows: { flown: 'aircraft sent', lost: 'aircraft lost', vps: 'VPs for the target' },
  marker: (p: { move: string; at: string }) => `The marker moves ${p.move}, to ${p.at}.`,
  markerStays: (at: string) => `The marker stays on ${at}.`,
  battle: (winner: string) => (winner === '' ? 'The battle is a draw.' : `The ${winner} have won the battle.`),
  battleAbout: 'A Carrier campaign inside this one, fought turn by turn.',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  next: 'The week goes on.',
  nextWeek: 'The week is over.',
};

export const outcome = {
  repulsed: 'The marker stands on Japanese Repulsed: the island is held.',
  evacuated: 'The marker stands on Americans Evacuate: the island is lost.',
  undecided: 'Week 99 is over, and nothing is decided.',
  weeks: (n: number) => `It took ${many(n, 'week')}.`,
  markerPlot: 'The marker, week by week',
  marker: 'Marker',
  lossesPlot: 'Aircraft lost',
  shipsLost: (p: { destroyers: number; freighters: number }) =>
    `Sunk: ${many(p.destroyers, 'destroyer')}, ${many(p.freighters, 'freighter')}.`,
  start: 'start',
  week: (n: number) => `week ${n}`,
};

export const events = {
  week: (p: { week: number; events: string }) =>
    p.events === '' ? `Week ${p.week}.` : `Week ${p.week}, with ${p.events}.`,
  weather: (p: { card: string; weather: string; japanese: number; allied: number }) =>
    `${p.card}: ${p.weather}. The Japanese have ${aircraft(p.japanese)}, the Allies ${p.allied}.`,
  firstWeather: (n: number) => `In the first week each side has ${aircraft(n)}.`,
  target: (p: { card: string; side: string; kind: string; place: string }) =>
    `${p.card}: the ${p.side} attack. ${p.kind}, ${p.place}.`,
  changed: (p: { card: string; kind: string; place: string }) =>
    `${p.card}: Henderson Field is out of action, and the Japanese attack ${p.kind} instead, ${p.place}.`,
  ship: (ship: string) => `The Japanese send a ${ship}.`,
  declared: (battle: string) => `The Japanese declare the ${battle}.`,
  noShips: 'No ship is left: there is no Resupply Mission.',
  assigned: (p: { japanese: string; allied: string }) => `Assigned: Japanese – ${p.japanese}; Allies – ${p.allied}.`,
  notFlown: (side: string) => `The ${side} send nothing, and there is no attack.`,
  debrief: (p: { kind: string; damage: number; level: string; vps: number; japanese: string; allied: string }) =>
    `${p.kind}: ${many(p.damage, 'Damage Point')}, ${p.level}, ${many(p.vps, 'VP')}. Lost: Japanese ${p.japanese}; Allies ${p.allied}.`,
  sunk: (p: { ship: string; left: number }) => `A ${p.ship} is sunk; ${p.left} left.`,
  battle: (p: { battle: string; winner: string }) =>
    p.winner === '' ? `${p.battle}: a draw.` : `${p.battle}: the ${p.winner} have won.`,
  marker: (p: { by: number; isRight: boolean; at: string; name: string }) =>
    `The marker moves ${p.by} to the ${p.isRight ? 'right' : 'left'}, to ${p.at}${p.name === '' ? '' : `, ${p.name}`}.`,
  markerStays: (p: { at: string; name: string }) => `The marker stays on ${p.at}${p.name === '' ? '' : `, ${p.name}`}.`,
  group: (p: { card: string; group: number; aircraft: string }) =>
    p.card === ''
      ? `For the battle that was won group ${p.group} arrives: ${p.aircraft}.`
      : `${p.card}: group ${p.group} arrives, ${p.aircraft}.`,
  noGroup: (card: string) => `${card}: no reinforcements.`,
  next: (p: { name: string; effect: string }) => `Next week ${p.name}: ${p.effect}.`,
  verdict: (p: { winner: string; week: number }) =>
    p.winner === '' ? `After week ${p.week} nothing is decided.` : `After week ${p.week} the ${p.winner} have won.`,
  ships: { destroyer: 'destroyer', freighter: 'freighter' },
};
