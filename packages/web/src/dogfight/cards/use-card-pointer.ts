import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How far a finger goes before it draws a card, how far up it draws it to play it, how long it rests on it to ask. */
const NUDGE = 9;
const OUT_OF_HAND = 110;
const LONG_PRESS = 520;
/** How long a mouse rests on a card before it is told what the card is good for. */
const REST = 220;

interface Deeds {
  /**
   * Plays the card, or lifts it where there is something to choose; from: where it was let go, if it was drawn, and at: the
   * aircraft there.
   */
  play(from: DOMRect | null, at: number | null): void;
  /** The card is being drawn out of the hand, or is so no more. */
  drawn(isDrawn: boolean): void;
  /** Asks what the card is. */
  ask(): void;
  /** A mouse rests on the card. */
  rested(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CardPointer {
  /** Where the finger holds the card that it draws; null: it draws none. */
  readonly held: Point | null;
  readonly on: {
    onClick(event: MouseEvent): void;
    onContextMenu(event: MouseEvent): void;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
    onPointerLeave(): void;
  };
}

/** The aircraft at a point of the screen; null: there is none. */
function planeAt(x: number, y: number): number | null {
  const plane = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-plane]')?.getAttribute('data-plane') ?? null)
    .find((id) => id !== null);
  return plane === undefined || plane === null ? null : Number(plane);
}

/**
 * A card under a finger, a mouse or Enter: a tap plays it, so does drawing it out of the hand, at the aircraft it
 * is let go over; a long press, the other
 * button or Shift asks what it is.
 */
export function useCardPointer({ play, drawn, ask, rested }: Deeds): CardPointer {
  const [held, setHeld] = useState<Point | null>(null);
  const start = useRef<Point | null>(null);
  const timer = useRef(0);
  const resting = useRef(0);
  /** Whether the click that follows has been dealt with already. */
  const isSpent = useRef(false);
  const rest = (): void => {
    window.clearTimeout(timer.current);
    start.current = null;
    if (held !== null) drawn(false);
    setHeld(null);
  };
  /** The click that follows comes at once, or not at all. */
  const forgetSpent = (): void => {
    window.setTimeout(() => {
      isSpent.current = false;
    });
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      window.clearTimeout(resting.current);
    },
    [],
  );
  return {
    held,
    on: {
      onClick: (event) => {
        if (isSpent.current) isSpent.current = false;
        else if (event.shiftKey) ask();
        else play(null, null);
      },
      onContextMenu: (event) => {
        event.preventDefault();
        if (isSpent.current) return;
        rest();
        ask();
      },
      onPointerDown: (event) => {
        isSpent.current = false;
        window.clearTimeout(resting.current);
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'mouse') return;
        timer.current = window.setTimeout(() => {
          isSpent.current = true;
          rest();
          ask();
        }, LONG_PRESS);
      },
      onPointerMove: ({ currentTarget, pointerId, pointerType, clientX: x, clientY: y, movementX, movementY }) => {
        // A card that has come to lie under a mouse which does not move is not meant.
        if (start.current === null && pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) {
          window.clearTimeout(resting.current);
          resting.current = window.setTimeout(rested, REST);
        }
        if (start.current === null) return;
        const moved = Math.hypot(x - start.current.x, y - start.current.y);
        if (moved > NUDGE) window.clearTimeout(timer.current);
        if (held === null && (moved <= NUDGE || y > start.current.y - NUDGE)) return;
        if (held === null) {
          currentTarget.setPointerCapture(pointerId);
          drawn(true);
        }
        setHeld({ x, y });
      },
      onPointerUp: ({ currentTarget, clientX: x, clientY: y }) => {
        const from = start.current;
        const isDrawn = held !== null;
        rest();
        forgetSpent();
        if (!isDrawn || from === null) return;
        isSpent.current = true;
        if (from.y - y < OUT_OF_HAND) return;
        const { width, height } = currentTarget.getBoundingClientRect();
        play(new DOMRect(x - width / 2, y - height / 2, width, height), planeAt(x, y));
      },
      onPointerCancel: () => {
        rest();
        forgetSpent();
      },
      onPointerLeave: () => window.clearTimeout(resting.current),
    },
  };
}
