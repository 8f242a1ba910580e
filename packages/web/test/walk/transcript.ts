import { roleOf, saidName } from './names.ts';
import { geometryOf, styleOf } from './places.ts';

/*
 * A page as whoever gets it who sees, hears or feels it: one line for each thing, deeper ones below it. A line tells what
 * it is (its role), its name or its words, its states, the classes by which it is drawn, what it holds for the styles
 * (`data-`), and roughly where it is. What only holds other things together takes no line.
 */

const INLINE = /^(B|I|EM|STRONG|SPAN|SMALL|ABBR|CITE|Q|SUB|SUP|BR|WBR|TIME|CODE|MARK)$/i;
const SHAPES = /^(path|circle|rect|line|ellipse|polygon|polyline|image|use)$/i;
const UNSEEN =
  /^(script|style|template|title|desc|defs|clippath|mask|lineargradient|radialgradient|pattern|filter|stop)$/i;

const STATES = [
  ['aria-pressed', 'pressed'],
  ['aria-expanded', 'expanded'],
  ['aria-selected', 'selected'],
  ['aria-checked', 'checked'],
  ['aria-current', 'current'],
  ['aria-disabled', 'disabled'],
  ['aria-invalid', 'invalid'],
  ['aria-busy', 'busy'],
  ['aria-live', 'live'],
  ['aria-modal', 'modal'],
  ['aria-valuenow', 'value'],
  ['aria-valuetext', 'value text'],
  ['aria-haspopup', 'opens'],
  ['aria-roledescription', 'called'],
  ['inert', 'inert'],
  ['hidden', 'hidden'],
  ['open', 'open'],
  ['disabled', 'disabled'],
  ['required', 'required'],
  ['readonly', 'read only'],
  ['tabindex', 'tab'],
  ['min', 'min'],
  ['max', 'max'],
  ['step', 'step'],
  ['maxlength', 'max length'],
  ['colspan', 'columns'],
  ['rowspan', 'rows'],
  ['lang', 'lang'],
  ['download', 'download'],
  ['target', 'in'],
] as const;

function statesOf(element: Element): string[] {
  const found = STATES.flatMap(([attribute, name]) => {
    const value = element.getAttribute(attribute);
    if (value === null || value === 'false') return [];
    if (attribute === 'tabindex' && value === '-1') return [];
    return [value === '' || value === 'true' ? name : `${name} ${value}`];
  });
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.checked) found.push('checked');
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.value !== '') found.push(`= ${element.value.slice(0, 80)}`);
  }
  // Not by `selectedOptions`, which this document remembers until somebody cleans up.
  if (element instanceof HTMLSelectElement)
    found.push(`= ${tidy(element.options[element.selectedIndex]?.textContent ?? '')}`);
  if (element === document.activeElement && element !== document.body) found.push('focus');
  return found;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function dataOf(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => `${name.slice(5)}${value === '' || value === 'true' ? '' : `=${value.slice(0, 60)}`}`);
}

