import { fraction } from '../model/curve.ts';
import type { Part } from '../model/mesh.ts';
import { chordAt } from '../model/planform.ts';
import type { AircraftType, Wing } from '../types/type.ts';
import type { Dab, Place } from './brush.ts';
import type { Coat } from './coat.ts';
import { isOnOneWing, markingAt, type Spot } from './markings.ts';

type WingPart = Extract<Part, { readonly kind: 'wing' }>;

/** The marking stands where nothing hangs on the wing. */
const markAt = ({ marks, engines }: AircraftType): number =>
  marks?.wingAt ?? (engines === undefined ? 0.68 : engines.length > 1 ? 0.74 : 0.66);

/** Middle and radius of the marking on a wing. */
function markOn(wing: Wing, at: number, { marks }: AircraftType): { x: number; y: number; size: number } {
  const { edge, chord } = chordAt(wing, at);
  return { x: wing.x + edge - chord * 0.47, y: wing.half * at, size: chord * (marks?.wingSize ?? 0.33) };
}

/** Paints wings and tailplane: u runs along the span, v along the chord. */
export function wingPainter(type: AircraftType, coat: Coat): (part: WingPart, place: Place, dab: Dab) => void {
  const isBiplane = type.lowerWing !== undefined;
  const at = markAt(type);
  const marks = new Map([type.wing, type.lowerWing ?? type.wing].map((wing) => [wing, markOn(wing, at, type)]));
  const edges = coat.own('leadingEdge');

  const carriesMark = ({ upper, role }: WingPart, y: number): boolean => {
    const isOne = isOnOneWing(coat.marking);
    return upper ? role === 'main' && !(isOne && y > 0) : (role === 'lower' || !isBiplane) && !(isOne && y < 0);
  };

  const lineAt = ({ wing }: WingPart, t: number, c: number): number => {
    const seam = 0.0231 / wing.half;
    if (type.perforatedFlaps === true && c > 0.79 && t < 0.58 && t > 0.1) {
      const [across, back] = [fraction(t * wing.half * 4.5) - 0.5, fraction((c - 0.79) * 14) - 0.5];
      if (across ** 2 + back ** 2 < 0.07) return 0.7;
    }
    if ((isBiplane || type.fabricWing === true) && Math.abs(fraction(t * 12) - 0.5) < 0.04) return 0.1;
    if (c > 0.76 && [0.56, 0.14, 0.93].some((rib) => Math.abs(t - rib) < seam)) return 0.28;
    if (c > 0.76 && c < 0.775 && t > 0.12) return 0.28;
    if (!isBiplane && Math.abs(c - 0.3) < 0.008 && t > 0.1) return 0.1;
    return c < 0.74 && Math.abs(t - 0.33) < seam * 0.7 ? 0.12 : 0;
  };

  return (part, { x, y, u: t, v: c }, dab) => {
    const { wing, upper } = part;
    dab.colour = upper ? (coat.own('wing') ?? coat.upper(x, y)) : (coat.own('wingUnder') ?? coat.under);
    if (part.role === 'other') {
      dab.line = c > 0.62 && c < 0.645 ? 0.28 : 0;
      return;
    }
    const mark = carriesMark(part, y) ? marks.get(wing) : undefined;
    if (mark !== undefined) {
      const spot: Spot = upper ? 'above' : 'below';
      const [right, down] = [(Math.abs(y) - mark.y) / mark.size, (mark.x - x) / mark.size];
      dab.colour = markingAt(coat.marking, right, down, spot) ?? dab.colour;
    }
    if (edges !== null && upper && c < 0.14 && t > 0.1 && t < 0.55) dab.colour = edges;
    dab.line = lineAt(part, t, c);
  };
}
