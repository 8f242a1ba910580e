import { downInFlames, downInFlamesCampaign, missionOptions } from '@tallyho/down-in-flames';
import { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { tell } from '../../src/down-in-flames/tell/tell.ts';
import { seatName } from '../../src/down-in-flames/words/commands.ts';

describe('the seats of a mission', () => {
  test.each(['axis', 'Axis command', 'État-major de l’Axe'])('that nobody has named go by their side: %s', (name) => {
    expect([seatName(name, 'en'), seatName(name, 'fr')]).toEqual(['Axis command', 'État-major de l’Axe']);
  });

  test('keep the names that people have given them', () => {
    expect(seatName('Jeanne', 'fr')).toBe('Jeanne');
  });

  test('are named so in whatever the table says of a side', () => {
    const campaign = Match.start(downInFlamesCampaign, { campaign: 'battle-of-britain-1940' }, 'seats');
    if (!campaign.ok) throw new Error(campaign.problem.code);
    const options = missionOptions(campaign.value.state.fixed, { arrow: 0, options: [0, 0] });
    const match = Match.start(downInFlames, options, 'seats');
    if (!match.ok) throw new Error(match.problem.code);
    const view = downInFlames.observe(match.value.state, 1);
    const { scene } = tell({ view, told: [], players: [], language: 'fr' });
    const titles = scene.sortie?.formations.map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/État-major/);
  });
});
