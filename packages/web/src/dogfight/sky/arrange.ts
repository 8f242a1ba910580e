import type { Box } from '../../play/table/frame.ts';
import { type Air, BANDS, type Band, bandsFit, bandsOf } from './bands.ts';
import type { Frame } from './frame.ts';
import { type Block, columnsOf, type Flyer, type Grid, type Place, packBand, type Side, type Way } from './pack.ts';
import { plateHeight, plateWidth, type Sizes, sizesFor, spanOf } from './sizes.ts';
import { wingmanBeside, wingmanId, withWingman } from './wingman.ts';

/** An aircraft, or an Element, that is to have its place in the sky. */
export interface Craft extends Flyer {
  /** 0 (Very Low) to 4; below 0: not in the air yet. */
  readonly altitude: number;
  /** How many aircraft its plate tells of. */
  readonly crafts: number;
  /** Whether a Wingman flies with it. */
  readonly hasWingman?: boolean;
}

/** Bombers that fly together, each in its square: files from the left, rows from the front. */
export interface Formation {
  readonly side: Side;
  readonly altitude: number;
  readonly squares: readonly { readonly id: number; readonly file: number; readonly row: number }[];
}

export interface Plan {
  readonly crafts: readonly Craft[];
  readonly formations: readonly Formation[];
  /** Whether a target lies below: at the right, where every land has its open ground or its sea. */
  readonly hasTarget: boolean;
}

/** Where an aircraft is drawn: its middle, its nose, its plate. */
export interface Placed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly way: Way;
  /** CSS pixels per metre. */
  readonly scale: number;
  /** What the aircraft itself covers. */
  readonly body: Box;
  readonly plate: Box;
  /** The whole cell: nobody else is in it. */
  readonly cell: Box;
}

export interface Arranged {
  readonly sizes: Sizes;
  readonly bands: readonly Band[];
  /** By number; Wingmen have places of their own (`wingman.ts`). */
  readonly placed: ReadonlyMap<number, Placed>;
  readonly target: Box | null;
}

/** How far lanes are drawn apart at most, so that no wing lies on the plate above it. */
const ROOMY = 1.25;

/** Those that have not started yet wait at Medium. */
const WAITING_AT = 2;
/** A bomber is large: it is drawn smaller. */
export const BOMBER_SCALE = 0.45;
/** How long and how high aircraft are seen, in metres. */
const FIGHTER = [9, 4.6] as const;
const BOMBER = [17, 8] as const;
/** Bombers fly closer together than fighters. */
const CLOSE = { pitch: 0.74, lane: 0.9, skew: 0.16 };
/** What a band keeps free around its lanes. */
const AROUND = 6;

const isSmall = ({ viewport }: Frame): boolean => viewport === 'portrait' || viewport === 'landscape';

/** The least height in which a target and its plate can be seen. */
const targetLeast = (frame: Frame): number => (isSmall(frame) ? 84 : 104);

const bandAt = (altitude: number): number => BANDS - 1 - (altitude < 0 ? WAITING_AT : altitude);

/** Everything in the sky in its place, as large as it can be without anything lying upon anything else. */
export function arrange(plan: Plan, frame: Frame): Arranged {
  const bombers = plan.formations.reduce((sum, { squares }) => sum + squares.length, 0);
  const crafts = Math.max(1, ...plan.crafts.map((craft) => craft.crafts));
  const tried = sizesFor(frame, plan.crafts.length + bombers, crafts);
  const airs = airsOf(plan, frame);
  for (const sizes of tried) {
    const rows = rowsOf(plan, frame, sizes);
    const needs = rows.map(({ need }) => need);
    const air = airs.find((each) => bandsFit(needs, each));
    if (air !== undefined) return laid(plan, frame, sizes, rows, air);
  }
  const sizes = tried[tried.length - 1];
  return laid(plan, frame, sizes, rowsOf(plan, frame, sizes), airs[airs.length - 1]);
}

/** How much air the empty bands get, and the land; where little room is left, less. */
function airsOf(plan: Plan, frame: Frame): Air[] {
  const { height } = frame.board;
  const small = isSmall(frame);
  const land = !plan.hasTarget ? 0.17 : Math.max(0.17, targetSize(frame).height / height);
  const least = plan.hasTarget ? Math.min(land, targetLeast(frame) / height) : 0.07;
  return [
    { height, hud: frame.hud, empty: small ? 24 : 44, land },
    { height, hud: frame.hud, empty: small ? 19 : 26, land },
    { height, hud: frame.hud, empty: small ? 19 : 26, land: least },
  ];
}

export const targetSize = (frame: Frame): { readonly width: number; readonly height: number } =>
  isSmall(frame)
    ? { width: Math.round(Math.min(186, frame.board.width * 0.46)), height: 84 }
    : {
        width: Math.round(Math.min(340, frame.board.width * 0.26)),
        height: Math.round(Math.min(156, frame.board.height * 0.27)),
      };

interface Row {
  readonly places: readonly Place[];
  readonly lanes: number;
  readonly need: number;
}

