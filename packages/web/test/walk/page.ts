import type { Language } from '@tallyho/words/language';
import type { Root } from 'react-dom/client';
import { isBusy, oneIsDone, turns } from './busy.ts';
import { clock } from './clock.ts';
import { nameOf, roleOf } from './names.ts';
import { transcript } from './transcript.ts';
import { enterWorld, type Screen } from './world.ts';

export interface Visit {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly moves?: boolean;
  readonly measures?: boolean;
  /** What the browser keeps from earlier visits. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Saved games, by folder and name (`v3/duel`) or as they are. */
  readonly games?: readonly string[];
}

/** So long somebody looks before he does the next thing. */
const LOOK = 1000;
/** And so long when he has just come: some tables begin with a passage to where the fight is. */
const ARRIVAL = 3000;
/** And so long until nothing of a page that is closed asks to be drawn. */
const LAST_PICTURES = 100;
/** Of turns that promises, stores and React take one after the other. */
const TURNS = 24;
/** Time goes on in small steps, so that what is a few turns late is not late by seconds. */
const STEP = 50;
const STEP_TURNS = 6;
/** No game has so many answers of bots in a row. */
const MOST_WAITS = 5000;

/** A page that somebody has open, and what he can do with it. */
export class Page {
  /** What the page has said to whoever reads the console: a sound page says nothing there. */
  readonly complaints: string[] = [];

  /** Time passes, and everything comes to rest that can: so long after whatever had to be waited for. */
  async settle(milliseconds = LOOK): Promise<void> {
    let left = milliseconds;
    for (let waits = 0; waits < MOST_WAITS; ) {
      await turns(STEP_TURNS);
      if ((isBusy() || left <= 0) && (await this.rest())) {
        left = milliseconds;
        waits++;
      }
      if (left <= 0) return;
      left -= clock.tick(Math.min(left, STEP));
    }
    throw new Error('the page never comes to rest');
  }

  /** Until nothing is under way but what waits for the clock; answers whether it took anything but turns. */
  private async rest(): Promise<boolean> {
    await turns(TURNS);
    let hasWaited = false;
    while (isBusy()) {
      hasWaited = true;
      await oneIsDone();
      await turns(TURNS);
    }
    return hasWaited;
  }

  get body(): HTMLElement {
    return document.body;
  }

