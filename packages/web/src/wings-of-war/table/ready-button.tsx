import { READY } from '@tallyho/wings-of-war';
import { useEffect, useRef } from 'react';
import { useWanted } from '../../play/spots.ts';
import { SureButton } from '../../play/table/sure-button.tsx';
import { useWingsWords } from '../words/words.ts';
import type { Plan } from './use-plan.ts';

interface Props {
  readonly plan: Plan;
  onReady(): void;
}

/** WOW-PLAN-03 — ends planning: cards are missing, all is well, or a card costs the aircraft, which is asked twice. */
export function ReadyButton({ plan: { missing, gravest }, onReady }: Props) {
  const w = useWingsWords();
  const box = useRef<HTMLSpanElement>(null);
  const isReady = missing === 0;
  const wanted = useWanted([READY]);
  useEffect(() => {
    // Whoever lays the last card with the keyboard goes on to what comes next.
    const on = document.activeElement;
    if (isReady && on?.closest('.hand') !== null && on?.matches(':focus-visible') === true)
      box.current?.querySelector('button')?.focus();
  }, [isReady]);
  return (
    <span ref={box} className="ready-place">
      {isReady && gravest !== null ? (
        <SureButton
          text={w.table.anyway}
          after={w.table.graveOn[gravest.warning](gravest.slot + 1)}
          className="ready grave"
          onSure={onReady}
        />
      ) : (
        <button
          type="button"
          className="ready"
          aria-disabled={!isReady}
          {...wanted}
          title={isReady ? '' : w.table.notWhole}
          onClick={() => isReady && onReady()}
        >
          <span className="ready-long">{w.table.ready}</span>
          <span className="ready-short" aria-hidden="true">
            {w.table.readyShort}
          </span>
          <small>{isReady ? <span className="ready-short">{w.table.takeOff}</span> : w.table.toLay(missing)}</small>
        </button>
      )}
    </span>
  );
}
