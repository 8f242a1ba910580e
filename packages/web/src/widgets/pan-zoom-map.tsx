import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Box, between, type Look, lookAt, moved, type Size, viewBoxOf, within, zoomed } from './pan-zoom.ts';

interface Props {
  /** All of the drawing, in its own units; it is turned about its middle. */
  readonly drawing: Box;
  readonly label: string;
  readonly words: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoomAll: string;
    readonly zoomFollow: string;
  };
  /** What matters now; the map follows it until somebody moves it by hand. */
  readonly frame: Box;
  /** Turned round, for those who sit at the other side. */
  readonly turned: boolean;
  /** What lies behind the drawing and moves with it. */
  behind?(look: Look, size: Size): ReactNode;
  readonly children: ReactNode;
}

/** A pointer that has gone this far, in pixels, drags; before, it clicks. */
const DRAG = 6;
const STEP = 60;
const ZOOM = 1.35;
/** How long the map takes to follow, in milliseconds. */
const FOLLOW = 450;

interface Held {
  x: number;
  y: number;
}

/** A drawing to move and zoom: wheel, drag, pinch, keys and buttons. It draws what it is given. */
export function PanZoomMap({ drawing, label, words, turned, frame: wanted, behind, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>({ width: 800, height: 500 });
  const [look, setLook] = useState<Look | null>(null);
  const held = useRef(new Map<number, Held>());
  const travelled = useRef(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const followed = useFollowed(within(lookAt(wanted, size), drawing, size), look === null);
  const shown = within(look ?? followed, drawing, size);
  const change = (by: (look: Look) => Look): void => setLook(within(by(shown), drawing, size));
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel passively, and a page that scrolls along is no map.
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top, width: w, height: h } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
      latest.current((now) => zoomed(now, by, event.clientX - left - w / 2, event.clientY - top - h / 2));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);
  const press = (event: PointerEvent): void => {
    if (held.current.size === 0) travelled.current = 0;
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const from = held.current.get(event.pointerId);
    if (from === undefined) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) change((now) => moved(now, dx, dy));
    else {
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const box = event.currentTarget.getBoundingClientRect();
      const [mx, my] = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
      const by = before < 1 ? 1 : after / before;
      change((now) =>
        moved(zoomed(now, by, mx - box.left - box.width / 2, my - box.top - box.height / 2), dx / 2, dy / 2),
      );
    }
    from.x = event.clientX;
    from.y = event.clientY;
    travelled.current += Math.abs(dx) + Math.abs(dy);
    if (travelled.current > DRAG && !event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.setPointerCapture(event.pointerId);
  };
  const release = (event: PointerEvent): void => {
    held.current.delete(event.pointerId);
  };
  /** What was dragged has not been clicked. */
  const click = (event: MouseEvent): void => {
    if (travelled.current > DRAG) event.stopPropagation();
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const go = keysOf[event.key];
    if (event.key === '0') setLook(lookAt(drawing, size));
    else if (event.key === 'f') setLook(null);
    else if (go !== undefined) change(go);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="pan-zoom">
      <section
        ref={frame}
        className="pan-zoom-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the map need a place to go to
        tabIndex={0}
        aria-label={label}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onClickCapture={click}
        onKeyDown={keys}
      >
        {behind?.(shown, size)}
        <svg
          viewBox={viewBoxOf(shown, size)}
          preserveAspectRatio="xMidYMid meet"
          aria-hidden="true"
          focusable="false"
          style={{ '--unit': 1 / shown.scale } as CSSProperties}
        >
          <g transform={turned ? `rotate(180 ${drawing.x + drawing.width / 2} ${drawing.y + drawing.height / 2})` : ''}>
            {children}
          </g>
        </svg>
      </section>
      <div className="pan-zoom-buttons">
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => change(closer)}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => change(further)}>
          −
        </button>
        <button
          type="button"
          aria-label={words.zoomAll}
          title={words.zoomAll}
          onClick={() => setLook(lookAt(drawing, size))}
        >
          ⤢
        </button>
        <button
          type="button"
          aria-label={words.zoomFollow}
          title={words.zoomFollow}
          aria-pressed={look === null}
          onClick={() => setLook(null)}
        >
          ◎
        </button>
      </div>
    </div>
  );
}

/** A look that glides after where it should be; at once for those who want no motion. */
function useFollowed(goal: Look, isFollowing: boolean): Look {
  const [now, setNow] = useState(goal);
  const latest = useRef(now);
  latest.current = now;
  const { x, y, scale } = goal;
  useEffect(() => {
    const to = { x, y, scale };
    if (!isFollowing || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setNow(to);
      return;
    }
    const from = latest.current;
    const began = performance.now();
    let handle = 0;
    const glide = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - began) / FOLLOW));
      setNow(between(from, to, part * part * (3 - 2 * part)));
      if (part < 1) handle = requestAnimationFrame(glide);
    };
    handle = requestAnimationFrame(glide);
    return () => cancelAnimationFrame(handle);
  }, [x, y, scale, isFollowing]);
  return now;
}

const closer = (look: Look): Look => zoomed(look, ZOOM, 0, 0);
const further = (look: Look): Look => zoomed(look, 1 / ZOOM, 0, 0);

const keysOf: { readonly [key: string]: (look: Look) => Look } = {
  '+': closer,
  '=': closer,
  '-': further,
  ArrowLeft: (look) => moved(look, STEP, 0),
  ArrowRight: (look) => moved(look, -STEP, 0),
  ArrowUp: (look) => moved(look, 0, STEP),
  ArrowDown: (look) => moved(look, 0, -STEP),
};
