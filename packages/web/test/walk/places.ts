import type { Strokes } from './sheet-of-paper.ts';

/** About where, about how large: two or three figures are enough to see whether something has moved. */
export function about(value: number): string {
  const size = Math.abs(value);
  const step = size >= 100 ? 10 : size >= 10 ? 1 : 0.1;
  return String(Number((Math.round(value / step) * step).toFixed(1)) + 0);
}

const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/gi;

const numbersIn = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

/** Every number in a text, about. */
const rounded = (text: string): string =>
  text.replace(/(?<![\w#-])-?\d*\.?\d+(?:e-?\d+)?/gi, (one) => about(Number(one)));

const FEW = 6;

/** A line by its first and its last numbers, and how many there are. */
function course(text: string): string {
  const numbers = numbersIn(text);
  if (numbers.length <= FEW) return numbers.map(about).join(' ');
  const sum = numbers.reduce((all, one) => all + one, 0);
  return `${numbers.slice(0, 2).map(about).join(' ')} … ${numbers.slice(-2).map(about).join(' ')} (${numbers.length}, Σ ${about(sum)})`;
}

const NUMERIC = [
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x1',
  'y1',
  'x2',
  'y2',
  'dx',
  'dy',
  'viewBox',
  'transform',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'font-size',
  'startOffset',
  'textLength',
];

export function geometryOf(element: Element): string {
  if (element.tagName === 'CANVAS') return canvasOf(element as HTMLCanvasElement);
  if (element.namespaceURI !== 'http://www.w3.org/2000/svg') return '';
  // A picture is as large as its room; what is seen of a map is told.
  const isPicture =
    element.tagName.toLowerCase() === 'svg' &&
    element.getAttribute('class') === null &&
    element.getAttribute('role') === null;
  const own = NUMERIC.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || isPicture ? [] : [`${name} ${rounded(value)}`];
  });
  for (const name of ['d', 'points']) {
    const value = element.getAttribute(name);
    if (value !== null) own.push(course(value));
  }
  return own.join(' ');
}

/** How it is placed and drawn, as far as it is said for it alone. */
export function styleOf(element: Element): string {
  const style = element.getAttribute('style');
  if (style === null) return '';
  return style
    .split(';')
    .map((one) => rounded(one.trim()))
    .filter((one) => one !== '' && one !== 'transform: none' && one !== 'opacity: 1')
    .join('; ');
}

function canvasOf(canvas: HTMLCanvasElement): string {
  const { strokes } = canvas.getContext('2d') as unknown as Strokes;
  const counts = new Map<string, number>();
  let sum = 0;
  for (const stroke of strokes) {
    const [name] = stroke.split(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const one of numbersIn(stroke)) sum += one;
  }
  const drawn = [...counts].map(([name, times]) => (times === 1 ? name : `${name}×${times}`)).join(' ');
  return `${canvas.width}×${canvas.height}${drawn === '' ? '' : `: ${drawn} (Σ ${Math.round(sum)})`}`;
}
