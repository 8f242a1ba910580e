export { type CampaignChoice, campaignDecisions, chooseResource } from './choices.ts';
export * as corsairs from './corsairs/index.ts';
export type { PickReason as ResourceReason } from './corsairs/picks.ts';
export type { CampaignEvent } from './events.ts';
export { type LandView, landFixed, zeroCampaign } from './game.ts';
export { elementsOf, missionOptions } from './mission.ts';
export { type LandOptions, LONG_WAR, landSheets } from './options.ts';
export { drawPilots, type Seeker } from './rules/pilot-cup.ts';
export { optionFits } from './rules/resources.ts';
export { type PilotRecord, pilotRecords } from './rules/roll-call.ts';
export * as campaignRules from './rules/sheet.ts';
export { zeroCampaignScript } from './script.ts';
export type {
  AnyChoice as LandChoice,
  AnyEvent as LandEvent,
  CraftFate,
  FlownCraft,
  LandFixed,
  LandState,
  LogEntry,
  OpenLand,
  Report,
} from './state.ts';
export { corsairsCampaignTrial, zeroCampaignTrial } from './trial.ts';
