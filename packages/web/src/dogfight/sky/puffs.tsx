import { numbersFrom } from '../../art/numbers-from.ts';
import type { TravelLine } from '../scene.ts';
import type { Arranged, Placed } from './arrange.ts';
import { FlakPuff } from './effects/flak.tsx';
import { standsAt } from './wingman.ts';

/** So many shells burst about each aircraft, as far from it as it is long: metres of a fighter. */
const SHELLS = 4;
const FAR = 11;
const FLAT = 0.45;
/** A puff is made for a desk, where a metre has so many pixels. */
const DESK_SCALE = 21;

interface Puff {
  readonly seed: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where shells burst about aircraft: always the same for the same places. */
export const puffsAbout = (crafts: readonly number[], placed: ReadonlyMap<number, Placed>): Puff[] =>
  crafts.flatMap((craft) => {
    const at = standsAt(placed, craft);
    if (at === undefined) return [];
    const next = numbersFrom(`flak ${craft}`);
    // A bomber is drawn smaller than it is.
    const reach = Math.max(at.scale, at.cell.width / 18);
    return Array.from({ length: SHELLS }, (_, n) => {
      const angle = ((n + next() * 0.8) / SHELLS) * Math.PI * 2;
      const far = FAR * reach * (0.6 + next() * 0.5);
      return {
        seed: `flak ${craft} ${n}`,
        x: at.x + Math.cos(angle) * far,
        y: Math.max(10, at.y + Math.sin(angle) * far * FLAT),
        scale: Math.min(1, (reach / DESK_SCALE) * (0.7 + next() * 0.5)),
      };
    });
  });

/** The aircraft about which Flak has burst this turn. */
export function shelledIn(log: readonly TravelLine[]): readonly number[] {
  for (let at = log.length - 1; at >= 0; at--) {
    const { deed, weight } = log[at];
    if (deed?.deed === 'flak') return deed.at;
    if (weight === 'head') return [];
  }
  return [];
}

/** Whether Napalm has been dropped this turn: it burns till the end of it. */
export function isBurning(log: readonly TravelLine[]): boolean {
  for (let at = log.length - 1; at >= 0; at--) {
    const { deed, weight } = log[at];
    if (deed?.deed === 'napalm') return true;
    if (weight === 'head') return false;
  }
  return false;
}

/** The puffs of Flak stay where shells have burst, till the end of the turn. */
export const Puffs = ({ log, arranged }: { readonly log: readonly TravelLine[]; readonly arranged: Arranged }) =>
  puffsAbout(shelledIn(log), arranged.placed).map((puff) => <FlakPuff key={puff.seed} {...puff} />);
