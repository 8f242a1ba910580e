import { type Ask, type Card, firstOf, type Seat, type Table, withoutFirst } from '@tallyho/kernel';
import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type ElementNo,
  type Exchange,
  elementOf,
  type Hand,
  type Happening,
  type MissionChoice,
  NOBODY,
  type PlaneNo,
  rules,
  type Side,
  type Title,
  titles,
  zero,
} from '@tallyho/zero';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroKey } from './zero-key.ts';
import {
  weighAttack,
  weighBombersAltitude,
  weighGoingHome,
  weighMission,
  worthOfBombersStart,
  worthOfEngaging,
  worthOfLevel,
  worthOfRaider,
} from './zero-mission.ts';
import { forecastLead, WORTH_OF_VP } from './zero-raid.ts';

const { ACE_PILOT, SCISSORS, capacity, handLimit, horsepower, isShot, isWingman, score, standing, stepsFrom } = rules;

/** What a card is worth in the hand, by title. */
const worthByTitle: { readonly [T in Title]: number } = {
  'IN MY SIGHTS': 2.6,
  'OUT OF THE SUN': 3.2,
  MANEUVERING: 2.4,
  'HALF LOOP': 2.8,
  SCISSORS: 2.2,
  'VERTICAL ROLL': 2.4,
  'FULL THROTTLE': 1.8,
  'TIGHT TURN': 2.6,
  'BARREL ROLL': 2.4,
  'ACE PILOT': 4,
};
const worthOfTitle: readonly number[] = titles.map((title) => worthByTitle[title]);

/** What a Position is worth, from Tailed to Tailing. */
const worthOfPosition = [-4, -1.5, 0, 2, 4.5];

function worth({ fixed }: Dogfight, card: Card): number {
  const face = fixed.face[card];
  if (fixed.fuelTank[face]) return 5;
  return worthOfTitle[fixed.title[face]] + 0.4 * fixed.hits[face];
}

const hitsLeft = (s: Dogfight, plane: PlaneNo): number => capacity(s, plane) - s.planes[plane].hits;

/** Fire counts by its hits, more when it flips or destroys the enemy. */
function worthOfShot(s: Dogfight, card: Card, at: PlaneNo): number {
  const face = s.fixed.face[card];
  if (s.fixed.fuelTank[face]) return 9;
  const hits = s.fixed.hits[face];
  const raider = s.sortie === undefined ? 0 : worthOfRaider(s, at);
  return 2.5 + 1.4 * hits + (hits >= hitsLeft(s, at) ? 3 : 0) + raider - 0.3 * worth(s, card);
}

/** A better Position is worth most to somebody who can fire from it, or who must get out of the enemy's. */
function worthOfMove(s: Dogfight, element: ElementNo, title: number, card: Card, at: PlaneNo): number {
  const { fixed } = s;
  const { hand, mini } = s.elements[element];
  const held = mini.size > 0 ? mini : hand;
  if (isWingman(s, at)) return 1.2 + (shotsIn(s, held) > 0 ? 1.2 : 0) - 0.3 * worth(s, card);
  const from = standing(s, element, elementOf(at));
  const to = from + stepsFrom(title, from);
  const gain = worthOfPosition[to + 2] - worthOfPosition[from + 2];
  const fire = shotsIn(s, hand);
  const cost = fixed.title[fixed.face[card]] === ACE_PILOT ? 2 : 0.45 * worth(s, card);
  const sortie = s.sortie === undefined ? 0 : worthOfEngaging(s, element, from) + worthOfRaider(s, at);
  return 0.8 + gain * (from < 0 ? 0.9 : fire > 0 ? 0.8 : 0.4) + sortie - cost - (hand.size <= 2 ? 0.5 : 0);
}

function shotsIn({ fixed }: Dogfight, { held, faces }: Hand): number {
  let shots = 0;
  for (let left = faces; left !== 0; left = withoutFirst(left)) {
    const face = firstOf(left);
    if (!isShot(fixed.title[face])) continue;
    for (let cards = held[face]; cards !== 0; cards = withoutFirst(cards)) shots++;
  }
  return shots;
}

function weighPlay(s: Dogfight, element: ElementNo, choice: Choice): number {
  const own = s.elements[element];
  switch (choice.do) {
    case 'done':
      return 1.2;
    case 'play': {
      const title = s.fixed.title[s.fixed.face[choice.card]];
      return isShot(title)
        ? worthOfShot(s, choice.card, choice.at)
        : worthOfMove(s, element, title, choice.card, choice.at);
    }
    case 'agile':
      return worthOfMove(s, element, SCISSORS, choice.card, choice.at);
    case 'gunner':
      return worthOfShot(s, choice.card, choice.at);
    case 'attack':
      return shotsIn(s, own.hand) > 0 ? 2.2 : 0.3;
    case 'roll':
      return own.position < 0 ? 0.5 - own.position : 0.05;
    case 'break-off':
      return weighBreakOff(s, element, choice.leader, choice.wingman);
    case 'ram':
      return weighMission(s, 'play', s.now, choice, worth);
    case 'attack-bombers':
      return shotsIn(s, own.hand) > 0 ? weighMission(s, 'play', s.now, choice, worth) : 0.4;
    default:
      return 0.05;
  }
}

