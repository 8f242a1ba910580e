import { readFileSync } from 'node:fs';
import { type Dogfight as DownInFlames, downInFlames as downInFlamesGame } from '@tallyho/down-in-flames';
import { Match, type Result, readRecord, replay } from '@tallyho/kernel';
import type { GuadalcanalState, Dogfight as Zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { featsIn as downInFlames } from '../src/down-in-flames/flown.ts';
import { type Feats, type Flown, together } from '../src/play/flown.ts';
import { fightsIn } from '../src/saved/fights.ts';
import { loadScript } from '../src/systems.ts';
import { featsIn as zero } from '../src/zero/flown.ts';
import { duel } from './fights.ts';

/** A campaign that is over, as it was kept. */
interface Kept {
  readonly record: string;
  readonly kept: { readonly state: GuadalcanalState };
}

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

const downOf = ({ planes }: Feats, side: number): number =>
  planes.filter((plane) => plane.side === side && plane.isDown).length;

test('a campaign, with the battles inside it, came to what its reports say: losses, and ships that the attacker sank', async () => {
  const file = new URL('./saves/v4-guadalcanal/guadalcanal-over.json', import.meta.url);
  const { record, kept } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const { log } = kept.state;
  const flown = log.filter(({ kind, report }) => kind !== 'battle' && report?.flown === true);
  const sunk = flown.filter(({ ship, report }) => ship !== null && report?.level === 3);
  const { game } = await loadScript('zero-guadalcanal');
  const played = replay(game, must(readRecord(record)));
  const missions = fightsIn(must(played));
  const feats = together(missions.map((state) => zero(state as unknown as Zero)));
  expect(missions.length).toBeGreaterThanOrEqual(flown.length);
  expect(feats.ships).toEqual([0, sunk.length]);
  expect(sunk.length).toBeGreaterThan(0);
  for (const side of [0, 1]) {
    const lost = flown.flatMap(({ report }) => report?.craft[side] ?? []).filter(({ fate }) => fate === 'destroyed');
    expect(downOf(feats, side), `side ${side}`).toBeGreaterThanOrEqual(lost.length);
  }
});

describe('a mission of Down In Flames', () => {
  const mission = (kind: string, status: number, attacker = 1): DownInFlames =>
    ({
      planes: [],
      outcome: { winners: [], because: 'DIF-MVP-06' },
      mission: { status, bombs: 9 },
      fixed: {
        options: { mission: { target: { kind } } },
        mission: { attacker, needed: { damaged: 4, destroyed: 8 }, points: {}, vital: [], gift: [], scale: 1 },
        side: [],
      },
    }) as unknown as DownInFlames;

  test.each([
    ['a cargo ship that is Destroyed is sunk by the attacker', 'cargo-ship', 2, 1, [0, 1]],
    ['so is a carrier', 'aircraft-carrier', 2, 0, [1, 0]],
    ['one that is Damaged is afloat', 'cargo-ship', 1, 1, [0, 0]],
    ['a bridge cannot sink', 'bridge', 2, 1, [0, 0]],
  ])('%s', (_, kind, status, attacker, ships) => {
    expect(downInFlames(mission(kind, status, attacker)).ships).toEqual(ships);
  });
});

test('DIF-REACT-16, DIF-OPTN-07: whoever burns with few hits is down, whoever has gone home is not', () => {
  const { state } = must(Match.start(downInFlamesGame, duel, 'feats')) as { state: DownInFlames };
  const down = (): boolean[] => downInFlames(state).planes.map(({ isDown }) => isDown);
  expect(down()).toEqual([false, false]);
  state.planes[1].gone = true;
  state.planes[1].hits = 1;
  expect(down()).toEqual([false, true]);
  state.mission = { withdrawn: [false, true] } as unknown as DownInFlames['mission'];
  expect(down()).toEqual([false, false]);
});

test('fights together are all of their aircraft, and all of their ships; of nothing there is nothing', () => {
  const plane = (side: number): Flown => ({ seat: side, side, aircraft: 'A', hits: 0, isDown: false });
  const one = { planes: [plane(0)], ships: [1, 0] };
  expect(together([one, { planes: [plane(1)], ships: [2, 1] }, { planes: [], ships: [] }])).toEqual({
    planes: [plane(0), plane(1)],
    ships: [3, 1],
  });
  expect(together([])).toEqual({ planes: [], ships: [0, 0] });
});
