/** How much a box needs, and how much it has; what is not named fits. */
export interface Room {
  readonly needs?: readonly [width: number, height: number];
  readonly has?: readonly [width: number, height: number];
  readonly high?: number;
}

/** From now on every box is told what it needs and has by this; there are other pages after this one. */
export function cutOff(roomOf: (element: Element) => Room): void {
  const tell = (name: string, figure: (room: Room) => number): void => {
    for (const prototype of [Element.prototype, HTMLElement.prototype])
      Object.defineProperty(prototype, name, {
        configurable: true,
        get(this: Element) {
          return figure(roomOf(this));
        },
      });
  };
  tell('scrollWidth', ({ needs = [100, 40] }) => needs[0]);
  tell('scrollHeight', ({ needs = [100, 40] }) => needs[1]);
  tell('clientWidth', ({ has = [100, 40] }) => has[0]);
  tell('clientHeight', ({ has = [100, 40] }) => has[1]);
  tell('offsetHeight', ({ high = 40 }) => high);
}
