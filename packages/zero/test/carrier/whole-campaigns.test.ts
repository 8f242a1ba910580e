import { EVERY_STEP, exhaust, tryGame } from '@tallyho/conformance';
import type { Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { campaignContentOf, zeroCarriersTrial } from '../../src/index.ts';

const trial: Trial = zeroCarriersTrial;

/** Campaigns of one turn, from a pack. */
const { carrierCampaigns } = campaignContentOf([]);
const short = (id: string): object => ({
  campaign: id,
  packs: [
    {
      system: 'zero',
      pack: 'short',
      carrierCampaigns: carrierCampaigns.map((one) => ({ ...one, turns: 1, strikeTurns: [1, 0] })),
    },
  ],
});

describe('a Carrier campaign is a game whose moves are games', () => {
  test.each(['coral-sea', 'midway'])('Z-25.1a: every check at every step of a short one: %s', { timeout: 300_000 }, (id) => {
    const { finding } = tryGame({ ...trial, deal: () => short(id) }, 'short', EVERY_STEP);
    expect(finding && `${finding.check}: ${finding.detail}`).toBeNull();
  });

  test('Z-25.32a, Z-25.42a, Z-25.52a: every range, every Flight Op, every target and every Resource is used', {
    timeout: 300_000,
  }, () => {
    expect(exhaust(trial, 'carriers', 400).missing).toEqual([]);
  });
});
