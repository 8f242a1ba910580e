import { describe, expect, test } from 'vitest';
import {
  armsDisplay,
  campaignBase,
  corsairsAwards,
  corsairsCounters,
  corsairsCrews,
  corsairsLandCampaigns,
  corsairsOptions,
  corsairsSupplies,
  pearlHarbor,
  situations,
  specialMissions,
} from '../../src/content/index.ts';

/** Sheets of which there is one each. */
const sheets = [
  { id: 'pearl-harbor', ...pearlHarbor },
  { id: 'bombing-display', ...situations },
];

/** What CORSAIRS AND HELLCATS has in lists of its own. */
const corsairs = {
  armsDisplay,
  corsairsAwards,
  corsairsCounters,
  corsairsCrews,
  corsairsLandCampaigns,
  corsairsOptions,
  corsairsSupplies,
  specialMissions,
};

describe('sources', () => {
  const at = (entry: unknown, path: string): unknown =>
    path
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .reduce<unknown>((value, step) => (value as { [step: string]: unknown } | undefined)?.[step], entry);

  test('every value that is said to be known is there', () => {
    for (const [kind, list] of Object.entries({ ...campaignBase, ...corsairs, sheets })) {
      for (const entry of list) {
        expect(entry.sources.all, `${kind} ${entry.id}`).toBeDefined();
        for (const path of Object.keys(entry.sources))
          if (path !== 'all') expect(at(entry, path), `${kind} ${entry.id} ${path}`).toBeDefined();
      }
    }
  });
});
