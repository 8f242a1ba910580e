import type { Box } from '../../src/play/table/frame.ts';

/** The middle of a box. */
export const middleOf = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

const rect = ({ left, top, width, height }: Box): DOMRect =>
  ({ x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/**
 * Gives things places on the screen of this walk, by selectors; the first that fits counts, the others are as large as the
 * screen. What is at a point is found by them, too.
 */
export function layOut(boxes: Readonly<Record<string, Box>>): void {
  const whole = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const boxOf = (element: Element): Box =>
    Object.entries(boxes).find(([selector]) => element.matches(selector))?.[1] ?? whole;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return rect(boxOf(this));
  };
  for (const [name, of] of [
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return boxOf(this)[of];
      },
    });
  document.elementsFromPoint = (x, y) =>
    Object.entries(boxes)
      .filter(([, { left, top, width, height }]) => x >= left && y >= top && x < left + width && y < top + height)
      .flatMap(([selector]) => [...document.querySelectorAll(selector)]);
}
