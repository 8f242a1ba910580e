import type { LandState } from '@tallyho/zero';
import { campaignContentOf, type ResourceEntry } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import type { Thumbs } from '../src/index.ts';
import { zeroCampaignThumbs } from '../src/systems/zero-campaign.ts';
import { worthOfResource } from '../src/systems/zero-resources.ts';
import { tableOf } from './tables.ts';

const { fixed } = tableOf(zeroCampaignThumbs as unknown as Thumbs, { campaign: 'burma' }, 'resources')
  .state as LandState;
const names = campaignContentOf([]).resources.map(({ id }) => id);
const zeros = [{ aircraft: 'a6m2', as: 'L/W', count: 1 }] as const;
// Burma: 1 is a raid of the Japanese on Mingaladon, 16 a Dogfight.
const RAID = 1;
const DOGFIGHT = 16;
const JAPANESE = 0;
const ALLIED = 1;

const worth = (target: number, seat: number, resource: Partial<ResourceEntry>, opposed = 0.5): number =>
  worthOfResource(
    fixed,
    target,
    seat,
    { aircraft: [], options: [], pilot: null, ...resource } as ResourceEntry,
    opposed,
  );
const option = (name: string, target: number, seat: number, opposed = 0.5, aircraft: readonly object[] = []): number =>
  worth(target, seat, { options: [name], aircraft } as never, opposed) -
  worth(target, seat, { aircraft } as never, opposed);

describe('Z-24.51a: what a Resource brings', () => {
  test('nothing brings nothing, and no option costs anything or decides a Mission', () => {
    expect(worth(RAID, JAPANESE, {})).toBe(0);
    expect(worth(DOGFIGHT, ALLIED, {})).toBe(0);
    for (const name of names)
      for (const target of [RAID, DOGFIGHT])
        for (const seat of [JAPANESE, ALLIED]) {
          expect(option(name, target, seat), name).toBeGreaterThanOrEqual(0);
          expect(option(name, target, seat), name).toBeLessThan(4);
        }
  });

  test('what is against interceptors is worth more the likelier they are', () => {
    const grows = (name: string): number => option(name, RAID, JAPANESE, 1) - option(name, RAID, JAPANESE, 0);
    const growing = names.filter((name) => grows(name) > 0);
    expect(growing).toContain('deceptive-course');
    for (const name of growing) {
      expect(['deceptive-course', 'caught-on-the-ground']).toContain(name);
      expect(option(name, RAID, JAPANESE, 0)).toBe(0);
      expect(option(name, RAID, JAPANESE, 0.5)).toBeCloseTo(option(name, RAID, JAPANESE, 1) / 2);
    }
    expect(option('deceptive-course', RAID, JAPANESE, 1)).toBeCloseTo(1.5);
  });

  test('warning and sweeps are for those who have fighters with them', () => {
    for (const name of ['early-warning', 'fighter-sweep'])
      for (const seat of [JAPANESE, ALLIED]) {
        const alone = option(name, RAID, seat);
        const together = option(name, RAID, seat, 0.5, zeros);
        expect(together, name).toBeGreaterThanOrEqual(alone);
        expect(alone).toBeLessThan(0.5);
      }
    expect(option('early-warning', RAID, ALLIED, 0.5, zeros)).toBeGreaterThan(0.5);
  });

  test('Flak guns are worth something where somebody bombs', () => {
    expect(option('flak-guns', RAID, ALLIED)).toBeGreaterThan(0.5);
    // Small arms reach nobody who flies in a Formation above them.
    expect(option('small-arms', RAID, ALLIED)).toBeLessThan(option('flak-guns', RAID, ALLIED));
    expect(option('flak-guns', DOGFIGHT, ALLIED)).toBe(0);
  });

  test('a named pilot is worth a VP', () => {
    const led = worth(DOGFIGHT, JAPANESE, { aircraft: zeros as never, pilot: 'sakai' as never });
    expect(led - worth(DOGFIGHT, JAPANESE, { aircraft: zeros as never })).toBeCloseTo(1);
  });

  test('fighters: an escort by how likely somebody comes, an interceptor by what there is to shoot down', () => {
    const escort = (opposed: number): number => worth(RAID, JAPANESE, { aircraft: zeros as never }, opposed);
    expect(escort(0)).toBe(0);
    expect(escort(0.5)).toBeCloseTo(escort(1) / 2);
    const interceptor = worth(RAID, ALLIED, { aircraft: zeros as never });
    expect(interceptor).toBe(worth(RAID, ALLIED, { aircraft: zeros as never }, 1));
    const duel = worth(DOGFIGHT, ALLIED, { aircraft: zeros as never });
    expect(duel).toBeGreaterThan(0);
    const two = [{ ...zeros[0], count: 2 }];
    expect(worth(DOGFIGHT, ALLIED, { aircraft: two as never })).toBeCloseTo(1.6 * duel);
    expect(worth(RAID, ALLIED, { aircraft: two as never })).toBeGreaterThan(interceptor + 3);
  });
});
