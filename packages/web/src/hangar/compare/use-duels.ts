import type { Tally } from '@tallyho/bots';
import { useEffect, useState } from 'react';
import { ALL_DUELS, measureDuels, NO_DUELS } from '../../bots/duels.ts';
import { packOptions } from '../../content/packs.ts';
import { type Craft, keyOf } from '../craft.ts';
import { duelsIn } from './share.ts';

/** Milliseconds: whoever only passes by starts nobody. */
const PATIENCE = 500;

export interface Duels {
  readonly tally: Tally;
  readonly state: 'flying' | 'stopped' | 'done' | 'failed';
  stop(): void;
  goOn(): void;
}

/** Duels of two aircraft between bots, which go on as long as somebody looks, up to a thousand. */
export function useDuels(a: Craft, b: Craft): Duels {
  const pair = `${keyOf(a)} ${keyOf(b)}`;
  const [tally, setTally] = useState<{ readonly of: string; readonly is: Tally }>({ of: pair, is: NO_DUELS });
  const [stopped, setStopped] = useState('');
  const [failed, setFailed] = useState('');
  const current = tally.of === pair ? tally.is : NO_DUELS;
  const isDone = duelsIn(current) >= ALL_DUELS;
  const flies = stopped !== pair && failed !== pair && !isDone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another pair, or another wish to go on, begins anew
  useEffect(() => {
    if (!flies) return;
    let end = (): void => {};
    const timer = window.setTimeout(() => {
      const entrant = (craft: Craft) => ({
        id: craft.duel?.id ?? craft.id,
        name: craft.name,
        points: null,
        side: craft.duel?.side ?? null,
      });
      end = measureDuels(
        a.system,
        { first: entrant(a), second: entrant(b), options: packOptions(a.system) },
        current,
        (is) => setTally({ of: pair, is }),
        () => setFailed(pair),
      );
    }, PATIENCE);
    return () => {
      window.clearTimeout(timer);
      end();
    };
  }, [pair, flies]);
  return {
    tally: current,
    state: failed === pair ? 'failed' : isDone ? 'done' : flies ? 'flying' : 'stopped',
    stop: () => setStopped(pair),
    goOn: () => setStopped(''),
  };
}
