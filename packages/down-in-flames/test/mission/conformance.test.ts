import { EVERY_STEP, tryGame } from '@tallyho/conformance';
import { chanceFrom, type Json, Table, type Trial } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlames } from '../../src/game.ts';
import { dealMission } from '../../src/mission/trial.ts';
import { downInFlamesTrial } from '../../src/trial.ts';
import { missionOptions, playOut } from './helpers.ts';

const trial = { ...downInFlamesTrial, deal: dealMission } as unknown as Trial;

describe('conformance of missions', () => {
  test('all checks at every step of a few', () => {
    for (let seed = 0; seed < 3; seed++) expect(tryGame(trial, `mission ${seed}`, EVERY_STEP).finding).toBeNull();
  });

  test('quick checks at every step of many, all checks now and then', () => {
    for (let seed = 0; seed < 40; seed++) expect(tryGame(trial, `missions ${seed}`, { every: 60 }).finding).toBeNull();
  });

  test('DIF-OPT-24: a mission of 32 aircraft', () => {
    const many = (one: Json): Json[] => new Array<Json>(8).fill(one);
    const options = missionOptions(
      [...many({ bomber: 'b-24d' }), ...many({ fighter: 'p-51d' })],
      [...many({ fighter: 'bf-109g' }), ...many({ fighter: 'fw-190a-8' })],
      { scale: 8 },
      { decks: 3, turns: 2 },
    );
    const state = downInFlames.setup(options, chanceFrom('large'));
    const table = new Table(downInFlames, state);
    table.advance();
    expect(playOut(table as never, 'large').outcome).not.toBeNull();
    expect(downInFlames.cards(state)).toHaveLength(330);
  });
});
