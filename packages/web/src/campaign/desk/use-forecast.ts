import type { BotSystem } from '@tallyho/bots';
import { useEffect, useRef, useState } from 'react';
import { ALL_FLIGHTS, foretell } from '../../bots/forecast.ts';
import type { CampaignSight } from '../room.ts';

/** Milliseconds: whoever only passes by is told nothing, and a bot that has to choose goes first. */
const PATIENCE = 1500;

/** What the campaign may come to in the end, from what everybody sees; it sharpens while one looks. None yet: []. */
export function useForecast(system: BotSystem, view: CampaignSight): readonly number[] {
  const [totals, setTotals] = useState<readonly number[]>([]);
  const latest = useRef(view);
  latest.current = view;
  const moment = view.log.length;
  const isOver = view.outcome !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every mission the forecast begins anew
  useEffect(() => {
    setTotals([]);
    if (isOver) return;
    let end = (): void => {};
    const timer = window.setTimeout(() => {
      end = foretell(system, latest.current, ALL_FLIGHTS, setTotals);
    }, PATIENCE);
    return () => {
      window.clearTimeout(timer);
      end();
    };
  }, [system, moment, isOver]);
  return totals;
}
