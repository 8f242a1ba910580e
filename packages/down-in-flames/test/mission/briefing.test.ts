import { Match, only } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { downInFlames } from '../../src/game.ts';
import { missionOptions } from './helpers.ts';

const bomber = { bomber: 'do-17z' };
const fighter = { fighter: 'spitfire-i' };

function brief(mission: object, ...texts: [seat: number, text: string][]) {
  const started = Match.start(downInFlames, missionOptions([bomber, fighter], [fighter], mission), 'briefing');
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  for (const [seat, text] of texts) expect(started.value.chooseText(seat, text), text).toMatchObject({ ok: true });
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
    const match = brief({}, [1, 'flak tight']);
    const flak = match.log.filter(({ event }) => event.event.startsWith('flak'));
    expect(flak).toMatchObject([
      { event: { event: 'flak-laid', side: 1, because: 'DIF-FLAK-02' } },
      { audience: only(1), event: { event: 'flak-pattern', side: 1, because: 'DIF-FLAK-02' } },
    ]);
    expect(match.told(0).map(({ event }) => event)).not.toContain('flak-pattern');
  });

  test('DIF-OPTN-14: a Shortage hits every enemy aircraft once, and nobody else is hit', () => {
    const hits = (effects: object) =>
      brief({ effects }, [1, 'flak tight']).log.flatMap(({ event }) => (event.event === 'hit' ? [event] : []));
    expect(hits({})).toEqual([]);
    expect(hits({ A: [{ effect: 'shortage', amount: 2 }] })).toMatchObject([{ plane: 2, hits: 2, total: 2 }]);
    expect(hits({ B: [{ effect: 'shortage', amount: 1 }] })).toMatchObject([
      { plane: 0, hits: 1, because: 'DIF-OPTN-14' },
      { plane: 1, hits: 1, because: 'DIF-OPTN-14' },
    ]);
  });
});
