import { Fields, type Json, misfit } from '@tallyho/kernel';

/** DIF-CMP-27 — what can be bombed; the book gives the kinds no different rules. */
export const targetKinds = [
  'tanks',
  'infantry',
  'factory',
  'bridge',
  'airfield',
  'cargo-ship',
  'aircraft-carrier',
  'railroad',
] as const;
export type TargetKind = (typeof targetKinds)[number];

/** A target as the campaign sheet prints it: whatever the scale (DIF-OPT-24), the numbers here are those of scale 1. */
export interface Target {
  readonly kind: TargetKind;
  readonly name: string;
  /** DIF-CMP-25 — how many bombs make it Damaged, and how many Destroyed. */
  readonly damaged: number;
  readonly destroyed: number;
  readonly flak: number;
  /** DIF-MVP-01 … DIF-MVP-03 — what it is worth; the bombs that are needed, unless the sheet says otherwise. */
  readonly points: { readonly damaged: number; readonly destroyed: number };
}

/** Effects that only have to be named. */
export const plainEffects = ['altitude', 'fuel', 'late', 'vital-mission'] as const;
/** Effects of so much. */
export const measuredEffects = ['press', 'rest', 'shortage', 'sun-at-your-back', 'winds'] as const;
/** DIF-GAP-56 — effects with a sign: plus is for one's own aircraft (or Flak), minus is against the enemy's. */
export const signedEffects = ['bombs', 'defense', 'flak', 'gunner', 'support'] as const;
export const optionEffects = [...plainEffects, ...measuredEffects, ...signedEffects] as const;
export type OptionEffectKind = (typeof optionEffects)[number];

/**
 * DIF-OPTN-01 … DIF-OPTN-18 — what the Option of a side does in the mission. Aircraft (DIF-OPTN-04) and named pilots
 * (DIF-OPTN-10) are not here: whoever draws up the mission puts them into its list of aircraft.
 */
export type OptionEffect =
  | { readonly effect: (typeof plainEffects)[number] }
  | { readonly effect: (typeof measuredEffects)[number]; readonly amount: number }
  | { readonly effect: (typeof signedEffects)[number]; readonly amount: number };

export const missionSides = ['A', 'B'] as const;
export type MissionSide = (typeof missionSides)[number];

/** What makes a fight a mission. Its turns are those of the fight, its aircraft those of the seats. */
export interface MissionOptions {
  readonly attacker: MissionSide;
  readonly target: Target;
  readonly effects: { readonly [side in MissionSide]: readonly OptionEffect[] };
  /** DIF-OPT-23 — the multiplier; the aircraft in the list are already multiplied, the target is not. */
  readonly scale: number;
  /** DIF-GAP-51 — whether aircraft that end Damaged count half, as in a dogfight. */
  readonly halfPoints: boolean;
}

/** Checks a mission that came from outside, and fills in what was left out. Only inside `reading`. */
export function readMission(given: Json, place: string): MissionOptions {
  const fields = new Fields(given, place);
  const effects = fields.fields('effects');
  const mission: MissionOptions = {
    attacker: fields.oneOf('attacker', missionSides, 'A'),
    target: readTarget(fields.fields('target')),
    effects: { A: readEffects(effects, 'A'), B: readEffects(effects, 'B') },
    scale: fields.int('scale', 1, 9, 1),
    halfPoints: fields.flag('halfPoints', false),
  };
  effects.done();
  fields.done();
  return mission;
}

function readTarget(fields: Fields): Target {
  const kind = fields.oneOf('kind', targetKinds, 'airfield');
  const name = fields.name('name', kind);
  const damaged = fields.int('damaged', 1, 999);
  const destroyed = fields.int('destroyed', damaged, 999);
  const flak = fields.int('flak', 0, 99, 0);
  const worth = fields.fields('points');
  const points = {
    damaged: worth.int('damaged', 0, 999, damaged),
    destroyed: worth.int('destroyed', 0, 999, destroyed),
  };
  worth.done();
  fields.done();
  return { kind, name, damaged, destroyed, flak, points };
}

const readEffects = (fields: Fields, side: MissionSide): OptionEffect[] =>
  fields.list(side).map((given, i) => readEffect(given, fields.at(`${side}[${i}]`)));

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value);

/** One effect of an Option, with its amount if it has one. Only inside `reading`. */
function readEffect(given: Json, place: string): OptionEffect {
  const fields = new Fields(given, place);
  const effect = fields.oneOf('effect', optionEffects);
  let read: OptionEffect;
  if (isOneOf(plainEffects, effect)) read = { effect };
  else if (isOneOf(measuredEffects, effect)) read = { effect, amount: fields.int('amount', 1, 99) };
  else {
    const amount = fields.int('amount', -99, 99);
    if (amount === 0) misfit('field-wrong-value', fields.at('amount'), { wanted: '-99 … -1, 1 … 99', found: 0 });
    read = { effect, amount };
  }
  fields.done();
  return read;
}
