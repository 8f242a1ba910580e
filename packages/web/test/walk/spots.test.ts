import { expect } from 'vitest';
import { walk } from './walk.ts';

/** Something on a table that lies in a place of its own. */
function put(table: Element, marks: string, place: readonly [number, number, number, number] | null): HTMLElement {
  const made = document.createElement(marks.startsWith('button') ? 'button' : 'div');
  for (const mark of marks.split(' ')) {
    const [name, value = ''] = mark.split('=');
    if (name.startsWith('.')) made.classList.add(name.slice(1));
    else if (name !== 'button') made.setAttribute(name, value.replaceAll('_', ' '));
  }
  table.append(made);
  const [left, top, width, height] = place ?? [0, 0, 0, 0];
  made.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect;
  made.getClientRects = () => (place === null ? [] : [made.getBoundingClientRect()]) as unknown as DOMRectList;
  return made;
}

walk(
  'what a text names is found on a table, with the way to what is wanted',
  '#/about',
  { width: 1000, height: 800 },
  async () => {
    const { boxOf, elementAt, findLit, screenSize } = await import('../../src/lessons/spotlight/find-spots.ts');
    const table = document.createElement('div');
    document.body.append(table);
    put(table, '.hand', [0, 600, 1000, 200]);
    put(table, 'data-spot=card_FIRE', null);
    const shot = put(table, 'data-spot=card_FIRE', [100, 620, 80, 120]);
    const plane = put(table, 'data-spot=aircraft_A1', [300, 200, 200, 100]);
    put(table, 'data-spot=aircraft_B1', [2000, 200, 200, 100]);
    put(table, 'data-place=pile', [900, 500, 60, 90]);
    const lit = (spots: readonly string[], isAsked: boolean) =>
      findLit(table, spots, isAsked).map(({ spot, number, isOval, isWanted, box }) => [
        spot,
        number,
        isOval,
        isWanted,
        Object.values(box).join(' '),
      ]);
    expect(screenSize()).toEqual({ width: 1000, height: 800 });
    expect(boxOf(plane)).toEqual({ left: 300, top: 200, width: 200, height: 100 });
    expect(elementAt(table, 'card FIRE')).toBe(shot);
    expect(elementAt(table, 'card NONE')).toBeNull();
    expect(lit(['aircraft A1', 'card FIRE', 'aircraft B1', 'card NONE', 'pile'], false)).toEqual([
      ['aircraft A1', 1, true, false, '288 188 224 124'],
      ['card FIRE', 2, false, false, '88 608 104 144'],
      ['pile', 5, false, false, '888 488 84 114'],
    ]);
    // The button that is waited for is lit as well, if nothing that is named leads to it.
    const pass = put(table, 'button data-wanted', [700, 700, 60, 30]);
    put(table, 'data-wanted data-spot=card_PASS', [10, 620, 80, 120]);
    expect(lit(['aircraft A1', 'hand', 'pile'], true)).toEqual([
      ['aircraft A1', 1, true, false, '288 188 224 124'],
      ['hand', 2, false, false, '-12 588 1024 224'],
      ['answer', null, false, true, '688 688 84 54'],
    ]);
    expect(lit(['answer'], true)).toEqual([['answer', 1, false, true, '688 688 84 54']]);
    expect(lit(['hand'], false)).toEqual([['hand', 1, false, false, '-12 588 1024 224']]);
    table.querySelector('.hand')?.append(pass);
    expect(lit(['hand', 'pile'], true).map(([spot]) => spot)).toEqual(['hand', 'pile']);
    pass.remove();
    expect(lit(['pile'], true).map(([spot, , , isWanted]) => [spot, isWanted])).toEqual([
      ['pile', false],
      ['answer', true],
    ]);
    table.remove();
  },
);

walk('what is done with the picture of a page is done with the page', '#/about', {}, async () => {
  const { rememberTouches, repeatTouches } = await import('../../src/first-sight/touches.ts');
  const made = (): { readonly root: HTMLElement; readonly pressed: string[] } => {
    const root = document.createElement('div');
    const pressed: string[] = [];
    root.innerHTML = '<a href="#/about">A</a><button>B<i>!</i></button><p>none</p><button>C</button>';
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => pressed.push(button.textContent ?? ''));
    document.body.append(root);
    return { root, pressed };
  };
  const [picture, page] = [made(), made()];
  rememberTouches(picture.root);
  repeatTouches(page.root);
  expect(page.pressed).toEqual([]);
  (picture.root.querySelector('p') as HTMLElement).click();
  (picture.root.querySelector('i') as HTMLElement).click();
  const [, , last] = picture.root.querySelectorAll<HTMLElement>('a, button');
  last.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([...picture.root.querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual([true, false]);
  (document.activeElement as HTMLElement | null)?.blur();
  repeatTouches(page.root);
  expect(page.pressed).toEqual(['B!']);
  expect(document.activeElement).toBe(page.root.querySelectorAll('button')[1]);
  repeatTouches(page.root);
  expect(page.pressed).toEqual(['B!']);
  for (const { root } of [picture, page]) root.remove();
});

walk(
  'light and size of the page are those that were chosen, or the system’s',
  '#/about',
  { kept: { 'tallyho.light': 'night', 'tallyho.text': '130' } },
  async () => {
    const { keepLight, keptLight } = await import('../../src/page/light.ts');
    const { keepTextSize, keptTextSize } = await import('../../src/page/text-size.ts');
    const { dataset } = document.documentElement;
    expect([keptLight(), dataset.light, keptTextSize(), dataset.text]).toEqual(['night', 'night', '130', '130']);
    keepLight('day');
    keepTextSize('115');
    expect([dataset.light, dataset.text]).toEqual(['day', '115']);
    keepLight('system');
    keepTextSize('100');
    expect([dataset.light, dataset.text]).toEqual(['day', '100']);
  },
);

walk(
  'a table is magnified where text is wanted larger',
  '#/play/duel',
  { kept: { 'tallyho.text': '130' }, games: ['v3/duel'] },
  async (page) => {
    expect(document.documentElement.style.getPropertyValue('--zoom')).toBe('1.3');
    const { zoomNow } = await import('../../src/page/zoom.ts');
    expect(zoomNow()).toBe(1.3);
    await page.go('#/about');
    expect(document.documentElement.style.getPropertyValue('--zoom')).toBe('');
    expect(zoomNow()).toBe(1);
  },
);