/** Who is Damaged, held and outnumbered may go home: two points lost are better than five. */
function weighBreakOff(s: Dogfight, element: ElementNo, leader: boolean, wingman: boolean): number {
  const { lead, wing, position, hand } = s.elements[element];
  const inDanger = (plane: PlaneNo): boolean => plane !== NOBODY && s.planes[plane].damaged === 1;
  if (leader !== inDanger(lead) || wingman !== inDanger(wing)) return 0;
  if (s.sortie !== undefined) return weighGoingHome(s, element);
  return leader && position < 0 && hand.size <= 2 ? 1 : 0.05;
}

/** An answer is worth what is at stake, less the card. */
function weighAnswer(s: Dogfight, at: Exchange, choice: Choice): number {
  const stake = stakeOf(s, at);
  switch (choice.do) {
    case 'pass':
      return at.defending ? 3 - 0.5 * stake : 2.6 - 0.4 * stake;
    case 'answer':
      return 1.5 + stake - (at.at !== NOBODY && isWingman(s, at.at) ? 0.1 : 0.5) * worth(s, choice.card);
    case 'answer-agile':
      return 1.6 + stake - 0.6 * worth(s, choice.card);
    case 'answer-ace':
      return stake - 0.4 * worth(s, choice.card);
    case 'help':
    case 'help-ace':
      return weighMission(s, 'helped-answer', at, choice, worth);
    default:
      return 0.05;
  }
}

function stakeOf(s: Dogfight, { title, at, card, element }: Exchange): number {
  const face = s.fixed.face[card];
  if (at === NOBODY) return 1.5;
  if (s.fixed.fuelTank[face] && isShot(title)) return 8;
  if (isShot(title)) return 1.2 + 0.9 * s.fixed.hits[face] + (s.fixed.hits[face] >= hitsLeft(s, at) ? 2.5 : 0);
  if (isWingman(s, at)) return 1.2;
  const from = standing(s, element, elementOf(at));
  return 1.2 + 0.4 * stepsFrom(title, from) + (from < 0 ? 0.6 : 0);
}

/** The highest level. */
const TOP = 4;

function weighAltitude(s: Dogfight, element: ElementNo, choice: Choice): number {
  const { position, altitude, hand } = s.elements[element];
  let here = 0;
  let below = 0;
  let above = 0;
  for (let i = 0; i < s.elements.length; i++) {
    const other = s.elements[i];
    if (other.lead === NOBODY || s.fixed.side[i] === s.fixed.side[element]) continue;
    if (other.altitude === altitude) here++;
    else if (other.altitude < altitude) below++;
    else above++;
  }
  for (let level = 0; s.fixed.sortie !== undefined && level <= TOP; level++) {
    const bombers = worthOfLevel(s, element, level);
    if (level === altitude) here += bombers;
    else if (level < altitude) below += bombers;
    else above += bombers;
  }
  switch (choice.do) {
    case 'stay':
      return here > 0 ? 2 : 0.5;
    case 'dive':
      if (position > 0) return 0.1;
      return (here > 0 ? 0.5 : below > 0 ? 2.2 : 0.7) - 0.5 * position;
    case 'climb':
      if (position > 0 || hand.size < 3) return 0.05;
      return (here > 0 ? 0.1 : above > 0 ? 1.8 : 0.1) - 0.3 * position;
    default:
      return 0.05;
  }
}

/** A hand that is full of what does not help leaves no room for better cards. */
function weighDiscard(s: Dogfight, element: ElementNo, choice: Choice): number {
  if (choice.do === 'done') return 2;
  if (choice.do !== 'discard') return 0.05;
  const room = handLimit(s, element) - s.elements[element].hand.size;
  return room < horsepower(s, element) ? 4.4 - worth(s, choice.card) : 0.05;
}

function weighWingman(s: Dogfight, choice: Choice): number {
  if (choice.do === 'wingman-bombers') return weighMission(s, 'wingman-attack', s.now, choice, worth);
  if (choice.do !== 'wingman') return 0.3;
  return (isWingman(s, choice.at) ? 2.4 : 2.8) + (hitsLeft(s, choice.at) <= 2 ? 1 : 0);
}

/** Low down the engine gives a card more; nobody fights alone up there. */
const worthOfStart = [1.2, 1.8, 1.2, 0.4, 0.2];

