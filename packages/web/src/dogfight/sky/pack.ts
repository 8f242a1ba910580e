/*
 * Places the aircraft of one band without overlap, on a grid of columns and lanes: pursuers fly behind their prey, groups
 * lie side by side on shelves, and whoever is alone keeps to his side of the sky.
 */

export type Side = 'own' | 'enemy';
export type Hold = 'tailing' | 'advantaged';
/** Where noses point. */
export type Way = 'left' | 'right';

/** An aircraft that has a position, or could have one. */
export interface Flyer {
  readonly id: number;
  readonly side: Side;
  /** The aircraft it holds a position on, in this band or not; null: none. */
  readonly prey: number | null;
  readonly hold: Hold | null;
}

/** The room of a band: from where to where, how wide a column and how high a lane is. */
export interface Grid {
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
  readonly lane: number;
}

/** A place in pixels: from the left of the sky, and from the top of the band. */
export interface Place {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly way: Way;
  /** How much of the band's width is its own. */
  readonly width: number;
}

/** Several aircraft that keep together: where each is from the left top of a rectangle, as it flies to the right. */
export interface Block {
  readonly cells: readonly { readonly id: number; readonly x: number; readonly y: number }[];
  readonly columns: number;
  readonly lanes: number;
  readonly way: Way;
  /** How far its aircraft are apart. */
  readonly pitch: number;
  /** Whoever holds nobody and is held by nobody keeps to the edge of his side. */
  readonly edge: Side | null;
}

export interface Packed {
  readonly places: readonly Place[];
  readonly lanes: number;
}

export const columnsOf = ({ left, right, pitch }: Grid): number =>
  Math.max(1, Math.floor((right - left + 0.5) / pitch));

/** Every aircraft of a band in its place; `formations` are rectangles that come as they are. */
export function packBand(flyers: readonly Flyer[], formations: readonly Block[], grid: Grid): Packed {
  const blocks = [...formations, ...groupsOf(flyers, grid)];
  const shelves = shelve(blocks, columnsOf(grid), grid.lane);
  const places: Place[] = [];
  let lanes = 0;
  for (const shelf of shelves) {
    places.push(...placesOn(shelf, lanes * grid.lane, grid));
    lanes += shelf.lanes;
  }
  return { places, lanes };
}

interface Cell {
  readonly id: number;
  readonly column: number;
  readonly lane: number;
}

/**
 * Heads with all that pursue them. One who holds nobody here is a head; of a ring of pursuers, the first one is; and who
 * finds no column left behind his prey heads a row of his own.
 */
function groupsOf(flyers: readonly Flyer[], grid: Grid): Block[] {
  const columns = columnsOf(grid);
  const here = new Set(flyers.map(({ id }) => id));
  const done = new Set<number>();
  const blocks: Block[] = [];
  const behind = (prey: number): Flyer[] =>
    flyers
      .filter((flyer) => flyer.prey === prey)
      .sort((a, b) => Number(b.hold === 'tailing') - Number(a.hold === 'tailing'));
  const wayOf = (head: Flyer): Way => {
    // An engaged group flies to the right if its rearmost aircraft is one's own: then we hunt.
    let rear = head;
    const seen = new Set<number>();
    for (;;) {
      seen.add(rear.id);
      const next = behind(rear.id).find(({ id }) => !seen.has(id));
      if (next === undefined) return rear.side === 'own' ? 'right' : 'left';
      rear = next;
    }
  };
  const gather = (head: Flyer, way: Way): void => {
    const cells: Cell[] = [];
    const left: Flyer[] = [];
    /** Lays an aircraft and those behind it; returns how many lanes they take. */
    const lay = (flyer: Flyer, column: number, lane: number): number => {
      done.add(flyer.id);
      cells.push({ id: flyer.id, column, lane });
      let used = 0;
      for (const pursuer of behind(flyer.id)) {
        if (done.has(pursuer.id)) continue;
        if (column + 1 >= columns) left.push(pursuer);
        else used += lay(pursuer, column + 1, lane + used);
      }
      return Math.max(1, used);
    };
    const lanes = lay(head, 0, 0);
    const wide = Math.max(...cells.map(({ column }) => column)) + 1;
    blocks.push({
      cells: cells.map(({ id, column, lane }) => ({
        id,
        x: (wide - 1 - column + 0.5) * grid.pitch,
        y: (lane + 0.5) * grid.lane,
      })),
      columns: wide,
      lanes,
      way,
      pitch: grid.pitch,
      edge: cells.length === 1 && left.length === 0 && isAlone(head) ? head.side : null,
    });
    for (const rest of left) if (!done.has(rest.id)) gather(rest, way);
  };
  const isAlone = ({ prey, id }: Flyer): boolean =>
    (prey === null || !here.has(prey)) && !flyers.some((other) => other.prey === id);
  const begin = (head: Flyer): void => {
    if (!done.has(head.id)) gather(head, wayOf(head));
  };
  flyers.filter(({ prey }) => prey === null || !here.has(prey)).forEach(begin);
  flyers.forEach(begin);
  return blocks;
}

