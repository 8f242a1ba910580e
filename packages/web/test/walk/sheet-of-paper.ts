/** A canvas that nobody sees: it notes what is drawn on it since it was last wiped. */
export interface Strokes {
  readonly strokes: string[];
}

const WIPES: ReadonlySet<string> = new Set(['clearRect', 'reset']);

const rounded = (value: unknown): string => (typeof value === 'number' ? String(Math.round(value)) : typeof value);

/** A context with every method of the real one, as far as drawing goes. */
export function drawingContext(canvas: object): object {
  const strokes: string[] = [];
  const set = new Map<PropertyKey, unknown>();
  const doing =
    (name: string) =>
    (...given: unknown[]): unknown => {
      if (WIPES.has(name)) strokes.length = 0;
      else strokes.push(`${name} ${given.map(rounded).join(' ')}`);
      if (name === 'measureText')
        return { width: 7 * String(given[0]).length, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 };
      if (name.startsWith('create') && name.endsWith('Gradient')) return { addColorStop: () => {} };
      if (name === 'getImageData' || name === 'createImageData') {
        const [width, height] = given.slice(-2).map(Number);
        return { width, height, data: new Uint8ClampedArray(4 * width * height) };
      }
      if (name === 'getTransform') return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
      return undefined;
    };
  return new Proxy(
    { canvas, strokes },
    {
      get: (own, name) => {
        if (name === 'canvas' || name === 'strokes') return own[name];
        if (set.has(name)) return set.get(name);
        return typeof name === 'string' ? doing(name) : undefined;
      },
      set: (_, name, value) => {
        if (set.get(name) !== value && typeof value !== 'object')
          strokes.push(`${String(name)} = ${typeof value === 'number' ? rounded(value) : value}`);
        set.set(name, value);
        return true;
      },
    },
  );
}
