import { type Player, playthrough } from '@tallyho/conformance';
import { below, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, campaignBase, zeroCampaignTrial, zeroCarriersTrial, zeroMissionTrial } from '../../src/index.ts';

const missions: Trial = zeroMissionTrial;
const numbers = Array.from({ length: 21 }, (_, n) => n + 1);
const campaigns: Trial = zeroCampaignTrial;
const carriers: Trial = zeroCarriersTrial;

/** What nobody does who wants to get to the target. */
const shy: readonly string[] = ['jettison', 'leave', 'break-off', 'hold'];

const isEager = (choice: Choice): boolean =>
  (choice.do === 'run-in' && choice.leader && choice.wingman) ||
  (choice.do === 'run' && choice.leader + choice.wingman > 0) ||
  (choice.do === 'strafe' && (choice.leader || choice.wingman)) ||
  ['aim', 'play', 'counter', 'stop', 'help', 'attack-bombers', 'wingman-bombers'].includes(choice.do);

/** Goes to the target, bombs and strafes what he can, and answers when he has an answer; otherwise by chance. */
const raider: Player = (_, __, options, chance) => {
  const bold = (options as readonly Choice[]).filter((choice) => !shy.includes(choice.do));
  const eager = bold.filter(isEager);
  const from = eager.length > 0 && below(chance, 4) > 0 ? eager : bold;
  return from[below(chance, from.length)] ?? options[0];
};

const japanese = { name: 'japanese', side: 'japanese' };
const allied = { name: 'allied', side: 'allied' };

/** The Mission of the book's long example, and a Strike with Torpedoes and dive bombs. */
const dealt = {
  'rail-complex': {
    mode: 'mission',
    seats: [
      {
        ...japanese,
        elements: [{ aircraft: 'ki-43' }, { aircraft: 'ki-30', altitude: 'low' }],
        formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
      },
      { ...allied, elements: [{ aircraft: 'buffalo-ii' }, { aircraft: 'hurricane-iib', pilot: 'carey' }] },
    ],
    orders: { kind: 'bombing', attacker: 'japanese', target: '3B', turns: [7, 7] },
  },
  destroyer: {
    mode: 'mission',
    seats: [
      {
        ...japanese,
        elements: [
          { aircraft: 'b5n2', altitude: 'very low' },
          { aircraft: 'd3a1', altitude: 'low' },
        ],
      },
      { ...allied, elements: [{ aircraft: 'f4f-3', altitude: 'low' }] },
    ],
    orders: {
      kind: 'bombing',
      attacker: 'japanese',
      target: '4B',
      turns: [1, 1],
      strike: true,
      effects: [{ side: 'allied', effect: { does: 'clouds' } }],
    },
  },
};

/** When a rule has been changed on purpose: vitest -u, and a look at the lines that differ. */
describe('every question, refusal, event and rule of whole Missions is as it was', () => {
  test.each(Object.entries(dealt))('%s', async (name, options) => {
    const told = playthrough({ ...missions, deal: () => options }, name, raider);
    for (const event of ['bombed', 'target-hit', 'flak', 'score']) expect(told).toContain(` ${event} `);
    await expect(told).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });

  test.each(numbers)('mission %i', async (n) => {
    const told = playthrough(missions, `mission ${n}`, n % 3 === 0 ? undefined : raider);
    await expect(told).toMatchFileSnapshot(`playthroughs/mission-${n}.txt`);
  });

  test('and of a Land campaign', async () => {
    const deal = () => ({ campaign: 'burma', period: 'december-1941-january-1942' });
    const told = playthrough({ ...campaigns, deal }, 'burma', raider);
    for (const event of ['campaign-resources', 'campaign-pilots', 'campaign-debrief', 'campaign-verdict'])
      expect(told).toContain(` ${event} `);
    await expect(told).toMatchFileSnapshot('playthroughs/burma.txt');
  });

  test.each(campaignBase.carrierCampaigns)('and of two turns of $name', async (campaign) => {
    const pack = { system: 'zero', pack: 'short', carrierCampaigns: [{ ...campaign, turns: 2 }] };
    const told = playthrough(
      { ...carriers, deal: () => ({ campaign: campaign.id, packs: [pack] }) },
      campaign.id,
      raider,
    );
    for (const event of ['carrier-orders', 'carrier-launch', 'carrier-debrief', 'carrier-ticked', 'carrier-verdict'])
      expect(told).toContain(` ${event} `);
    await expect(told).toMatchFileSnapshot(`playthroughs/${campaign.id}.txt`);
  });
});
