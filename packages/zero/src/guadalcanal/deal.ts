import { below, type Chance, type Json } from '@tallyho/kernel';
import { campaignBase } from '../content/campaign-base.ts';
import type { CarrierCampaign, FlightOp, Sortie } from '../content/carrier-types.ts';
import { guadalcanal } from '../content/corsairs/guadalcanal.ts';
import { carrierBattles } from '../content/corsairs/guadalcanal-types.ts';
import type { TargetSheet } from '../content/mission-types.ts';

/*
 * Who plays at random hits nothing, and loses in a month. So that lines of the tables are met that need more, some campaigns are dealt
 * with a pack: targets that break at a touch, or that are worth something as they are, and battles of one turn with few aircraft.
 */

/** CH-29.63a — VPs of an untouched target: of each of the three lines for attacks. */
const WORTH = [0, 0, 3, 10] as const;

const soft = (sheet: TargetSheet, worth: number): TargetSheet => ({
  ...sheet,
  levels: sheet.levels.map(({ name, vps }, level) => ({ name, from: level, vps: Math.max(vps, worth) })),
});

const fewer = ({ strike, cap }: Sortie): Sortie => ({
  strike: strike.slice(-1).map((one) => ({ ...one, as: 'L', count: 1 })),
  cap: cap.slice(0, 1).map((one) => ({ ...one, as: 'L', count: 1 })),
});

const fewerOps = (ops: { readonly [op in FlightOp]: Sortie }): { readonly [op in FlightOp]: Sortie } => ({
  'large-strike': fewer(ops['large-strike']),
  'small-strike': fewer(ops['small-strike']),
  'no-strike': fewer(ops['no-strike']),
});

const short = (campaign: CarrierCampaign): CarrierCampaign => ({
  ...campaign,
  turns: 1,
  strikeTurns: [0, 0],
  ops: { japanese: fewerOps(campaign.ops.japanese), allied: fewerOps(campaign.ops.allied) },
});

const sheets = new Set([
  ...guadalcanal.targets.map(({ sheet }) => sheet),
  ...Object.values(guadalcanal.shipSheets),
  guadalcanal.instead.sheet,
]);

/** A pack of such targets and battles. */
function softPack(chance: Chance): Json {
  const targets = campaignBase.targets
    .filter(({ id }) => sheets.has(id))
    .map((sheet) => soft(sheet, WORTH[below(chance, WORTH.length)]));
  const carrierCampaigns = campaignBase.carrierCampaigns
    .filter(({ id }) => carrierBattles.some((battle) => battle === id))
    .map(short);
  return { system: 'zero', pack: 'soft', targets, carrierCampaigns } as unknown as Json;
}

/** Options for one more campaign. */
export function dealGuadalcanal(chance: Chance): Json {
  const isSoft = below(chance, 2) === 0;
  return {
    carriers: below(chance, 3) > 0,
    green: below(chance, 2) === 0,
    historical: below(chance, 4) === 0,
    angles: below(chance, 4) === 0,
    ...(isSoft ? { packs: [softPack(chance)] } : {}),
  };
}
