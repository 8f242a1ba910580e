import { chanceFrom, Fields, impossible, type Json, misfit, type Result, reading, type Seat } from '@tallyho/kernel';
import { sides } from '../content/types.ts';
import type { MissionResult, SideResult } from '../mission/result.ts';
import { targetStatuses } from '../mission/state.ts';
import { downInFlamesScript } from '../script.ts';
import { campaignFlow, campaignPhases } from './flow/campaign.ts';
import { downInFlamesCampaign } from './game.ts';
import { missionOptions } from './mission.ts';
import { arrowText } from './notation.ts';
import type { CampaignOptions } from './options.ts';
import { arrowsOf } from './rules/arrows.ts';
import { NO_OPTION, optionNumbers } from './rules/options.ts';
import { type CampaignFixed, type CampaignState, type LogEntry, seatOf } from './state.ts';

/**
 * A constructed moment of a campaign:
 *
 *   initiative: axis
 *   targets: { 3: { status: destroyed, by: axis } }
 *   log: [{ side: axis, mission: attack 3, options: [1, 2], status: destroyed, points: [30, 13] }]
 *   phase: arrow                     # or: mission (somebody selects, or the campaign ends), options, fight
 *   fight: { … }                     # the last entry of the log is being flown: a situation of Down In Flames
 */
export const situate = (given: Json, options: CampaignOptions, seed: string): Result<CampaignState> =>
  reading(() => {
    const fields = new Fields(given, 'given');
    const s = downInFlamesCampaign.setup(options, chanceFrom(seed));
    const { campaign } = s.fixed;
    s.initiative = seatOf(fields.oneOf('initiative', sides, campaign.initiative));
    readMarkers(fields.fields('targets'), s);
    s.log = fields.list('log').map((entry, i) => readEntry(entry, `given.log[${i}]`, s.fixed));
    s.used = s.used.map((_, side) => s.log.map(({ options: chosen }) => chosen[side]).filter((n) => n !== NO_OPTION));
    s.seeds = s.log.map(() => '');
    const phase = fields.oneOf('phase', campaignPhases, 'mission');
    s.frames[0] = { flow: campaignFlow.name, step: campaignPhases.indexOf(phase), at: {} };
    checkLog(s, phase);
    if (phase === 'fight') {
      const flown = s.log.at(-1) ?? misfit('field-missing', 'given.log', { name: 'log' });
      const fight = downInFlamesScript.situate(fields.raw('fight'), missionOptions(s.fixed, flown), seed);
      if (!fight.ok)
        return misfit(fight.problem.code, fight.problem.place.replace(/^given/, 'given.fight'), fight.problem.facts);
      s.inner = fight.value;
    }
    fields.done();
    return s;
  });

/**
 * DIF-CMP-03: no more missions than the sheet has; DIF-CMP-29: no Option twice; DIF-CMP-02: every mission but the one
 * that is being prepared or flown has been reported.
 */
function checkLog({ log, used, fixed }: CampaignState, phase: (typeof campaignPhases)[number]): void {
  const { missions } = fixed.campaign;
  if (log.length > missions) impossible(`given.log[${missions}]`, 'DIF-CMP-03');
  for (const chosen of used)
    for (const [i, option] of chosen.entries())
      if (chosen.indexOf(option) !== i) impossible('given.log', 'DIF-CMP-29', { option });
  const isOpen = phase === 'options' || phase === 'fight';
  for (const [i, { report }] of log.entries()) {
    const isReported = report !== null;
    if (isReported === (isOpen && i === log.length - 1)) impossible(`given.log[${i}].status`, 'DIF-CMP-02');
  }
}

function readMarkers(fields: Fields, s: CampaignState): void {
  for (const name of fields.names()) {
    const marker = fields.fields(name);
    const at = Number(name) - 1;
    if (s.markers[at] === undefined) misfit('field-unknown', fields.at(name), { name, known: [] });
    s.markers[at] = {
      status: marker.oneOf('status', targetStatuses, 'damaged'),
      by: seatOf(marker.oneOf('by', sides)),
    };
    marker.done();
  }
}

function readEntry(given: Json, place: string, fixed: CampaignFixed): LogEntry {
  const fields = new Fields(given, place);
  const side = fields.oneOf('side', sides);
  const texts = arrowsOf(fixed).map((arrow, at) => (arrow.side === side ? arrowText(fixed, at) : ''));
  const arrow = texts.indexOf(fields.oneOf('mission', texts.filter(Boolean)));
  const options = readPair(fields, 'options').map((n, seat) => knownOption(fixed, seat, n, fields.at('options')));
  const report = fields.has('status') ? readReport(fields, fixed, arrow) : null;
  fields.done();
  return { arrow, options, report };
}

const knownOption = (fixed: CampaignFixed, seat: Seat, n: number, place: string): number =>
  n === NO_OPTION || optionNumbers(fixed, seat).includes(n)
    ? n
    : misfit('field-wrong-value', place, { wanted: optionNumbers(fixed, seat), found: n });

/** Two whole numbers, for the Axis and for the Allies. */
function readPair(fields: Fields, name: string): number[] {
  const given = fields.has(name) ? fields.list(name) : [NO_OPTION, NO_OPTION];
  const pair = given.filter((n): n is number => typeof n === 'number' && Number.isInteger(n));
  return pair.length === 2 && given.length === 2
    ? pair
    : misfit('field-wrong-value', fields.at(name), { wanted: '[axis, allies]', found: given });
}

function readReport(fields: Fields, fixed: CampaignFixed, arrow: number): MissionResult {
  const [axis, allies] = readPair(fields, 'points').map(
    (final): SideResult => ({ target: 0, aircraft: 0, scored: final, adjusted: final, final, losses: [] }),
  );
  const { damaged, destroyed } = fixed.campaign.targets[arrowsOf(fixed)[arrow].to - 1];
  const { scale } = fixed.options;
  return {
    status: fields.oneOf('status', targetStatuses),
    bombs: fields.int('bombs', 0, 9999, 0),
    needed: { damaged: damaged * scale, destroyed: destroyed * scale },
    sides: { A: axis, B: allies },
  };
}
