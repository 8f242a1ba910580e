import type { KeyboardEvent } from 'react';

/** Arrow keys go from card to card. */
export function walkCards(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
