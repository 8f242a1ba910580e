import {
  basePack,
  campaignBase,
  type LandCampaign,
  type ListedAircraft,
  type MissionTarget,
  type Resource,
  type SideName,
} from '../../src/content/index.ts';

const { campaigns, lightBombers, formations } = campaignBase;
export const aircraft = [...basePack.fighters, ...lightBombers, ...formations];
export const typeOf = (id: string): (typeof aircraft)[number] =>
  aircraft.find((one) => one.id === id) as (typeof aircraft)[number];
export const speedOf = (id: string): number => formations.find((one) => one.id === id)?.front.speed ?? 6;
export const campaign = (id: string): LandCampaign => campaigns.find((one) => one.id === id) as LandCampaign;
export const target = (id: string, number: number): MissionTarget =>
  campaign(id).targets.find((one) => one.number === number) as MissionTarget;
export const resource = (id: string, side: SideName, number: number): Resource =>
  campaign(id).resources[side].find((one) => one.number === number) as Resource;
export const listedIn = ({ aircraft: { japanese, allied } }: MissionTarget): readonly ListedAircraft[] => [
  ...japanese,
  ...allied,
];
export const written = ({ count, as, aircraft: id }: ListedAircraft): string =>
  [count === 1 && as !== 'aircraft' ? '' : count, as === 'aircraft' ? '' : as, id]
    .filter((part) => part !== '')
    .join(' ');
export const each = campaigns.map((one) => [one.id, one] as const);
