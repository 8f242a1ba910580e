import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as Pointing,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Look, moved, type Size, viewBoxOf, within } from '../../widgets/pan-zoom.ts';
import type { Spot } from './projection.ts';

/** How much closer a small map can be looked at: it is laid out anew for each, so that letters keep their size and more of them find room. */
const STEPS = [1, 1.7, 2.6] as const;

/** A pointer that has gone this far, in pixels, drags; before, it picks. */
const DRAG = 6;
/** Pixels that an arrow key moves it. */
const KEY = 60;
const KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [KEY, 0],
  ArrowRight: [-KEY, 0],
  ArrowUp: [0, KEY],
  ArrowDown: [0, -KEY],
};

export interface Closer {
  /** How many times as large as its window the map is laid out. */
  readonly times: number;
  readonly canCloser: boolean;
  readonly canFurther: boolean;
  /** The upper left corner of what is seen, in pixels of the map. */
  readonly corner: Spot;
  readonly viewBox: string | undefined;
  readonly svg: RefObject<SVGSVGElement | null>;
  step(by: 1 | -1): void;
  readonly on: {
    onPointerDown(event: Pointing): void;
    onPointerMove(event: Pointing<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onClickCapture(event: MouseEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** A map that is too small for its names can be looked at closer, and is then moved by a finger; `focus`: what matters, in parts of the map. */
export function useCloser(window: Size, isSmall: boolean, focus: Spot): Closer {
  const svg = useRef<SVGSVGElement>(null);
  const [state, setState] = useState({ nth: 0, at: focus });
  const drag = useRef<{ readonly id: number; x: number; y: number; isOn: boolean } | null>(null);
  const nth = isSmall ? state.nth : 0;
  const times = STEPS[nth];
  const map = { x: 0, y: 0, width: window.width * times, height: window.height * times };
  const lookAt = ({ x, y }: Spot): Look => within({ x: x * map.width, y: y * map.height, scale: 1 }, map, window);
  const look = lookAt(state.at);
  const live = useRef(look);
  useEffect(() => {
    live.current = look;
  });
  const isCloser = nth > 0;
  const keep = (): void => {
    const { x, y } = live.current;
    setState({ nth, at: { x: x / map.width, y: y / map.height } });
  };
  const move = (dx: number, dy: number): void => {
    live.current = within(moved(live.current, dx, dy), map, window);
    svg.current?.setAttribute('viewBox', viewBoxOf(live.current, window));
  };
  const letGo = (): void => {
    if (drag.current?.isOn === true) keep();
    // The click that comes after a drag still has to know of it.
    if (drag.current?.isOn !== true) drag.current = null;
  };
  return {
    times,
    canCloser: isSmall && nth < STEPS.length - 1,
    canFurther: isCloser,
    corner: isCloser ? { x: look.x - window.width / 2, y: look.y - window.height / 2 } : { x: 0, y: 0 },
    viewBox: isCloser ? viewBoxOf(look, window) : undefined,
    svg,
    step: (by) =>
      setState(({ at }) => ({
        nth: Math.min(STEPS.length - 1, Math.max(0, nth + by)),
        at: nth === 0 ? focus : at,
      })),
    on: {
      onPointerDown: ({ pointerId: id, clientX: x, clientY: y }) => {
        drag.current = isCloser ? { id, x, y, isOn: false } : null;
      },
      onPointerMove: (event) => {
        const held = drag.current;
        if (held === null || held.id !== event.pointerId || event.buttons === 0) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.isOn && Math.hypot(dx, dy) < DRAG) return;
        if (!held.isOn) event.currentTarget.setPointerCapture(held.id);
        drag.current = { ...held, x: event.clientX, y: event.clientY, isOn: true };
        move(dx, dy);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClickCapture: (event) => {
        if (drag.current?.isOn === true) event.stopPropagation();
        drag.current = null;
      },
      onKeyDown: (event) => {
        const way = KEYS[event.key];
        if (way === undefined || !isCloser) return;
        event.preventDefault();
        move(...way);
        keep();
      },
    },
  };
}
