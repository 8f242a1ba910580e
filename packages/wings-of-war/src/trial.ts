import { below, type Chance, type Json, type Seat, type Trial } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { aircraftTypes } from './content/aircraft.ts';
import { aircraftCards } from './content/cards.ts';
import { damageDecks } from './content/damage.ts';
import { decks } from './content/decks.ts';
import { scenarios } from './content/scenarios.ts';
import { manoeuvres } from './content/types.ts';
import type { Happening } from './events.ts';
import { nthPlanned, type Planning } from './flow/plan.ts';
import { hands } from './held.ts';
import { nameOfCard } from './names.ts';
import type { WingsView } from './observe.ts';
import { illegalRules, type WingsOptions } from './options.ts';
import { wingsOfWarScript } from './script.ts';
import type { WingsOfWar } from './state.ts';
import { tries } from './tries.ts';

const flip = (chance: Chance): boolean => below(chance, 2) === 0;
const seatNames = ['red', 'blue', 'green', 'gold'];

/** Every switch at random, as far as they go together. */
function randomSwitches(chance: Chance): { [name: string]: Json } {
  const altitude = flip(chance);
  const tailing = flip(chance);
  const aiming = flip(chance);
  return {
    special: flip(chance),
    aiming,
    illegal: illegalRules[below(chance, 6) < 4 ? 0 : 1 + below(chance, 2)],
    tailing,
    noExplosions: below(chance, 4) === 0,
    physical: below(chance, 4) === 0,
    interruption: (tailing || aiming) && flip(chance),
    blindSpots: flip(chance),
    altitude,
    overdive: altitude && flip(chance),
    higher: altitude && flip(chance),
    clouds: altitude && flip(chance),
  };
}

/**
 * Aircraft close together, somewhere in the middle, so that they meet; some of them on the ground where that is
 * possible.
 */
function randomAircraft(chance: Chance, label: string, switches: { [name: string]: Json }, floor: number): Json {
  const { id, type } = aircraftCards[below(chance, aircraftCards.length)];
  const max = aircraftTypes.find((t) => t.id === type)?.maxAltitude ?? 10;
  const landed = switches.altitude === true && floor === 0 && below(chance, 6) === 0;
  const level = switches.altitude === true && !landed ? Math.min(max, Math.max(1, floor) + below(chance, 3)) : 0;
  return {
    card: id,
    label,
    x: (landed ? 330 : 150) + below(chance, landed ? 240 : 601),
    y: (landed ? 110 : 150) + below(chance, landed ? 70 : 601),
    heading: below(chance, 36) * 10,
    level,
    landed,
  };
}

function randomSeats(chance: Chance, switches: { [name: string]: Json }, floor: number): Json {
  const count = 2 + below(chance, 3);
  return Array.from({ length: count }, (_, seat) => ({
    name: seatNames[seat],
    side: count === 4 ? seat % 2 : seat,
    aircraft: Array.from({ length: 1 + below(chance, 3) }, (_, i) =>
      randomAircraft(chance, `${seatNames[seat]}-${i + 1}`, switches, floor),
    ),
  }));
}

function deal(chance: Chance): unknown {
  if (below(chance, 4) === 0) return { scenario: scenarios[below(chance, scenarios.length)].id };
  const switches = randomSwitches(chance);
  const floor = switches.higher === true ? below(chance, 7) : 0;
  return {
    turns: 3 + below(chance, 10),
    victory: flip(chance) ? 'last' : 'points',
    floor,
    switches,
    fields:
      switches.altitude === true
        ? [
            { x: 315, y: 100, width: 270, length: 90 },
            { x: 100, y: 300, width: 270, length: 270 },
          ]
        : [],
    seats: randomSeats(chance, switches, floor),
  };
}

const flown = new Set(aircraftTypes.map(({ deck }) => deck));
const cardNames = (): string[] =>
  damageDecks
    .filter(({ letter }) => letter === 'A' || letter === 'B')
    .flatMap(({ letter, faces }) =>
      faces.map(
        ({ points, symbol }) =>
          `damage ${letter} ${symbol === 'explosion' ? 'explosion' : symbol === 'none' ? points : `${points} ${symbol}`}`,
      ),
    );

/** Every manoeuvre of every deck that flies, every damage card that guns draw, every aircraft and every scenario. */
const features: readonly string[] = [
  ...decks
    .filter(({ letter }) => flown.has(letter))
    .flatMap(({ letter, cards }) => cards.map(({ manoeuvre }) => `${letter} ${manoeuvre}`)),
  ...cardNames(),
  ...aircraftCards.map(({ id }) => `aircraft ${id}`),
  ...scenarios.map(({ id }) => `scenario ${id}`),
  'fire',
  'hold',
  'tail',
  'order',
  'idle',
  'pivot',
  'turn',
  'floor',
  'agree',
  'refuse',
  'again',
  'dare',
];

export const wingsOfWarTrial: Trial<WingsOfWar, Choice, Happening, WingsView, WingsOptions> = {
  script: wingsOfWarScript,
  deal,
  features,
  began: (s) => [`scenario ${s.fixed.options.scenario}`, ...s.fixed.planes.map(({ card }) => `aircraft ${card}`)],
  uses(s: WingsOfWar, choice: Choice, seat: Seat) {
    const used: string[] = [choice.do];
    if (choice.do === 'plan' || choice.do === 'dare') {
      const at = s.frames[s.frames.length - 1].at as Planning;
      const plane = nthPlanned(s, seat, at.nth);
      used.push(`${s.fixed.decks[s.fixed.planes[plane].deck].letter} ${manoeuvres[choice.card]}`);
    } else if (choice.do === 'ready') {
      for (const a of s.planes) for (const { card } of a.hits) used.push(`damage ${nameOfCard(s.fixed, card)}`);
    }
    return used;
  },
  tries,
  hands,
};
