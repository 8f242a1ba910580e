import { below, type Chance, lineOf, type Seat, type Trial } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { campaignBase } from '../content/campaign-base.ts';
import { missionRows } from '../content/campaign-types.ts';
import { sides } from '../content/types.ts';
import { handsInside } from '../held.ts';
import { zeroMissionTrial } from '../mission/trial.ts';
import type { Selection } from '../selection/flow/selection.ts';
import { selectionTries } from '../selection/tries.ts';
import { tries } from '../tries.ts';
import { chooseEntry, chooseResource } from './choices.ts';
import { candidatesFor } from './corsairs/people.ts';
import { corsairsPicks, entryIn, resourceIn } from './corsairs/picks.ts';
import { isCorsairs } from './corsairs/sheet.ts';
import { corsairsDeals, corsairsFeatures, corsairsUses } from './corsairs/trial.ts';
import type { LandView } from './game.ts';
import { type LandOptions, LONG_WAR } from './options.ts';
import { resourcePicks } from './rules/sheet.ts';
import { zeroCampaignScript } from './script.ts';
import { type AnyChoice, type AnyEvent, type LandState, NO_RESOURCE } from './state.ts';

const { campaigns } = campaignBase;

/** Every row of the Missions table in every period, every target that a card can lead to, and every Resource, of every campaign. */
const features: readonly string[] = campaigns.flatMap(({ id, periods, table, resources }) => [
  ...periods.flatMap((period) => missionRows.map((row) => `${id}: ${row} in ${period.id}`)),
  ...new Set(Object.values(table).flatMap((row) => row.map((target) => `${id}: target ${target}`))),
  ...sides.flatMap((side) => resources[side].map(({ number }) => `${id}: ${side} resource ${number}`)),
]);

type LandTrial = Trial<LandState, AnyChoice, AnyEvent, LandView, LandOptions>;

/** Nothing, each Resource on a side's list, and in CORSAIRS AND HELLCATS each of its entries; people, into whatever they can fly. */
function landTries(s: LandState, kind: string, seat: Seat): readonly AnyChoice[] {
  if (s.inner !== null) return tries(s.inner, kind, seat);
  const isByCards = isCorsairs(s.fixed.campaign);
  if (kind === 'resource')
    return [
      chooseResource(NO_RESOURCE),
      ...(isByCards
        ? corsairsPicks.numbers(s, seat).map((pick) => chooseEntry(resourceIn(pick), entryIn(pick)))
        : resourcePicks.numbers(s, seat).map(chooseResource)),
    ];
  if (!isByCards) return [];
  return selectionTries(kind, s.frames[s.frames.length - 1].at as Selection, candidatesFor(s.fixed, lineOf(s), seat));
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of Land campaigns. */
export const zeroCampaignTrial: LandTrial = {
  script: zeroCampaignScript,
  deal(chance) {
    const { id, periods, longWar } = campaigns[below(chance, campaigns.length)];
    const period = below(chance, 8) === 0 && longWar !== null ? LONG_WAR : periods[below(chance, periods.length)].id;
    return { campaign: id, period, fullThrottle: below(chance, 3) === 0, angles: below(chance, 4) === 0 };
  },
  features,
  began: () => [],
  uses(s, choice, seat) {
    const { campaign } = s.fixed;
    if (choice.do === 'resource') {
      const { period, row, target } = lineOf(s);
      return [
        `${campaign.id}: ${sides[seat]} resource ${choice.resource}`,
        `${campaign.id}: target ${target}`,
        `${campaign.id}: ${missionRows[row]} in ${campaign.periods[period].id}`,
      ];
    }
    return s.inner === null ? [] : zeroMissionTrial.uses(s.inner, choice as Choice, seat);
  },
  tries: landTries,
  hands: handsInside,
};

/** The same of the campaigns of CORSAIRS AND HELLCATS. */
export const corsairsCampaignTrial: LandTrial = {
  script: zeroCampaignScript,
  deal: (chance: Chance) => corsairsDeals(chance),
  features: corsairsFeatures,
  began: () => [],
  uses: corsairsUses,
  tries: landTries,
  hands: handsInside,
};