interface Shelf {
  used: number;
  readonly lanes: number;
  readonly own: Block[];
  readonly engaged: Block[];
  readonly enemy: Block[];
}

/**
 * Tallest and widest first, each on the first shelf with room; those alone fill what is left, side after side, and where
 * no column is left, the lanes below another one who is alone.
 */
function shelve(blocks: readonly Block[], columns: number, lane: number): Shelf[] {
  const shelves: Shelf[] = [];
  const put = (block: Block): void => {
    const free = shelves.find(({ used, lanes }) => columns - used >= block.columns && lanes >= block.lanes);
    if (free === undefined && block.edge !== null && putBelow(shelves, block, block.edge, lane)) return;
    const shelf = free ?? { used: 0, lanes: block.lanes, own: [], engaged: [], enemy: [] };
    if (free === undefined) shelves.push(shelf);
    shelf.used += block.columns;
    (block.edge === null ? shelf.engaged : shelf[block.edge]).push(block);
  };
  blocks
    .filter(({ edge }) => edge === null)
    .sort((a, b) => b.lanes - a.lanes || b.columns - a.columns)
    .forEach(put);
  const own = blocks.filter(({ edge }) => edge === 'own');
  const enemy = blocks.filter(({ edge }) => edge === 'enemy');
  for (let i = 0; i < Math.max(own.length, enemy.length); i++)
    for (const block of [own[i], enemy[i]]) if (block !== undefined) put(block);
  return shelves;
}

/** One who is alone flies below another of his side, if that one's shelf has a lane left there. */
function putBelow(shelves: readonly Shelf[], block: Block, edge: Side, lane: number): boolean {
  for (const shelf of shelves) {
    const at = shelf[edge].findIndex(({ lanes }) => lanes < shelf.lanes);
    if (at < 0) continue;
    const upper = shelf[edge][at];
    const cells = block.cells.map((cell) => ({ ...cell, y: cell.y + upper.lanes * lane }));
    shelf[edge][at] = { ...upper, cells: [...upper.cells, ...cells], lanes: upper.lanes + 1 };
    return true;
  }
  return false;
}

/** One's own from the left, the enemy's from the right, those engaged between them. */
function placesOn({ used, own, engaged, enemy }: Shelf, top: number, { left, right, pitch }: Grid): Place[] {
  const row = [...own, ...engaged, ...enemy.toReversed()];
  const room = right - left - used * pitch;
  const gaps = row.length - 1;
  const even = gaps > 0 ? Math.min(pitch * 0.9, room / gaps) : 0;
  const isFacing = own.length > 0 && enemy.length > 0;
  const gap = isFacing ? room / gaps : even;
  const all = used * pitch + gap * gaps;
  let x = own.length > 0 ? left : enemy.length > 0 ? right - all : left + (right - left - all) / 2;
  return row.flatMap(({ cells, columns, way, pitch: each }) => {
    const from = x;
    const width = columns * pitch;
    x += width + gap;
    return cells.map((cell) => ({
      id: cell.id,
      x: from + (way === 'right' ? cell.x : width - cell.x),
      y: top + cell.y,
      way,
      width: each,
    }));
  });
}
