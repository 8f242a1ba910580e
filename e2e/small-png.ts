import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/** A picture as a PNG of 256 colours: the most frequent ones, and for every other the nearest of them. */
export function smallPng(width: number, height: number, rgba: Uint8Array): Buffer {
  const { palette, indexOf } = paletteOf(rgba);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++, from += 4) lines[to++] = indexOf(rgba[from], rgba[from + 1], rgba[from + 2]);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Colours are counted in cells of 4 × 4 × 4 shades. */
const cellOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

interface Palette {
  readonly palette: number[][];
  readonly indexOf: (r: number, g: number, b: number) => number;
}

function paletteOf(rgba: Uint8Array): Palette {
  const cells = new Map<number, { n: number; r: number; g: number; b: number }>();
  for (let i = 0; i < rgba.length; i += 4) {
    const [r, g, b] = [rgba[i], rgba[i + 1], rgba[i + 2]];
    const key = cellOf(r, g, b);
    const cell = cells.get(key) ?? { n: 0, r: 0, g: 0, b: 0 };
    cells.set(key, { n: cell.n + 1, r: cell.r + r, g: cell.g + g, b: cell.b + b });
  }
  const palette = [...cells.values()]
    .sort((a, b) => b.n - a.n)
    .slice(0, COLOURS)
    .map(({ n, r, g, b }) => [Math.round(r / n), Math.round(g / n), Math.round(b / n)]);
  const known = new Map<number, number>();
  const indexOf = (r: number, g: number, b: number): number => {
    const key = cellOf(r, g, b);
    const found = known.get(key) ?? nearest(palette, r, g, b);
    known.set(key, found);
    return found;
  };
  return { palette, indexOf };
}

function nearest(palette: readonly number[][], r: number, g: number, b: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([pr, pg, pb], at) => {
    const far = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}
