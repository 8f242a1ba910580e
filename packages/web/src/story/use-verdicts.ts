import type { BotSystem } from '@tallyho/bots';
import { useCallback, useEffect, useState } from 'react';
import { BotClient } from '../bots/client.ts';
import { newSecret } from '../play/secret.ts';
import { type Look, spread } from './looks.ts';
import type { KeyMoment } from './moments.ts';
import type { Judged } from './verdict.ts';

/** How many moments are looked at in the first round, and for how long each, in milliseconds. */
const MOMENTS = 24;
const GLANCE = 120;
/** Around each key moment so many are looked at, longer. */
const NEAR = 2;
const STARE = 240;
const ROUNDS = 2;

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
  momentsIn: (judged: readonly Judged[]) => readonly KeyMoment[],
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
        const of = known.size + list.filter((look) => !known.has(look)).length;
        for (const look of list) {
          if (!isWanted) return;
          known.set(look, await judge(look, milliseconds));
          tell('thinking', inOrder(known), of);
        }
      };
      const glanced = spread(looks, MOMENTS).filter((look) => !known.has(look));
      await lookAt(glanced, GLANCE);
      const stared = new Set<Look>();
      for (let n = 0; n < ROUNDS; n++) {
        // Whoever looks closer may find that something else counted.
        const near = new Set(momentsIn(inOrder(known)).flatMap((moment) => around(moment, looks)));
        await lookAt(
          [...near].filter((look) => !stared.has(look)),
          STARE,
        );
        for (const look of near) stared.add(look);
      }
      tell('done', inOrder(known), known.size);
    };
    run()
      .catch(() => isWanted && setVerdicts((now) => ({ ...now, state: 'failed' })))
      .finally(() => bots.close());
    return () => {
      isWanted = false;
      bots.close();
    };
  }, [system, looks, momentsIn, round]);
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
    const [first] = ranked;
    const best = first?.chance ?? 0.5;
    return {
      look,
      best,
      taken: ranked.find(({ option }) => option === taken)?.chance ?? best,
      better: first?.option ?? taken,
    };
  };

const inOrder = (known: ReadonlyMap<Look, Judged>): Judged[] =>
  [...known.values()].sort((a, b) => a.look.step - b.look.step);

/** The decisions from which a moment came: the one behind it, the one before it, and some on the way. */
function around({ deed, first, next }: KeyMoment, looks: readonly Look[]): readonly Look[] {
  const behind = looks.findLast(({ step }) => step <= deed);
  const within = looks.filter(({ step }) => step >= first && step < next);
  return [...(behind === undefined ? [] : [behind]), ...spread(within, NEAR)];
}
