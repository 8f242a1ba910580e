import type { BotSystem } from '@tallyho/bots';
import { useCallback, useEffect, useState } from 'react';
import { BotClient } from '../bots/client.ts';
import { newSecret } from '../play/secret.ts';
import { type Look, spread } from './looks.ts';
import type { Judged, TurningPoint } from './verdict.ts';

/** How many moments are looked at in the first round, and for how long each, in milliseconds. */
const MOMENTS = 24;
const GLANCE = 120;
/** Around the turning point every moment is looked at, longer. */
const NEAR = 8;
const STARE = 250;

/** What has been found out so far, and of how many moments. */
export interface Verdicts {
  readonly state: 'thinking' | 'stopped' | 'done' | 'failed';
  readonly judged: readonly Judged[];
  readonly of: number;
}

/** Lets the bot look back at a fight, moment by moment, in its worker. It can be stopped, and goes on where it was. */
export function useVerdicts(
  system: BotSystem,
  looks: readonly Look[],
  turned: (judged: readonly Judged[]) => TurningPoint | null,
) {
  const [verdicts, setVerdicts] = useState<Verdicts>({
    state: 'thinking',
    judged: [],
    of: Math.min(MOMENTS, looks.length),
  });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round goes on from what is known when it begins
  useEffect(() => {
    if (verdicts.state !== 'thinking') return;
    const bots = new BotClient(system);
    let isWanted = true;
    const judge = judgeWith(bots);
    const tell = (state: Verdicts['state'], judged: readonly Judged[], of: number): void => {
      if (isWanted) setVerdicts({ state, judged, of });
    };
    const run = async (): Promise<void> => {
      const known = new Map(verdicts.judged.map((each) => [each.look, each]));
      const lookAt = async (list: readonly Look[], milliseconds: number): Promise<void> => {
        const fresh = list.filter((look) => !known.has(look));
        const of = known.size + fresh.length;
        for (const look of fresh) {
          if (!isWanted) return;
          known.set(look, await judge(look, milliseconds));
          tell('thinking', inOrder(known), of);
        }
      };
      await lookAt(spread(looks, MOMENTS), GLANCE);
      await lookAt(spread(around(turned(inOrder(known)), looks), NEAR), STARE);
      tell('done', inOrder(known), known.size);
    };
    run()
      .catch(() => isWanted && setVerdicts((now) => ({ ...now, state: 'failed' })))
      .finally(() => bots.close());
    return () => {
      isWanted = false;
      bots.close();
    };
  }, [system, looks, turned, round]);
  const stop = useCallback(() => {
    setVerdicts((now) => ({ ...now, state: 'stopped' }));
    setRound((now) => now + 1);
  }, []);
  const goOn = useCallback(() => {
    setVerdicts((now) => ({ ...now, state: 'thinking' }));
    setRound((now) => now + 1);
  }, []);
  return { verdicts, stop, goOn };
}

const judgeWith =
  (bots: BotClient) =>
  async (look: Look, milliseconds: number): Promise<Judged> => {
    const { view, decision, taken } = look;
    const ranked = await bots.hints({ view, decision, level: 'ace', seed: newSecret(), allowance: { milliseconds } });
    const best = ranked[0]?.chance ?? 0.5;
    return { look, best, taken: ranked.find(({ option }) => option === taken)?.chance ?? best };
  };

const inOrder = (known: ReadonlyMap<Look, Judged>): Judged[] =>
  [...known.values()].sort((a, b) => a.look.step - b.look.step);

/** The moments between the two that differ most. */
const around = (point: TurningPoint | null, looks: readonly Look[]): readonly Look[] =>
  point === null ? [] : looks.filter(({ step }) => step > point.first && step < point.next);
