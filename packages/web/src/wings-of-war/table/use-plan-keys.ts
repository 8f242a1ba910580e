import { useEffect, useRef } from 'react';
import type { Plan } from './use-plan.ts';

/** Whoever plans may do it with keys: 1–9 lay a card, Backspace takes the last one up, Enter is ready. */
export function usePlanKeys(plan: Plan | null): void {
  const latest = useRef(plan);
  latest.current = plan;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const now = latest.current;
      const on = event.target instanceof Element ? event.target : null;
      if (now === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (on?.closest('input, select, textarea') != null || document.querySelector('dialog[open]') !== null) return;
      const { cards, locked } = now.current;
      if (/^[1-9]$/.test(event.key)) press1(`.hand li:nth-child(${event.key}) button`);
      else if (event.key === 'Backspace' && cards.length > locked) now.takeUp(cards.length - 1);
      else if (event.key === 'Enter' && on?.closest('button, a, summary') == null) press1('.ready');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const press1 = (selector: string): void => document.querySelector<HTMLElement>(`.flight ${selector}`)?.click();
