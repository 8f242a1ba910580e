import { chanceFrom, type Json } from '@tallyho/kernel';
import { specialMissions } from '../content/corsairs/special-missions.ts';
import { cardRows } from '../content/kamikaze-types.ts';
import { sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import { type CorsairsLine, NO_SPECIAL } from './corsairs/line.ts';
import { campaignEventNames } from './event-names.ts';
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

const isOwn = (event: AnyEvent): event is Exclude<AnyEvent, Happening> => campaignEventNames.includes(event.event);

export const describeEvent = (s: LandState, event: AnyEvent): Json =>
  isOwn(event) ? ({ ...event } as unknown as Json) : zeroScript.describeEvent(missionNames(s), event);

/** The Mission whose aircraft and cards an event speaks of: the one that is flown, or that has just ended. */
const missionNames = ({ inner, fixed, log }: LandState): Dogfight =>
  inner ?? zero.setup(missionOptions(fixed, log[log.length - 1]), chanceFrom(''));

/** What cards and players have made of a Mission of CORSAIRS AND HELLCATS. */
const corsairsTree = ({ special, sheet, forces, entries, retained, reinforced, green }: CorsairsLine): Tree => ({
  special: special === NO_SPECIAL ? '' : specialMissions[special].id,
  sheet,
  forces: forces.map((row) => cardRows[row]),
  entries: entries.slice(),
  retained,
  reinforced: reinforced.slice(),
  green: Object.fromEntries(sides.map((side, seat) => [side, green[seat].slice()])),
});

/** Z-24.31a — the Log Sheets, with names for numbers. */
function sheetTree(s: OpenLand): Tree {
  const { fixed, log } = s;
  const bySide = (value: (seat: number) => Json): Tree => ({ japanese: value(0), allied: value(1) });
  return {
    campaign: fixed.campaign.id,
    mission: log.length,
    log: log.map(({ period, row, target, resources, pilots, corsairs, report }) => ({
      period: fixed.campaign.periods[period].id,
      row: cardRows[row],
      target,
      resources: resources.slice(),
      pilots: Object.fromEntries(sides.map((side, seat) => [side, pilots[seat].slice()])),
      ...(corsairs === undefined ? {} : corsairsTree(corsairs)),
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
