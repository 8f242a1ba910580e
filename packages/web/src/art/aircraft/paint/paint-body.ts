import { bottomAt, COWL, isBomberBody, middleAt, topAt } from '../model/body.ts';
import { fraction } from '../model/curve.ts';
import type { AircraftType, Station } from '../types/type.ts';
import type { Dab, Place } from './brush.ts';
import { BELLY, type Coat } from './coat.ts';
import { FRAME, type Rgb, rgb, SKIN_GLASS } from './colour.ts';
import { markingAt } from './markings.ts';

const TEETH = rgb('#f0ebdd');
const JAWS = rgb('#8e2a20');
/** A shark's mouth ends here. */
const MOUTH = 0.115;

/** A shark's mouth: open at the nose, closing aft, with teeth; null: not there. */
export function mouthAt({ mouth, length }: AircraftType, x: number, z: number): Rgb | null {
  if (mouth === undefined || -x >= MOUTH * length) return null;
  const [middle, half] = mouth;
  const back = -x / (length * MOUTH);
  const open = half * Math.sqrt(Math.max(0, 1 - back));
  const off = Math.abs(z - middle - back * 0.12);
  if (off > open) return null;
  const tooth = Math.abs(fraction(back * 7) - 0.5) * 2;
  return open - off < open * 0.42 * (1 - tooth) + 0.02 ? TEETH : JAWS;
}

/** The marking on the side: where its middle is, and its radius. */
function markOn(type: AircraftType, stations: readonly Station[]): { x: number; z: number; size: number } {
  const isBomber = isBomberBody(type.body);
  const back = type.length * (type.marks?.bodyAt ?? (isBomber ? 0.7 : 0.695));
  const deep = topAt(stations, back) - bottomAt(stations, back);
  return {
    x: -back,
    z: middleAt(stations, back),
    size: type.marks?.bodySize ?? Math.min(isBomber ? 0.8 : 0.42, deep * 0.4),
  };
}

/** Paints the body: v runs around it. */
export function bodyPainter(
  type: AircraftType,
  stations: readonly Station[],
  coat: Coat,
): (place: Place, dab: Dab) => void {
  const { length, body, glass = [], panes, windows } = type;
  const { cowlTo = 0, cowlBelow, bandAt = 0.76, bandWidth = 0.016 } = coat.scheme;
  const [whole, cowl, glare, band] = [coat.own('body'), coat.own('cowl'), coat.own('antiGlare'), coat.own('band')];
  const mark = markOn(type, stations);
  const cowlEnd = body.shape === 'radial' ? (body.cowl ?? COWL) : null;

  const glassAt = (at: number, height: number, v: number): Rgb | null => {
    const pane = glass.find(([from, to, low = -2, high = 2]) => at >= from && at < to && height > low && height < high);
    if (pane === undefined) return null;
    const along = Math.abs(fraction(((at - pane[0]) * length) / (panes?.along ?? 0.55)) - 0.5);
    const around = Math.abs(fraction(((v * (panes?.around ?? 2.6)) / Math.PI) * 2) - 0.5);
    return along < 0.09 || around < 0.06 ? FRAME : SKIN_GLASS;
  };
  const isWindow = (at: number, height: number): boolean =>
    windows !== undefined &&
    at > windows[0] &&
    at < windows[1] &&
    Math.abs(height - 0.42) < 0.13 &&
    fraction(((at - windows[0]) * length) / 0.95) < 0.5;

  const lineAt = (at: number, height: number): number => {
    if ([0.3, 0.64, 0.8].some((frame) => Math.abs(at - frame) < 0.0016)) return 0.14;
    if (cowlEnd !== null && Math.abs(at - cowlEnd - 0.01) < 0.004) return 0.4;
    const hasStubs = body.shape === 'inline' && type.exhausts !== false;
    const isStub = at > 0.09 && at < 0.27 && Math.abs(height - 0.45) < 0.08 && fraction(at * length * 4.2) < 0.68;
    return hasStubs && isStub ? 0.6 : 0;
  };

  return ({ x, y, z, v }, dab) => {
    const at = -x / length;
    const height = Math.sin(v);
    const aside = Math.abs(Math.cos(v));
    dab.line = lineAt(at, height);
    dab.colour = whole !== null && height >= BELLY ? whole : coat.flank(x, y, z, height);
    if (cowl !== null && at < cowlTo && (cowlBelow === undefined || height < cowlBelow)) dab.colour = cowl;
    if (glare !== null && at < 0.36 && height > 0.8) dab.colour = glare;
    if (band !== null && Math.abs(at - bandAt) < bandWidth) dab.colour = band;
    if (aside > 0.4) {
      dab.colour = markingAt(coat.marking, (x - mark.x) / mark.size, (mark.z - z) / mark.size, 'side') ?? dab.colour;
    }
    const mouth = aside > 0.2 ? mouthAt(type, x, z) : null;
    if (mouth !== null) {
      dab.colour = mouth;
      dab.line = 0;
      return;
    }
    const pane = glassAt(at, height, v) ?? (isWindow(at, height) ? FRAME : null);
    if (pane === null) return;
    dab.colour = pane;
    dab.line = 0;
    dab.glass = true;
  };
}
