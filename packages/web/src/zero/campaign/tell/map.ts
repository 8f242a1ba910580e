import type { Language } from '@tallyho/words';
import { campaignRules, corsairs, type LandView, type LogEntry, type SideName, type TargetKind } from '@tallyho/zero';
import type { TargetMarkKind } from '../../../art/target.tsx';
import type { ArrowScene, MapPoint, MapScene, TargetScene } from '../../../campaign/scene.ts';
import { baseOf } from '../model/bases.ts';
import { craftsOf } from '../model/cards.ts';
import { boxOf, periodBox, pointIn, within } from '../model/chart.ts';
import { nameOfCampaign, nameOfPlace, sheetOfTarget } from '../model/names.ts';
import { campOf, sideIds } from '../model/sides.ts';
import { type ShownTarget, SPECIAL, targetFlown, targetShown } from '../model/targets.ts';
import { landWords, percent } from '../words/words.ts';

export const marks: { readonly [kind in TargetKind]: TargetMarkKind } = {
  airfield: 'airfield',
  docks: 'docks',
  'carrier-fleet': 'aircraft-carrier',
  battleship: 'warship',
  'ground-forces': 'infantry',
  'rail-complex': 'railroad',
  freighter: 'cargo-ship',
  destroyer: 'warship',
  factory: 'factory',
  convoy: 'cargo-ship',
  'mine-laying': 'docks',
  'air-drop': 'infantry',
  patrol: 'camera',
  transport: 'airfield',
  submarine: 'warship',
  'small-watercraft': 'cargo-ship',
  'fleet-carrier': 'aircraft-carrier',
  'light-carrier': 'aircraft-carrier',
  'escort-carrier': 'aircraft-carrier',
  cruiser: 'warship',
};

/** What stands for a target on the map. */
export function markOf({ fixed }: Pick<LandView, 'fixed'>, target: ShownTarget): TargetMarkKind {
  const sheet = sheetOfTarget(fixed, target);
  const system = corsairs.isCorsairs(fixed.campaign) ? corsairs.lineOfSheet(fixed, target.number).system : null;
  // CH-27.11a — which ship it will be nobody knows yet.
  if (sheet === null && system !== null) return system === 'shipping' ? 'cargo-ship' : 'warship';
  switch (target.kind) {
    case 'dogfight':
      return 'dogfight';
    case 'evacuation':
      return 'departure';
    case 'reconnaissance':
      return 'camera';
    case 'bombing':
    case 'submarine':
    case 'air-drop':
    case 'mine-laying':
    case 'patrol':
    case 'transport':
      return sheet === null ? 'airfield' : marks[sheet.kind];
    // CH-28.42a — which ship it will be nobody knows yet.
    case 'kamikaze':
      return sheet === null ? 'warship' : marks[sheet.kind];
  }
}

const afloat: readonly TargetMarkKind[] = ['warship', 'cargo-ship', 'aircraft-carrier'];

/** The Mission that is being prepared or flown; null: there is none. */
export function entryNow({ log }: Pick<LandView, 'log'>): LogEntry | null {
  const last = log.at(-1);
  return last !== undefined && last.report === null ? last : null;
}

/** The period that is played now: that of the latest Mission. */
export const periodAt = ({ log, fixed }: Pick<LandView, 'log' | 'fixed'>): number =>
  log.at(-1)?.period ?? fixed.periods[0];

/** Z-24.44a — the targets of a period, in the order of their numbers, with those that have been flown to. */
export function targetsIn(view: Pick<LandView, 'log' | 'fixed'>, period: number): readonly ShownTarget[] {
  const { campaign } = view.fixed;
  const chances = campaignRules.chancesOf(view, period);
  const flown = view.log.filter((entry) => entry.period === period).map(({ target }) => target);
  return campaign.targets
    .filter(({ number }) => chances.has(number) || flown.includes(number))
    .map(({ number }) => targetShown(view.fixed, number));
}

