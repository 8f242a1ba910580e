import type { Migration, Old } from '@tallyho/kernel';

const isOld = (value: Old[string]): value is Old =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Midway was the one island there was; now it is a force like others, and a sheet may have several. */
function withForces(old: Old): Old {
  const { fixed } = old;
  if (!isOld(fixed) || !isOld(fixed.campaign)) return old;
  const { island, ...campaign } = fixed.campaign;
  const forces = isOld(island) ? [forceOf(island)] : [];
  return { ...old, fixed: { ...fixed, campaign: { ...campaign, forces, decoy: null } as Old } as Old };
}

function forceOf({ target, ...island }: Old): Old {
  return { ...island, side: 'allied', targets: [target ?? 'japanese-fleet'], launches: null, obliged: true } as Old;
}

/** What has changed the shape of Carrier campaigns. */
export const migrations: readonly Migration[] = [{ from: 1, state: withForces }];
