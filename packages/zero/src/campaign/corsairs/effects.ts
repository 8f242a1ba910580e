import type { Seat } from '@tallyho/kernel';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import type { ResourceName } from '../../content/campaign-types.ts';
import type { CorsairsEffect, CorsairsOption, CorsairsResourceName } from '../../content/corsairs/campaign-types.ts';
import { corsairsOptions } from '../../content/corsairs/resources.ts';
import type { Effect, MissionKind, TargetSheet } from '../../content/mission-types.ts';
import { type SideName, sides } from '../../content/types.ts';
import { optionFits } from '../rules/resources.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { entryOf } from './picks.ts';
import { corsairsSheet } from './sheet.ts';
import { type CorsairsSortie, sortieIn } from './sortie.ts';

/** An effect and whose it is; null: the Mission's own. */
export interface Owned {
  readonly side: SideName | null;
  readonly effect: Effect | CorsairsEffect;
}

const sheetOf = ({ options }: LandFixed, id: string | null): TargetSheet | null =>
  campaignContentOf(options.packs).targets.find((sheet) => sheet.id === id) ?? null;

/** Ships are attacked, or looked for. */
const isNaval = (fixed: LandFixed, sortie: CorsairsSortie): boolean =>
  sortie.searched || sheetOf(fixed, sortie.sheet)?.class === 'naval';

/** What the options of Zero! take a Mission of CORSAIRS AND HELLCATS for: a Patrol is a reconnaissance, the others bomb in their way. */
const kinds: { readonly [kind in MissionKind]?: MissionKind } = {
  patrol: 'reconnaissance',
  submarine: 'bombing',
  'air-drop': 'bombing',
  'mine-laying': 'bombing',
  transport: 'bombing',
  kamikaze: 'bombing',
};

const roleOf = ({ attacker }: CorsairsSortie, side: SideName): 'attacker' | 'defender' | null =>
  attacker === null ? null : attacker === side ? 'attacker' : 'defender';

/** CHS-R9 — whether an option does anything in a Mission. */
function fits(fixed: LandFixed, sortie: CorsairsSortie, side: SideName, option: CorsairsOption): boolean {
  const { role, missions, naval } = option;
  if (missions !== null && !missions.includes(sortie.kind)) return false;
  if (role !== 'any' && roleOf(sortie, side) !== role) return false;
  return !naval || isNaval(fixed, sortie);
}

/** What an option of Zero! does. */
function zeroEffects(fixed: LandFixed, sortie: CorsairsSortie, side: SideName, name: ResourceName): Owned[] {
  const content = campaignContentOf(fixed.options.packs);
  const option = content.resources.find(({ id }) => id === name);
  const kind = kinds[sortie.kind] ?? sortie.kind;
  if (option === undefined || !optionFits(option, { ...sortie, kind }, side, content)) return [];
  return option.effects.map((effect): Owned => ({ side, effect }));
}

const isOwn = (name: ResourceName | CorsairsResourceName): name is CorsairsResourceName =>
  corsairsOptions.some(({ id }) => id === name);

/** CHS-R9 — what the option of a Resource does; one that does not fit is another, or nothing. */
function optionEffects(
  fixed: LandFixed,
  sortie: CorsairsSortie,
  side: SideName,
  name: ResourceName | CorsairsResourceName,
): Owned[] {
  if (!isOwn(name)) return zeroEffects(fixed, sortie, side, name);
  const option = corsairsOptions.find(({ id }) => id === name);
  if (option === undefined) return [];
  if (fits(fixed, sortie, side, option)) return option.effects.map((effect): Owned => ({ side, effect }));
  return option.otherwise === null ? [] : zeroEffects(fixed, sortie, side, option.otherwise);
}

const areaFlak = (by: number): Owned[] =>
  (['ingress', 'egress'] as const).map((turn) => ({ side: null, effect: { does: 'area-flak', turn, by } }));

/** Who is credited with damage control. */
const warships: readonly string[] = [
  'battleship',
  'destroyer',
  'cruiser',
  'fleet-carrier',
  'light-carrier',
  'escort-carrier',
];

/** What the campaign's own rules do to a target: CHS-R5, CHS-R13. */
function targetEffects(fixed: LandFixed, sortie: CorsairsSortie): Owned[] {
  const { japaneseShipFlak, damageControl } = corsairsSheet(fixed);
  const sheet = sheetOf(fixed, sortie.sheet);
  const found: Owned[] = [];
  if (sortie.attacker === 'allied' && sheet?.class === 'naval' && japaneseShipFlak !== 0) {
    const less = (printed: number): number => 0 - Math.min(printed, 0 - japaneseShipFlak);
    found.push(...areaFlak(less(sheet.areaFlak)));
    found.push({ side: null, effect: { does: 'target-flak', by: less(sheet.targetFlak), at: null } });
  }
  const isWarship = sortie.searched || (sheet !== null && warships.includes(sheet.kind));
  if (sortie.attacker === 'japanese' && isWarship && damageControl > 0)
    found.push({ side: null, effect: { does: 'damage-points', by: -damageControl } });
  return found;
}

/** All that changes a Mission, and whose it is. */
export function effectsOf(fixed: LandFixed, entry: LogEntry): Owned[] {
  const sortie = sortieIn(fixed, entry);
  return [
    ...(sortie.special?.effects ?? []).map((effect): Owned => ({ side: null, effect })),
    ...targetEffects(fixed, sortie),
    ...sides.flatMap((side, seat) => {
      const option = entryOf(fixed, entry, seat)?.option ?? null;
      return option === null ? [] : optionEffects(fixed, sortie, side, option);
    }),
  ];
}

/** One of the effects of a side's Resource, by what it does. */
export function effectOf<D extends CorsairsEffect['does']>(
  effects: readonly Owned[],
  seat: Seat,
  does: D,
): Extract<CorsairsEffect, { readonly does: D }> | null {
  for (const { side, effect } of effects)
    if (side === sides[seat] && effect.does === does) return effect as Extract<CorsairsEffect, { readonly does: D }>;
  return null;
}
