import { chanceFrom, Fields, impossible, type Json, misfit, type Result, reading } from '@tallyho/kernel';
import { cardRows } from '../content/kamikaze-types.ts';
import { zeroScript } from '../script.ts';
import { corsairsFlow } from './corsairs/flow/campaign.ts';
import { isCorsairs } from './corsairs/sheet.ts';
import { readCorsairsLine } from './corsairs/situate.ts';
import { layNamed } from './draws.ts';
import { landFlow } from './flow/campaign.ts';
import { zeroCampaign } from './game.ts';
import { missionOptions } from './mission.ts';
import type { LandOptions } from './options.ts';
import { type LandState, type LogEntry, NO_RESOURCE } from './state.ts';

/** The steps at which a situation may begin. */
const campaignPhases = ['mission', 'draw', 'resources', 'pilots', 'fight', 'effects'] as const;
/** And in CORSAIRS AND HELLCATS: where they stand in its flow; 'effects' is what Resources ask. */
const corsairsSteps = [0, 1, 5, 11, 12, 6] as const;

/**
 * A constructed moment of a campaign:
 *
 *   log: [{ target: 15, resources: [2, 4], points: [16, 10] }]
 *   phase: mission              # or: draw, resources, pilots, fight
 *   fight: { … }                # the last entry of the log is being flown: a situation of Zero!
 *   draws: [OUT OF THE SUN 1B/2D]
 *
 * In CORSAIRS AND HELLCATS a line of the log may also have `special: S1`, `sheet: 4A`, `forces: [ims-3b]`, `entries: [0, 1]`,
 * `retained: a6m2`, `reinforced: ['', f4u-1]`.
 */
export const situate = (given: Json, options: LandOptions, seed: string): Result<LandState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = zeroCampaign.setup(options, chanceFrom(seed));
    s.log = fields.list('log').map((entry, i) => readEntry(s, entry, `given.log[${i}]`, i));
    s.seeds = s.log.map(() => '');
    if (s.log.length > s.fixed.periods.length * s.fixed.campaign.missions) impossible('given.log', 'Z-24.42a');
    const phase = fields.oneOf('phase', campaignPhases, 'mission');
    const step = campaignPhases.indexOf(phase);
    if (phase === 'effects' && !isCorsairs(s.fixed.campaign)) impossible('given.phase', 'Z-24.51a');
    s.frames[0] = isCorsairs(s.fixed.campaign)
      ? { flow: corsairsFlow.name, step: corsairsSteps[step], at: {} }
      : { flow: landFlow.name, step, at: {} };
    if (phase === 'fight') {
      const flown = s.log.at(-1) ?? misfit('field-missing', 'given.log', { name: 'log' });
      const fight = zeroScript.situate(fields.raw('fight'), missionOptions(s.fixed, flown), seed);
      if (!fight.ok)
        return misfit(fight.problem.code, fight.problem.place.replace(/^given/, 'given.fight'), fight.problem.facts);
      s.inner = fight.value;
    }
    layNamed(s, fields.list('draws'), 'given.draws');
    fields.done();
    return s;
  });

function readEntry(s: LandState, given: Json, place: string, i: number): LogEntry {
  const fields = new Fields(given, place);
  const target = fields.int('target', 1, 99);
  const { campaign } = s.fixed;
  if (!campaign.targets.some(({ number }) => number === target)) throw new RangeError(`there is no target ${target}`);
  const pair = (name: string): number[] =>
    fields.has(name) ? fields.list(name, 2).map(Number) : [NO_RESOURCE, NO_RESOURCE];
  const totals = fields.has('points') ? pair('points') : null;
  const none = { target: 0, aircraft: 0, pilots: 0, returns: 0, other: 0 };
  const entry: LogEntry = {
    period: s.fixed.periods[Math.floor(i / s.fixed.campaign.missions)] ?? 0,
    row: cardRows.indexOf(fields.oneOf('row', cardRows, 'ots')),
    target,
    resources: pair('resources'),
    pilots: [[], []],
    ...(isCorsairs(campaign) ? { corsairs: readCorsairsLine(fields) } : {}),
    report:
      totals === null
        ? null
        : {
            points: totals.map((other) => ({ ...none, other })),
            totals,
            damage: fields.int('damage', 0, 999, 0),
            level: fields.int('level', 0, 3, 0),
            flown: [[], []],
          },
  };
  fields.done();
  return entry;
}
