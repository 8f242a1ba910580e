import { below, type Chance, type Trial } from '@tallyho/kernel';
import type { Choice } from './choices.ts';
import { basePack } from './content/pack.ts';
import { type Face, titles } from './content/types.ts';
import type { Happening } from './events.ts';
import { pursuit } from './flow/change.ts';
import { hands } from './held.ts';
import { bomberFeatures, dealMission, missionBegan, missionFeatures, missionUses } from './mission/trial.ts';
import type { DogfightView } from './observe.ts';
import { burstRules, type DownInFlamesOptions, deckKinds } from './options.ts';
import { aceMarker, addsHit, answersOf, EVASIVE, isAttack, MANEUVER, titleOf } from './rules/cards.ts';
import { downInFlamesScript } from './script.ts';
import { type Dogfight, levels } from './state.ts';
import { tries } from './tries.ts';

const played = [...titles, 'MANEUVER'];
const answerable = played.filter((what) => what !== 'EVASIVE' && what !== 'REDLINE');

/** No Gunner has more Bursts than this. */
const mostGunner = Math.max(...basePack.fighters.map(({ front }) => front.gunner));

/** What one face can be used for. */
function usesOf(face: Face): string[] {
  const title = titleOf(face);
  const uses = ['discard', 'agile'];
  if (face.maneuver > 0) uses.push('maneuver');
  else uses.push('maneuver as 1');
  if (isAttack(title)) uses.push('attack', 'barrage');
  if (isAttack(title) && face.bursts <= mostGunner) uses.push('gunner');
  if (addsHit(title) || title === EVASIVE) uses.push('tactic');
  if (addsHit(title)) uses.push('with an attack');
  if (face.title === 'EVASIVE') uses.push('evade');
  if (face.title === 'BARREL ROLL') uses.push('barrel-roll');
  if (face.title === 'SCISSORS') uses.push('scissors');
  if (face.title === 'VERTICAL ROLL') uses.push('roll-up', 'roll-down');
  if (face.title === 'REDLINE') uses.push('redline');
  const mask = answersOf(face);
  for (const what of answerable) if ((mask & (1 << played.indexOf(what))) !== 0) uses.push(`answer to ${what}`);
  return face.title === 'SCISSORS' ? uses.filter((use) => use !== 'agile') : uses;
}

const faceFeatures = basePack.faces.flatMap((face) => usesOf(face).map((use) => `${face.id}: ${use}`));
const markerFeatures = ['maneuver', ...answerable.map((what) => `answer to ${what}`)].map(
  (use) => `${aceMarker.id}: ${use}`,
);

const features: readonly string[] = [
  ...basePack.fighters.map(({ id }) => `fighter ${id}`),
  ...basePack.pilots.map(({ id }) => `pilot ${id}`),
  ...faceFeatures,
  ...markerFeatures,
  ...bomberFeatures,
  ...missionFeatures,
  ...levels.slice(0, 4).map((level) => `start ${level}`),
  ...[
    'no pilot',
    'begin',
    'let them begin',
    'act',
    'stay',
    'climb',
    'dive',
    'follow',
    'stay behind',
    'give-up',
    'speed',
    'pass',
  ],
];

