import { chanceFrom, type Json } from '@tallyho/kernel';
import { missionRows } from '../content/campaign-types.ts';
import { sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import type { LandView } from './game.ts';
import { missionOptions } from './mission.ts';
import { differenceOf, openResources, performanceOf, totalOf } from './rules/sheet.ts';
import type { AnyEvent, LandState, OpenLand } from './state.ts';

type Tree = { [key: string]: Json };

/** The sheets, and all there is in the Mission that is flown. */
export const describe = (s: LandState): Tree => ({
  ...sheetTree(s),
  fight: s.inner && { turn: s.inner.turn, ...zeroScript.describe(s.inner) },
});

/** What a side sees. */
export const describeView = (view: LandView): Tree => ({
  ...sheetTree(view),
  fight: view.inner && { turn: view.inner.turn, ...zeroScript.describeView(view.inner) },
});

const isOwn = (event: AnyEvent): event is Exclude<AnyEvent, Happening> => event.event.startsWith('campaign-');

export const describeEvent = (s: LandState, event: AnyEvent): Json =>
  isOwn(event) ? ({ ...event } as unknown as Json) : zeroScript.describeEvent(missionNames(s), event);

/** The Mission whose aircraft and cards an event speaks of: the one that is flown, or that has just ended. */
const missionNames = ({ inner, fixed, log }: LandState): Dogfight =>
  inner ?? zero.setup(missionOptions(fixed, log[log.length - 1]), chanceFrom(''));

/** Z-24.31a — the Log Sheets, with names for numbers. */
function sheetTree(s: OpenLand): Tree {
  const { fixed, log } = s;
  const bySide = (value: (seat: number) => Json): Tree => ({ japanese: value(0), allied: value(1) });
  return {
    campaign: fixed.campaign.id,
    mission: log.length,
    log: log.map(({ period, row, target, resources, pilots, report }) => ({
      period: fixed.campaign.periods[period].id,
      row: missionRows[row],
      target,
      resources: resources.slice(),
      pilots: Object.fromEntries(sides.map((side, seat) => [side, pilots[seat].slice()])),
      ...(report === null
        ? {}
        : {
            points: report.totals.slice(),
            damage: report.damage,
            level: report.level,
            flown: Object.fromEntries(sides.map((side, seat) => [side, report.flown[seat].map((one) => ({ ...one }))])),
          }),
    })),
    resources: bySide((seat) => openResources(s, seat)),
    points: bySide((seat) => totalOf(log, seat)),
    difference: differenceOf(log),
    performance: performanceOf(s),
  };
}
