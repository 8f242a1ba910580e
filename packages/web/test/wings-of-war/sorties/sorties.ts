import { below, chanceFrom, type Decision, Match, type Seat, SPECTATOR } from '@tallyho/kernel';
import { type Choice, type WingsOfWar, wingsOfWar, wingsOfWarTrial } from '@tallyho/wings-of-war';
import { lookAt } from '../../../src/play/look.ts';
import type { WingsLook } from '../../../src/wings-of-war/model/engine.ts';
import { pilots } from '../../moments.ts';

/** A moment of a fight: as each seat has it before itself, and as somebody who only watches. */
export interface Moment {
  readonly looks: readonly WingsLook[];
  readonly watched: WingsLook;
}

/** A whole fight. */
export interface Sortie {
  readonly name: string;
  readonly moments: readonly Moment[];
}

type Answers = (s: WingsOfWar, decision: Decision<Choice>) => number;

/** Every moment is kept at which something has happened or something else is asked. */
function fly(name: string, options: unknown, word: string | number, answers: Answers): Sortie {
  const started = Match.start(wingsOfWar, options, word);
  if (!started.ok) throw new Error(`${name}: ${JSON.stringify(started.problem)}`);
  const match = started.value;
  const at = (seat: Seat): WingsLook => lookAt(match, seat);
  const moments: Moment[] = [];
  let before = '';
  for (;;) {
    const [decision] = match.table.decisions();
    const now = `${decision?.kind} ${match.told(SPECTATOR).length}`;
    if (now !== before)
      moments.push({ looks: match.state.fixed.seats.map((_, seat) => at(seat)), watched: at(SPECTATOR) });
    before = now;
    if (decision === undefined) return { name, moments };
    match.choose(decision.seat, decision.id, decision.options[answers(match.state, decision)]);
  }
}

const thumbs = await pilots(wingsOfWar);

/** Pilots fly, each fight from its own word. */
function byPilots(name: string, options: unknown, word: string): Sortie {
  const chance = chanceFrom(word);
  return fly(name, options, word, (s, decision) => thumbs(s, decision, chance));
}

/** A fight of any kind, in which everybody does anything: what pilots rarely do is done here. */
function byChance(seed: number): Sortie {
  const chance = chanceFrom(`anything ${seed}`);
  const options = wingsOfWarTrial.deal(chanceFrom(seed));
  return fly(`anything ${seed}`, options, seed, (_, decision) => below(chance, decision.options.length));
}

/** Fights that have been flown, each by its name: they are flown once, and looked at often. */
const flown = new Map<string, Sortie>();

function known(name: string, flying: () => Sortie): Sortie {
  const sortie = flown.get(name) ?? flying();
  flown.set(name, sortie);
  return sortie;
}

/** Everything at once. */
const switches = {
  ...{ special: true, aiming: true, tailing: true, interruption: true, blindSpots: true, physical: true },
  ...{ altitude: true, overdive: true, higher: true, clouds: true, illegal: 'straight' },
};

const byName: { readonly [name: string]: () => Sortie } = {
  escort: () => byPilots('escort', { scenario: 'escort', switches }, 'escort-with-everything 16'),
  photographs: () => byPilots('photographs', { scenario: 'photographs' }, 'photographs 51'),
  interception: () => byPilots('interception', { scenario: 'interception' }, 'interception 25'),
  'home before dark': () => byPilots('home before dark', { scenario: 'home-before-dark' }, 'home-before-dark 16'),
  scramble: () => byPilots('scramble', { scenario: 'scramble' }, 'scramble 42'),
  'above the clouds': () => byPilots('above the clouds', { scenario: 'above-the-clouds' }, 'above-the-clouds 6'),
  'fokker scourge': () => byPilots('fokker scourge', { scenario: 'fokker-scourge' }, 'fokker-scourge 49'),
  'free for all': () => byPilots('free for all', { scenario: 'free-for-all' }, 'free-for-all 11'),
  dogfight: () => byPilots('dogfight', { scenario: 'dogfight' }, 'dogfight 2'),
  'tails and turns on the ground': () => byChance(129),
  'a floor that is refused': () => byChance(80),
  'fires that are put out': () => byChance(255),
  'cards in clouds': () => byChance(142),
  'somebody set back': () => byChance(185),
  'a photograph': () => byChance(4),
};

export const sorties = Object.keys(byName);
export const sortie = (name: string): Sortie => known(name, byName[name]);
