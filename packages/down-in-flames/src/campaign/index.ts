export * from './choices.ts';
export type { CampaignEvent } from './events.ts';
export { type CampaignView, downInFlamesCampaign } from './game.ts';
export { missionOptions } from './mission.ts';
export { arrowText } from './notation.ts';
export {
  type CampaignOptions,
  type CampaignProblem,
  campaignProblems,
  MOST_SCALE,
  mostAircraft,
} from './options.ts';
export * as campaignRules from './rules/index.ts';
export { type CampaignReason, campaignReasons } from './rules/reasons.ts';
export { type Grade, grades } from './rules/victory.ts';
export { campaignScript } from './script.ts';
export * from './state.ts';
export { campaignTrial } from './trial.ts';