/** The features of a choice, with what it answers. */
function uses(s: Dogfight, choice: Choice): string[] {
  switch (choice.do) {
    case 'fly':
      return [`fighter ${s.fixed.fighters[choice.fighter].id}`];
    case 'pilot':
      return [choice.pilot === 0 ? 'no pilot' : `pilot ${s.fixed.pilots[choice.pilot].id}`];
    case 'start':
      return [`start ${levels[choice.altitude]}`];
    case 'begin':
      return [choice.first ? 'begin' : 'let them begin'];
    case 'stay':
      return [s.frames.at(-1)?.flow === pursuit.name ? 'stay behind' : 'stay'];
    case 'attack': {
      const extra = (title: string, n: number): string[] => (n > 0 ? [`${title}: with an attack`] : []);
      return [
        `${s.fixed.faces[choice.card].id}: ${choice.gunner ? 'gunner' : 'attack'}`,
        ...extra('tight-turn', choice.tight),
        ...extra('yo-yo', choice.yoyo),
      ];
    }
    case 'maneuver':
      return [
        ...(s.mission?.bomber[choice.at] === true && s.mission.chosen !== choice.at
          ? ['maneuver on a bomber not chosen']
          : []),
        `${s.fixed.faces[choice.card].id}: ${s.fixed.maneuver[choice.card] > 0 ? 'maneuver' : 'maneuver as 1'}`,
      ];
    case 'answer': {
      const at = s.frames.at(-1)?.at ?? {};
      const shot = 'shot' in at ? s.fixed.title[Number(at.shot)] : MANEUVER;
      const top = 'top' in at ? Number(at.top) : shot;
      return [`${s.fixed.faces[choice.card].id}: answer to ${played[top]}`];
    }
    default:
      if (s.mission !== null) {
        const found = missionUses(s, choice);
        if (found !== null) return found;
      }
      return 'card' in choice ? [`${s.fixed.faces[choice.card].id}: ${choice.do}`] : [choice.do];
  }
}

const pick = <T>(chance: Chance, from: readonly T[]): T => from[below(chance, from.length)];
const flip = (chance: Chance): boolean => below(chance, 2) === 0;

/** Duels, teams and free-for-alls, with aircraft that are agreed or chosen, and each switch now this way, now that. */
function deal(chance: Chance): unknown {
  const mode = pick(chance, ['duel', 'duel', 'teams', 'free-for-all', 'mission', 'mission'] as const);
  if (mode === 'mission') return dealMission(chance);
  const fighters = basePack.fighters;
  const pilots = basePack.pilots;
  const aircraft = (): object => {
    if (below(chance, 3) === 0) return {};
    const fighter = pick(chance, fighters);
    const fitting = pilots.filter(({ nation }) => nation === 'generic');
    return { fighter: fighter.id, pilot: flip(chance) ? pick(chance, fitting).id : null };
  };
  const several = (most: number): object[] => Array.from({ length: 1 + below(chance, most) }, aircraft);
  const team = (letter: string, number: number): object => {
    const flown = several(2);
    const wingman = number === 1 && flown.length === 2 && flip(chance);
    if (wingman) flown[1] = { ...flown[1], wingmanOf: `${letter}1` };
    return { name: `${letter}-${number}`, team: letter, aircraft: flown };
  };
  const seats = {
    duel: () => [{ aircraft: [aircraft()] }, { aircraft: [aircraft()] }],
    teams: () => [
      team('A', 1),
      team('B', 1),
      ...(flip(chance) ? [team('A', 2)] : []),
      ...(flip(chance) ? [team('B', 2)] : []),
    ],
    'free-for-all': () => Array.from({ length: 2 + below(chance, 3) }, () => ({ aircraft: several(2) })),
  }[mode]();
  return {
    mode,
    seats,
    turns: 1 + below(chance, 8),
    pilots: flip(chance),
    year: flip(chance) ? null : 1945 + below(chance, 2),
    deck: pick(chance, deckKinds),
    decks: 1 + below(chance, 2),
    bursts: pick(chance, burstRules),
    freeGunner: flip(chance),
    balancing: flip(chance),
    lowStartBonus: flip(chance),
  };
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of this game. */
export const downInFlamesTrial: Trial<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions> = {
  script: downInFlamesScript,
  deal,
  features,
  began: (s) => [
    ...missionBegan(s),
    ...s.planes.flatMap(({ fighter, pilot }) =>
      fighter < 0 || s.fixed.bombers[fighter] !== null
        ? []
        : [`fighter ${s.fixed.fighters[fighter].id}`, ...(pilot > 0 ? [`pilot ${s.fixed.pilots[pilot].id}`] : [])],
    ),
  ],
  uses,
  tries,
  hands,
};
