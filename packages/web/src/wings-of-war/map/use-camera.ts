import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { zoomNow } from '../../page/zoom.ts';
import { type Box, between, type Look, moved, type Size, within, zoomed } from '../../widgets/pan-zoom.ts';
import type { Spot } from '../model/drawing.ts';
import { inWindow } from './camera.ts';

/*
 * The map is laid out for one look. While it is moved, all of it is moved as one picture, which needs no drawing; when it
 * has come to rest it is laid out anew, sharp.
 */

/** The map as it is laid out. */
export interface Chart {
  readonly look: Look;
  readonly size: Size;
  at(spot: Pick<Spot, 'x' | 'y'>): { readonly x: number; readonly y: number };
}

export interface Camera {
  readonly chart: Chart;
  /** Moved and zoomed by hand. */
  readonly frame: RefObject<HTMLElement | null>;
  /** All that is on the table. */
  readonly world: RefObject<HTMLDivElement | null>;
  readonly isByHand: boolean;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  /** Gives the camera back. */
  follow(): void;
  goTo(point: Pick<Spot, 'x' | 'y'>): void;
  readonly on: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** A pointer that has gone this far, in pixels, drags; before, it clicks. */
const DRAG = 6;
const STEP = 60;
export const ZOOM = 1.35;
/** Milliseconds: how long the map takes to follow, and how long it rests before it is laid out anew. */
const FOLLOW = 450;
const REST = 140;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Words keep their size while the map about them is magnified. */
function keepUpright(world: Element, by: number): void {
  for (const words of world.querySelectorAll<HTMLElement | SVGElement>('.upright'))
    words.style.setProperty('--upright', `${by}`);
}

/** `goal`: what the camera should look at while nobody moves it by hand; `turn`: by hand holds till it changes. */
export function useCamera(goal: Look, size: Size, bounds: Box, turn: string): Camera {
  const frame = useRef<HTMLElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(goal);
  const live = useRef(look);
  const [hand, setHand] = useState<{ readonly turn: string } | null>(null);
  const isByHand = hand?.turn === turn;
  const rest = useRef(0);
  const show = useCallback(
    (next: Look): void => {
      live.current = next;
      const shown = world.current;
      if (shown === null) return;
      const by = next.scale / look.scale;
      const tx = (size.width / 2) * (1 - by) + (look.x - next.x) * next.scale;
      const ty = (size.height / 2) * (1 - by) + (look.y - next.y) * next.scale;
      shown.style.transform = `translate(${tx}px, ${ty}px) scale(${by})`;
      keepUpright(shown, 1 / by);
    },
    [look, size.width, size.height],
  );
  useLayoutEffect(() => {
    live.current = look;
    if (world.current === null) return;
    world.current.style.transform = '';
    keepUpright(world.current, 1);
  }, [look]);
  const { x, y, scale } = goal;
  const shower = useRef(show);
  shower.current = show;
  useEffect(() => {
    if (isByHand) return;
    const to = { x, y, scale };
    const from = live.current;
    if (
      isStill() ||
      (Math.abs(from.x - x) < 0.5 && Math.abs(from.y - y) < 0.5 && Math.abs(from.scale - scale) < 0.005)
    ) {
      setLook(to);
      return;
    }
    const began = performance.now();
    let handle = 0;
    const glide = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - began) / FOLLOW));
      if (part === 1) {
        setLook(to);
        return;
      }
      shower.current(between(from, to, part * part * (3 - 2 * part)));
      handle = requestAnimationFrame(glide);
    };
    handle = requestAnimationFrame(glide);
    return () => cancelAnimationFrame(handle);
  }, [x, y, scale, isByHand]);
  const change = (by: (look: Look) => Look): void => {
    setHand({ turn });
    show(within(by(live.current), bounds, size));
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => setLook(live.current), REST);
  };
  useEffect(() => () => window.clearTimeout(rest.current), []);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel passively, and a page that scrolls along is no map.
    const turnWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
      const [dx, dy] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
      latest.current((now) => zoomed(now, by, dx / zoomNow(), dy / zoomNow()));
    };
    element?.addEventListener('wheel', turnWheel, { passive: false });
    return () => element?.removeEventListener('wheel', turnWheel);
  }, []);
  const zoom = (by: number): void => change((now) => zoomed(now, by, 0, 0));
  const pan = (dx: number, dy: number): void => change((now) => moved(now, dx, dy));
  const follow = (): void => setHand(null);
  const chart = useMemo<Chart>(() => ({ look, size, at: (spot) => inWindow(look, size, spot) }), [look, size]);
  return {
    chart,
    frame,
    world,
    isByHand,
    zoom,
    pan,
    follow,
    goTo: (point) => change((now) => ({ ...now, x: point.x, y: point.y })),
    on: useDrag(change, (event) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const go = arrows[event.key];
      if (go === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      pan(...go);
    }),
  };
}

export const arrows: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

interface Held {
  x: number;
  y: number;
}

/** One finger moves, two zoom; what was dragged has not been clicked. */
function useDrag(change: (by: (look: Look) => Look) => void, onKeyDown: (event: KeyboardEvent) => void): Camera['on'] {
  const held = useRef(new Map<number, Held>());
  const travelled = useRef(0);
  const release = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (held.current.size === 0) travelled.current = 0;
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const from = held.current.get(event.pointerId);
      if (from === undefined) return;
      if (event.buttons === 0) {
        release(event);
        return;
      }
      const [dx, dy] = [(event.clientX - from.x) / zoomNow(), (event.clientY - from.y) / zoomNow()];
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      travelled.current += Math.abs(dx) + Math.abs(dy);
      const wasAt = { ...from };
      from.x = event.clientX;
      from.y = event.clientY;
      if (travelled.current <= DRAG) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      if (other === undefined) {
        change((now) => moved(now, dx, dy));
        return;
      }
      const before = Math.hypot(wasAt.x - other.x, wasAt.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const box = event.currentTarget.getBoundingClientRect();
      const mx = ((event.clientX + other.x) / 2 - box.left - box.width / 2) / zoomNow();
      const my = ((event.clientY + other.y) / 2 - box.top - box.height / 2) / zoomNow();
      change((now) => moved(zoomed(now, before < 1 ? 1 : after / before, mx, my), dx / 2, dy / 2));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture(event) {
      if (travelled.current > DRAG) event.stopPropagation();
    },
    onKeyDown,
  };
}
