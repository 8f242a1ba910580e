import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFaces } from '../../page/faces.ts';
import { nextFrame } from '../../page/next-frame.ts';

/*
 * The answers of a question stand beside it in the bar, whose height never changes. Where they do not fit they are set
 * closer, and where that is not enough they lie over the board, just above: nothing is ever cut or pushed out of sight.
 */

/** The bar as it is set: roomy; with smaller answers, and then a smaller sentence; the same without those over the board. */
const beside = ['wide', 'tight', 'close'] as const;
const above = ['over', 'small'] as const;
type Room = (typeof beside | typeof above)[number];

/** An answer, and whether it stays in the bar wherever the others are: what ends a question is always there. */
export interface RowItem {
  readonly key: string;
  readonly stays: boolean;
  /** What cannot be chosen is not shown over the board. */
  readonly isRefused?: boolean;
  readonly shown: ReactNode;
}

interface Props {
  readonly items: readonly RowItem[];
  /** What else the measures depend on: the room that the bar has. */
  readonly screen: string;
  /** Whether answers lie over the board. */
  onOver?(isOver: boolean): void;
}

/** Pixels by which a box may be too small without anything being cut. */
const SLACK = 1;
/** Buttons may be as high as the bar is at a desk. */
const HIGHEST = 62;

const isWhole = (box: Element): boolean =>
  box.scrollWidth <= box.clientWidth + SLACK && box.scrollHeight <= box.clientHeight + SLACK;

/** Whether question and answers can be read whole, with the bar set so. */
function fits(bar: HTMLElement, row: HTMLElement, room: Room): boolean {
  bar.dataset.room = room;
  const ask = bar.querySelector('.ask-words');
  return isWhole(row) && row.offsetHeight <= HIGHEST && (ask === null || isWhole(ask));
}

export function AnswerRow({ items, screen, onOver }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const hasFaces = useFaces();
  const asked = `${screen} ${hasFaces} ${items.map(({ key }) => key).join('|')}`;
  const [tooLong, setTooLong] = useState('');
  const isOver = tooLong === asked;
  useLayoutEffect(
    () =>
      nextFrame(() => {
        const bar = row.current?.closest<HTMLElement>('.bar') ?? null;
        if (row.current === null || bar === null) return;
        const set = row.current;
        if (beside.some((room) => fits(bar, set, room))) return;
        // At once: nobody sees the row as it was.
        flushSync(() => setTooLong(asked));
        above.some((room) => fits(bar, set, room));
      }),
    [asked],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when it changes
  useEffect(() => onOver?.(isOver), [isOver]);
  const held = useHeld(row, isOver);
  const over = items.filter(({ stays, isRefused = false }) => !stays && !isRefused);
  return (
    <>
      <div ref={row} className="answers" {...held}>
        {items.map(({ key, stays, shown }) => (isOver && !stays ? null : <Item key={key}>{shown}</Item>))}
      </div>
      {isOver && over.length > 0 && (
        <div className="answers over" {...held}>
          {over.map(({ key, shown }) => (
            <Item key={key}>{shown}</Item>
          ))}
        </div>
      )}
    </>
  );
}

interface Held {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/** Answers that come to lie elsewhere are other buttons: the keyboard stays on the one that it was on. */
function useHeld(row: RefObject<HTMLElement | null>, isOver: boolean): Held {
  const held = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about where they lie
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const buttons = row.current?.parentElement?.querySelectorAll<HTMLElement>('.answers button') ?? [];
    [...buttons].find(({ textContent }) => textContent === held.current)?.focus({ preventScroll: true });
  }, [isOver]);
  return {
    onFocus: ({ target }) => {
      held.current = target.textContent;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}

/** Nothing but what is in it. */
const Item = ({ children }: { readonly children: ReactNode }) => children;
