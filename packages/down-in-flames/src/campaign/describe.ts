import { chanceFrom, type Json } from '@tallyho/kernel';
import type { Happening } from '../events.ts';
import { downInFlames } from '../game.ts';
import { downInFlamesScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignView } from './game.ts';
import { missionOptions } from './mission.ts';
import { arrowText } from './notation.ts';
import { openArrows, openOptions, pointsIn, pointsOf, resultOf, totalOf, verdict } from './rules/index.ts';
import { ALLIES, type AnyEvent, AXIS, type CampaignState, type LogEntry, type OpenCampaign, sideOf } from './state.ts';

type Tree = { [key: string]: Json };

/** The sheet, and all there is in the mission that is flown. */
export const describe = (s: CampaignState): Tree => ({
  ...sheetTree(s),
  ...ordersTree(s.inner),
  fight: s.inner && { turn: s.inner.turn, ...downInFlamesScript.describe(s.inner) },
});

/** What a side sees. */
export const describeView = (view: CampaignView): Tree => ({
  ...sheetTree(view),
  ...ordersTree(view.inner),
  fight: view.inner && { turn: view.inner.turn, ...downInFlamesScript.describeView(view.inner) },
});

export function describeEvent(s: CampaignState, event: AnyEvent): Json {
  if (!isOwn(event)) return downInFlamesScript.describeEvent(missionNames(s), event);
  return 'side' in event ? { ...event, side: sideOf(event.side) } : ({ ...event } as unknown as Json);
}

/**
 * What is known of the mission before it begins: the target with its multiplied values, and whose fighters are late.
 */
function ordersTree(mission: Pick<Dogfight, 'fixed'> | null): Tree {
  const plan = mission?.fixed.mission ?? null;
  if (plan === null) return {};
  const { needed, flak, late } = plan;
  const { damaged, destroyed } = needed;
  return { orders: { damaged, destroyed, flak, late: late.flatMap((isLate, side) => (isLate ? [sideOf(side)] : [])) } };
}

/** The mission whose aircraft and cards an event speaks of: the one that is flown, or that has just ended. */
function missionNames({ inner, fixed, log }: CampaignState): Dogfight {
  return inner ?? downInFlames.setup(missionOptions(fixed, log[log.length - 1]), chanceFrom(''));
}

const isOwn = (event: AnyEvent): event is Exclude<AnyEvent, Happening> => event.event.startsWith('campaign-');

/** DIF-CMP-02 — the log sheet and the map, with names for numbers. */
function sheetTree(s: OpenCampaign): Tree {
  const { fixed, markers, log } = s;
  const bySide = (value: (seat: number) => Json): Tree => ({ axis: value(AXIS), allies: value(ALLIES) });
  return {
    campaign: fixed.campaign.id,
    mission: log.length,
    initiative: sideOf(s.initiative),
    targets: Object.fromEntries(
      fixed.campaign.targets.map(({ number }, i) => [
        number,
        { status: markers[i].status, by: markers[i].by < 0 ? null : sideOf(markers[i].by) },
      ]),
    ),
    arrows: openArrows(s, s.initiative).map((at) => arrowText(fixed, at)),
    options: bySide((seat) => openOptions(s, seat).filter((n) => n > 0)),
    log: log.map((entry) => entryTree(s, entry)),
    points: bySide((seat) => pointsIn(log, seat)),
    total: totalOf(log),
    verdict: verdict(s),
  };
}

function entryTree({ fixed }: OpenCampaign, { arrow, options, report }: LogEntry): Tree {
  const flown = { mission: arrowText(fixed, arrow), side: fixed.campaign.arrows[arrow].side, options };
  if (report === null) return flown;
  const points = pointsOf(report);
  return { ...flown, status: report.status, bombs: report.bombs, points: points.slice(), result: resultOf(points) };
}
