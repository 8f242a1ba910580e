import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { zoomNow } from '../../page/zoom.ts';

interface Wishes {
  /** Shows where the card would lead, while a finger rests on it. */
  onTry(on: boolean): void;
  /** It was let go over a slot. */
  onDrop(slot: number): void;
}

export interface CardGesture {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
  onContextMenu(event: MouseEvent): void;
}

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: number;
  /** A copy of the card that follows the pointer; null: it has not been dragged. */
  copy: HTMLElement | null;
  aimed: Element | null;
  isTried: boolean;
}

/** A pointer that has gone this far, in pixels, drags; one that has rested so many milliseconds looks. */
const DRAG = 8;
const REST = 380;

const slotAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-slot-place]') ?? null;

/** What a card of the hand does besides being clicked: it is dragged to a slot, and a finger that rests on it looks where it leads. */
export function useCardGesture({ onTry, onDrop }: Wishes): CardGesture {
  const held = useRef<Held | null>(null);
  /** What was dragged or looked at has not been clicked. */
  const isSpent = useRef(false);
  const end = (): Held | null => {
    const was = held.current;
    held.current = null;
    if (was === null) return null;
    window.clearTimeout(was.timer);
    was.copy?.remove();
    was.aimed?.removeAttribute('data-aimed');
    if (was.isTried) onTry(false);
    return was;
  };
  const last = useRef(end);
  last.current = end;
  useEffect(() => () => void last.current(), []);
  return {
    onPointerDown({ currentTarget, pointerId, isPrimary, button, pointerType, clientX: x, clientY: y }) {
      end();
      isSpent.current = false;
      if (!isPrimary || button !== 0) return;
      const look = (): void => {
        if (held.current === null) return;
        held.current.isTried = true;
        isSpent.current = true;
        onTry(true);
      };
      // A quick pointer has left the card before it is known to drag.
      currentTarget.setPointerCapture(pointerId);
      const timer = pointerType === 'mouse' ? 0 : window.setTimeout(look, REST);
      held.current = { x, y, timer, copy: null, aimed: null, isTried: false };
    },
    onPointerMove({ currentTarget, clientX, clientY }) {
      const now = held.current;
      if (now === null) return;
      if (now.copy === null) {
        if (Math.hypot(clientX - now.x, clientY - now.y) <= DRAG) return;
        window.clearTimeout(now.timer);
        now.copy = copyOf(currentTarget);
        isSpent.current = true;
      }
      now.copy.style.transform = `translate(${clientX / zoomNow()}px, ${clientY / zoomNow()}px) translate(-50%, -50%)`;
      const slot = slotAt(clientX, clientY);
      if (slot === now.aimed) return;
      now.aimed?.removeAttribute('data-aimed');
      slot?.setAttribute('data-aimed', '');
      now.aimed = slot;
    },
    onPointerUp() {
      const slot = end()?.aimed?.getAttribute('data-slot-place') ?? null;
      if (slot !== null) onDrop(Number(slot));
    },
    onPointerCancel: () => void end(),
    onClickCapture(event) {
      if (!isSpent.current) return;
      isSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event) => event.preventDefault(),
  };
}

/** The card as it is carried, in the frame of the table, whose colours and measures it needs. */
function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add('carried');
  copy.setAttribute('aria-hidden', 'true');
  copy.tabIndex = -1;
  copy.style.width = `${card.offsetWidth}px`;
  copy.style.height = `${card.offsetHeight}px`;
  card.closest('.frame')?.append(copy);
  return copy;
}
