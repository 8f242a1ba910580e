import { type Check, inside, isMap, mapOf, type Report } from './shape.ts';

/** A rule id, or one of the two words. */
const source: Check = (given, place, report) => {
  if (typeof given === 'string' && /^(public|reconstructed|DIF-[A-Z]+-\d{2})$/.test(given)) return;
  report('content-bad-source', place, { found: typeof given === 'string' ? given : null });
};

/**
 * Every field that an entry has, by path, down to 'front.horsepower[1]' and 'arrows[2].aircraft[0]': no source stands
 * deeper.
 */
function pathsOf(given: unknown, place = '', levels = 4): string[] {
  const own = place === '' ? [] : [place];
  if (levels === 0) return own;
  if (Array.isArray(given))
    return [...own, ...given.flatMap((value, i) => pathsOf(value, `${place}[${i}]`, levels - 1))];
  if (!isMap(given)) return own;
  return [
    ...own,
    ...Object.entries(given).flatMap(([field, value]) => pathsOf(value, inside(place, field), levels - 1)),
  ];
}

/** Every datum has a source: `all` must be there, and a field that is named must exist. */
const provenance =
  (entry: unknown): Check =>
  (given, place, report) => {
    const paths = pathsOf(entry).filter((path) => path !== 'all');
    mapOf({ all: source }, Object.fromEntries(paths.map((path) => [path, source])))(given, place, report);
  };

/** An entry: its fields with their sources, and, once they are all there, whether they agree with each other. */
export const entryOf =
  <T>(fields: { readonly [name: string]: Check }, sense: (entry: T, place: string, report: Report) => void): Check =>
  (given, place, report) => {
    let sound = true;
    const noting: Report = (code, where, facts) => {
      sound = false;
      report(code, where, facts);
    };
    mapOf({ ...fields, sources: provenance(given) })(given, place, noting);
    if (sound) sense(given as T, place, report);
  };
