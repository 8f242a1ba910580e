import type { Json } from '@tallyho/kernel';
import type { PearlEvent } from './events.ts';
import { targetName } from './rules/flights.ts';
import { levelOf, scoreOf } from './rules/score.ts';
import type { OpenPearl, PearlState, PearlView, Sortie } from './state.ts';

type Tree = { [key: string]: Json };

export const describe = (s: PearlState): Tree => sheetTree(s);
export const describeView = (view: PearlView): Tree => sheetTree(view);
export const describeEvent = (event: PearlEvent): Json => ({ ...event }) as unknown as Json;

/** Z-26.0c — the Log Sheet, with names for numbers. */
function sheetTree(s: OpenPearl): Tree {
  const { fixed } = s;
  const score = scoreOf(s);
  return {
    wave: s.wave,
    alert: s.alert,
    flares: s.flares,
    changes: s.changes,
    resolved: s.resolved,
    sections: s.sections,
    carriers: s.carriers,
    flights: Object.fromEntries(
      [1, 2, 3].map((wave) => [
        `wave ${wave}`,
        Object.fromEntries(
          s.sorties
            .filter((one) => one.wave === wave)
            .map((one) => [fixed.flights[one.flight].name, sortieTree(s, one)]),
        ),
      ]),
    ),
    targets: Object.fromEntries(
      s.points.map((points, target) => [fixed.sheet.targets[target].id, { points, level: levelOf(s, target) }]),
    ),
    score: { ...score },
  };
}

const sortieTree = ({ fixed }: OpenPearl, one: Sortie): Tree => ({
  kind: fixed.sheet.flights[one.kind].kind,
  target: targetName(fixed, one.target),
  ...(one.divertedFrom < 0 ? {} : { divertedFrom: targetName(fixed, one.divertedFrom) }),
  steps: one.steps,
  lost: one.lost,
  sections: one.sections,
  resolved: one.resolved,
  points: one.points,
});
