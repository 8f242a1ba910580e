import { below, type Trial } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { basePack } from '../content/pack.ts';
import { sides } from '../content/types.ts';
import { hands } from '../held.ts';
import { optionEffects, targetKinds } from '../mission/options.ts';
import { targetStatuses } from '../mission/state.ts';
import { downInFlamesTrial } from '../trial.ts';
import { tries } from '../tries.ts';
import { chooseArrow, chooseOption } from './choices.ts';
import type { CampaignView } from './game.ts';
import type { CampaignOptions } from './options.ts';
import { ownArrows } from './rules/arrows.ts';
import { NO_OPTION, optionNumbers, optionOf } from './rules/options.ts';
import { campaignScript } from './script.ts';
import { type AnyChoice, type AnyEvent, type CampaignState, sideOf } from './state.ts';

const { campaigns, bombers } = basePack;
/** The bombers that some arrow or Option brings. */
const flown = bombers.filter(({ id }) =>
  campaigns.some(
    ({ arrows, options }) =>
      arrows.some(({ aircraft }) => aircraft.includes(id)) ||
      sides.some((side) => options[side].some(({ aircraft }) => aircraft.some(({ card }) => card === id))),
  ),
);

/**
 * Every arrow and Option of every campaign, every bomber in one of them, every effect, and targets of every kind in
 * every end.
 */
const features: readonly string[] = [
  ...campaigns.flatMap(({ id, arrows, options }) => [
    ...arrows.map((_, i) => `${id}: arrow ${i}`),
    ...sides.flatMap((side) => options[side].map((_, i) => `${id}: ${side} option ${i + 1}`)),
  ]),
  ...sides.map((side) => `${side}: no option`),
  ...flown.map(({ id }) => `bomber ${id}`),
  ...optionEffects.map((effect) => `effect ${effect}`),
  ...targetKinds.flatMap((kind) => targetStatuses.map((status) => `${kind} ${status}`)),
];

/** What the missions so far have shown. */
function seenIn({ fixed, log }: CampaignState): string[] {
  const { campaign } = fixed;
  return log.flatMap(({ arrow, report }) => {
    const { kind } = campaign.targets[campaign.arrows[arrow].to - 1];
    return report === null ? [] : [`${kind} ${report.status}`];
  });
}

function uses(s: CampaignState, choice: AnyChoice, seat: number): string[] {
  const { campaign } = s.fixed;
  if (choice.do === 'arrow') {
    const { aircraft } = campaign.arrows[choice.arrow];
    return [`${campaign.id}: arrow ${choice.arrow}`, ...aircraft.map((id) => `bomber ${id}`), ...seenIn(s)];
  }
  if (choice.do === 'option') {
    if (choice.option === NO_OPTION) return [`${sideOf(seat)}: no option`];
    const { aircraft, effects } = optionOf(s.fixed, seat, choice.option);
    return [
      `${campaign.id}: ${sideOf(seat)} option ${choice.option}`,
      ...aircraft.map(({ card }) => `bomber ${card}`),
      ...effects.map(({ effect }) => `effect ${effect}`),
    ];
  }
  return s.inner === null ? [] : [...downInFlamesTrial.uses(s.inner, choice as Choice, seat)];
}

/** What the conformance suite, the fuzzer and the exhaustive runner need of campaigns. */
export const campaignTrial: Trial<CampaignState, AnyChoice, AnyEvent, CampaignView, CampaignOptions> = {
  script: campaignScript,
  deal: (chance) => ({
    campaign: campaigns[below(chance, campaigns.length)].id,
    scale: below(chance, 6) === 0 ? 2 : 1,
    halfPoints: below(chance, 2) === 0,
    lowStartBonus: below(chance, 2) === 0,
  }),
  features,
  began: () => [],
  uses,
  tries(s, kind, seat) {
    if (s.inner !== null) return tries(s.inner, kind, seat);
    if (kind === 'arrow') return ownArrows(s, seat).map(chooseArrow);
    return [NO_OPTION, ...optionNumbers(s.fixed, seat)].map(chooseOption);
  },
  hands: {
    held: (s, kind, seat) => (s.inner === null ? [] : hands.held(s.inner, kind, seat)),
    usedBy: (s, choice, seat) => (s.inner === null ? [] : hands.usedBy(s.inner, choice as Choice, seat)),
  },
};
