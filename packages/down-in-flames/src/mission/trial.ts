import { below, type Chance } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { basePack } from '../content/pack.ts';
import { deckKinds } from '../options.ts';
import { isAttack, titleOf } from '../rules/cards.ts';
import { ways } from '../rules/formation.ts';
import type { Dogfight } from '../state.ts';
import {
  measuredEffects,
  type OptionEffect,
  optionEffects,
  plainEffects,
  signedEffects,
  type Target,
  targetKinds,
} from './options.ts';
import { patterns } from './state.ts';

/** What each face can be used for by and against bombers. */
export const bomberFeatures: readonly string[] = basePack.faces.flatMap((face) => {
  const uses: string[] = [];
  if (isAttack(titleOf(face)) || face.bomber.includes('stop') || face.bomber.startsWith('minus')) uses.push('turret');
  if (face.bomber === 'plus-1-hit') uses.push('with a turret');
  if (face.maneuver > 0) uses.push('choose a bomber');
  return uses.map((use) => `${face.id}: ${use}`);
});

export const missionFeatures: readonly string[] = [
  ...basePack.bombers.map(({ id }) => `bomber ${id}`),
  ...targetKinds.map((kind) => `target ${kind}`),
  ...optionEffects.map((effect) => `option ${effect}`),
  ...signedEffects.map((effect) => `option ${effect} against the enemy`),
  ...patterns.flatMap((pattern) => [`flak ${pattern}`, `bombing ${pattern}`]),
  ...ways.map((way) => `place ${way}`),
  ...['bombers lower', 'bombers higher', 'more turns', 'fewer turns', 'loaded', 'jettison'],
  ...['choose', 'choose-by-speed', 'leave-choice', 'name', 'maneuver on a bomber not chosen'],
];

const pick = <T>(chance: Chance, from: readonly T[]): T => from[below(chance, from.length)];
const flip = (chance: Chance): boolean => below(chance, 2) === 0;
const several = <T>(chance: Chance, from: number, to: number, one: () => T): T[] =>
  Array.from({ length: from + below(chance, to - from + 1) }, one);

function dealEffect(chance: Chance): OptionEffect {
  const effect = pick(chance, optionEffects);
  const plain = plainEffects.find((one) => one === effect);
  if (plain !== undefined) return { effect: plain };
  const measured = measuredEffects.find((one) => one === effect);
  const amount = 1 + below(chance, 3);
  if (measured !== undefined) return { effect: measured, amount };
  return { effect: pick(chance, signedEffects), amount: flip(chance) ? amount : -amount };
}

/** A mission: small ones and large ones, against targets of all kinds, with Options of all kinds. */
export function dealMission(chance: Chance): unknown {
  const { bombers, fighters, pilots } = basePack;
  const generic = pilots.filter(({ nation }) => nation === 'generic');
  const bomber = (): object => ({ bomber: pick(chance, flip(chance) ? bombers : [bombers[0]]).id });
  const fighter = (): object => ({
    fighter: pick(chance, fighters).id,
    pilot: flip(chance) ? pick(chance, generic).id : null,
  });
  const loaded = (): object => ({
    ...fighter(),
    loaded: true,
    bombs: flip(chance) ? [1 + below(chance, 4), below(chance, 2)] : null,
  });
  const attackers = [
    ...several(chance, 0, 4, bomber),
    ...several(chance, 0, 2, loaded),
    ...several(chance, 0, 2, fighter),
  ];
  const defenders = several(chance, 1, 3, fighter);
  if (below(chance, 8) === 0) defenders.push(bomber());
  const attacking = { name: 'attacker', aircraft: attackers.length > 0 ? attackers : [bomber()] };
  const defending = { name: 'defender', aircraft: defenders };
  const attacker = flip(chance) ? 'A' : 'B';
  const damaged = 1 + below(chance, 12);
  const target: Partial<Target> = {
    kind: pick(chance, targetKinds),
    damaged,
    destroyed: damaged + below(chance, 12),
    flak: below(chance, 4),
  };
  return {
    mode: 'mission',
    seats: attacker === 'A' ? [attacking, defending] : [defending, attacking],
    turns: 1 + below(chance, 6),
    deck: pick(chance, deckKinds),
    decks: 1 + below(chance, 2),
    lowStartBonus: flip(chance),
    mission: {
      attacker,
      target,
      effects: {
        A: several(chance, 0, 2, () => dealEffect(chance)),
        B: several(chance, 0, 2, () => dealEffect(chance)),
      },
      scale: 1 + below(chance, 3),
      halfPoints: flip(chance),
    },
  };
}

/** What a mission uses by being set up. */
export function missionBegan(s: Dogfight): string[] {
  const { mission } = s.fixed.options;
  if (mission === null) return [];
  const effects = [...mission.effects.A, ...mission.effects.B];
  return [
    `target ${mission.target.kind}`,
    ...effects.map((one) =>
      'amount' in one && one.amount < 0 ? `option ${one.effect} against the enemy` : `option ${one.effect}`,
    ),
    ...s.planes.flatMap(({ fighter }) => {
      const card = s.fixed.bombers[fighter];
      return card === null ? [] : [`bomber ${card.id}`];
    }),
    ...(s.fixed.mission?.loaded.includes(true) === true ? ['loaded'] : []),
  ];
}

/** The features of a choice that only missions know; null: it is one of every dogfight. */
export function missionUses(s: Dogfight, choice: Choice): string[] | null {
  const face = (card: number): string => s.fixed.faces[card].id;
  switch (choice.do) {
    case 'shift':
      return [choice.by > 0 ? 'bombers higher' : 'bombers lower'];
    case 'winds':
      return [choice.by > 0 ? 'more turns' : 'fewer turns'];
    case 'flak':
      return [`flak ${patterns[choice.pattern]}`];
    case 'bomb':
      return [`bombing ${patterns[choice.pattern]}`];
    case 'place':
      return [`place ${ways[choice.way]}`];
    case 'choose-by-card':
      return [`${face(choice.card)}: choose a bomber`];
    case 'turret':
      return [`${face(choice.card)}: turret`, ...choice.with.map((card) => `${face(card)}: with a turret`)];
    default:
      return null;
  }
}
