import type { Page } from 'playwright-core';

/*
 * Whether a page fits: what is asked of every page at every width, inside the browser. A row that is meant to be pushed
 * sideways (a hand of cards) keeps the push to itself, which is how it is told from a box whose content is too wide.
 */
export const IN_THE_PAGE = `
globalThis.fit = {
  /** Goes to an address, and waits until its page stands there and nothing moves any more. */
  async go(hash) {
    location.hash = hash;
    let still = 0;
    const watch = new MutationObserver(() => { still = 0; });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (let waited = 0; still < 4 || document.querySelector('main > .notice') || !document.querySelector('main h1'); waited++) {
      if (waited > 600) throw new Error('nothing to be seen at ' + hash);
      await new Promise((resolve) => setTimeout(resolve, 20));
      still += 1;
    }
    watch.disconnect();
    await document.fonts.ready;
  },

  /** Unfolds what is folded, so that it is looked at too. */
  unfold() {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    for (const drawer of document.querySelectorAll('[data-open="false"]')) drawer.dataset.open = 'true';
  },

  name(element) {
    const classes = [...element.classList].map((each) => '.' + each).join('');
    const text = element.textContent.trim().replace(/\\s+/g, ' ');
    return element.localName + classes + (text === '' ? '' : ' “' + (text.length > 40 ? text.slice(0, 40) + '…' : text) + '”');
  },

  /** What only a screen reader finds. */
  isUnseen: (element) => element.clientWidth <= 1 || element.clientHeight <= 1,

  /** Shortened on purpose, with the whole of it to be read or heard. */
  isShortened(element) {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return false;
    const whole = element.closest('[title], [aria-label]');
    return whole !== null && (whole.title + ' ' + whole.ariaLabel).includes(element.textContent.trim());
  },

  hides: (overflow) => overflow === 'hidden' || overflow === 'clip',
  scrolls: (overflow) => overflow === 'auto' || overflow === 'scroll',

  /** Every visible text: where it is, and what is around it. */
  texts(known) {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (node.data.trim() === '' || element.closest('svg, option, script, style')) continue;
      if (fit.around(element, known).isClear || !element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 0) found.push({ element, rect });
    }
    return found;
  },

  /**
   * The boxes around an element that hide what is outside them, up to one that scrolls; \`free\`: none does; \`isClear\`: it
   * cannot be seen, on a page that could be.
   */
  around(element, known) {
    if (element === null || element === document.documentElement) return { boxes: [], free: true, isClear: false };
    const before = known.get(element);
    if (before !== undefined) return before;
    const { display, overflowX, overflowY, clipPath, opacity } = getComputedStyle(element);
    const outer = fit.around(element.parentElement, known);
    const isClear = outer.isClear || opacity === '0';
    const isBox = display !== 'inline' && display !== 'contents';
    const hides = isBox && (fit.hides(overflowX) || fit.hides(overflowY));
    const isMeant = clipPath !== 'none' || (hides && (fit.isUnseen(element) || fit.isShortened(element)));
    const here =
      isMeant || (isBox && (fit.scrolls(overflowX) || fit.scrolls(overflowY)))
        ? { boxes: [], free: false, isClear }
        : hides
          ? { boxes: [{ element, overflowX, overflowY, rect: element.getBoundingClientRect() }, ...outer.boxes], free: outer.free, isClear }
          : { ...outer, isClear };
    known.set(element, here);
    return here;
  },

  /** What cuts a text off: a box that hides what is outside it, or the edge of the screen. */
  cut({ element, rect }, known) {
    const low = rect.bottom - rect.height * 0.2;
    const high = rect.top + rect.height * 0.2;
    const { boxes, free } = fit.around(element, known);
    for (const box of boxes) {
      if (fit.hides(box.overflowX) && (rect.right > box.rect.right + 1 || rect.left < box.rect.left - 1)) return box.element;
      if (fit.hides(box.overflowY) && (low > box.rect.bottom + 1 || high < box.rect.top - 1)) return box.element;
    }
    return free && (rect.right > document.documentElement.clientWidth + 1 || rect.left < -1) ? document.body : null;
  },

  /** Where a hyphen stands for a minus; what people type and machines read is left as it is. */
  hyphens() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: element } = walker.currentNode;
      if (!/(^|[\\s(«“":/|])-\\d/.test(data) || element.closest('code, pre, textarea, script, style')) continue;
      if (element.checkVisibility({ visibilityProperty: true })) found.push('a hyphen stands for a minus: ' + fit.name(element));
    }
    return found;
  },

  /** Everything that does not fit, each with the element that it is about. */
  findings() {
    const known = new Map();
    const found = new Set();
    const screen = document.documentElement;
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !(element instanceof SVGElement) && element.checkVisibility({ visibilityProperty: true }),
    );
    if (screen.scrollWidth > screen.clientWidth) {
      const wide = elements.filter((element) => element.getBoundingClientRect().right > screen.clientWidth + 1);
      const least = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
      found.add('the page is ' + screen.scrollWidth + ' px wide: ' + least.slice(0, 3).map(fit.name).join(', '));
    }
    for (const element of elements) {
      const { overflowX, overscrollBehaviorX } = getComputedStyle(element);
      if (fit.scrolls(overflowX) && overscrollBehaviorX !== 'contain' && element.scrollWidth > element.clientWidth + 1)
        found.add('scrolls sideways (' + element.scrollWidth + ' in ' + element.clientWidth + ' px): ' + fit.name(element));
    }
    for (const text of fit.texts(known)) {
      const box = fit.cut(text, known);
      if (box !== null) found.add('is cut by ' + (box === document.body ? 'the screen' : fit.name(box)) + ': ' + fit.name(text.element));
    }
    return [...found];
  },

  /** The tabs that are not in front. */
  tabs: () => [...document.querySelectorAll('[role="tab"][aria-selected="false"]')].map((tab) => tab.textContent),
  turnTo: (name) => [...document.querySelectorAll('[role="tab"]')].find((tab) => tab.textContent === name)?.click(),

  /** The findings of the page as it is drawn with a style laid over it. */
  async look(style) {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = style;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const found = fit.findings();
    sheet.remove();
    return found;
  },
};
`;

