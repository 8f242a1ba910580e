import { fraction } from '../model/curve.ts';
import type { Part } from '../model/mesh.ts';
import type { AircraftType, Station } from '../types/type.ts';
import type { Dab, Place } from './brush.ts';
import { BELLY, type Coat, coatOf } from './coat.ts';
import { DARK, FRAME, GLASS, mix, type Rgb, rgb } from './colour.ts';
import { markingAt, ROUNDEL } from './markings.ts';
import { bodyPainter, mouthAt } from './paint-body.ts';
import { wingPainter } from './paint-wing.ts';

type Of<Kind extends Part['kind']> = Extract<Part, { readonly kind: Kind }>;

const COCKPIT = rgb('#2d2a26');
/** Behind a cowling of a nacelle runs a line. */
const NACELLE_FRONT = 1.05;
/** Where the marking stands on a boom, and its radius. */
const BOOM = { at: 0.76, size: 0.3 };

/** Finds the frames of a canopy: arches across it, and two rails along it. */
function isFrame([from, to, , style]: Of<'canopy'>['canopy'], type: AircraftType, at: number, y: number): boolean {
  const share = (at - from) / (to - from);
  if (style === 'bubble') return Math.abs(share - 0.27) < 0.022;
  const long = (to - from) * type.length;
  const frames = type.frames ?? (long > 2.4 ? Math.round(long / 0.55) : 4);
  return Math.abs(fraction(share * frames) - 0.5) < 0.09 || Math.abs(Math.abs(y) - 0.17) < 0.018;
}

/** Knows the paint of every place of an aircraft. */
export function painterOf(
  type: AircraftType,
  stations: readonly Station[],
): (part: Part, place: Place, dab: Dab) => void {
  const coat = coatOf(type);
  const paintWing = wingPainter(type, coat);
  const paintBody = bodyPainter(type, stations, coat);
  const struts = mix(coat.under, [60, 60, 56], 0.5);
  return (part, place, dab) => {
    dab.line = 0;
    dab.glass = false;
    switch (part.kind) {
      case 'wing':
        return paintWing(part, place, dab);
      case 'body':
        return paintBody(place, dab);
      case 'nacelle':
        return paintNacelle(type, coat, part, place, dab);
      case 'fin':
        return paintFin(coat, place, dab);
      case 'canopy':
        return paintCanopy(type, coat, part, place, dab);
      case 'pod': {
        const isUnder = part.under || Math.sin(place.v) < -0.1;
        dab.colour = mouthAt(type, place.x, place.z) ?? podColour(coat, isUnder, place);
        return;
      }
      case 'dome': {
        const share = (-place.x - part.from) / (part.to - part.from);
        const isRib = Math.abs(share - 0.5) < 0.07 || Math.abs(Math.abs(Math.cos(place.v)) - 0.5) < 0.06;
        dab.colour = isRib ? FRAME : GLASS;
        dab.glass = true;
        return;
      }
      case 'spinner':
        dab.colour = coat.spinner;
        return;
      case 'dark':
        dab.colour = DARK;
        return;
      case 'strut':
        dab.colour = struts;
    }
  };
}

const podColour = (coat: Coat, isUnder: boolean, { x, y }: Place): Rgb =>
  isUnder ? (coat.own('podUnder') ?? coat.under) : (coat.own('pod') ?? coat.own('body') ?? coat.upper(x, y));

function paintNacelle(
  { length }: AircraftType,
  coat: Coat,
  part: Of<'nacelle'>,
  { x, y, z, v }: Place,
  dab: Dab,
): void {
  const height = Math.sin(v);
  const whole = coat.own('body') === null ? null : (coat.own('wing') ?? coat.own('body'));
  const back = -x - part.front;
  dab.colour = whole !== null && height >= BELLY ? whole : coat.flank(x, y, 0, height * 1.1);
  const front = coat.own('nacelleFront');
  if (front !== null && back < NACELLE_FRONT) dab.colour = front;
  if (Math.abs(back - NACELLE_FRONT) < 0.04) dab.line = 0.3;
  if (!part.boom || Math.abs(Math.cos(v)) <= 0.3) return;
  const mark = markingAt(coat.marking, (x + length * BOOM.at) / BOOM.size, (part.z - z) / BOOM.size, 'side');
  dab.colour = mark ?? dab.colour;
}

/** u runs up the fin, v back along its chord. */
function paintFin(coat: Coat, { x, z, u, v }: Place, dab: Dab): void {
  dab.colour = coat.finSide(x, z);
  if (coat.marking === 'roundel' && u < 0.45 && v > 0.2 && v < 0.5) {
    dab.colour = ROUNDEL[Math.floor((v - 0.2) / 0.1)] ?? dab.colour;
  }
  if (v > 0.575) dab.colour = coat.own('rudder') ?? dab.colour;
  else if (v > 0.55) dab.line = 0.3;
}

function paintCanopy(type: AircraftType, coat: Coat, { canopy }: Of<'canopy'>, { x, y }: Place, dab: Dab): void {
  const [from, to, , style] = canopy;
  const at = -x / type.length;
  if (style === 'open' && (at - from) / (to - from) > 0.32) {
    dab.colour = COCKPIT;
    return;
  }
  dab.glass = true;
  dab.colour = isFrame(canopy, type, at, y) ? (coat.own('body') ?? coat.base) : GLASS;
}
