/*
 * A part of the page as it is drawn, to a tenth of a pixel: every element with all that is said of it. What the transcript
 * of a page rounds, because it is about where things are, is told here.
 */

const PICTURES =
  '.plane, .biplane, .plane-picture, .biplane-picture, .card-picture, .painting, .target-picture, .icon, .campaign-marker';
const UNSAID =
  /^(class|id|for|name|clip-path|checked|value|aria-labelledby|aria-describedby|aria-controls|xmlns|tabindex|focusable)$/;
const UNSEEN = /^(title|defs|clippath|pattern|style|script)$/i;

/** Lines longer than this are told by where they begin and end, and by the sum of all their figures. */
const LONG = 90;
const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/gi;

const figure = (value: number): string => String(Math.round(value * 10) / 10 + 0);

function value(text: string): string {
  const said = text.replace(/(?<![\d.#])-?\d+\.\d+(?:e-?\d+)?/gi, (one) => figure(Number(one)));
  const numbers = text.match(NUMBER) ?? [];
  if (said.length <= LONG || numbers.length < 8) return said;
  const sum = numbers.reduce((all, one) => all + Number(one), 0);
  return `${said.slice(0, 20)} … ${said.slice(-20)} (${numbers.length}, Σ ${figure(sum)})`;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Drawn {
  readonly line: string;
  readonly below: readonly Drawn[];
}

function lineOf(element: Element): string {
  const classes = tidy(element.getAttribute('class') ?? '').replace(/(^| )/g, '.');
  const said = [...element.attributes].flatMap(({ name, value: given }) =>
    UNSAID.test(name) || given.startsWith('url(#') ? [] : [given === '' ? name : `${name}=${value(given)}`],
  );
  return [`${element.tagName.toLowerCase()}${classes === '.' ? '' : classes}`, ...said, ...writtenIn(element)].join(
    ' ',
  );
}

/** What somebody has ticked, chosen or written. */
function writtenIn(element: Element): string[] {
  if (element instanceof HTMLSelectElement)
    return [`= ${tidy(element.options[element.selectedIndex]?.textContent ?? '')}`];
  if (element instanceof HTMLTextAreaElement) return [`= ${element.value}`];
  if (!(element instanceof HTMLInputElement)) return [];
  if (/^(checkbox|radio)$/.test(element.type)) return element.checked ? ['checked'] : [];
  return element.value === '' ? [] : [`= ${element.value}`];
}

function drawnOf(element: Element, without: string): Drawn[] {
  if (UNSEEN.test(element.tagName)) return [];
  if (without !== '' && element.matches(without)) return [{ line: `${lineOf(element)} …`, below: [] }];
  if (element instanceof HTMLSelectElement) {
    const entries = [...element.options].map((one) => tidy(one.textContent ?? '')).join(' | ');
    return [{ line: `${lineOf(element)} of ${entries}`, below: [] }];
  }
  if (element.matches(PICTURES)) return [{ line: `(${tidy(element.getAttribute('class') ?? '')})`, below: [] }];
  // The same strokes, some of them over each other.
  if (element.matches('.ridge')) return [{ line: `ridge (${strokes(element)})`, below: [] }];
  const below: Drawn[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === 3 && tidy(node.textContent ?? '') !== '')
      below.push({ line: `“${tidy(node.textContent ?? '')}”`, below: [] });
    else if (node.nodeType === 1) below.push(...drawnOf(node as Element, without));
  }
  const line = lineOf(element);
  const [only] = below;
  if (below.length === 1 && only.below.length === 0 && line.length + only.line.length < 140)
    return [{ line: `${line} ${only.line}`, below: [] }];
  return [{ line, below }];
}

/** How many, and what all their figures come to. */
function strokes(element: Element): string {
  const all = [...element.querySelectorAll('*')].flatMap((one) => [...one.attributes].map((each) => each.value));
  const sum = all.flatMap((one) => one.match(NUMBER) ?? []).reduce((total, one) => total + Number(one), 0);
  return `${element.children.length}, Σ ${figure(sum)}`;
}

function* lines(all: readonly Drawn[], depth: number): Generator<string> {
  let times = 1;
  for (const [i, one] of all.entries()) {
    const next = all[i + 1];
    if (next !== undefined && JSON.stringify(next) === JSON.stringify(one)) {
      times++;
      continue;
    }
    yield `${'  '.repeat(depth)}${times > 1 ? `${times} × ` : ''}${one.line}`;
    times = 1;
    yield* lines(one.below, depth + 1);
  }
}

/** `without`: what is not looked into, because it is drawn elsewhere. */
export const drawn = (element: Element, without = ''): string =>
  [
    ...lines(
      [...element.children].flatMap((one) => drawnOf(one, without)),
      0,
    ),
  ].join('\n');
