import { zoomNow } from '../../page/zoom.ts';

/** Milliseconds that cards take to their plate. */
const FLIGHT = 380;
/** How small they are when they get there. */
const SMALL = 0.16;

/** Sends a copy of drawn cards, which are about to be taken away, to the plate of their owner, where there may be motion. */
export function flyHome(cards: HTMLElement, badge: string): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const map = cards.closest('.map');
  const plate = map?.querySelector(`.plate[data-plate="${badge}"], .map-label[data-for="${badge}"] > *`);
  if (map === null || plate === null || plate === undefined) return;
  const [from, to, frame] = [cards.firstElementChild ?? cards, plate, map].map((each) => each.getBoundingClientRect());
  const copy = cards.cloneNode(true) as HTMLElement;
  const place = (x: number, y: number, size: number): string =>
    `translate(${(x - frame.left) / zoomNow()}px, ${(y - frame.top) / zoomNow()}px) scale(${size})`;
  copy.classList.add('flying');
  map.append(copy);
  const flight = copy.animate(
    [
      { transform: place(from.left, from.top, 1), opacity: 1 },
      { transform: place(to.left + to.width * 0.1, to.top + to.height * 0.2, SMALL), opacity: 0.4 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(.3, 0, .3, 1)' },
  );
  const land = (): void => copy.remove();
  flight.onfinish = land;
  flight.oncancel = land;
}