  /** The first that a selector finds. */
  find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`there is no ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  /** Everything of a role and a name; a text must be the whole name. */
  named(role: string, name: string | RegExp, within: ParentNode = document): HTMLElement[] {
    return [...within.querySelectorAll<HTMLElement>('*')].filter((one) => {
      if (roleOf(one) !== role) return false;
      const own = nameOf(one);
      return typeof name === 'string' ? own === name : name.test(own);
    });
  }

  get(role: string, name: string | RegExp, within: ParentNode = document): HTMLElement {
    const found = this.named(role, name, within);
    if (found.length === 0) {
      const others = [...within.querySelectorAll('*')].filter((one) => roleOf(one) === role).map(nameOf);
      throw new Error(`there is no ${role} ${name}; there are: ${others.join(' | ')}`);
    }
    return found[0];
  }

  has(role: string, name: string | RegExp): boolean {
    return this.named(role, name).length > 0;
  }

  async click(role: string, name: string | RegExp, within?: ParentNode): Promise<void> {
    await this.press(this.get(role, name, within));
  }

  /** Points at something and clicks on it. */
  async press(target: Element): Promise<void> {
    if (target instanceof HTMLButtonElement && target.disabled) throw new Error(`${nameOf(target)} cannot be pressed`);
    const at = { bubbles: true, cancelable: true, button: 0, clientX: 1, clientY: 1 };
    const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
    target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    target.dispatchEvent(new MouseEvent('mousedown', at));
    (target.closest('a, button, input, select, textarea, summary, [tabindex]') as HTMLElement | null)?.focus();
    target.dispatchEvent(new PointerEvent('pointerup', pointer));
    target.dispatchEvent(new MouseEvent('mouseup', at));
    if (target instanceof HTMLElement) target.click();
    else target.dispatchEvent(new MouseEvent('click', at));
    await this.settle();
  }

  /** Points at something without touching it. */
  async hover(target: Element): Promise<void> {
    const at = { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, clientX: 1, clientY: 1 };
    target.dispatchEvent(new PointerEvent('pointerover', at));
    target.dispatchEvent(new MouseEvent('mouseover', at));
    target.dispatchEvent(new PointerEvent('pointermove', at));
    await this.settle();
  }

  /** From one place to another with the finger down; places are pixels of the screen. */
  async drag(
    target: Element,
    from: readonly [number, number],
    to: readonly [number, number],
    steps = 4,
  ): Promise<void> {
    const pointer = (type: string, [clientX, clientY]: readonly [number, number], buttons: number): PointerEvent =>
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons,
        clientX,
        clientY,
      });
    target.dispatchEvent(pointer('pointerdown', from, 1));
    for (let i = 1; i <= steps; i++) {
      const at = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps] as const;
      target.dispatchEvent(pointer('pointermove', at, 1));
      await this.settle(20);
    }
    target.dispatchEvent(pointer('pointerup', to, 0));
    await this.settle();
  }

  /** A key on the keyboard, as `KeyboardEvent.key` calls it: for whatever has the focus. */
  async key(key: string, held: KeyboardEventInit = {}): Promise<void> {
    const target = document.activeElement ?? document.body;
    const init = { key, bubbles: true, cancelable: true, ...held };
    const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', init));
    const clicks = key === 'Enter' ? 'a, button, summary' : key === ' ' ? 'button, summary, input' : null;
    if (goesOn && clicks !== null && target.matches(clicks)) (target as HTMLElement).click();
    if (goesOn && key === 'Escape') {
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (open?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) (open as HTMLDialogElement).close();
    }
    target.dispatchEvent(new KeyboardEvent('keyup', init));
    await this.settle();
  }

  /** Writes into a field. */
  async type(field: Element, text: string): Promise<void> {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    (field as HTMLElement).focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.settle();
  }

  /** Chooses an entry of a list that drops down, by what is read there. */
  async choose(field: Element, entry: string | RegExp): Promise<void> {
    const options = [...field.querySelectorAll('option')];
    const said = (one: Element): string => (one.textContent ?? '').trim();
    const wanted = options.find((one) => (typeof entry === 'string' ? said(one) === entry : entry.test(said(one))));
    if (wanted === undefined) throw new Error(`there is no ${entry}; there are: ${options.map(said).join(' | ')}`);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, wanted.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.settle();
  }

  /** Hands a file over. */
  async give(field: Element, name: string, text: string): Promise<void> {
    Object.defineProperty(field, 'files', {
      configurable: true,
      value: [new File([text], name, { type: 'text/plain' })],
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.settle();
  }

  /** Follows an address, as a link does. */
  async go(address: string): Promise<void> {
    window.location.hash = address;
    await this.settle();
  }

  get address(): string {
    return window.location.hash;
  }

  /** What somebody gets who sees it, hears it or feels it: of all the page, or of a part of it. */
  read(selector = 'body'): string {
    return transcript(this.find(selector));
  }

  /** All that can be read in a part of it. */
  text(selector = 'main'): string {
    return (this.find(selector).textContent ?? '').replace(/\s+/g, ' ').trim();
  }
}

/** Opens the real page at an address, on a screen of its own, and answers how to close it. */
export async function open(address: string, visit: Visit = {}): Promise<{ page: Page; close(): Promise<void> }> {
  const { language = 'en', width = 1280, height = 800, moves = false, measures = false, kept = {}, games = [] } = visit;
  const screen: Screen = { width, height, moves, measures };
  const page = new Page();
  const leave = enterWorld(address, screen, (what) => page.complaints.push(what));
  let root: Root | null = null;
  const close = async (): Promise<void> => {
    try {
      root?.unmount();
      // What moved comes to rest: a library whose next picture is never drawn would wait for it on every later walk.
      await page.settle(LAST_PICTURES);
      const { forget } = await import('./house.tsx');
      await forget(page);
    } finally {
      leave();
    }
  };
  try {
    const first = { 'tallyho.language': language, 'tallyho.tour': 'done', 'tallyho.pace': 'at-once', ...kept };
    for (const [name, value] of Object.entries(first)) localStorage.setItem(name, value);
    const { move } = await import('./house.tsx');
    root = await move(games, page);
    await page.settle(ARRIVAL);
  } catch (error) {
    await close();
    throw error;
  }
  return { page, close };
}
