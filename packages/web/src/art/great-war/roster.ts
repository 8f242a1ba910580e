import type { Flag } from '../flag.ts';

/** What the page knows of a type: enough to leave the right room for its picture. Metres. */
export interface ListedType {
  readonly id: string;
  readonly nation: Flag;
  /** When it came to the front; null: it stands for many. */
  readonly year: number | null;
  readonly seats: 1 | 2;
  readonly wings: number;
  readonly span: number;
  readonly length: number;
}

const type = (
  id: string,
  nation: Flag,
  year: number | null,
  seats: 1 | 2,
  wings: number,
  span: number,
  length: number,
): ListedType => ({ id, nation, year, seats, wings, span, length });

/** All types that are drawn; the last two are for machines that are like none of the others. */
export const roster: readonly ListedType[] = [
  type('halberstadt-d3', 'germany', 1916, 1, 2, 8.8, 7.3),
  type('roland-c2', 'germany', 1916, 2, 2, 10.3, 7.7),
  type('pfalz-d3', 'germany', 1917, 1, 2, 9.4, 6.95),
  type('pfalz-d3a', 'germany', 1918, 1, 2, 9.4, 6.95),
  type('albatros-d2', 'germany', 1916, 1, 2, 8.5, 7.4),
  type('albatros-d3', 'germany', 1917, 1, 2, 9.05, 7.33),
  type('albatros-d5a', 'germany', 1917, 1, 2, 9.05, 7.33),
  type('fokker-dr1', 'germany', 1917, 1, 3, 7.19, 5.77),
  type('fokker-d7', 'germany', 1918, 1, 2, 8.9, 6.95),
  type('fokker-e3', 'germany', 1915, 1, 1, 9.52, 7.2),
  type('siemens-d1', 'germany', 1917, 1, 2, 7.5, 6),
  type('siemens-d3', 'germany', 1918, 1, 2, 8.43, 5.7),
  type('rumpler-c4', 'germany', 1917, 2, 2, 12.66, 8.4),
  type('hannover-cl3', 'germany', 1918, 2, 2, 11.7, 7.58),
  type('phoenix-d1', 'austria-hungary', 1917, 1, 2, 9.8, 6.75),
  type('ufag-c1', 'austria-hungary', 1918, 2, 2, 10.72, 7.2),
  type('nieuport-11', 'france', 1916, 1, 2, 7.55, 5.6),
  type('nieuport-16', 'france', 1916, 1, 2, 7.55, 5.6),
  type('nieuport-17', 'france', 1916, 1, 2, 8.16, 5.8),
  type('nieuport-28', 'france', 1918, 1, 2, 8.16, 6.5),
  type('spad-13', 'france', 1917, 1, 2, 8.08, 6.25),
  type('hanriot-hd1', 'france', 1917, 1, 2, 8.7, 5.85),
  type('morane-n', 'france', 1915, 1, 1, 8.15, 5.83),
  type('breguet-14', 'france', 1917, 2, 2, 14.36, 8.87),
  type('pomilio-pc', 'italy', 1917, 2, 2, 11.78, 8.94),
  type('sopwith-pup', 'united-kingdom', 1916, 1, 2, 8.08, 5.89),
  type('sopwith-camel', 'united-kingdom', 1917, 1, 2, 8.53, 5.72),
  type('sopwith-triplane', 'united-kingdom', 1917, 1, 3, 8.08, 5.74),
  type('sopwith-dolphin', 'united-kingdom', 1918, 1, 2, 9.9, 6.78),
  type('sopwith-snipe', 'united-kingdom', 1918, 1, 2, 9.47, 6.05),
  type('se5a', 'united-kingdom', 1917, 1, 2, 8.11, 6.38),
  type('bristol-f2b', 'united-kingdom', 1917, 2, 2, 11.96, 7.87),
  type('dh4', 'united-kingdom', 1917, 2, 2, 12.92, 9.35),
  type('re8', 'united-kingdom', 1917, 2, 2, 12.98, 8.5),
  type('be2c', 'united-kingdom', 1914, 2, 2, 11.28, 8.31),
  type('dh2', 'united-kingdom', 1916, 1, 2, 8.61, 7.69),
  type('generic-fighter', 'generic', null, 1, 2, 8.5, 6),
  type('generic-two-seater', 'generic', null, 2, 2, 12, 8.5),
];

const byId = new Map(roster.map((listed) => [listed.id, listed]));

export const listedAs = (id: string): ListedType | null => byId.get(id) ?? null;

/** When a type came to the front; null: nobody told us. */
export const yearOf = (id: string): number | null => listedAs(id)?.year ?? null;
