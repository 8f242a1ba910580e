import type { Fielded } from '../catalogue.ts';
import type { Content } from '../content/merge.ts';
import { type Bomber, type BomberSide, type Fighter, type FighterSide, levels } from '../content/types.ts';
import type { Side } from '../state.ts';
import type { MissionOptions, OptionEffect, OptionEffectKind } from './options.ts';

/** DIF-OPTN-01, DIF-OPTN-18 — what a side still has to declare when the mission starts. */
export interface Declaration {
  readonly side: Side;
  readonly effect: 'altitude' | 'winds';
  readonly amount: number;
}

/** What the Options add to the ratings of each side's aircraft (DIF-CMP-31: they prevail over the cards). */
export interface Modifiers {
  /** DIF-OPTN-03, DIF-OPTN-16 — the Defense and the Support Turrets of its bombers. */
  readonly defense: readonly number[];
  readonly support: readonly number[];
  /** DIF-OPTN-02 — the Bombs of its bombers. */
  readonly bombs: readonly number[];
  /** DIF-OPTN-08 — the Gunners of its fighters. */
  readonly gunner: readonly number[];
}

/** A mission as numbers: everything that is settled before it starts. Lists are by side, unless they say otherwise. */
export interface MissionPlan {
  readonly attacker: Side;
  readonly declarations: readonly Declaration[];
  readonly modifiers: Modifiers;
  /**
   * DIF-OPTN-06, DIF-FLAK-06, DIF-OPT-25, DIF-GAP-67 — the Flak value with all that Options add to it, at every scale.
   */
  readonly flak: number;
  /** DIF-OPT-24 — bombs and victory points of the target, multiplied. */
  readonly needed: { readonly damaged: number; readonly destroyed: number };
  readonly points: { readonly damaged: number; readonly destroyed: number };
  readonly scale: number;
  readonly halfPoints: boolean;
  /** DIF-OPTN-07, DIF-OPTN-09 — whose fighters leave before the last turn, and whose are not there in the first. */
  readonly fuel: readonly boolean[];
  readonly late: readonly boolean[];
  /** DIF-OPTN-14, DIF-OPTN-15 — hits at the start, and extra cards. */
  readonly shortage: readonly number[];
  readonly sun: readonly number[];
  /** DIF-OPTN-17, DIF-OPTN-12, DIF-OPTN-13 — whether points count double, and what Rest and Press add. */
  readonly vital: readonly boolean[];
  readonly gift: readonly number[];
  /** By aircraft: whether it is a fighter-bomber that starts Loaded. */
  readonly loaded: readonly boolean[];
}

const sides: readonly Side[] = [0, 1];

const amountOf = (effect: OptionEffect): number => ('amount' in effect ? effect.amount : 1);

/**
 * What the two Options come to. DIF-OPTN-02, DIF-OPTN-03, DIF-OPTN-06, DIF-OPTN-08, DIF-OPTN-16: those with a sign help
 * one's own aircraft or Flak, or hinder the enemy's; only the defender has Flak.
 */
