import { Match, only } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlames } from '../../src/game.ts';
import { missionOptions } from './helpers.ts';

const bomber = { bomber: 'do-17z' };
const fighter = { fighter: 'spitfire-i' };

type Said = [seat: number, text: string];

function brief(mission: object, said: readonly Said[] = [], more: object = {}) {
  const started = Match.start(downInFlames, missionOptions([bomber, fighter], [fighter], mission, more), 'briefing');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  for (const [seat, text] of said) expect(started.value.chooseText(seat, text), text).toMatchObject({ ok: true });
  return started.value;
}

describe('before the first turn', () => {
  test('DIF-CMP-13, DIF-GAP-49: everybody hears of every aircraft, and that the attacker begins', () => {
    const heard = brief({}).told(1);
    expect(heard.slice(0, 4)).toMatchObject([
      { event: 'aircraft', plane: 0, because: 'DIF-CMP-13' },
      { event: 'aircraft', plane: 1, because: 'DIF-CMP-13' },
      { event: 'aircraft', plane: 2, because: 'DIF-CMP-13' },
      { event: 'first', side: 0, because: 'DIF-GAP-49' },
    ]);
  });

  test('DIF-FLAK-01, DIF-FLAK-02: all hear that Flak is laid, only whoever laid it hears which', () => {
    const match = brief({}, [[1, 'flak tight']]);
    const flak = match.log.filter(({ event }) => event.event.startsWith('flak'));
    expect(flak).toMatchObject([
      { event: { event: 'flak-laid', side: 1, because: 'DIF-FLAK-02' } },
      { audience: only(1), event: { event: 'flak-pattern', side: 1, because: 'DIF-FLAK-02' } },
    ]);
    expect(match.told(0).map(({ event }) => event)).not.toContain('flak-pattern');
  });

  test('DIF-OPTN-14: a Shortage hits every enemy aircraft once, and nobody else is hit', () => {
    const hits = (effects: object) =>
      brief({ effects }, [[1, 'flak tight']]).log.flatMap(({ event }) => (event.event === 'hit' ? [event] : []));
    expect(hits({})).toEqual([]);
    expect(hits({ A: [{ effect: 'shortage', amount: 2 }] })).toMatchObject([{ plane: 2, hits: 2, total: 2 }]);
    expect(hits({ B: [{ effect: 'shortage', amount: 1 }] })).toMatchObject([
      { plane: 0, hits: 1, because: 'DIF-OPTN-14' },
      { plane: 1, hits: 1, because: 'DIF-OPTN-14' },
    ]);
  });

  const started: readonly Said[] = [
    [1, 'flak tight'],
    [0, 'start low'],
    [1, 'start very low'],
  ];

  test('DIF-SETUP-07, DIF-SETUP-09, DIF-BMB-04: fighters choose their level in secret, a bomber has its own', () => {
    expect(brief({}, started.slice(0, 1)).decision(0)).toMatchObject({ kind: 'start', because: 'DIF-SETUP-07' });
    const levels = brief({}, started).log.flatMap(({ event }) => (event.event === 'altitude' ? [event] : []));
    expect(levels).toMatchObject([
      { plane: 0, altitude: 2, because: 'DIF-BMB-04' },
      { plane: 1, altitude: 1, because: 'DIF-SETUP-09' },
      { plane: 2, altitude: 0, because: 'DIF-SETUP-09' },
    ]);
  });

  test('DIF-OPT-28, DIF-OPT-29: whoever starts low draws more, in a mission too, but no bomber', () => {
    const bonus = (more: object) =>
      brief({}, started, more).log.flatMap(({ event }) =>
        event.event === 'drew' && event.because.startsWith('DIF-OPT-') ? [event] : [],
      );
    expect(bonus({})).toEqual([]);
    expect(bonus({ lowStartBonus: true })).toMatchObject([
      { plane: 1, count: 1, because: 'DIF-OPT-29' },
      { plane: 2, count: 2, because: 'DIF-OPT-28' },
    ]);
  });
});
