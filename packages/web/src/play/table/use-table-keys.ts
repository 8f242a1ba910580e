import { useEffect } from 'react';
import { tableKeys, wantedBy } from '../keys.ts';

/** The keyboard presses what lies on the table, wherever somebody is who is not writing. */
export function useTableKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const table = document.querySelector<HTMLElement>('.flight');
      if (table === null || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const wanted = wantedBy({
        key: event.key,
        isHeld: event.ctrlKey || event.metaKey || event.altKey,
        on: placeOf(event.target),
        isWaiting: table.querySelector('.decide.waiting') !== null,
      });
      if (wanted === null) return;
      const found = typeof wanted === 'number' ? numbered(table, wanted) : keyed(table, tableKeys[wanted]);
      if (found === null) return;
      event.preventDefault();
      found();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function placeOf(target: EventTarget | null): 'field' | 'control' | 'page' {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, select, textarea') !== null) return 'field';
  return target.closest('button, a, summary') === null ? 'page' : 'control';
}

type Deed = (() => void) | null;

/** The button that carries this key. */
function keyed(table: HTMLElement, key: string): Deed {
  const button = table.querySelector<HTMLElement>(`[data-key="${key}"]:not([aria-disabled="true"])`);
  return button === null ? null : () => button.click();
}

/** A lifted card's use or a plain answer is pressed by its number; a card of the hand is gone to. */
function numbered(table: HTMLElement, number: number): Deed {
  const nth = (selector: string): HTMLElement | null =>
    table.querySelectorAll<HTMLElement>(selector)[number - 1] ?? null;
  const isOnCards = table.querySelector('.card-button[data-playable="true"]') !== null;
  if (table.querySelector('.uses') === null && isOnCards) {
    const card = nth('.card-button');
    return card === null ? null : () => card.focus();
  }
  const answer = table.querySelector('.uses') === null ? nth('button.answer') : nth('.use');
  return answer === null ? null : () => answer.click();
}
