import { numbersFrom } from '../../numbers-from.ts';
import type { Pattern } from '../livery.ts';
import { filled, type Touch } from './mark.ts';
import { type Corner, cm, oval, polygon, rounded } from './shapes.ts';

/** What a pattern covers; whoever asks for it cuts it out. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A path for each colour of the pattern. */
type Laid = (area: Area, pattern: Pattern, chance: () => number, lay: (colour: number, d: string) => void) => void;

/** Broad slanting bands, by turns the ground and each of the colours. */
const bands: Laid = ({ left, top, right, bottom }, { n = 6, slant = 0.5, colours }, _chance, lay) => {
  const step = (right - left) / n;
  for (let i = 0; i < n; i++) {
    const colour = i % (colours.length + 1);
    if (colour === 0) continue;
    const from = left + i * step;
    const lean = slant * (bottom - top) * (i % 2 === 1 ? 0.5 : 0.3);
    lay(
      colour - 1,
      polygon([
        [from + lean, top],
        [from + step + lean, top],
        [from + step - lean, bottom],
        [from - lean, bottom],
      ]),
    );
  }
};

const CORNERS = 7;

/** Large patches with soft edges, in two rows. */
const patches: Laid = ({ left, top, right, bottom }, { size = 1.5, colours }, chance, lay) => {
  const [width, height] = [right - left, bottom - top];
  const count = Math.max(2, Math.round((width * height) / size));
  for (let i = 0; i < count; i++) {
    const x = left + ((i + 0.3 + 0.5 * chance()) / count) * width;
    const y = top + (i % 2 === 1 ? 0.74 : 0.26) * height + (chance() - 0.5) * height * 0.3;
    const radius = 0.5 + 0.42 * chance();
    const corners = Array.from({ length: CORNERS }, (_, corner): Corner => {
      const angle = (corner / CORNERS) * 2 * Math.PI + chance() * 0.5;
      const reach = radius * (0.7 + 0.7 * chance());
      return [x + Math.cos(angle) * reach * 1.4, y + Math.sin(angle) * reach, 0.3];
    });
    lay((i * 3 + (i >> 2)) % colours.length, rounded(corners));
  }
};

/** Printed cloth: hexagons in rows that are shifted against each other. */
const lozenge: Laid = ({ left, top, right, bottom }, { size = 0.5, colours }, _chance, lay) => {
  const shifts = [0, 3, 1, 4];
  const high = size * 0.62;
  const rows = Math.ceil((bottom - top) / high) + 1;
  const columns = Math.ceil((right - left) / size) + 1;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = left + column * size + (row % 2 === 1 ? size * 0.5 : 0);
      const y = top + row * high;
      const hexagon: readonly Corner[] = [
        [x - size * 0.5, y],
        [x - size * 0.18, y - size * 0.34],
        [x + size * 0.2, y - size * 0.3],
        [x + size * 0.5, y + size * 0.02],
        [x + size * 0.18, y + size * 0.32],
        [x - size * 0.2, y + size * 0.34],
      ];
      lay(((column * 2 + shifts[row % 4]) % 5) % colours.length, polygon(hexagon));
    }
};

/** Something small, scattered evenly: one in each field of a grid. */
const scattered =
  (density: number, one: (x: number, y: number, chance: () => number) => string): Laid =>
  ({ left, top, right, bottom }, { colours }, chance, lay) => {
    const [width, height] = [right - left, bottom - top];
    const count = width * height * density;
    const columns = Math.ceil(Math.sqrt((count * width) / height));
    const rows = Math.ceil(count / columns);
    for (let i = 0; i < columns * rows; i++) {
      const x = left + ((i % columns) + chance()) * (width / columns);
      const y = top + (Math.floor(i / columns) + chance()) * (height / rows);
      lay(Math.floor(chance() * colours.length), one(x, y, chance));
    }
  };

const streaks = scattered(10, (x, y, chance) => {
  const long = 0.2 + 0.28 * chance();
  const broad = 0.05 + 0.05 * chance();
  return `M${cm(x)} ${cm(y)}h${cm(broad)}l${cm(long * 0.3)} ${cm(long)}h${cm(-broad)}Z`;
});

const mottle = scattered(4, (x, y, chance) => {
  const radius = 0.13 + 0.15 * chance();
  return oval(x, y, radius, radius * 0.7);
});

const stripes: Laid = ({ left, top, right, bottom }, { size = 0.55, slant = 0 }, _chance, lay) => {
  const lean = slant * (bottom - top);
  for (let x = left - (bottom - top); x < right + (bottom - top); x += size * 2)
    lay(
      0,
      polygon([
        [x, top],
        [x + size, top],
        [x + size - lean, bottom],
        [x - lean, bottom],
      ]),
    );
};

const kinds: { readonly [kind in Pattern['kind']]: Laid } = { bands, patches, lozenge, streaks, mottle, stripes };

/** Along a body, bands and patches follow each other from front to back. */
const runsAlong = ({ kind }: Pattern, { left, top, right, bottom }: Area): boolean =>
  bottom - top > right - left && (kind === 'bands' || kind === 'patches');

/** A pattern over an area; the same name gives the same pattern. */
export function patterned(pattern: Pattern, area: Area, name: string): readonly Touch[] {
  const along = runsAlong(pattern, area);
  const laid = along ? { left: area.top, top: area.left, right: area.bottom, bottom: area.right } : area;
  const paths = pattern.colours.map(() => '');
  kinds[pattern.kind](laid, pattern, numbersFrom(name), (colour, d) => {
    paths[colour] += d;
  });
  return paths.map((d, i) => ({
    ...filled(d, pattern.colours[i], pattern.opacity ?? 1),
    ...(along ? { placed: [0, 1, 1, 0, 0, 0] as const } : {}),
  }));
}