const classesOf = (element: Element): string =>
  (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((one) => one !== '')
    .map((one) => `.${one}`)
    .join('');

/** Whether it only sets words apart: then it is a part of what is read around it. */
const isWords = (node: Node): boolean =>
  node.nodeType === 3 ||
  (node instanceof Element &&
    INLINE.test(node.tagName) &&
    node.getAttribute('role') === null &&
    node.getAttribute('class') === null &&
    saidName(node) === null &&
    dataOf(node).length === 0 &&
    [...node.childNodes].every(isWords));

interface Told {
  readonly line: string;
  readonly below: readonly Told[];
  /** Whether nothing is said of it but how it is drawn. */
  readonly isPlain: boolean;
}

/** A picture is there, or is not, and of this size: what it shows has tests of its own. */
const isPicture = (element: Element): boolean =>
  element.matches('.plane, .biplane, .plane-picture, .biplane-picture, .card-picture, .painting, .door-picture') ||
  (element.tagName.toLowerCase() === 'svg' && element.querySelector('[data-place], text, [class], [role]') === null);

/** A small drawing that says nothing. */
const isTrimming = (element: Element): boolean =>
  element.tagName.toLowerCase() === 'svg' &&
  saidName(element) === null &&
  (element.getAttribute('class') === null || element.matches('.icon, .card-glyph, .wings, .brand-mark')) &&
  isPicture(element);

/** What stands on every table and has walks of its own. */
const isKnown = (element: Element): boolean => element.matches('.settings > .sheet, .language');

/** Parts of a map that are drawn from many strokes: that one of them has changed is enough to know. */
const isGround = (element: Element): boolean =>
  element.children.length > 0 &&
  element.matches('.ground, .compass, .map-border, .relief, .map-title, .pearl-ground, .ship');

const RULE = 'button.rule-ref';

function told(element: Element, top = false): Told[] {
  if (UNSEEN.test(element.tagName) || isTrimming(element)) return [];
  if (!top && isKnown(element)) return [{ line: `${classesOf(element)} …`, below: [], isPlain: false }];
  if (element.matches(RULE))
    return [{ line: `§ ${(saidName(element) ?? '').replace(/^.* /, '')}`, below: [], isPlain: false }];
  const role = roleOf(element);
  const said = saidName(element);
  const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
  const head: string[] = [];
  if (role !== null) head.push(role === 'heading' ? `heading ${headingLevel(element)}` : role);
  else if (isSvg && !/^g$/i.test(element.tagName)) head.push(element.tagName.toLowerCase());
  else if (/^(dl|blockquote|label|legend|video|canvas|kbd|iframe)$/i.test(element.tagName))
    head.push(element.tagName.toLowerCase());
  if (said !== null && said !== '') head.push(`“${said}”`);
  const words: string[] = [];
  const below: Told[] = [];
  let run = '';
  const flush = (): void => {
    const text = tidy(run);
    run = '';
    if (text === '') return;
    if (below.length === 0) words.push(text);
    else below.push({ line: text, below: [], isPlain: false });
  };
  if (element.tagName === 'SELECT') {
    words.push([...element.querySelectorAll('option')].map((one) => tidy(one.textContent ?? '')).join(' | '));
  } else if (!isPicture(element)) {
    for (const node of element.childNodes) {
      if (isWords(node)) run += /^BR$/i.test(node.nodeName) ? ' ' : (node.textContent ?? '');
      else if (node instanceof Element) {
        flush();
        below.push(...told(node));
      }
    }
    flush();
  }
  const shown = words.join(' ');
  if (shown !== '' && shown !== said) head.push(shown);
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  if (href !== null && !href.startsWith('#_r_')) head.push(`→ ${href.slice(0, 80)}`);
  const states = statesOf(element);
  if (states.length > 0) head.push(`[${states.join(', ')}]`);
  const data = dataOf(element);
  if (data.length > 0) head.push(`{${data.join(', ')}}`);
  if (element.getAttribute('aria-hidden') === 'true' && !isSvg && shown !== '') head.push('(silent)');
  const describes = element.getAttribute('aria-description');
  if (describes !== null) head.push(`(${describes})`);
  const place = [geometryOf(element), styleOf(element)].filter((one) => one !== '').join(' ');
  const hint = element.getAttribute('title');
  if (hint !== null && hint !== said && hint !== shown) head.push(`(${hint})`);
  const isPlain = head.length === 0 && place === '';
  const classes = classesOf(element);
  if (classes !== '') head.push(classes);
  if (place !== '') head.push(`@ ${place}`);
  const isBare = classes === '' && data.length === 0 && said === null && shown === '';
  if (isSvg && isBare && !/^text$/i.test(element.tagName) && !element.hasAttribute('transform'))
    return SHAPES.test(element.tagName) ? [] : below;
  if (head.length === 0) return below;
  const line = head.join(' ');
  if (isGround(element)) return [{ line: `${line} ${summary(below)}`, below: [], isPlain }];
  const [only] = below;
  if (isPlain && below.length === 1) return [{ ...only, line: `${line} ${only.line}` }];
  return [{ line, below, isPlain }];
}

const WIDE = 150;

/** Short things stand side by side. */
function joined({ line, below }: Told): string | null {
  if (below.length === 0) return line;
  const parts = repeated(below).map((one) => (one.below.length === 0 ? one.line : joined(one)));
  if (parts.some((one) => one === null)) return null;
  const text = `${line} [ ${parts.join(' | ')} ]`;
  return text.length > WIDE ? null : text;
}

/** The same things in a row are told once. */
function repeated(all: readonly Told[]): Told[] {
  const found: { one: Told; times: number }[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last !== undefined && JSON.stringify(last.one) === JSON.stringify(one)) last.times++;
    else found.push({ one, times: 1 });
  }
  return found.map(({ one, times }) => (times === 1 ? one : { ...one, line: `${times} × ${one.line}` }));
}

/** How many lines, and what all numbers in them come to. */
function summary(all: readonly Told[]): string {
  const every = [...lines(all, 0)];
  const sum = every.flatMap((one) => one.match(/-?\d+(\.\d+)?/g) ?? []).reduce((total, one) => total + Number(one), 0);
  return `(${every.length} strokes, Σ ${Math.round(sum)})`;
}

const headingLevel = (element: Element): string => element.getAttribute('aria-level') ?? element.tagName.slice(1);

function* lines(all: readonly Told[], depth: number): Generator<string> {
  for (const one of repeated(all)) {
    const short = joined(one);
    yield '  '.repeat(depth) + (short ?? one.line);
    if (short === null) yield* lines(one.below, depth + 1);
  }
}

export const transcript = (element: Element): string => `${[...lines(told(element, true), 0)].join('\n')}\n`;
