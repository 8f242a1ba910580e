import { holds, type Trial } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { basePack } from './content/base.ts';
import { altitudes, type Face, titles } from './content/types.ts';
import { dealOptions } from './deal.ts';
import type { Happening } from './events.ts';
import type { Exchange } from './flow/exchange.ts';
import { cardsIn } from './hand.ts';
import { hands } from './held.ts';
import { cardName } from './names.ts';
import type { DogfightView } from './observe.ts';
import type { ZeroOptions } from './options.ts';
import { faceName } from './rules/cards.ts';
import { gunnerShots, hasGunnerAt } from './rules/gunners.ts';
import { zeroScript } from './script.ts';
import { type Dogfight, elementOf, type PlaneNo } from './state.ts';
import { tries } from './tries.ts';

/** The Gunner's Bursts that any card reaches: Ki-45 with a "G" pilot. */
const GUNNER_BURSTS = 2;

const isShot = (face: Face): boolean => face.bursts > 0;

/** Every way in which a face can be used. */
function waysOf(face: Face): string[] {
  const name = faceName(face);
  const ways = [`discard ${name}`, `exchange ${name}`];
  if (isShot(face) || face.title === 'MANEUVERING' || face.title === 'HALF LOOP') {
    ways.push(`leader plays ${name} at leader`, `leader plays ${name} at wingman`, `wingman plays ${name} at leader`);
  } else if (face.title === 'SCISSORS' || face.title === 'FULL THROTTLE') {
    ways.push(`leader plays ${name} at leader`, `wingman plays ${name} at leader`);
  }
  if (isShot(face)) ways.push(`wingman plays ${name} at wingman`);
  if (isShot(face) && face.bursts <= GUNNER_BURSTS)
    ways.push(`gunner plays ${name} at leader`, `gunner aims ${name} at wingman`, `gunner plays ${name} at wingman`);
  if (face.title === 'VERTICAL ROLL') ways.push(`${name} up`, `${name} down`);
  for (const title of face.answers) ways.push(`${name} answers ${title}`);
  if (face.title !== 'SCISSORS') ways.push(`leader plays ${name} as SCISSORS`, `${name} as SCISSORS answers`);
  if (face.title !== 'ACE PILOT') ways.push(`${name} as ACE PILOT answers`);
  return ways;
}

const features: readonly string[] = [
  ...basePack.faces.flatMap(waysOf),
  // CH-17.51a — night fighters fly by night, in Missions.
  ...basePack.fighters
    .filter(({ night = 0 }) => night === 0)
    .flatMap(({ id }) => [`fly ${id} in pairs`, `fly ${id} alone`]),
  ...altitudes.map((level) => `start ${level}`),
  ...['dive', 'climb', 'follow', 'stay', 'give-up', 'act', 'break off leader', 'break off wingman', 'break off both'],
  ...['wingman attacks leader', 'wingman attacks wingman', 'leader attacks wingman'],
  ...[0, 1, 2, 3, 4].map((count) => `draw ${count}`),
];

const kindOf = (s: Dogfight, plane: PlaneNo): string =>
  s.elements[elementOf(plane)].wing === plane ? 'wingman' : 'leader';

/** A Wingman is announced as the Gunner's target: with which cards he could fire. */
function aimed(s: Dogfight, at: PlaneNo): string[] {
  const { element } = s.now;
  if (!hasGunnerAt(s, element, at)) return [];
  const cards = cardsIn(s.elements[element].hand, s.fixed).filter((card) =>
    holds(gunnerShots(s, element), s.fixed.face[card]),
  );
  return cards.map((card) => `gunner aims ${cardName(s.fixed, card)} at wingman`);
}

export function usesOf(s: Dogfight, choice: Choice): readonly string[] {
  const frame = s.frames[s.frames.length - 1];
  switch (choice.do) {
    case 'start':
      return [`start ${altitudes[choice.altitude]}`];
    case 'wingman':
      return [`wingman attacks ${kindOf(s, choice.at)}`];
    case 'attack':
      return ['leader attacks wingman', ...aimed(s, choice.at)];
    case 'break-off':
      return [`break off ${choice.leader ? (choice.wingman ? 'both' : 'leader') : 'wingman'}`];
    case 'play':
      return [
        `${frame.flow === 'wingman' ? 'wingman' : 'leader'} plays ${cardName(s.fixed, choice.card)} at ${kindOf(s, choice.at)}`,
      ];
    case 'agile':
      return [`leader plays ${cardName(s.fixed, choice.card)} as SCISSORS`];
    case 'gunner':
      return [`gunner plays ${cardName(s.fixed, choice.card)} at ${kindOf(s, choice.at)}`];
    case 'roll':
      return [`${cardName(s.fixed, choice.card)} ${choice.up ? 'up' : 'down'}`];
    case 'answer':
      return [`${cardName(s.fixed, choice.card)} answers ${titles[(frame.at as Exchange).latest]}`];
    case 'answer-agile':
      return [`${cardName(s.fixed, choice.card)} as SCISSORS answers`];
    case 'answer-ace':
      return [`${cardName(s.fixed, choice.card)} as ACE PILOT answers`];
    case 'exchange':
    case 'discard':
      return [`${choice.do} ${cardName(s.fixed, choice.card)}`];
    case 'draw':
      return [`draw ${choice.count}`];
    default:
      return [choice.do];
  }
}

export type ZeroTrial = Trial<Dogfight, Choice, Happening, DogfightView, ZeroOptions>;

export const zeroTrial: ZeroTrial = {
  script: zeroScript,
  deal: dealOptions,
  features,
  began: ({ fixed }) => fixed.aircraft.map((id, i) => `fly ${id} ${fixed.pairs[i] ? 'in pairs' : 'alone'}`),
  uses: usesOf,
  tries,
  hands,
};