export function planOf(mission: MissionOptions, fielded: readonly Fielded[]): MissionPlan {
  const effects = [mission.effects.A, mission.effects.B];
  const total = (side: Side, kind: OptionEffectKind, counts: (amount: number) => boolean = () => true): number =>
    effects[side]
      .filter((one) => one.effect === kind)
      .map(amountOf)
      .filter(counts)
      .reduce((sum, amount) => sum + amount, 0);
  /** DIF-GAP-56 — plus for one's own, minus for the enemy's. */
  const signed = (kind: OptionEffectKind, side: Side): number =>
    total(side, kind, (amount) => amount > 0) + total(1 - side, kind, (amount) => amount < 0);
  const attacker = mission.attacker === 'A' ? 0 : 1;
  const { target, scale, halfPoints } = mission;
  const inTurn = [attacker, 1 - attacker];
  return {
    attacker,
    declarations: inTurn.flatMap((side) =>
      effects[side].flatMap((one): Declaration[] =>
        one.effect === 'altitude' || one.effect === 'winds'
          ? [{ side, effect: one.effect, amount: amountOf(one) }]
          : [],
      ),
    ),
    modifiers: {
      defense: sides.map((side) => signed('defense', side)),
      support: sides.map((side) => signed('support', side)),
      bombs: sides.map((side) => signed('bombs', side)),
      gunner: sides.map((side) => signed('gunner', side)),
    },
    flak: Math.max(0, target.flak + signed('flak', 1 - attacker)),
    needed: { damaged: target.damaged * scale, destroyed: target.destroyed * scale },
    points: { damaged: target.points.damaged * scale, destroyed: target.points.destroyed * scale },
    scale,
    halfPoints,
    fuel: sides.map((side) => total(1 - side, 'fuel') > 0),
    late: sides.map((side) => total(1 - side, 'late') > 0),
    shortage: sides.map((side) => total(1 - side, 'shortage')),
    sun: sides.map((side) => total(side, 'sun-at-your-back')),
    vital: sides.map((side) => total(side, 'vital-mission') > 0),
    gift: sides.map((side) => total(side, 'rest') - total(side, 'press')),
    loaded: fielded.map(({ loaded }) => loaded),
  };
}

/** DIF-FB-03, DIF-FB-04 the other way round — a bomber's turrets stand where a fighter has its Horsepower. */
const asFighterSide = ({ speed, defense, support, airframe, bombs }: BomberSide): FighterSide => ({
  speed,
  performance: 0,
  horsepower: [defense, support],
  bursts: 0,
  firepower: 0,
  airframe,
  gunner: 0,
  turbocharger: false,
  agile: false,
  barrage: false,
  bombs,
});

/** A bomber among the fighters, so that every card of a game is found in one list. */
const asFighter = ({ altitude: _, front, damaged, ...rest }: Bomber): Fighter => ({
  ...rest,
  front: asFighterSide(front),
  damaged: asFighterSide(damaged),
});

/** The aircraft cards of a mission: one for each type and side, because Options change ratings by side. */
export interface Hangar {
  readonly fighters: Fighter[];
  /** By card: the bomber that it is, if it is one; and the side that it flies for. */
  readonly bombers: (Bomber | null)[];
  readonly flownBy: Side[];
  /** By aircraft: its card. */
  readonly cardOf: number[];
}

export function hangarOf({ fighterById, bomberById }: Content, fielded: readonly Fielded[]): Hangar {
  const hangar: Hangar = { fighters: [], bombers: [], flownBy: [], cardOf: [] };
  const known = new Map<string, number>();
  for (const { side, fighter, bomber, bombs } of fielded) {
    const key = [side, fighter, bomber, bombs].join(' / ');
    let card = known.get(key);
    if (card === undefined) {
      card = hangar.fighters.length;
      known.set(key, card);
      const flown = bomberById.get(bomber ?? '') ?? null;
      const printed = fighterById.get(fighter ?? '');
      if (flown !== null) hangar.fighters.push(asFighter(flown));
      else if (printed !== undefined) hangar.fighters.push(bombs === null ? printed : carrying(printed, bombs));
      hangar.bombers.push(flown);
      hangar.flownBy.push(side);
    }
    hangar.cardOf.push(card);
  }
  return hangar;
}

/** DIF-SPEC-13 — a fighter-bomber with other bombs than its card prints. */
const carrying = (fighter: Fighter, [front, damaged]: readonly [number, number]): Fighter => ({
  ...fighter,
  front: { ...fighter.front, bombs: front },
  damaged: { ...fighter.damaged, bombs: damaged },
});

/** DIF-BMB-04 — the level at which a bomber card flies. */
export const levelOf = ({ altitude }: Bomber): number => levels.indexOf(altitude);
