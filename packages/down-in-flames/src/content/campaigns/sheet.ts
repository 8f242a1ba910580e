import type { OptionEffect, TargetKind } from '../../mission/options.ts';
import { entry, type From, type Sourced } from '../provenance.ts';
import type { Side } from '../types.ts';
import type { Arrow, Campaign, CampaignOption, CampaignTarget, MapPoint, Reinforcement } from './types.ts';

/* Short forms for the tables of the campaigns. */

type Values = readonly [damaged: number, destroyed: number, flak: number];

export const target = (
  number: number,
  kind: TargetKind | From<TargetKind>,
  place: string | From<string>,
  at: MapPoint,
  [damaged, destroyed, flak]: Values | readonly [From<number>, From<number>, From<number>],
  cuts: readonly number[] | From<readonly number[]> = [],
): Sourced<CampaignTarget> => ({ number, kind, place, at, damaged, destroyed, flak, cuts });

const arrowOf =
  (side: Side) =>
  (from: number | MapPoint, to: number, ...aircraft: readonly (string | From<string>)[]): Sourced<Arrow> => ({
    side,
    from,
    to,
    aircraft,
  });

/** DIF-CMP-09 — red arrows and blue ones. */
export const red = arrowOf('axis');
export const blue = arrowOf('allies');

/** So many of an aircraft, the first with this pilot. */
export const plus = (count: number, card: string, pilot: string | null = null): Reinforcement => ({
  card,
  count,
  pilot,
});

const isReinforcement = (given: Reinforcement | OptionEffect): given is Reinforcement => 'card' in given;

/** DIF-CMP-33 — one Option, with all that it brings. */
export const option = (...given: readonly (Reinforcement | OptionEffect)[]): CampaignOption => ({
  aircraft: given.filter(isReinforcement),
  effects: given.filter((one): one is OptionEffect => !isReinforcement(one)),
});

/** DIF-GAP-65 — a sheet of which parts are known and the rest is ours. */
export const sheet = (given: Sourced<Omit<Campaign, 'sources'>>): Campaign => entry<Campaign>('reconstructed', given);