/** What became of a target the last time it was bombed. */
function statusOf({ log }: Pick<LandView, 'log'>, target: ShownTarget): TargetScene['status'] {
  const level = log.findLast((entry) => entry.target === target.number && entry.report !== null)?.report?.level ?? 0;
  return level === 0 || target.kind !== 'bombing' ? 'intact' : level >= 3 ? 'destroyed' : 'damaged';
}

/** Hundredths of a degree: from nearer than this no arrow is drawn. */
const NEAR = 60;

function arrowOf(
  campaign: corsairs.LandSheet,
  entry: LogEntry,
  target: ShownTarget,
  side: SideName,
  to: number,
): ArrowScene[] {
  const [first] = target.aircraft[side];
  if (first === undefined || target.at === null) return [];
  const base = baseOf(campaign.id, entry.period, side, first.aircraft);
  const [x, y] = pointIn(campaign.map, target.at);
  if (base === null || Math.hypot(base[0] - x, base[1] - y) < NEAR) return [];
  const from = within(periodBox(campaign, entry.period), base);
  return [{ camp: campOf(side), from, isStart: true, to, aircraft: craftsOf(target.aircraft[side]).slice(0, 4) }];
}

/** Who is drawn as coming first: the attacker, or the one who looks. */
const sidesInOrder = ({ attacker }: ShownTarget, seat: number): readonly SideName[] =>
  attacker !== null ? [attacker] : seat === 1 ? [sideIds[1], sideIds[0]] : sideIds;

/** A target with its place on the map. */
type Placed = ShownTarget & { readonly at: NonNullable<ShownTarget['at']> };

/** Those that lie somewhere on it; the one that is flown to as cards have made it. */
function onMap(view: Pick<LandView, 'log' | 'fixed'>, targets: readonly ShownTarget[]): Placed[] {
  const entry = entryNow(view);
  return targets
    .map((target) => (entry?.target === target.number ? knownOf(view, entry, target) : target))
    .flatMap(({ at, ...target }) => (at === null ? [] : [{ ...target, at }]));
}

/** CH-27.21a — before the toss nothing is known of a Special Mission. */
const knownOf = ({ fixed }: Pick<LandView, 'fixed'>, entry: LogEntry, target: ShownTarget): ShownTarget =>
  target.place === SPECIAL && corsairs.specialIn(entry) === null ? target : targetFlown(fixed, entry);

/** Z-24.2a — the map of the sheet: the targets of the period with their chances, who flies to the one that was drawn. */
export function mapOf(view: Pick<LandView, 'log' | 'fixed' | 'seat'>, language: Language): MapScene {
  const w = landWords[language];
  const { campaign } = view.fixed;
  const period = periodAt(view);
  const targets = onMap(view, targetsIn(view, period));
  const chances = campaignRules.chancesOf(view, period);
  const entry = entryNow(view);
  const aim = entry === null ? -1 : targets.findIndex(({ number }) => number === entry.target);
  const arrows =
    entry === null || aim < 0
      ? []
      : sidesInOrder(targets[aim], view.seat).flatMap((side) => arrowOf(campaign, entry, targets[aim], side, aim));
  const inset = corsairs.isCorsairs(campaign) ? null : campaign.inset;
  const box = periodBox(campaign, period);
  return {
    label: w.map.label(nameOfCampaign(campaign, language)),
    legend: w.map.legend,
    box,
    lines: [],
    towns: [],
    targets: targets.map((target) => ({
      number: target.number,
      name: nameOfPlace(target.place, language),
      note: percent(chances.get(target.number) ?? 0, language),
      kind: markOf(view, target),
      at: pointIn(campaign.map, target.at),
      isAfloat: afloat.includes(markOf(view, target)),
      status: statusOf(view, target),
      by: target.attacker === null ? null : campOf(target.attacker),
    })),
    inset:
      inset === null
        ? null
        : {
            name: insetName(inset.place, language),
            box: boxOf(inset.map),
            at: targets.map((target): MapPoint | null =>
              target.inset === null ? null : pointIn(inset.map, target.inset),
            ),
          },
    arrows,
    open: arrows.map((_, at) => at),
  };
}

function insetName(place: string, language: Language): string {
  const insets: { readonly [place: string]: string } = landWords[language].campaigns.insets;
  return insets[place] ?? place;
}