function weighOne(s: Dogfight, kind: string, at: object, choice: Choice): number {
  switch (kind) {
    case 'play':
    case 'wingman-play':
      return weighPlay(s, s.now.element, choice);
    case 'answer':
    case 'helped-answer':
      return weighAnswer(s, at as Exchange, choice);
    case 'altitude':
      return weighBombersAltitude(s, s.now.element, choice) ?? weighAltitude(s, s.now.element, choice);
    case 'wingman-attack':
      return weighWingman(s, choice);
    case 'follow':
      return choice.do === 'follow' ? 2.5 : 1;
    case 'climb-cost':
    case 'follow-cost':
      return choice.do === 'discard' ? Math.max(0.2, 6 - worth(s, choice.card)) : 0.05;
    case 'discard':
      return weighDiscard(s, s.now.element, choice);
    case 'draw':
      return choice.do === 'draw' ? 0.05 + choice.count * choice.count : 0.05;
    case 'start':
      return choice.do === 'start'
        ? worthOfStart[choice.altitude] +
            2 * worthOfLevel(s, choice.element, choice.altitude) +
            worthOfBombersStart(s, choice.element, choice.altitude)
        : 1;
    case 'combat-vision':
      return choice.do === 'exchange' ? 3.2 - worth(s, choice.card) : 0.8;
    case 'formation-play':
      return weighAttack(s, choice, shotsIn(s, attackingHand(s, at)));
    default:
      return isOfMission(choice) ? weighMission(s, kind, at, choice, worth) : weighPassing(s, kind, choice);
  }
}

/** The hand that attacks Formation aircraft: the Leader's, or the Wingman's mini-hand. */
function attackingHand(s: Dogfight, at: object): Hand {
  const { element, mini } = at as { readonly element: ElementNo; readonly mini: boolean };
  return mini ? s.elements[element].mini : s.elements[element].hand;
}

/** Answers and ends that Missions share with fights. */
function weighPassing(s: Dogfight, kind: string, choice: Choice): number {
  switch (choice.do) {
    case 'done':
      return kind === 'jettison' || kind === 'bombers-leave' ? 8 : 1;
    case 'pass':
      return kind === 'counter' ? 0.3 : 1.2;
    case 'answer':
    case 'answer-agile':
    case 'answer-ace':
      return 3.2 - 0.4 * worth(s, choice.card);
    default:
      return 1;
  }
}

const inFights: ReadonlySet<Choice['do']> = new Set<Choice['do']>([
  'pass',
  'done',
  'stay',
  'start',
  'exchange',
  'act',
  'wingman',
  'attack',
  'dive',
  'climb',
  'follow',
  'give-up',
  'break-off',
  'play',
  'agile',
  'gunner',
  'roll',
  'answer',
  'answer-agile',
  'answer-ace',
  'discard',
  'draw',
]);
const isOfMission = (choice: Choice): choice is MissionChoice => !inFights.has(choice.do);

/** Victory points, hits, and who sits behind whom. */
function estimate(s: Dogfight, seat: Seat): number {
  const side = s.fixed.seatSide[seat];
  if (s.sortie !== undefined) return estimateMission(s, side);
  const points = score(s);
  let lead = 2 * (points[side] - points[1 - side]);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { hits, fate } = s.planes[plane];
    if (fate !== 0) continue;
    lead += s.fixed.side[elementOf(plane)] === side ? -hits : hits;
  }
  lead += holds(s, side);
  return Math.min(0.95, Math.max(0.05, 0.5 + lead * 0.045));
}

/** Who sits behind whom, and who has cards to make something of it. */
function holds(s: Dogfight, side: Side): number {
  let lead = 0;
  for (let i = 0; i < s.elements.length; i++) {
    const { position, hand } = s.elements[i];
    const held = 0.35 * position + 0.15 * hand.size;
    lead += s.fixed.side[i] === side ? held : -held;
  }
  return lead;
}

function estimateMission(s: Dogfight, side: Side): number {
  const lead = forecastLead(s, side) + (s.outcome === null ? holds(s, side) : 0);
  return Math.min(0.97, Math.max(0.03, 0.5 + lead * WORTH_OF_VP));
}

/** Attacks press home; passing and going home hold back. */
function bold({ do: verb }: Choice): number {
  switch (verb) {
    case 'play':
    case 'agile':
    case 'gunner':
    case 'attack':
    case 'wingman':
    case 'follow':
    case 'wingman-bombers':
    case 'attack-bombers':
    case 'over':
      return 1;
    case 'pass':
    case 'done':
    case 'break-off':
    case 'give-up':
    case 'jettison':
    case 'hold':
    case 'leave':
      return -1;
    default:
      return 0;
  }
}

/** The rules of thumb of Zero! */
export const zeroThumbs: Thumbs<Dogfight, Choice, Happening, DogfightView> = {
  game: zero,
  weigh(table: Table<Dogfight, Choice, Happening>, _: Ask, options, weights) {
    const { state } = table;
    const kind = table.kind();
    const { at } = state.frames[state.frames.length - 1];
    for (let i = 0; i < options.length; i++) weights.push(atLeast(weighOne(state, kind, at, options[i])));
  },
  estimate,
  settled: (s, seat) => (s.sortie === undefined ? null : estimate(s, seat)),
  bold,
  key: zeroKey,
  sealed: ['start'],
  horizon: 2,
  veteran: 300,
};
