import { useEffect, useRef, useState } from 'react';
import { zoomNow } from '../../page/zoom.ts';
import { around, type Box, endTour, isNewHere, nextStop, noteAt, seenOf, type TourStop, tourStops } from '../tour.ts';
import { useTableWords } from '../words/words.ts';

/** Milliseconds between two looks for what could be pointed at: things come and go with every question. */
const BETWEEN_LOOKS = 250;

interface Pointing {
  readonly stop: TourStop;
  readonly box: Box;
  /** Where the question is with its answers, which no note may hide. */
  readonly question: Box | null;
}

/** Points at one thing after the other for somebody new; nothing waits for it, and it can be sent away at any time. */
export function Tour() {
  const { table } = useTableWords();
  const [isOn, setOn] = useState(isNewHere);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const look = (): void => setPointing((now) => pointAt(shown, now?.stop ?? null));
    look();
    const timer = window.setInterval(look, BETWEEN_LOOKS);
    return () => window.clearInterval(timer);
  }, [isOn, shown]);
  const name = pointing?.stop.name ?? null;
  useEffect(() => {
    if (name === null) return;
    // Escape closes what lies on top: a note only where nothing else is open.
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('.flight .uses, .side[data-open="true"]') === null)
        note.current?.querySelector<HTMLButtonElement>('.primary')?.click();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [name]);
  if (!isOn || pointing === null) return null;
  const end = (): void => {
    endTour();
    setOn(false);
  };
  const { stop, box, question } = pointing;
  const goOn = (): void => {
    const next = new Set([...shown, stop.name]);
    setShown(next);
    setPointing(null);
    if (next.size === tourStops.length) end();
  };
  const size = { width: note.current?.offsetWidth ?? 320, height: note.current?.offsetHeight ?? 150 };
  const at = noteAt(box, size, screenSize(), question);
  return (
    <>
      <div className="tour-ring" style={{ ...box }} aria-hidden="true" />
      <aside ref={note} className="tour sheet" style={{ ...at }} data-stop={stop.name} aria-label={table.tour.title}>
        <p role="status">{table.tour.stops[stop.name]}</p>
        <span className="tour-ways">
          <button type="button" className="primary" onClick={goOn}>
            {table.tour.goOn}
          </button>
          <button type="button" className="quiet" onClick={end}>
            {table.tour.end}
          </button>
        </span>
      </aside>
    </>
  );
}

const screenSize = () => ({ width: window.innerWidth / zoomNow(), height: window.innerHeight / zoomNow() });

/** What is to be pointed at now, and where it is on the screen; what cannot be seen is not. */
function pointAt(shown: ReadonlySet<string>, now: TourStop | null): Pointing | null {
  const boxOf = (selector: string): Box | null => {
    const found = document.querySelector(`.flight ${selector}`);
    if (found === null) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    const zoom = zoomNow();
    return seenOf({ left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom }, screenSize());
  };
  const stop = nextStop(shown, (selector) => boxOf(selector) !== null, now);
  const box = stop === null ? null : boxOf(stop.at);
  if (stop === null || box === null) return null;
  const [bar, over] = [boxOf('.bar'), boxOf('.answers.over')];
  return { stop, box, question: bar === null || over === null ? bar : around(bar, over) };
}
