import { nextFrame } from '../../page/next-frame.ts';

/** Milliseconds that cards take to their plate. */
const FLIGHT = 380;
/** How small they are when they get there. */
const SMALL = 0.16;

/**
 * Sends all cards of a deal to the plates of their owners, and tells when they are there. They are looked at together:
 * looked at one by one, each would lay the page out anew. Whoever calls the result has changed his mind.
 */
export function flyHome(dealt: HTMLElement, onHome: () => void): () => void {
  const flights: Animation[] = [];
  const forget = nextFrame(() => {
    for (const { cards, x, y } of waysOf(dealt)) {
      const frames = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 0.4 },
      ];
      flights.push(cards.animate(frames, { duration: FLIGHT, easing: 'cubic-bezier(.3, 0, .3, 1)', fill: 'forwards' }));
    }
    Promise.all(flights.map(({ finished }) => finished)).then(onHome, () => {});
  });
  return () => {
    forget();
    for (const flight of flights) flight.cancel();
  };
}

interface Way {
  readonly cards: HTMLElement;
  /** How far it is, in pixels of the map. */
  readonly x: number;
  readonly y: number;
}

function waysOf(dealt: HTMLElement): Way[] {
  const [map, world] = [dealt.closest('.map'), dealt.closest<HTMLElement>('.map-world')];
  // The map may be under way itself.
  const scale = world === null ? 1 : world.getBoundingClientRect().width / world.offsetWidth;
  return [...dealt.querySelectorAll<HTMLElement>('.drawn-cards')].flatMap((cards) => {
    const badge = cards.parentElement?.dataset.of;
    const plate = map?.querySelector(`.plate[data-plate="${badge}"], .map-label[data-for="${badge}"] > *`);
    const first = cards.firstElementChild;
    if (plate === null || plate === undefined || first === null) return [];
    const [from, to] = [first, plate].map((each) => each.getBoundingClientRect());
    return [
      {
        cards,
        x: (to.left + to.width * 0.1 - from.left) / scale,
        y: (to.top + to.height * 0.2 - from.top) / scale,
      },
    ];
  });
}