/** What flies in each band, Very High first. */
function rowsOf({ crafts, formations, hasTarget }: Plan, frame: Frame, sizes: Sizes): Row[] {
  const span = spanOf(frame);
  return Array.from({ length: BANDS }, (_, band) => {
    const isLowest = band === BANDS - 1;
    const taken = isLowest && hasTarget ? targetSize(frame).width + 12 : 0;
    const grid: Grid = {
      left: span.left,
      right: span.right - taken,
      pitch: Math.min(sizes.pitch, span.right - span.left - taken),
      lane: sizes.lane,
    };
    const blocks = formations
      .filter(({ altitude }) => bandAt(altitude) === band)
      .map((formation) => formationBlock(formation, grid));
    const { places, lanes } = packBand(
      crafts.filter(({ altitude }) => bandAt(altitude) === band),
      blocks,
      grid,
    );
    return { places, lanes, need: lanes === 0 ? 0 : lanes * sizes.lane + AROUND };
  });
}

/** A formation as one rectangle: its front to where it flies, its files one below the other. */
function formationBlock({ side, squares }: Formation, grid: Grid): Block {
  const least = (of: 'file' | 'row'): number => Math.min(...squares.map((square) => square[of]));
  const most = (of: 'file' | 'row'): number => Math.max(...squares.map((square) => square[of]));
  const [front, first] = [least('row'), least('file')];
  const rows = most('row') - front + 1;
  const files = most('file') - first + 1;
  const widest = columnsOf(grid) * grid.pitch;
  const steps = rows + CLOSE.skew * (files - 1);
  const pitch = Math.min(grid.pitch * CLOSE.pitch, widest / steps);
  const lane = grid.lane * CLOSE.lane;
  const columns = Math.min(columnsOf(grid), Math.max(1, Math.ceil((steps * pitch) / grid.pitch - 0.01)));
  const spare = columns * grid.pitch - steps * pitch;
  return {
    cells: squares.map(({ id, file, row }) => ({
      id,
      // The lower files fly a little further back.
      x: spare / 2 + (rows - 0.5 - (row - front) + CLOSE.skew * (files - 1 - (file - first))) * pitch,
      y: (file - first + 0.5) * lane,
    })),
    columns,
    lanes: Math.ceil((files * lane) / grid.lane - 0.01),
    way: side === 'own' ? 'right' : 'left',
    pitch,
    edge: null,
  };
}

function laid(plan: Plan, frame: Frame, sizes: Sizes, rows: readonly Row[], air: Air): Arranged {
  const bands = bandsOf(
    rows.map(({ need }) => need),
    air,
  );
  const crafts = new Map(plan.crafts.map((craft) => [craft.id, craft]));
  const placed = new Map<number, Placed>();
  rows.forEach(({ places, lanes }, at) => {
    const band = bands[at];
    const isLowest = at === BANDS - 1;
    const from = band.top + (at === 0 ? air.hud : 0);
    const room = band.top + band.height - from;
    // Where the sky is too low for all of them, lanes are pressed together; where there is room, they are drawn apart.
    const press = lanes === 0 ? 1 : Math.min(ROOMY, room / (lanes * sizes.lane));
    const spare = Math.max(0, room - lanes * sizes.lane * press);
    const pad = isLowest && plan.hasTarget ? Math.min(6, spare / 2) : spare / 2;
    for (const place of places) {
      const craft = crafts.get(place.id);
      const alone = standing({
        ...place,
        y: from + pad + place.y * press,
        sizes,
        crafts: craft?.crafts ?? 1,
        isBomber: craft === undefined,
        // Above the land a plate would hide what lies there: it stands above its aircraft.
        above: isLowest && place.y > (lanes - 1) * sizes.lane,
      });
      const hasWingman = craft?.hasWingman === true;
      const stands = hasWingman ? withWingman(alone) : alone;
      placed.set(place.id, stands);
      if (hasWingman) placed.set(wingmanId(place.id), wingmanBeside(stands));
    }
  });
  const { width, height: wanted } = targetSize(frame);
  const height = Math.min(wanted, Math.max(targetLeast(frame), bands[BANDS - 1].height));
  const bottom = frame.board.height - 4;
  const span = spanOf(frame);
  const target = plan.hasTarget ? { left: span.right - width, top: bottom - height, width, height } : null;
  return { sizes, bands, placed, target };
}

interface Standing extends Place {
  readonly sizes: Sizes;
  readonly crafts: number;
  readonly isBomber: boolean;
  readonly above: boolean;
}

/** The plate below its aircraft, or above it; both within a lane. */
function standing({ id, x, y, way, width: pitch, sizes, crafts, isBomber, above }: Standing): Placed {
  const lane = isBomber ? sizes.lane * CLOSE.lane : sizes.lane;
  const height = plateHeight(sizes.plate, crafts);
  const width = plateWidth(sizes.plate, pitch);
  const top = y - lane / 2;
  const air = lane - height;
  const middle = above ? top + height + air / 2 : top + air / 2;
  const scale = sizes.scale * (isBomber ? BOMBER_SCALE : 1);
  const [long, high] = (isBomber ? BOMBER : FIGHTER).map((metres) => metres * scale);
  return {
    id,
    x,
    y: middle,
    way,
    scale,
    body: { left: x - long / 2, top: middle - high / 2, width: long, height: high },
    plate: { left: x - width / 2, top: above ? top + 2 : top + air - 2, width, height },
    cell: { left: x - pitch / 2, top, width: pitch, height: lane },
  };
}
