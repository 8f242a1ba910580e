import { describe, expect, test } from 'vitest';
import {
  flownIn,
  hasPicked,
  type Logbook,
  lineOf,
  missionIn,
  NO_PICK,
  openPicks,
  type Picks,
  pickStep,
  type UsedUp,
  useUp,
} from '../src/missions.ts';
import type { TableState } from '../src/state.ts';
import type { Table } from '../src/table.ts';

type Books = TableState & Logbook<{ report: string | null; picked: number[] }> & UsedUp;
type Choice = { readonly pick: number } | { readonly other: string };

const books = (): Books =>
  ({ log: [{ report: null, picked: [NO_PICK, NO_PICK] }], used: [[], [2]], seeds: [] }) as unknown as Books;

/** Three for everybody; a side loses the third with its second mission. */
const picks: Picks<Books, 'used' | 'lost'> = {
  obliged: false,
  numbers: () => [1, 2, 3],
  bar(s, side, number) {
    if (hasPicked(s, side, number)) return 'used';
    return number === 3 && s.log.length > 1 ? 'lost' : null;
  },
};

const shown: (readonly number[])[] = [];
const step = pickStep<Books, Choice, never, 'used' | 'lost'>({
  ...picks,
  ask: 'pick',
  because: 'R-1',
  reasons: { used: 'R-2', lost: 'R-3' },
  who: () => [0, 1],
  choice: (pick) => ({ pick }),
  numberIn: (choice) => ('pick' in choice ? choice.pick : null),
  picked: (s) => lineOf(s).picked,
  revealed(t, picked) {
    useUp(t.state, picked);
    shown.push(picked);
  },
});

describe('what each side picks in secret before a mission', () => {
  test('nothing, or one of those that are left', () => {
    expect(openPicks(picks, books(), 0)).toEqual([0, 1, 2, 3]);
    expect(openPicks(picks, books(), 1)).toEqual([0, 1, 3]);
    expect(step.options(books(), {}, 1, [])).toEqual([{ pick: 0 }, { pick: 1 }, { pick: 3 }]);
  });

  test('who must pick picks nothing only when nothing is left', () => {
    const s = books();
    expect(openPicks({ ...picks, obliged: true }, s, 1)).toEqual([1, 3]);
    s.used[1] = [1, 2, 3];
    expect(openPicks({ ...picks, obliged: true }, s, 1)).toEqual([NO_PICK]);
  });

  test('what cannot be picked says why, by its rule', () => {
    const s = books();
    s.log.push({ report: null, picked: [0, 0] });
    expect(step.refusals?.(s, {}, 1)).toEqual([
      { choice: { pick: 2 }, reason: 'used', because: 'R-2' },
      { choice: { pick: 3 }, reason: 'lost', because: 'R-3' },
    ]);
  });

  test('nothing is refused to whoever must pick, as long as something is left, and where the list has no line for it', () => {
    const obliged = { ...picks, obliged: true, ask: 'pick', because: 'R-1', reasons: { used: 'R-2', lost: 'R-3' } };
    const about = { choice: (pick: number): Choice => ({ pick }), who: () => [0, 1], numberIn: () => null };
    const rest = { ...about, picked: () => [], revealed: () => {} };
    const refusing = pickStep<Books, Choice, never, 'used' | 'lost'>({ ...obliged, ...rest, whyObliged: 'lost' });
    const silent = pickStep<Books, Choice, never, 'used' | 'lost'>({ ...obliged, ...rest });
    const s = books();
    expect(refusing.refusals?.(s, {}, 0)).toEqual([{ choice: { pick: NO_PICK }, reason: 'lost', because: 'R-3' }]);
    expect(silent.refusals?.(s, {}, 0)).toEqual([]);
    s.used[0] = [1, 2, 3];
    expect(refusing.refusals?.(s, {}, 0).map(({ reason }) => reason)).toEqual(['used', 'used', 'used']);
  });

  test('when all have picked it stands in the log and is used up; nothing uses nothing up', () => {
    const s = books();
    const t = { state: s } as unknown as Table<Books, Choice, never>;
    step.revealed(t, {}, [
      { seat: 0, id: 1, choice: { pick: 3 } },
      { seat: 1, id: 1, choice: { pick: NO_PICK } },
    ]);
    expect(lineOf(s).picked).toEqual([3, 0]);
    expect(s.used).toEqual([[3], [2]]);
    expect(shown).toEqual([[3, 0]]);
    expect(openPicks(picks, s, 0)).toEqual([0, 1, 2]);
  });
});

test('a mission counts when it has been reported', () => {
  const s = books();
  expect(flownIn(s)).toBe(0);
  lineOf(s).report = 'home again';
  s.log.push({ report: null, picked: [0, 0] });
  expect(flownIn(s)).toBe(1);
});

test('a saved state tells which mission it is, and that of another game that it is none', () => {
  expect(missionIn(books())).toBe(1);
  expect(missionIn({ turn: 3, log: 'none' })).toBe(0);
});
