import type { Page } from './page.ts';

/** What a pointer does at a point of the screen. */
interface Touch {
  readonly at?: readonly [x: number, y: number];
  readonly by?: readonly [x: number, y: number];
  readonly button?: number;
  readonly of?: 'mouse' | 'touch';
}

/** One event of a pointer, without waiting for what follows. */
export function point(
  target: Element,
  type: string,
  { at = [1, 1], by = [0, 0], button = 0, of = 'mouse' }: Touch = {},
) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: of,
    isPrimary: true,
    button: type === 'pointermove' ? -1 : button,
    clientX: at[0],
    clientY: at[1],
  });
  Object.defineProperties(event, { movementX: { value: by[0] }, movementY: { value: by[1] } });
  target.dispatchEvent(event);
}

/** A mouse comes to lie on something, and rests there for so long. */
export async function rest(page: Page, target: Element, milliseconds: number): Promise<void> {
  point(target, 'pointerover');
  point(target, 'pointermove', { by: [1, 0] });
  await page.settle(milliseconds);
}

/** A finger draws something from point to point, and lets it go at the last of them. */
export async function draw(
  page: Page,
  target: Element,
  points: readonly (readonly [x: number, y: number])[],
  before: () => void | Promise<void> = () => {},
): Promise<void> {
  const [first] = points;
  const last = points[points.length - 1];
  point(target, 'pointerdown', { at: first, of: 'touch' });
  for (const at of points.slice(1)) {
    point(target, 'pointermove', { at, of: 'touch' });
    await page.settle(20);
  }
  await before();
  point(target, 'pointerup', { at: last, of: 'touch' });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await page.settle();
}
