import type { CampaignContent, MissionTarget, ResourceOption } from '../../content/campaign-types.ts';
import type { SideName } from '../../content/types.ts';

/** Z-CGAP-78 — whether an option of a side's Resource does anything in a Mission: whom it serves, what is flown, and against what. */
export function optionFits(
  { role, missions, targets }: ResourceOption,
  { kind, attacker, sheet }: Pick<MissionTarget, 'kind' | 'attacker' | 'sheet'>,
  side: SideName,
  content: Pick<CampaignContent, 'targets'>,
): boolean {
  if (!missions.includes(kind)) return false;
  if (role !== 'any' && attacker !== null && role !== (side === attacker ? 'attacker' : 'defender')) return false;
  const surface = content.targets.find(({ id }) => id === sheet)?.kind;
  return targets === null || (surface !== undefined && targets.includes(surface));
}
