import type { Seat } from '@tallyho/kernel';
import type { BombingMode } from '../../src/content/index.ts';
import type { Sky } from '../missions/sky.ts';

/*
 * The book of CORSAIRS AND HELLCATS read a second time: what its ordnance adds to the decisions of a Mission. Numbers in
 * comments are paragraphs of the book.
 */

/** What can be carried, by number. */
export const loadNames = [
  ...['none', 'level', 'dive', 'torpedo', 'saturation', 'napalm', 'rockets'],
  ...['level+rockets', 'dive+rockets', 'saturation+rockets', 'mines', 'depth-charges', 'cargo'],
];

/** 18.11, 18.43 — Leader and Wingman carry the same, as far as neither has dropped its bombs or fired its rockets. */
export function sameLoad(one: number, other: number): boolean {
  const [a, b] = [one, other].map((load) => loadNames[load].split('+'));
  return a.every((part) => b.includes(part)) || b.every((part) => a.includes(part));
}

/** 18.41, 18.51 — what a Resource of the attacker's brings; one without owner is everybody's. */
const brought = (t: Sky, does: string): boolean => {
  const { effects, attacker } = t.s.fixed.options.orders ?? { effects: [], attacker: null };
  return effects.some(({ side, effect }) => effect.does === does && (side === null || side === attacker));
};

/** 18.41, 18.51, 18.54, 27.8 — what may be carried where a choice is left: nothing of it against a submarine but charges or rockets. */
export function storesWith(t: Sky, bombs: readonly BombingMode[], rockets: boolean, napalm: boolean): string[] {
  const fires = rockets && brought(t, 'rockets');
  if (t.s.fixed.options.orders?.kind === 'submarine') return ['depth-charges', ...(fires ? ['rockets'] : [])];
  const isSmall = t.sheet?.kind === 'small-watercraft';
  const own = bombs.filter((mode) => !(mode === 'torpedo' && isSmall));
  const burns = napalm && brought(t, 'napalm') && t.sheet?.class === 'land';
  return [
    ...own,
    ...(burns ? ['napalm'] : []),
    ...(fires ? ['rockets', ...own.filter((mode) => mode !== 'torpedo').map((mode) => `${mode}+rockets`)] : []),
  ];
}

/** 27.43 — whether a submarine has dived. */
export const isUnder = (t: Sky): boolean => (t.sortie.arms?.depth ?? 0) > 0;

/** 18.42 — declared, with rockets, at Low or Very Low. */
export const mayFire = (t: Sky, plane: number, altitude: number): boolean =>
  t.sortie.runs[plane] > 0 && loadNames[t.sortie.load[plane]].endsWith('rockets') && altitude <= 1 && !isUnder(t);

/** 21.64, 27.81 — the Allies from March 1943, against ships that are not small. */
const skipped = (t: Sky): boolean => {
  const { skipBombing, kind } = t.s.fixed.options.orders ?? {};
  return (
    skipBombing === true &&
    kind === 'bombing' &&
    t.sheet?.class === 'naval' &&
    t.sheet.kind !== 'small-watercraft' &&
    t.attacker === 1
  );
};

export const maySkip = (t: Sky, plane: number): boolean =>
  skipped(t) && t.s.elements[plane >> 1].altitude === 0 && loadNames[t.sortie.load[plane]].startsWith('saturation');

export function mayBomberSkip(t: Sky, plane: number): boolean {
  const { altitude, side } = t.bomber(plane);
  const load = t.sortie.bombers[plane - t.s.planes.length].load;
  return skipped(t) && side === 1 && altitude === 0 && loadNames[load].startsWith('saturation');
}

/** 27.42 — the next aircraft of a player whose charges are to be set, those of Elements first. */
export function settings(t: Sky, seat: Seat): string[] {
  const depths = t.sortie.arms?.depths ?? [];
  const carries = (plane: number): boolean =>
    loadNames[t.sortie.load[plane] ?? t.sortie.bombers[plane - t.s.planes.length].load] === 'depth-charges';
  const ownerOf = (plane: number): Seat =>
    plane < t.s.planes.length ? t.s.fixed.owner[plane >> 1] : t.bomber(plane).seat;
  const plane = depths.findIndex((set, i) => set === -1 && carries(i) && ownerOf(i) === seat);
  return ['surface', 'shallow', 'deep'].map((depth) => `${t.plane(plane)} sets its charges ${depth}`);
}

/** 27.43 — a blue card lets it go Deep, a red one Shallow; after a white one nobody asks. */
export function dives(t: Sky): string[] {
  const drawn = t.s.deck.discard.at(-1) ?? -1;
  const border = t.face(drawn).border;
  return ['surface', 'shallow', ...(border === 'blue' ? ['deep'] : [])].map((depth) => `submarine at ${depth}`);
}