const HEIGHT = 740;

/** A way to set the page: styles that are laid over it. */
export interface Look {
  readonly name: string;
  readonly style: string;
}

export const plain: Look = { name: 'as it comes', style: '' };

/** WCAG 1.4.12: whoever needs more space between letters, words, lines and paragraphs takes it. */
export const spaced: Look = {
  name: 'with more space in the text',
  style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
};

/** The widest face that machines without any other have, and nothing that makes it narrower. */
export const wide: Look = {
  name: 'in DejaVu Sans',
  style: `:root { --text: "DejaVu Sans", Verdana, sans-serif !important; --narrow: "DejaVu Sans", Verdana, sans-serif !important; }`,
};

export const prepare = (page: Page): Promise<unknown> => page.addInitScript(IN_THE_PAGE);

export const go = (page: Page, hash: string): Promise<unknown> => page.evaluate(`fit.go(${JSON.stringify(hash)})`);

/**
 * What does not fit on the page that is shown, at each of these widths as it comes, and at the last, the narrowest, in each of
 * these looks, also behind its tabs.
 */
export async function misfits(page: Page, widths: readonly number[], looks: readonly Look[]): Promise<string[]> {
  const all: string[] = [];
  const look = async (where: string, shown: readonly Look[] = looks): Promise<void> => {
    for (const { name, style } of shown) {
      const found = (await page.evaluate(`fit.look(${JSON.stringify(style)})`)) as string[];
      all.push(...found.map((what) => `${where}, ${name}: ${what}`));
    }
  };
  await page.evaluate('fit.unfold()');
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`at ${width} px`, width === widths.at(-1) ? looks : [plain]);
  }
  all.push(...((await page.evaluate('fit.hyphens()')) as string[]));
  for (const tab of (await page.evaluate('fit.tabs()')) as string[]) {
    await page.evaluate(`fit.turnTo(${JSON.stringify(tab)})`);
    await look(`at ${widths.at(-1)} px behind “${tab}”`);
  }
  return all;
}
