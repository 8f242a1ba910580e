import { chanceFrom, type Json } from '@tallyho/kernel';
import { trainingBoxes } from '../content/corsairs/superfortress-types.ts';
import { altitudes } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import { zeroScript } from '../script.ts';
import type { Dogfight } from '../state.ts';
import { duties } from './choices.ts';
import { superfortressEventNames } from './event-names.ts';
import { fightOptions } from './fight.ts';
import { environmentOf } from './rules/environment.ts';
import { letterOf, resultOf } from './rules/weeks.ts';
import type {
  AnySuperfortressEvent,
  Flight,
  OpenSuperfortress,
  SuperfortressState,
  SuperfortressView,
} from './state.ts';

type Tree = { [key: string]: Json };

/** The log sheet, and all there is in the fight that goes on. */
export const describe = (s: SuperfortressState): Tree => ({
  ...sheetTree(s),
  fight: s.inner && { turn: s.inner.turn, ...zeroScript.describe(s.inner) },
});

/** What is seen of it. */
export const describeView = (view: SuperfortressView): Tree => ({
  ...sheetTree(view),
  fight: view.inner && { turn: view.inner.turn, ...zeroScript.describeView(view.inner) },
});

const isOwn = (event: AnySuperfortressEvent): event is Exclude<AnySuperfortressEvent, Happening> =>
  superfortressEventNames.includes(event.event);

export const describeEvent = (s: SuperfortressState, event: AnySuperfortressEvent): Json =>
  isOwn(event) ? ({ ...event } as unknown as Json) : zeroScript.describeEvent(fightNames(s), event);

/** The fight whose aircraft and cards an event speaks of: the one that goes on, or that has just ended. */
const fightNames = ({ inner, fixed, log }: SuperfortressState): Dogfight =>
  inner ?? zero.setup(fightOptions(fixed, log[log.length - 1]), chanceFrom(''));

const flightTree = (flight: Flight): Tree => ({
  week: flight.week,
  kind: flight.kind,
  aircraft: flight.flyers.map(({ aircraft }) => aircraft + 1),
  target: letterOf(flight.target),
  altitude: altitudes[flight.altitude] ?? 'open',
  environment: environmentOf(flight),
  fighters: flight.opponents.map(
    ({ aircraft, wingman, altitude }) => `${wingman ? 'L/W' : 'L'} ${aircraft} ${altitudes[altitude] ?? 'open'}`,
  ),
  turns: flight.turns,
  supply: flight.supply,
  report: flight.report === null ? null : { ...flight.report, over: flight.report.over.map((one) => one + 1) },
});

/** CH-30.22a — the log sheet, with names for numbers. */
function sheetTree(s: OpenSuperfortress): Tree {
  return {
    week: s.week,
    supply: s.supply,
    vps: s.vps,
    result: resultOf(s.vps),
    target: letterOf(s.target),
    due: s.due,
    'due next': s.dueNext,
    flown: s.flown,
    attacked: s.attacked,
    ...Object.fromEntries(
      s.fleet.map(({ damage, damaged, boxes, lost }, aircraft) => [
        `B-29 ${aircraft + 1}`,
        {
          damage,
          damaged: damaged === 1,
          boxes: trainingBoxes.filter((_, box) => boxes[box] === 1),
          lost,
          duty: duties[s.duties[aircraft]] ?? 'none',
        },
      ]),
    ),
    weeks: s.weeks.map(({ week, duties: given, due, mission, next, supply, vps }) => ({
      week,
      duties: given.map((duty) => duties[duty] ?? 'none'),
      due,
      mission: letterOf(mission),
      next: letterOf(next),
      supply,
      vps,
    })),
    flight: s.flight && flightTree(s.flight),
    log: s.log.map(flightTree),
  };
}
