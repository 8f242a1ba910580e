/** Pictures as SVG text: a few shapes, dark on light, readable without colour. */
const INK = '#1c2733';
const SOFT = '#5b6b7a';
const LINE = '#c9d2da';
const FILL = '#3f6f9f';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const n = (value: number): string => String(Math.round(value * 100) / 100);

export interface TextStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly soft?: boolean;
  readonly turn?: number;
}

export function label(x: number, y: number, text: string, style: TextStyle = {}): string {
  const { anchor = 'start', size = 12, soft = false, turn = 0 } = style;
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${n(x)} ${n(y)})"`;
  return `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}" fill="${soft ? SOFT : INK}"${turned}>${escaped(text)}</text>`;
}

export const line = (x1: number, y1: number, x2: number, y2: number, strong = false): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${strong ? INK : LINE}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill = FILL): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;

export const dot = (x: number, y: number, name: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="3.5" fill="${FILL}"><title>${escaped(name)}</title></circle>`;

export const picture = (width: number, height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" font-family="sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    box(0, 0, width, height, '#ffffff'),
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** Light for 0, the colour of the sky for 1: a cell of a matrix. */
export function shade(share: number): string {
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * Math.min(1, Math.max(0, share)));
  return `rgb(${mix(246, 63)},${mix(241, 111)},${mix(230, 159)})`;
}
