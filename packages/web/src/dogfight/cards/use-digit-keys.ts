import { type RefObject, useEffect } from 'react';

/** The digits 1 to 9 go to the cards of a hand, from wherever somebody is who is not writing. */
export function useDigitKeys(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null) return;
      const card = row.current?.querySelectorAll<HTMLButtonElement>('.card-button')[Number(event.key) - 1];
      if (card === undefined) return;
      event.preventDefault();
      card.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [row]);
}
