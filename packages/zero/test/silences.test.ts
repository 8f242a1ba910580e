import { onlyCheck, tryGame } from '@tallyho/conformance';
import type { Chance, Trial } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import {
  corsairsCampaignTrial,
  corsairsCarriersTrial,
  zeroCampaignTrial,
  zeroCarriersTrial,
  zeroCorsairsTrial,
  zeroGuadalcanalTrial,
  zeroKamikazeTrial,
  zeroMissionTrial,
  zeroTrial,
} from '../src/index.ts';

/** LR-25 — Missions on which somebody may ram. */
const ramming = {
  ...zeroMissionTrial,
  deal(chance: Chance): unknown {
    const dealt = zeroMissionTrial.deal(chance) as { readonly orders: object };
    const effects = ['japanese', 'allied'].map((side) => ({ side, effect: { does: 'ramming', hits: 4 } }));
    return { ...dealt, orders: { ...dealt.orders, effects } };
  },
};

const games: readonly [name: string, trial: unknown][] = [
  ['silence', zeroTrial],
  ['mission-silence', zeroMissionTrial],
  ['corsairs-silence', zeroCorsairsTrial],
  ['kamikaze-silence', zeroKamikazeTrial],
  ['ramming-silence', ramming],
];

/** What is neither offered nor refused, of all that can be tried and of every card that is held. */
function silenceIn(trial: Trial, seed: string): string | null {
  for (const check of ['nothingUnsaid', 'noCardWithheld']) {
    const { finding } = tryGame(trial, seed, onlyCheck(check));
    if (finding !== null) return `${finding.seed}: ${finding.check}: ${finding.detail}`;
  }
  return null;
}

test.each(games)(
  'Z-3.3a, Z-8.12b, Z-10.0b: whatever can be tried, and every card of a hand, is offered, or refused with a reason, and never both: %s',
  {
    timeout: 120_000,
  },
  (name, trial) => {
    for (let game = 0; game < 120; game++) {
      expect(silenceIn(trial as Trial, `${name}-${game}`)).toBeNull();
    }
  },
);

test.each([
  ['land', zeroCampaignTrial, 2],
  ['corsairs-land', corsairsCampaignTrial, 2],
  ['carriers', zeroCarriersTrial, 6],
  ['corsairs-carriers', corsairsCarriersTrial, 6],
  ['guadalcanal', zeroGuadalcanalTrial, 4],
] as const)(
  'Z-24.53a, Z-25.63b, Z-25.64a, CH-19.24q, CH-29.43a: and between the Missions of campaigns: %s',
  {
    timeout: 120_000,
  },
  (name, trial, games) => {
    for (let game = 0; game < games; game++) {
      expect(silenceIn(trial as unknown as Trial, `${name}-silence-${game}`)).toBeNull();
    }
  },
);
