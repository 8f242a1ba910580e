import { EVERYONE, lineOf, missionStep, pickStep } from '@tallyho/kernel';
import { campaignContentOf } from '../../content/campaign-catalogue.ts';
import { sides } from '../../content/types.ts';
import type { Dogfight } from '../../state.ts';
import { chooseResource } from '../choices.ts';
import { elementsOf, missionOptions } from '../mission.ts';
import { pilotsFor } from '../rules/pilot-cup.ts';
import {
  openResources,
  periodNow,
  type ResourceReason,
  resourcePicks,
  resourceReasons,
  targetOfRow,
} from '../rules/sheet.ts';
import {
  type AnyChoice,
  type AnyEvent,
  type LandFlow,
  type LandState,
  type LandTable,
  NO_RESOURCE,
  type Report,
} from '../state.ts';
import { again, debrief, drawRow, gather, nextMission, reportOf } from './steps.ts';

/** Z-24.44a, Z-24.44b, Z-CGAP-108 — an Action card names the target; one without a row is drawn again. The deck is whole again afterwards. */
const drawTarget = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const period = periodNow(s) ?? 0;
  const card = drawRow(t);
  gather(t);
  const row = fixed.rows[card];
  const target = targetOfRow(s, row, period);
  s.log.push({ period, row, target, resources: [NO_RESOURCE, NO_RESOURCE], pilots: [[], []], report: null });
  t.say?.(EVERYONE, {
    event: 'campaign-draw',
    mission: s.log.length,
    card: fixed.names[card],
    target,
    because: 'Z-24.44a',
  });
};

/** Z-24.52a, Z-24.53b, Z-CGAP-47 — both pick a Resource in secret, while any is left; they are revealed together. */
const chooseResources = pickStep<LandState, AnyChoice, AnyEvent, ResourceReason>({
  ...resourcePicks,
  ask: 'resource',
  because: 'Z-24.52a',
  reasons: resourceReasons,
  who: (s) => sides.flatMap((_, seat) => (openResources(s, seat).length > 0 ? [seat] : [])),
  choice: chooseResource,
  numberIn: (choice) => (choice.do === 'resource' ? choice.resource : null),
  picked: (s) => lineOf(s).resources,
  revealed: (t, resources) => t.say?.(EVERYONE, { event: 'campaign-resources', resources, because: 'Z-24.53b' }),
});

/** Z-19.12a, Z-19.24a, Z-24.1b — pilots for all Leaders of both sides. */
const choosePilots = (t: LandTable): void => {
  const s = t.state;
  const { fixed } = s;
  const entry = lineOf(s);
  const { counters } = campaignContentOf(fixed.options.packs);
  for (const [seat, side] of sides.entries())
    entry.pilots[seat] = pilotsFor(elementsOf(fixed, entry, seat), fixed.campaign.pilots[side], counters, (n) =>
      t.roll(n),
    );
  const pilots = entry.pilots.map((ids) => ids.slice());
  t.say?.(EVERYONE, { event: 'campaign-pilots', pilots, because: 'Z-19.24a' });
};

/** Z-24.1b — the Mission is flown; Z-CGAP-88: with fresh aircraft and all cards. */
const flyMission = missionStep<LandState, AnyChoice, AnyEvent, Dogfight, Report>({
  options: (s) => missionOptions(s.fixed, lineOf(s)),
  reportOf,
  debrief,
});

/** Z-24.1a, Z-24.1b, Z-15.1b — the sequence of a Land campaign: one Mission after the other. */
export const landFlow: LandFlow = {
  name: 'land-campaign',
  steps: [nextMission, drawTarget, chooseResources, choosePilots, flyMission, again],
};
