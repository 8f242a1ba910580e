import { EVERYONE, lineOf, missionStep, pickStep, type Seat, useUp } from '@tallyho/kernel';
import { type MissionResult, missionResult } from '../../mission/result.ts';
import type { Dogfight } from '../../state.ts';
import { chooseArrow, chooseOption } from '../choices.ts';
import { missionOptions } from '../mission.ts';
import {
  arrowsOf,
  barArrow,
  hasCrushed,
  initiativeAfter,
  markerAfter,
  NO_OPTION,
  openArrows,
  optionPicks,
  ownArrows,
  pointsOf,
  resultOf,
  selector,
  totalOf,
  verdict,
  winnersOf,
} from '../rules/index.ts';
import { type CampaignReason, campaignReasons } from '../rules/reasons.ts';
import {
  ALLIES,
  type AnyChoice,
  type AnyEvent,
  AXIS,
  type CampaignAsks,
  type CampaignFlow,
  type CampaignState,
  type CampaignTable,
  seatOf,
} from '../state.ts';

const attackerOf = (s: CampaignState): Seat => seatOf(arrowsOf(s.fixed)[lineOf(s).arrow].side);

/** DIF-CMP-03, DIF-GAP-62 — the next mission, or the end: after the last one, or when nobody has a target left. */
const nextMission = (t: CampaignTable): void => {
  const s = t.state;
  const side = selector(s);
  const isOver = s.log.length >= s.fixed.campaign.missions || hasCrushed(s, AXIS) || hasCrushed(s, ALLIES);
  if (isOver || side === null) return conclude(t, isOver ? 'DIF-MVP-07' : 'DIF-GAP-62');
  if (side === s.initiative) return;
  s.initiative = side;
  t.say?.(EVERYONE, { event: 'campaign-initiative', side, because: 'DIF-GAP-62' });
};

/** DIF-MVP-07 — the total is looked up in the victory table. */
function conclude(t: CampaignTable, because: string): void {
  const grade = verdict(t.state);
  t.say?.(EVERYONE, { event: 'campaign-verdict', total: totalOf(t.state.log), grade, because: 'DIF-MVP-08' });
  t.finish({ winners: winnersOf(grade), because });
}

/** DIF-CMP-05 — the side with the initiative selects one of its arrows. */
const selectMission: CampaignAsks = {
  ask: 'arrow',
  because: ({ log }) => (log.length === 0 ? 'DIF-CMP-11' : 'DIF-CMP-05'),
  several: false,
  who: (s) => s.initiative,
  options(s, _, seat, options) {
    for (const arrow of openArrows(s, seat)) options.push(chooseArrow(arrow));
    return options;
  },
  refusals: (s, _, seat) =>
    ownArrows(s, seat).flatMap((at) => {
      const reason = barArrow(s, arrowsOf(s.fixed)[at]);
      return reason === null ? [] : [{ choice: chooseArrow(at), reason, because: campaignReasons[reason] }];
    }),
  chosen(t, _, choice, side) {
    if (choice.do !== 'arrow') return;
    const { log, fixed } = t.state;
    const { arrow } = choice;
    log.push({ arrow, options: [NO_OPTION, NO_OPTION], report: null });
    const target = arrowsOf(fixed)[arrow].to;
    t.say?.(EVERYONE, {
      event: 'campaign-arrow',
      mission: log.length,
      side,
      arrow,
      target,
      because: 'DIF-CMP-05',
    });
  },
};

/**
 * DIF-CMP-28, DIF-GAP-54 — both choose an Option in secret, or none (DIF-GAP-55); DIF-CMP-32: they are revealed
 * together.
 */
const chooseOptions = pickStep<CampaignState, AnyChoice, AnyEvent, CampaignReason>({
  ...optionPicks,
  ask: 'option',
  because: 'DIF-CMP-28',
  reasons: campaignReasons,
  who: () => [AXIS, ALLIES],
  choice: chooseOption,
  numberIn: (choice) => (choice.do === 'option' ? choice.option : null),
  picked: (s) => lineOf(s).options,
  revealed(t, options) {
    useUp(t.state, options);
    t.say?.(EVERYONE, { event: 'campaign-options', options, because: 'DIF-CMP-32' });
  },
});

/** DIF-CMP-34 — the mission is fought; DIF-GAP-53: with fresh aircraft and all cards. */
const flyMission = missionStep<CampaignState, AnyChoice, AnyEvent, Dogfight, MissionResult>({
  options: (s) => missionOptions(s.fixed, lineOf(s)),
  reportOf: missionResult,
  debrief,
});

/** DIF-CMP-06 … DIF-CMP-08, DIF-CMP-19, DIF-MVP-06 — what the mission changes on the sheet. */
function debrief(t: CampaignTable): void {
  const s = t.state;
  const { arrow, report } = lineOf(s);
  if (report === null) return;
  const { status, bombs } = report;
  const attacker = attackerOf(s);
  const target = arrowsOf(s.fixed)[arrow].to;
  const points = pointsOf(report);
  t.say?.(EVERYONE, {
    event: 'campaign-debrief',
    mission: s.log.length,
    target,
    status,
    bombs,
    points: points.slice(),
    result: resultOf(points),
    total: totalOf(s.log),
    because: 'DIF-MVP-06',
  });
  if (status !== 'intact') {
    s.markers[target - 1] = markerAfter(s.markers[target - 1], attacker, status);
    t.say?.(EVERYONE, { event: 'campaign-marker', target, side: attacker, status, because: 'DIF-CMP-19' });
  }
  s.initiative = initiativeAfter(attacker, status);
  t.say?.(EVERYONE, {
    event: 'campaign-initiative',
    side: s.initiative,
    because: status === 'destroyed' ? 'DIF-CMP-07' : 'DIF-CMP-08',
  });
}

const again = (t: CampaignTable): void => t.goto(nextMission);

/** The sequence of a campaign. */
export const campaignFlow: CampaignFlow = {
  name: 'campaign',
  steps: [nextMission, selectMission, chooseOptions, flyMission, again],
};

/** The steps at which a situation may begin. */
export const campaignPhases = ['mission', 'arrow', 'options', 'fight'] as const;
