/*
 * Until the page is alive there is its picture, with the same buttons and links in the same order. What somebody does
 * with the picture is remembered, and done with the page.
 */

const { dataset } = document.documentElement;

const things = (of: Element): HTMLElement[] => [...of.querySelectorAll<HTMLElement>('a, button')];

/** Remembers the button that was pressed last, and what was given the focus; links lead somewhere by themselves. */
export function rememberTouches(picture: HTMLElement): void {
  const nth = (thing: HTMLElement): string => String(things(picture).indexOf(thing));
  picture.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    dataset.pressed = nth(button);
    button.disabled = true;
  });
  picture.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) dataset.focused = nth(target);
  });
}

/** Does with the page what was done with its picture. */
export function repeatTouches(page: HTMLElement): void {
  const { focused, pressed } = dataset;
  delete dataset.focused;
  delete dataset.pressed;
  if (focused !== undefined && document.activeElement === document.body) {
    things(page)[Number(focused)]?.focus({ preventScroll: true });
  }
  if (pressed !== undefined) things(page)[Number(pressed)]?.click();
}
